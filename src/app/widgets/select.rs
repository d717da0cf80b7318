//! Selects: choosing language and appearance, wherever that is offered.

use crate::browser::inputs;
use crate::settings::{Handle, Setting, Theme, choose};
use crate::widgets::icon::drawing;
use i18n::{Language, Words};
use yew::prelude::*;

/// The language.
pub(crate) fn language_choice(settings: &Handle, words: &'static Words) -> Html {
    let now = settings.language();
    let options = Language::ALL.map(|language| {
        let code = language.code();
        (code, language.own_name(), language == now, Some(code))
    });
    let settings = settings.clone();
    let chosen = Callback::from(move |code: String| {
        if let Some(language) = Language::from_code(&code) {
            choose(&settings, Setting::Language(language));
        }
    });
    choice("icons-lang", words.language, false, &options, &chosen)
}

/// The appearance; bare, it shows its icon only.
pub(crate) fn theme_choice(settings: &Handle, is_bare: bool, words: &'static Words) -> Html {
    let now = settings.theme();
    let options = [
        ("", words.theme_system, now.is_none(), None),
        ("light", words.theme_light, now == Some(Theme::Light), None),
        ("dark", words.theme_dark, now == Some(Theme::Dark), None),
    ];
    let settings = settings.clone();
    let chosen = Callback::from(move |value: String| {
        let theme = match value.as_str() {
            "light" => Some(Theme::Light),
            "dark" => Some(Theme::Dark),
            _ => None,
        };
        choose(&settings, Setting::Theme(theme));
    });
    choice("icons-sun", words.theme, is_bare, &options, &chosen)
}

/// A value, its words, whether it is chosen, and its language if it is not the page's.
type Offer = (&'static str, &'static str, bool, Option<&'static str>);

fn choice(
    icon: &'static str,
    label: &'static str,
    is_bare: bool,
    offers: &[Offer],
    chosen: &Callback<String>,
) -> Html {
    let onchange = chosen.reform(|event: Event| inputs::chosen(&event));
    let option = |&(value, words, selected, lang): &Offer| {
        html! { <option {value} {selected} {lang}>{ words }</option> }
    };
    // Attributes of options count for nothing once somebody has chosen, the property does.
    let now = offers.iter().find(|offer| offer.2).map_or("", |offer| offer.0);
    html! {
        <label class={classes!("choice", is_bare.then_some("bare"))} title={label}>
            { drawing(icon) }
            <select aria-label={label} ~value={now} {onchange}>{ for offers.iter().map(option) }</select>
        </label>
    }
}
