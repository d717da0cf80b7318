//! The workers' huts: six piles, the uppermost hut of each to be taken for an action.

use crate::play::turn::is_acting;
use crate::rove::Rove;
use crate::tile::{Piece, draw_tile};
use cities::Face;
use i18n::{Now, Words};
use table::{Click, Table};
use yew::prelude::*;

/// The piles, as far as they are played.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Huts {
    piles: [(Option<Face>, u8); 6],
    /// How many the one who decides has.
    own: u32,
    /// One may be taken now.
    is_open: bool,
}

/// The piles of a table that plays with huts.
pub(crate) fn huts(table: &Table) -> Option<Huts> {
    let game = table.game();
    let piles = game.huts()?;
    let own = table.decider().map_or(0, |seat| game.hut_count(seat));
    let is_open = is_acting(table) && Now::of(game).has_huts;
    Some(Huts { piles, own: u32::try_from(own).unwrap_or(0), is_open })
}

/// The panel.
pub(crate) fn hut_piles(huts: &Huts, on_click: &Callback<Click>, words: &'static Words) -> Html {
    html! {
        <section class="panel huts" aria-labelledby="huts-title">
            <header>
                <h2 id="huts-title">{ words.table.huts }</h2>
                <p class="quiet">{ (words.table.huts_of_three)(huts.own) }</p>
            </header>
            <Rove class="hut-piles" label={words.table.huts}>
                { for huts.piles.iter().map(|&(top, left)| match top {
                    Some(hut) => pile(hut, left, huts.is_open, on_click, words),
                    None => html! { <p class="hut-pile gone">{ words.table.empty_space }</p> },
                }) }
            </Rove>
        </section>
    }
}

fn pile(
    hut: Face,
    left: u8,
    is_open: bool,
    on_click: &Callback<Click>,
    words: &'static Words,
) -> Html {
    let behind = match left {
        0 | 1 => None,
        2 => Some("two"),
        _ => Some("three"),
    };
    let left = (words.table.huts_left)(left.into());
    let label = format!("{}; {left}", words.tile(hut));
    let onclick = on_click.reform(move |_: MouseEvent| Click::Hut(hut));
    html! {
        <button class={classes!("hut-pile", behind)} title={label.clone()} disabled={!is_open} {onclick}>
            <span class="unseen">{ label }</span>
            { draw_tile(Piece::Tile(hut), false) }
            <span class="quiet" aria-hidden="true">{ left }</span>
        </button>
    }
}
