//! Last totals: while the last tiles are placed, everybody's money in each currency, in the yard's place.

use crate::screens::result::last_tiles::{stand, state, state_class};
use crate::widgets::money::coin_icon;
use crate::widgets::player_disc::draw_disc;
use crate::widgets::sentence::whose;
use crate::widgets::tile::tile_of_size;
use cities::Who;
use draw::CityTile;
use engine::Seat;
use i18n::Words;
use table::{LastTileRow, Players};
use yew::prelude::*;

/// The panel.
pub(crate) fn last_totals(rows: &[LastTileRow], players: &Players, words: &'static Words) -> Html {
    html! {
        <section class="panel yard last-totals" aria-labelledby="yard-title">
            <header><h2 id="yard-title">{ words.result.last_tiles }</h2></header>
            <ul>{ for rows.iter().map(|row| one(row, players, words)) }</ul>
        </section>
    }
}

fn one(row: &LastTileRow, players: &Players, words: &'static Words) -> Html {
    let tile = &row.tile;
    let sum = |&(seat, total): &(Seat, u32)| {
        html! {
            <li class={stand(tile, (seat, total))}>
                { draw_disc(whose(Who::Seat(seat), players)) }
                <span class="unseen">{ players.name(seat) }{ " " }</span>
                { total }
            </li>
        }
    };
    html! {
        <li class={classes!("last-total", state_class(row.state))}>
            { tile_of_size(CityTile::Face(tile.face), false, true) }
            <p>
                { coin_icon(tile.space) }
                <b>{ words.tile_name(tile.face) }</b>
                <span class="becomes">{ state(row, players, words) }</span>
            </p>
            <ul>{ for tile.totals.iter().map(sum) }</ul>
        </li>
    }
}
