//! Top bar: which game, how far it is, and the tools.

use crate::route::Route;
use crate::screens::table::game_screen::Show;
use crate::widgets::icon::drawing;
use crate::widgets::roving_focus::RovingFocus;
use i18n::Words;
use table::GameId;
use yew::prelude::*;

/// The top bar of any table.
pub(crate) struct TableTopBar {
    pub(crate) words: &'static Words,
    pub(crate) game: GameId,
    pub(crate) seats: u32,
    /// How many modules are played.
    pub(crate) modules: u32,
    /// What the button in the middle opens, and what it shows.
    pub(crate) overview: &'static str,
    /// The same with how far the game is, where what shows does not read as a sentence.
    pub(crate) overview_spoken: Option<String>,
    pub(crate) progress: Html,
    /// There is a standing, which is a sheet on a small window.
    pub(crate) has_standing: bool,
}

impl TableTopBar {
    /// Draws it.
    pub(crate) fn view(self, on_show: &Callback<Show>) -> Html {
        let (words, say) = (self.words, &self.words.table);
        let show = |show: Show| on_show.reform(move |_: MouseEvent| show);
        html! {
            <RovingFocus tag="header" class="top">
                <a class="top-brand" href={Route::Home.address()} title={say.home}>
                    { drawing("logo") }
                    <span>{ i18n::NAME }</span>
                    <span class="unseen">{ say.home }</span>
                </a>
                <p class="top-game">
                    { words.title(self.game) }{ " · " }{ (words.home.players)(self.seats) }
                    { for (self.modules > 0).then(|| format!(" · {}", (say.modules)(self.modules))) }
                </p>
                <button class="progress" onclick={show(Show::Overview)} title={self.overview}>
                    { for self.overview_spoken.iter().map(|spoken| html! { <span class="unseen">{ spoken }</span> }) }
                    { self.progress }
                </button>
                <div class="tools-bar">
                    if self.has_standing {
                        { small_icon("icons-table", say.majorities, show(Show::Majorities)) }
                    }
                    { small_icon("icons-log", say.log, show(Show::Log)) }
                    { icon("icons-help", say.help, false, show(Show::Help)) }
                    { icon("icons-menu", say.menu, true, show(Show::Menu)) }
                </div>
            </RovingFocus>
        }
    }
}

/// A button that shows on small windows only, where what it opens has no place of its own.
fn small_icon(sign: &'static str, name: &'static str, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button class={classes!("icon-button", "only-small", sign)} title={name} aria-label={name} {onclick}>
            { drawing(sign) }
        </button>
    }
}

/// A button that is a sign. One of them shows in every window, and is where Tab comes to first.
fn icon(
    sign: &'static str,
    name: &'static str,
    is_stop: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    let class = classes!("icon-button", sign);
    html! {
        <button {class} title={name} aria-label={name} data-stop={is_stop.then_some("")} {onclick}>
            { drawing(sign) }
        </button>
    }
}
