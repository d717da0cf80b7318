//! Last tiles: for each one left in the yard everybody's money compared, who gets it and why.

use crate::browser::focus::use_focus;
use crate::widgets::money::coin_icon;
use crate::widgets::player_disc::{Owner, draw_disc};
use crate::widgets::sentence::{saying, whose};
use crate::widgets::tile::draw_tile;
use cities::{Scoring, Who};
use draw::CityTile;
use engine::Seat;
use i18n::Language;
use std::rc::Rc;
use table::{LastTile, Players};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct LastTilesProps {
    /// Those given so far, the newest last.
    pub(crate) tiles: Rc<Vec<LastTile>>,
    pub(crate) players: Rc<Players>,
    pub(crate) language: Language,
    /// Who is to place the newest one; nobody if the last scoring comes next.
    #[prop_or_default]
    pub(crate) next: Option<Seat>,
    pub(crate) on_close: Callback<()>,
}

/// The screen before the receiver of a tile builds, and before the last scoring.
#[component]
pub(crate) fn LastTiles(props: &LastTilesProps) -> Html {
    let words = props.language.words();
    let button = use_focus();
    let go_on = match (props.next, props.tiles.last()) {
        (Some(seat), Some(tile)) => {
            (words.result.places_it)(props.players.name(seat), &words.tile_name(tile.face))
        }
        _ => (words.result.go_on_to)(&words.scoring_title(Scoring::C)),
    };
    html! {
        <main class="last-tiles">
            <h1>{ words.result.last_tiles }</h1>
            <p>{ words.result.last_tiles_note }</p>
            <ol>{ for props.tiles.iter().map(|tile| one(props, tile)) }</ol>
            <button ref={button} class="primary" data-first="" onclick={props.on_close.reform(|_: MouseEvent| ())}>
                { go_on }
            </button>
        </main>
    }
}

fn one(props: &LastTilesProps, tile: &LastTile) -> Html {
    let words = props.language.words();
    let told = words.last_tile(tile.face, tile.space, &tile.totals, tile.to);
    let most = tile.totals.iter().map(|&(_, total)| total).max().unwrap_or(0);
    html! {
        <li class="panel last-tile">
            <h2>
                { coin_icon(tile.space) }{ words.currency(tile.space).name }
            </h2>
            { draw_tile(CityTile::Face(tile.face), false) }
            <ul class="sums">
                { for tile.totals.iter().map(|&(seat, total)| sum(props, tile, (seat, total), most)) }
            </ul>
            <p class={tile.to.map_or("stays", |_| "goes")}>
                { saying(&told, &props.players, words) }
            </p>
        </li>
    }
}

/// Somebody's money in the currency, as a number and as a bar.
fn sum(props: &LastTilesProps, tile: &LastTile, (seat, total): (Seat, u32), most: u32) -> Html {
    let disc = whose(Who::Seat(seat), &props.players);
    let hue = match disc {
        Owner::Player(colour) => format!("sum-bar pl-{colour}"),
        Owner::Dirk => "sum-bar".to_owned(),
    };
    let share = (100 * total).checked_div(most).unwrap_or(0);
    html! {
        <li class={(tile.to == Some(seat)).then_some("is-most")}>
            { draw_disc(disc) }
            <span class="holder">{ props.players.name(seat) }</span>
            <svg class={hue} aria-hidden="true">
                <rect width={format!("{share}%")} height="100%" rx="4" />
            </svg>
            <strong>{ total }</strong>
        </li>
    }
}
