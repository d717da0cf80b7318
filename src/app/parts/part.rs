//! A part of the program: not there, on its way, or here for good.

use crate::browser::style_sheet;
use std::cell::Cell;
use std::future::Future;
use std::thread::LocalKey;
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::SplitLoaderError;
use yew::prelude::*;

/// A part did not arrive; it can be asked for again.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NotArrived;

impl From<SplitLoaderError> for NotArrived {
    fn from(_: SplitLoaderError) -> Self {
        Self
    }
}

/// A part of the program.
pub(crate) trait LazyPart: 'static {
    /// What it can do.
    type Content: Copy + 'static;

    /// The style sheet that comes with it.
    const STYLE_SHEET: &'static str;

    /// Where it is kept once it is here.
    fn kept() -> &'static LocalKey<Cell<Option<Self::Content>>>;

    /// The function at which the program is cut.
    fn fetch() -> impl Future<Output = Result<Self::Content, NotArrived>>;

    /// What it can do, if it is here.
    fn here() -> Option<Self::Content> {
        Self::kept().get()
    }
}

/// Fetches a part with its styles, unless it is here.
pub(crate) async fn bring<P: LazyPart>() -> Result<P::Content, NotArrived> {
    if let Some(here) = P::here() {
        return Ok(here);
    }
    // Both at once: one round trip.
    let styles = style_sheet::fetch(P::STYLE_SHEET);
    let content = P::fetch().await?;
    styles.await.map_err(|_| NotArrived)?;
    P::kept().set(Some(content));
    Ok(content)
}

/// How far a part has come.
#[derive(Clone)]
pub(crate) enum Arrival<C> {
    OnTheWay,
    Here(C),
    /// It did not arrive; the callback asks again.
    Missing(Callback<()>),
}

/// Fetches a part, and tells how far it has come.
#[hook]
pub(crate) fn use_part<P: LazyPart>() -> Arrival<P::Content> {
    let tries = use_state(|| 0);
    // The number of tries that came to nothing.
    let missed = use_state(|| 0);
    let arrived = use_force_update();
    let setter = missed.setter();
    use_effect_with(*tries, move |&tries| {
        if P::here().is_none() {
            spawn_local(async move {
                match bring::<P>().await {
                    Ok(_) => arrived.force_update(),
                    Err(NotArrived) => setter.set(tries + 1),
                }
            });
        }
    });
    match P::here() {
        Some(content) => Arrival::Here(content),
        None if *missed > *tries => {
            let (setter, next) = (tries.setter(), *tries + 1);
            Arrival::Missing(Callback::from(move |()| setter.set(next)))
        }
        None => Arrival::OnTheWay,
    }
}
