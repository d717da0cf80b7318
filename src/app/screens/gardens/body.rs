//! Body of the Gardens: players and log, the board, the hand and what a garden would complete.

use crate::screens::gardens::around::around;
use crate::screens::gardens::bar::bar;
use crate::screens::gardens::board::board;
use crate::screens::gardens::hand::hand;
use crate::screens::gardens::lanes::lanes;
use crate::screens::gardens::{GardenScreen, OpenGarden, ledger};
use crate::screens::table::frame::{bar_over, sheet_head, unsaved_note};
use crate::screens::table::game_screen::Show;
use crate::screens::table::log::Log;
use crate::screens::table::top_bar::TableTopBar;
use crate::widgets::icon::drawing;
use crate::widgets::player_disc::{Owner, draw_disc};
use engine::{Game, Seat};
use i18n::{Language, Words};
use table::{Around, Colour};
use yew::prelude::*;

/// All parts, in the order of the Tab key; where they lie is the style sheet's business.
pub(crate) fn body(screen: &GardenScreen, open: &OpenGarden, language: Language) -> Html {
    let words = language.words();
    let on_show = &screen.callbacks.show;
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
                { around(open, looked_at.as_ref(), language) }
                if screen.show == Show::Majorities { { ledger::standing(&open.table, on_show, words) } }
            </div>
            <div class="left">
                { players(open, looked_at.as_ref(), words) }
                <section class="panel log" aria-labelledby="log-title">
                    { sheet_head("log-title", words.table.log, Html::default(), on_show, words) }
                    <Log {language} players={open.players.clone()} entries={open.log.entries.clone()} />
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
        has_standing: open.helps(),
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

/// Everybody with their trees and points.
fn players(open: &OpenGarden, around: Option<&Around>, words: &'static Words) -> Html {
    let game = open.table.game();
    let player = |seat: Seat| {
        let trees = game.trees_of(seat);
        let is_on_turn = open.table.is_on_turn(seat);
        let colour = open.players.at(seat).map_or(0, |player| player.colour.0);
        let class =
            classes!("panel", "player", format!("pl-{colour}"), is_on_turn.then_some("on-turn"));
        let is_split = trees.count() > 1;
        let disc = |tree| {
            html! {
                <>
                    { draw_disc(Owner::Player(Colour::of_tree(tree).0)) }
                    if is_split { <b class="tree-score" aria-hidden="true">{ game.points_of(tree) }</b> }
                </>
            }
        };
        let gain = around.filter(|_| open.is_planting()).map_or(0, |around| around.gain(seat));
        html! {
            <div {class}>
                <span class="discs">{ for trees.iter().map(disc) }</span>
                <span class="player-name">
                    <b>{ open.players.name(seat).to_owned() }</b>
                    <span class="quiet">
                        if is_on_turn { <span class="turn-mark">{ format!("{} · ", words.gardens.planting) }</span> }
                        { words.tree_list(trees) }
                    </span>
                </span>
                <span class="score" aria-hidden="true">{ game.points(seat) }</span>
                <b class="gain" aria-hidden="true">
                    { for (gain > 0).then(|| (words.gardens.plus)(gain)) }
                </b>
                <span class="unseen">{ words.points(game.points(seat)) }</span>
            </div>
        }
    };
    html! {
        <section class="players" aria-label={words.table.players}>
            { for Seat::all(game.seats()).map(player) }
        </section>
    }
}
