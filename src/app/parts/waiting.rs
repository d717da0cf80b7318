//! What stands where a part will be: a sentence, and a button if the part did not arrive.

use super::build::{Build, load_it};
use super::part::{Arrival, LazyPart, use_part};
use i18n::Language;
use std::marker::PhantomData;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct WaitingProps {
    pub(crate) language: Language,
    /// It did not arrive; this asks again.
    #[prop_or_default]
    pub(crate) again: Option<Callback<()>>,
}

/// Says that something is on its way, or that it did not arrive.
#[component]
pub(crate) fn Waiting(props: &WaitingProps) -> Html {
    let words = props.language.words();
    let build = use_context::<Build>().expect("the page knows its build");
    let is_outdated = build.is_outdated;
    use_effect_with(props.again.is_some(), move |&is_missing| {
        // Parts of an older build may be gone.
        if is_missing {
            build.look.emit(());
        }
    });
    html! {
        <main class="shell awaited">
            if props.again.is_some() && is_outdated {
                <h1 tabindex="-1">{ words.part_missing_title }</h1>
                <p role="alert">{ words.newer_build }</p>
                <p>{ load_it(words) }</p>
            } else if let Some(again) = &props.again {
                <h1 tabindex="-1">{ words.part_missing_title }</h1>
                <p role="alert">{ words.part_missing }</p>
                <p>
                    <button class="primary" onclick={again.reform(|_: MouseEvent| ())}>
                        { words.try_again }
                    </button>
                </p>
            } else {
                <p class="loading" role="status">{ words.loading }</p>
            }
        </main>
    }
}

#[derive(Properties)]
pub(crate) struct WaitingForProps<P> {
    pub(crate) language: Language,
    /// Told once the part is here.
    pub(crate) on_arrival: Callback<()>,
    #[prop_or_default]
    pub(crate) part: PhantomData<P>,
}

impl<P> PartialEq for WaitingForProps<P> {
    fn eq(&self, other: &Self) -> bool {
        self.language == other.language && self.on_arrival == other.on_arrival
    }
}

/// Fetches a part, stands in for it meanwhile, and tells when it is here.
#[component]
pub(crate) fn WaitingFor<P: LazyPart>(props: &WaitingForProps<P>) -> Html {
    let part = use_part::<P>();
    let is_here = matches!(part, Arrival::Here(_));
    let on_arrival = props.on_arrival.clone();
    use_effect_with(is_here, move |&is_here| {
        if is_here {
            on_arrival.emit(());
        }
    });
    let again = if let Arrival::Missing(again) = part { Some(again) } else { None };
    html! { <Waiting language={props.language} {again} /> }
}
