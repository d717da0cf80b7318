//! Body of the Gardens: players and log, the board, the hand and what a garden would complete.

use crate::screens::gardens::around::around;
use crate::screens::gardens::bar::bar;
use crate::screens::gardens::board::board;
use crate::screens::gardens::hand::hand;
use crate::screens::gardens::lanes::lanes;
use crate::screens::gardens::players::players;
use crate::screens::gardens::{GardenGesture, GardenScreen, OpenGarden, ledger};
use crate::screens::table::frame::{bar_over, sheet_head, unsaved_note};
use crate::screens::table::game_screen::Show;
use crate::screens::table::log::Log;
use crate::screens::table::top_bar::TableTopBar;
use crate::widgets::icon::drawing;
use engine::Game;
use i18n::{Language, Words};
use yew::prelude::*;

/// All parts, in the order of the Tab key; where they lie is the style sheet's business.
pub(crate) fn body(screen: &GardenScreen, open: &OpenGarden, language: Language) -> Html {
    let words = language.words();
    let on_show = &screen.callbacks.show;
    let on_point = screen.callbacks.gesture.reform(GardenGesture::Tell);
    let looked_at = open.target().map(|at| open.table.around(at));
    let bar = bar_over(screen, open, words).unwrap_or_else(|| bar(screen, open, words));
    html! {
        <>
            <main class="centre">
                <section class="board-frame">{ board(open, &screen.callbacks, words) }</section>
                <section class="dock">{ bar.view(words) }</section>
                { unsaved_note(screen.is_kept, words) }
            </main>
            <div class="right">
                { lanes(open, looked_at.as_ref(), words) }
                { hand(open, &screen.callbacks, words) }
                { around(open, looked_at.as_ref(), &on_point, language) }
                if screen.show == Show::Majorities { { ledger::standing(&open.table, on_show, words) } }
            </div>
            <div class="left">
                { players(open, looked_at.as_ref(), words) }
                <section class="panel log" aria-labelledby="log-title">
                    { sheet_head("log-title", words.table.log, Html::default(), on_show, words) }
                    <Log {language} players={open.players.clone()} entries={open.log.entries.clone()} lit={open.lit()} {on_point} />
                </section>
            </div>
        </>
    }
}

/// The top bar.
pub(crate) fn top(screen: &GardenScreen, open: &OpenGarden, words: &'static Words) -> Html {
    let table = &open.table;
    let [pile, scored] = progress(open, words);
    let progress = html! {
        <>
            <b>{ pile }</b>
            { drawing("icons-table") }
            <b>{ scored }</b>
        </>
    };
    let bar = TableTopBar {
        words,
        game: table.game_id(),
        seats: table.game().seats().into(),
        modules: 0,
        overview: words.gardens.all_scored,
        overview_spoken: None,
        progress,
        // After the end nothing is left to be scored.
        has_standing: open.helps() && table.decider().is_some(),
    };
    bar.view(&screen.callbacks.show)
}

/// How far the game is (U17): the pile, and the buildings that are scored.
fn progress(open: &OpenGarden, words: &Words) -> [String; 2] {
    let game = open.table.game();
    [
        (words.gardens.in_pile)(game.pile_count().into()),
        words.gardens_scored(open.table.buildings_scored()),
    ]
}
