//! Home: the hill, games to go on with, new ones, and what can be set once and for all.

pub(crate) mod about;
pub(crate) mod saved;

use crate::browser::idle::rest;
use crate::browser::{home_copy, storage};
use crate::route::{Route, use_arrival};
use crate::screens::home::about::About;
use crate::screens::home::saved::saved_games;
use crate::screens::start_game::{begin, nameless};
use crate::screens::table::settings_dialog::SettingsDialog;
use crate::settings::Handle;
use crate::widgets::icon::{drawing, picture, placed};
use crate::widgets::player_disc::{Owner, draw_disc};
use crate::widgets::select::{language_choice, theme_choice};
use i18n::{Language, Words};
use table::{Change, Draft, GameId};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct HomeProps {
    pub(crate) language: Language,
}

/// The first screen.
#[component]
pub(crate) fn Home(props: &HomeProps) -> Html {
    let language = props.language;
    let words = language.words();
    let settings = use_context::<Handle>().expect("the page provides its settings");
    let games = use_memo((), |()| storage::games());
    let last = use_memo((), |()| storage::last_draft());
    let heading = use_node_ref();
    use_arrival(&heading);
    use_copy(language, !games.is_empty());
    let is_unfolded = use_state_eq(|| false);
    let is_setting = use_state_eq(|| false);
    let setter = is_setting.setter();
    let on_close = Callback::from(move |()| setter.set(false));
    let has_games = (!games.is_empty()).then_some("has-games");
    html! {
        <>
            { hero(&settings, heading, is_setting.setter(), has_games, words) }
            <div class="frieze" />
            <main class={classes!("home", has_games)}>
                if !games.is_empty() {
                    { saved_games(&games, &is_unfolded, words) }
                }
                { new_games((*last).as_ref(), words) }
            </main>
            <footer class="foot">
                if settings.are_lost {
                    <p role="status">{ words.not_kept }</p>
                }
                <p>{ words.about_independent }</p>
                <About {language} />
            </footer>
            if *is_setting {
                <SettingsDialog {language} {on_close} />
            }
        </>
    }
}

/// Keeps a copy of what is drawn for the next visit, once the browser has nothing else to do.
#[hook]
fn use_copy(language: Language, has_games: bool) {
    use_effect_with(language, move |&language| {
        spawn_local(async move {
            rest().await;
            home_copy::keep(language, has_games);
        });
    });
}

/// All games, to begin a new one.
fn new_games(last: Option<&Draft>, words: &'static Words) -> Html {
    let card = |game| game_card(game, words, last);
    html! {
        <section aria-labelledby="new-game">
            <h2 id="new-game">{ words.home.new_game }</h2>
            if let Some(last) = last {
                <p class="quiet">{ quick_start_note(last, words) }</p>
            }
            <ul class="games">{ for GameId::ALL.map(card) }</ul>
        </section>
    }
}

/// The hill with the name, language, appearance, and the way to the settings.
fn hero(
    settings: &Handle,
    heading: NodeRef,
    is_setting: UseStateSetter<bool>,
    has_games: Option<&'static str>,
    words: &'static Words,
) -> Html {
    let open = Callback::from(move |_: MouseEvent| is_setting.set(true));
    html! {
        <header class={classes!("hero", has_games)}>
            <svg class="hill-view" viewBox="0 0 1440 336" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
                { placed("hill") }
            </svg>
            <div class="brand">
                { drawing("logo") }
                <div>
                    <h1 ref={heading} tabindex="-1">{ i18n::NAME }</h1>
                    <p>{ words.tagline }</p>
                </div>
            </div>
            <div class="tools">
                { language_choice(settings, words) }
                { theme_choice(settings, true, words) }
                <button class="quiet-button square" aria-label={words.home.settings} title={words.home.settings} onclick={open}>
                    { drawing("icons-gear") }
                </button>
            </div>
        </header>
    }
}

/// A game's card: a whole link to its set-up.
fn game_card(game: GameId, words: &'static Words, last: Option<&Draft>) -> Html {
    html! {
        <li class="panel game">
            <div class="picture">{ picture(draw::game_pieces(game.kind())) }</div>
            <h3>
                <a href={Route::SetUp(game).address()} aria-label={(words.home.new_game_of)(words.title(game))}>
                    { words.title(game) }
                </a>
            </h3>
            <p class="quiet seats">{ (words.players)(game.seats()) }</p>
            <p class="pitch">{ words.pitch(game) }</p>
            { for last.map(|last| quick_start(game, last, words)) }
        </li>
    }
}

/// Who a quick start is for, and what else it keeps.
fn quick_start_note(last: &Draft, words: &'static Words) -> String {
    (words.home.quick_start_note)(&words.and(&last.names(|at| nameless(at, words))))
}

/// Begins at once, with the people and the choices of the last set-up.
fn quick_start(game: GameId, last: &Draft, words: &'static Words) -> Html {
    let mut draft = last.clone();
    draft.change(Change::Game(game));
    let names = words.and(&draft.names(|at| nameless(at, words)));
    let name = (words.home.quick_start_of)(words.title(game), &names);
    let discs = (0..draft.players().len()).flat_map(|at| draft.colours(at));
    let discs: Html = discs.map(|colour| draw_disc(Owner::Player(colour.0))).collect();
    let onclick = Callback::from(move |_: MouseEvent| {
        // What cannot begin any more is looked at again.
        begin(&draft, words).unwrap_or(Route::SetUp(game)).go();
    });
    html! {
        <p class="quick">
            <button class="quiet-button" aria-label={name.clone()} title={name} {onclick}>
                { words.setup.quick_start }
            </button>
            <span class="discs">
                { discs }
            </span>
        </p>
    }
}
