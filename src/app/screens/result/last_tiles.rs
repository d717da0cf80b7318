//! Last tiles: for each one left in the yard everybody's money compared, who gets it and why.

use crate::browser::focus::use_focus;
use crate::screens::table::full_top::FullTop;
use crate::widgets::icon::drawing;
use crate::widgets::money::{coin_icon, hue};
use crate::widgets::player_disc::draw_disc;
use crate::widgets::sentence::{saying, whose};
use crate::widgets::tile::draw_tile;
use cities::{LastTile, Scoring, Who};
use draw::CityTile;
use engine::Seat;
use i18n::{Language, Words};
use std::rc::Rc;
use table::{AfterLastTiles, LastTileRow, LastTileState, Players};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct LastTilesProps {
    pub(crate) top: FullTop,
    /// All of them, as they are given.
    pub(crate) tiles: Vec<LastTileRow>,
    pub(crate) next: AfterLastTiles,
    pub(crate) players: Rc<Players>,
    pub(crate) language: Language,
    pub(crate) on_close: Callback<()>,
}

/// The screen before the receiver of a tile builds, and before the last scoring.
#[component]
pub(crate) fn LastTiles(props: &LastTilesProps) -> Html {
    let LastTilesProps { tiles, players, .. } = props;
    let words = props.language.words();
    let button = use_focus();
    let now = newest(tiles);
    let most = tiles.iter().flat_map(|row| &row.tile.totals).map(|&(_, total)| total).max();
    let class = classes!("last-tiles", (tiles.len() > 4).then_some("are-many"));
    html! {
        <main {class}>
            { props.top.view(words) }
            <header>
                <h1>{ words.result.last_tiles }</h1>
                <p>{ words.result.last_tiles_note }</p>
            </header>
            <ol>
                { for tiles.iter().enumerate().map(|(at, row)| {
                    card(row, Some(at) == now, most.unwrap_or(0), players, words)
                }) }
            </ol>
            <footer>
                { for now.map(|at| what_happens(&tiles[at].tile, (at, tiles.len()), players, words)) }
                <button ref={button} class="primary" data-first="" onclick={props.on_close.reform(|_: MouseEvent| ())}>
                    { next(props.next, players, words) }
                </button>
            </footer>
        </main>
    }
}

/// The one it is about: the last that is not still to come.
fn newest(tiles: &[LastTileRow]) -> Option<usize> {
    let now = tiles.iter().position(|row| row.state == LastTileState::Now);
    now.or(tiles.len().checked_sub(1))
}

/// What the button leads to.
fn next(next: AfterLastTiles, players: &Players, words: &Words) -> String {
    match next {
        AfterLastTiles::Placing(seat, face) => {
            (words.result.places_it)(players.name(seat), &words.tile_name(face))
        }
        AfterLastTiles::LastScoring => (words.result.go_on_to)(&words.scoring_title(Scoring::C)),
    }
}

/// What becomes of the newest tile, and why.
fn what_happens(
    tile: &LastTile,
    (at, of): (usize, usize),
    players: &Players,
    words: &'static Words,
) -> Html {
    let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let told = words.last_tile(tile);
    html! {
        <div class="what-happens">
            <p>{ saying(&told, players, words) }</p>
            <p class="quiet">{ (words.result.tile_of)(number(at + 1), number(of)) }</p>
        </div>
    }
}

/// What becomes of a tile, in short.
pub(crate) fn state(row: &LastTileRow, players: &Players, words: &Words) -> String {
    let LastTileRow { tile, state } = row;
    let name = tile.to.map_or("", |seat| players.name(seat));
    match state {
        LastTileState::Stays => (words.result.stays)(tile.tied_at()),
        LastTileState::Placed => (words.result.has_it)(name),
        LastTileState::Now => (words.result.places_now)(name),
        LastTileState::ToCome => (words.result.places_then)(name),
    }
}

/// The class of a state.
pub(crate) fn state_class(state: LastTileState) -> &'static str {
    match state {
        LastTileState::Stays => "stays",
        LastTileState::Placed => "placed",
        LastTileState::Now => "now",
        LastTileState::ToCome => "to-come",
    }
}

/// How somebody stands: gets the tile, or is among those who are tied.
pub(crate) fn stand(tile: &LastTile, (seat, total): (Seat, u32)) -> Option<&'static str> {
    let is_tied = tile.tied_at() == Some(total);
    (tile.to == Some(seat)).then_some("is-most").or(is_tied.then_some("is-tied"))
}

fn card(
    row: &LastTileRow,
    is_open: bool,
    most: u32,
    players: &Players,
    words: &'static Words,
) -> Html {
    let tile = &row.tile;
    let class =
        classes!("panel", "last-tile", state_class(row.state), is_open.then_some("is-open"),);
    html! {
        <li {class}>
            <h2>
                { coin_icon(tile.space) }
                <span class="coin-name">{ words.currency(tile.space).name }</span>
                <span class="tile-name">{ words.tile_name(tile.face) }</span>
            </h2>
            { draw_tile(CityTile::Face(tile.face), true) }
            <ul class={classes!("sums", hue(tile.space))}>
                { for tile.totals.iter().map(|&one| sum(tile, one, most, players)) }
            </ul>
            <p class="becomes">
                if row.state == LastTileState::Placed { { drawing("icons-check") } }
                if row.state == LastTileState::Stays { { drawing("icons-lock") } }
                { state(row, players, words) }
            </p>
        </li>
    }
}

/// Somebody's money in the currency, as a number and as a bar.
fn sum(tile: &LastTile, (seat, total): (Seat, u32), most: u32, players: &Players) -> Html {
    let share = (100 * total).checked_div(most).unwrap_or(0);
    html! {
        <li class={stand(tile, (seat, total))}>
            { draw_disc(whose(Who::Seat(seat), players)) }
            <span class="holder">{ players.name(seat) }</span>
            <svg class="sum-bar" aria-hidden="true">
                <rect class="sum-room" width="100%" height="100%" rx="4" />
                <rect width={format!("{share}%")} height="100%" rx="4" />
            </svg>
            <strong>{ total }</strong>
        </li>
    }
}
