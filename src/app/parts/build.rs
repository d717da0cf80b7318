//! The build of the page, and whether the host has a newer one.

use crate::browser::listeners::listen_to_return;
use crate::browser::newer_build::{look, reload};
use i18n::Words;
use yew::prelude::*;

/// Whether the host has a newer build, for all who fetch something from it.
#[derive(Clone, PartialEq)]
pub(crate) struct Build {
    pub(crate) is_outdated: bool,
    /// Looks whether it is.
    pub(crate) look: Callback<()>,
}

/// Looks for a newer build whenever somebody comes back to the page.
#[hook]
pub(crate) fn use_build() -> Build {
    let is_outdated = use_state_eq(|| false);
    let setter = is_outdated.setter();
    let ask = use_callback((), move |(), ()| {
        let setter = setter.clone();
        look(Callback::from(move |()| setter.set(true)));
    });
    use_effect_with(ask.clone(), |ask| {
        let listener = listen_to_return(ask.clone());
        move || drop(listener)
    });
    Build { is_outdated: *is_outdated, look: ask }
}

/// The button that loads the newer build.
pub(crate) fn load_it(words: &'static Words) -> Html {
    html! {
        <button class="primary" onclick={Callback::from(|_: MouseEvent| reload())}>
            { words.newer_build_load }
        </button>
    }
}
