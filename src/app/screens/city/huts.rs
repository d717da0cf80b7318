//! The workers' huts: six piles, the uppermost hut of each to be taken for an action.

use crate::widgets::roving_focus::RovingFocus;
use crate::widgets::tile::draw_tile;
use cities::Face;
use draw::CityTile;
use i18n::Words;
use table::{CityClick, HutPile, Mode, Table};
use yew::prelude::*;

/// The piles, as far as they are played.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Huts {
    piles: [HutPile; 6],
    /// How many the one who decides has.
    own: u32,
    /// One may be taken now.
    is_open: bool,
}

/// The piles of a table that plays with huts.
pub(crate) fn huts(table: &Table) -> Option<Huts> {
    let game = table.game();
    let piles = table.hut_piles()?;
    let own = table.decider().map_or(0, |seat| game.hut_count(seat));
    let is_open = table.modes().contains(&Mode::TakeHut);
    Some(Huts { piles, own: u32::try_from(own).unwrap_or(0), is_open })
}

/// The panel.
pub(crate) fn hut_piles(
    huts: &Huts,
    is_off: bool,
    on_click: &Callback<CityClick>,
    words: &'static Words,
) -> Html {
    html! {
        <section class="panel huts" aria-labelledby="huts-title">
            <header>
                <h2 id="huts-title">{ words.table.huts }</h2>
                <p class="quiet">{ (words.table.huts_of_three)(huts.own) }</p>
            </header>
            <RovingFocus class="hut-piles" label={words.table.huts} {is_off}>
                { for huts.piles.iter().map(|&one| match one {
                    HutPile::Open { hut, left } => pile(hut, left, huts.is_open, on_click, words),
                    HutPile::Covered { left } => {
                        html! { <p class="hut-pile gone">{ (words.table.huts_left)(left.into()) }</p> }
                    }
                    HutPile::Empty => {
                        html! { <p class="hut-pile gone"><span class="unseen">{ words.table.empty_space }</span></p> }
                    }
                }) }
            </RovingFocus>
        </section>
    }
}

fn pile(
    hut: Face,
    left: u8,
    is_open: bool,
    on_click: &Callback<CityClick>,
    words: &'static Words,
) -> Html {
    let behind = match left {
        0 | 1 => None,
        2 => Some("two"),
        _ => Some("three"),
    };
    let left = (words.table.huts_left)(left.into());
    let label = words.aside(&words.tile(hut), &left);
    let onclick = on_click.reform(move |_: MouseEvent| CityClick::Hut(hut));
    html! {
        <button class={classes!("hut-pile", behind)} title={label.clone()} aria-disabled={(!is_open).then_some("true")} {onclick}>
            <span class="unseen">{ label }</span>
            { draw_tile(CityTile::Face(hut), false) }
            <span class="quiet" aria-hidden="true">{ left }</span>
        </button>
    }
}
