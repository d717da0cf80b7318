//! Players of the Gardens: everybody with their trees and points, and what the garden in hand would bring.

use crate::screens::gardens::OpenGarden;
use crate::widgets::player_disc::{Owner, draw_disc};
use engine::{Game, Seat};
use i18n::Words;
use table::{Around, Colour};
use yew::prelude::*;

/// Everybody, in the order of their turns.
pub(crate) fn players(open: &OpenGarden, around: Option<&Around>, words: &'static Words) -> Html {
    let around = around.filter(|_| open.is_planting());
    let gain = |seat| around.map_or(0, |around| around.gain(seat));
    let seats = Seat::all(open.table.game().seats());
    html! {
        <section class="players" aria-label={words.table.players}>
            { for seats.map(|seat| player(open, seat, gain(seat), words)) }
        </section>
    }
}

fn player(open: &OpenGarden, seat: Seat, gain: u32, words: &'static Words) -> Html {
    let game = open.table.game();
    let trees = game.trees_of(seat);
    let is_on_turn = open.table.is_on_turn(seat);
    let colour = open.players.at(seat).map_or(0, |player| player.colour.0);
    let class =
        classes!("panel", "player", format!("pl-{colour}"), is_on_turn.then_some("on-turn"));
    html! {
        <div {class}>
            <span class="discs">{ discs(open, seat) }</span>
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
}

/// A disc for each type; with two of them each with its points (R16).
fn discs(open: &OpenGarden, seat: Seat) -> Html {
    let game = open.table.game();
    let trees = game.trees_of(seat);
    let is_split = trees.count() > 1;
    let disc = |tree| {
        html! {
            <>
                { draw_disc(Owner::Player(Colour::of_tree(tree).0)) }
                if is_split { <b class="tree-score" aria-hidden="true">{ game.points_of(tree) }</b> }
            </>
        }
    };
    trees.iter().map(disc).collect()
}
