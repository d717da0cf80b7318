//! Home: the hill, the games, and what can be set once and for all.

use crate::about::About;
use crate::art::{Drawing, placed};
use crate::pieces::Pieces;
use crate::settings::{Choose, Handle, Theme, choose};
use i18n::{Language, Title, Words};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct HomeProps {
    pub(crate) language: Language,
}

/// The first screen.
#[component]
pub(crate) fn Home(props: &HomeProps) -> Html {
    let words = props.language.words();
    let settings = use_context::<Handle>().expect("the page provides its settings");
    html! {
        <>
            <header class="hero">
                <svg class="hill-view" viewBox="0 0 1440 336" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
                    { placed("hill") }
                </svg>
                <div class="brand">
                    <Drawing name="logo" />
                    <div>
                        <h1>{ i18n::NAME }</h1>
                        <p>{ words.tagline }</p>
                    </div>
                </div>
                <div class="tools">
                    { language_choice(props.language, words, &settings) }
                    { theme_choice(words, &settings) }
                </div>
            </header>
            <div class="frieze" />
            <main class="home">
                <h2>{ words.the_games }</h2>
                <p>{ words.being_built }</p>
                <ul class="games">{ for Title::ALL.map(|title| game(title, words)) }</ul>
            </main>
            <footer class="foot">
                if settings.are_lost {
                    <p role="status">{ words.not_kept }</p>
                }
                <p>{ words.about_independent }</p>
                <About language={props.language} />
            </footer>
        </>
    }
}

fn game(title: Title, words: &'static Words) -> Html {
    html! {
        <li class="panel game">
            <div class="picture"><Pieces {title} /></div>
            <h3>{ title.name() }</h3>
            <p class="quiet">{ (words.players)(title.players()) }</p>
            <p>{ words.pitch(title) }</p>
        </li>
    }
}

fn language_choice(current: Language, words: &'static Words, settings: &Handle) -> Html {
    let options = Language::ALL.map(|language| {
        (language.code(), language.own_name(), language == current, Some(language.code()))
    });
    let settings = settings.clone();
    let chosen = Callback::from(move |code: String| {
        if let Some(language) = Language::from_code(&code) {
            choose(&settings, Choose::Language(language));
        }
    });
    choice("icons-lang", words.language, &options, &chosen)
}

fn theme_choice(words: &'static Words, settings: &Handle) -> Html {
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
        choose(&settings, Choose::Theme(theme));
    });
    choice("icons-sun", words.theme, &options, &chosen)
}

/// A value, its words, whether it is chosen, and its language if it is not the page's.
type Offer = (&'static str, &'static str, bool, Option<&'static str>);

fn choice(
    icon: &'static str,
    label: &'static str,
    offers: &[Offer],
    chosen: &Callback<String>,
) -> Html {
    let onchange =
        chosen.reform(|event: Event| event.target_unchecked_into::<HtmlSelectElement>().value());
    let option = |&(value, words, selected, lang): &Offer| {
        html! { <option {value} {selected} {lang}>{ words }</option> }
    };
    html! {
        <label class="choice" title={label}>
            <Drawing name={icon} />
            <select aria-label={label} {onchange}>{ for offers.iter().map(option) }</select>
        </label>
    }
}
