//! Ledger: what buildings bring, row by row, the trees around each, who drops out, who wins how much.

use crate::screens::table::frame::sheet_head;
use crate::screens::table::game_screen::Show;
use crate::widgets::icon::{drawing, svg};
use crate::widgets::player_disc::draw_disc;
use crate::widgets::sentence::whose;
use cities::Who;
use draw::{foundation, scored, symbols};
use engine::Seat;
use gardens::{Award, Gardens, Score, Tree};
use i18n::Words;
use table::{Players, Table};
use yew::prelude::*;

/// How a building is drawn in its row.
const AROUND: &str = "-31 -31 62 62";

/// Rows of buildings that are scored, or would be.
pub(crate) fn rows(scores: &[Score], players: &Players, words: &'static Words) -> Html {
    let row = |score: &Score| row(score, false, players, words);
    html! { <ul class="ledger">{ for scores.iter().map(row) }</ul> }
}

/// One building.
fn row(score: &Score, is_open: bool, players: &Players, words: &'static Words) -> Html {
    let picture = if is_open { foundation(score.building) } else { scored(score) };
    let name = |seat| players.name(seat);
    let says =
        if is_open { words.garden_lead(score, name) } else { words.garden_award(score, name) };
    let winner = match score.award {
        Award::Won { seat, .. } => Some(draw_disc(whose(Who::Seat(seat), players))),
        _ => None,
    };
    html! {
        <li class={if is_open { "ledger-row is-open" } else { "ledger-row" }}>
            { svg("ledger-palace", AROUND, &picture) }
            <div>
                <p class="unseen">{ words.around(score) }</p>
                <p class="tree-counts" aria-hidden="true">{ for Tree::ALL.map(|tree| count(score, tree)) }</p>
                <p class="ledger-says">{ for winner }{ says }</p>
                { for words.dropped_out(score).filter(|_| !is_open).map(|says| html! {
                    <p class="quiet">{ says }</p>
                }) }
            </div>
            <b class="ledger-points">{ score.award.points() }</b>
        </li>
    }
}

/// How many trees of a type; the winner is marked, and who drops out is struck.
fn count(score: &Score, tree: Tree) -> Html {
    let state = if score.award.tree() == Some(tree) {
        Some("won")
    } else if score.dropped_out().has(tree) {
        Some("dropped")
    } else {
        None
    };
    html! {
        <span class={classes!("tree-count", state)}>
            { drawing(symbols::tree(tree)) }{ score.counts.of_tree(tree) }
        </span>
    }
}

/// The buildings that have begun, as they would be scored now, and what everybody would have then.
pub(crate) fn standing(
    table: &Table<Gardens>,
    on_show: &Callback<Show>,
    words: &'static Words,
) -> Html {
    let (game, players) = (table.game(), table.players());
    let begun = game.standing();
    let note = html! { <p class="quiet">{ words.gardens.standing_note }</p> };
    let total = |(seat, points): (Seat, u32)| {
        html! {
            <li>
                { draw_disc(whose(Who::Seat(seat), players)) }
                <span class="unseen">{ (words.table.would_have)(players.name(seat), points) }</span>
                <b aria-hidden="true">{ points }</b>
            </li>
        }
    };
    html! {
        <section class="panel majorities" aria-labelledby="standing-title">
            { sheet_head("standing-title", words.gardens.standing, note, on_show, words) }
            <ul class="projected" aria-label={words.table.projected}>{ for game.projected().into_iter().map(total) }</ul>
            <div class="standing-scroll" tabindex="0" role="group" aria-labelledby="standing-title">
                if begun.is_empty() {
                    <p class="quiet">{ words.gardens.nothing_begun }</p>
                }
                <ul class="ledger">{ for begun.iter().map(|score| row(score, true, players, words)) }</ul>
            </div>
        </section>
    }
}

/// How a building scores, in three sentences.
pub(crate) fn how(words: &'static Words) -> Html {
    let say = &words.gardens;
    html! {
        <>
            <h2>{ say.how_scores }</h2>
            { for [say.most_wins, say.ties_drop, say.value_times_types].map(|says| html! {
                <p class="quiet">{ says }</p>
            }) }
        </>
    }
}
