//! Buttons: what can be done after a game.

use super::GameResult;
use super::share::ShareButton;
use crate::browser::download;
use crate::route::Route;
use crate::screens::table::game_screen::{GameScreen, Show};
use crate::screens::table::open_table::OpenTable;
use crate::screens::table::table_screen::Callbacks;
use crate::widgets::icon::drawing;
use i18n::Language;
use table::Savable;
use yew::prelude::*;

/// Going home, looking at what was built, keeping the game and its picture, playing again.
pub(crate) fn buttons<G: GameScreen>(
    result: &GameResult,
    open: &OpenTable<G>,
    callbacks: &Callbacks<G>,
    language: Language,
) -> Html {
    let words = language.words();
    let poster = result.poster(open.table.game_id(), open.table.length(), words);
    let game = open.table.to_text(1, crate::browser::storage::now());
    let export = Callback::from(move |_: MouseEvent| download::text("albaicin.json", &game));
    let on_see = callbacks.show.reform(|_: MouseEvent| Show::FinalTable);
    let on_home = Callback::from(|_: MouseEvent| Route::Home.go());
    let on_again = callbacks.rematch.reform(|_: MouseEvent| ());
    let plain = |class: &'static str, sign: &'static str, name: &'static str, onclick| {
        html! {
            <button class={classes!("quiet-button", class)} {onclick}>{ drawing(sign) }<span>{ name }</span></button>
        }
    };
    html! {
        <div class="final-buttons">
            { plain("go-home", "icons-home", words.result.home, on_home) }
            { plain("see-cities", "icons-eye", G::final_table_title(words), on_see) }
            { plain("export", "icons-export", words.result.export, export) }
            <ShareButton {poster} {language} on_say={callbacks.say.clone()} />
            <button class="primary again" onclick={on_again}>
                { drawing("icons-rematch") }{ words.result.play_again }
            </button>
        </div>
    }
}
