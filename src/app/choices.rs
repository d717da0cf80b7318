//! Choosing language and appearance, wherever that is offered.

use crate::art::Drawing;
use crate::settings::{Choose, Handle, Theme, choose};
use i18n::Language;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct ChoiceProps {
    pub(crate) language: Language,
    /// Shows its icon only.
    #[prop_or_default]
    pub(crate) is_bare: bool,
}

/// The language.
#[component]
pub(crate) fn LanguageChoice(props: &ChoiceProps) -> Html {
    let settings = use_context::<Handle>().expect("the page provides its settings");
    let options = Language::ALL.map(|language| {
        let code = language.code();
        (code, language.own_name(), language == props.language, Some(code))
    });
    let chosen = Callback::from(move |code: String| {
        if let Some(language) = Language::from_code(&code) {
            choose(&settings, Choose::Language(language));
        }
    });
    let label = props.language.words().language;
    choice("icons-lang", label, props.is_bare, &options, &chosen)
}

/// The appearance.
#[component]
pub(crate) fn ThemeChoice(props: &ChoiceProps) -> Html {
    let words = props.language.words();
    let settings = use_context::<Handle>().expect("the page provides its settings");
    let now = settings.theme();
    let options = [
        ("", words.theme_system, now.is_none(), None),
        ("light", words.theme_light, now == Some(Theme::Light), None),
        ("dark", words.theme_dark, now == Some(Theme::Dark), None),
    ];
    let chosen = Callback::from(move |value: String| {
        let theme = match value.as_str() {
            "light" => Some(Theme::Light),
            "dark" => Some(Theme::Dark),
            _ => None,
        };
        choose(&settings, Choose::Theme(theme));
    });
    choice("icons-sun", words.theme, props.is_bare, &options, &chosen)
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
    let onchange =
        chosen.reform(|event: Event| event.target_unchecked_into::<HtmlSelectElement>().value());
    let option = |&(value, words, selected, lang): &Offer| {
        html! { <option {value} {selected} {lang}>{ words }</option> }
    };
    // Attributes of options count for nothing once somebody has chosen, the property does.
    let now = offers.iter().find(|offer| offer.2).map_or("", |offer| offer.0);
    html! {
        <label class={classes!("choice", is_bare.then_some("bare"))} title={label}>
            <Drawing name={icon} />
            <select aria-label={label} ~value={now} {onchange}>{ for offers.iter().map(option) }</select>
        </label>
    }
}
