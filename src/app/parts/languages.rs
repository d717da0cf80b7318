//! Languages: each is a part of its own, so that nobody waits for one that is not read.

use super::part::NotArrived;
use i18n::{Language, Words};
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::wasm_split;
use yew::prelude::*;

#[wasm_split(english, fallible)]
fn english() -> Result<&'static Words, NotArrived> {
    Ok(i18n::english())
}

#[wasm_split(german, fallible)]
fn german() -> Result<&'static Words, NotArrived> {
    Ok(i18n::german())
}

/// Fetches a language, unless it is here.
pub(crate) async fn arrive(language: Language) -> Result<(), NotArrived> {
    if !i18n::has_words(language) {
        let words = match language {
            Language::English => english().await?,
            Language::German => german().await?,
        };
        i18n::set_words(language, words);
    }
    Ok(())
}

/// The language that is spoken.
#[derive(Clone, PartialEq)]
pub(crate) struct Spoken {
    /// The wanted one once it is here, until then the one before.
    pub(crate) language: Language,
    /// The wanted one did not arrive; the callback asks again.
    pub(crate) missing: Option<Callback<()>>,
}

/// Fetches the wanted language, and goes on in the one before until it is here.
#[hook]
pub(crate) fn use_spoken(wanted: Language) -> Spoken {
    let here = || [wanted].into_iter().chain(Language::ALL).find(|&one| i18n::has_words(one));
    let spoken = use_mut_ref(|| here().unwrap_or(wanted));
    let tries = use_state(|| 0);
    let missed = use_state_eq(|| None);
    let arrived = use_force_update();
    let setter = missed.setter();
    use_effect_with((wanted, *tries), move |&now| {
        if !i18n::has_words(wanted) {
            spawn_local(async move {
                match arrive(wanted).await {
                    Ok(()) => arrived.force_update(),
                    Err(NotArrived) => setter.set(Some(now)),
                }
            });
        }
    });
    if i18n::has_words(wanted) {
        *spoken.borrow_mut() = wanted;
    }
    let language = *spoken.borrow();
    let is_missing = language != wanted && *missed == Some((wanted, *tries));
    let again = move || Callback::from(move |()| tries.set(*tries + 1));
    Spoken { language, missing: is_missing.then(again) }
}

impl Spoken {
    /// Says that the wanted language did not arrive, if it did not; the one before is spoken on.
    pub(crate) fn note(&self) -> Option<Html> {
        let again = self.missing.as_ref()?.reform(|_: MouseEvent| ());
        let words = self.language.words();
        Some(html! {
            <>
                <p role="alert">{ words.language_missing }</p>
                <button class="quiet-button" onclick={again}>{ words.try_again }</button>
            </>
        })
    }
}
