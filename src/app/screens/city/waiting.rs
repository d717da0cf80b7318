//! Tiles that wait to be placed, as thumbs in the action bar: chosen by a click, dragged into the city.

use crate::screens::city::board::Draggable;
use crate::screens::city::placement::Placement;
use crate::screens::city::{CityScreen, OpenCity};
use crate::widgets::roving_focus::RovingFocus;
use crate::widgets::tile::draw_tile;
use cities::Face;
use draw::CityTile;
use i18n::Words;
use table::{CityChoice, CityClick, Source};
use yew::prelude::*;

/// All of them, the one in hand with the side that is up.
pub(crate) fn thumbs(screen: &CityScreen, open: &OpenCity, words: &'static Words) -> Html {
    let in_hand = match *open.table.choice() {
        CityChoice::Holding { tile, face, from: Source::Waiting, .. } => Some((tile, face)),
        _ => None,
    };
    let thumb = |tile: Face| {
        let up = in_hand.filter(|(held, _)| *held == tile).map(|(_, up)| up);
        let click = CityClick::Waiting(tile);
        dragged_tile(up.unwrap_or(tile), click, up.is_some(), true, screen, open, words)
    };
    html! {
        <RovingFocus class="thumbs" label={words.table.beside_city}>
            { for open.body.panels.waiting.iter().map(thumb) }
        </RovingFocus>
    }
}

/// A tile that is clicked or dragged into the city.
pub(crate) fn dragged_tile(
    shows: Face,
    click: CityClick,
    is_held: bool,
    is_open: bool,
    screen: &CityScreen,
    open: &OpenCity,
    words: &'static Words,
) -> Html {
    let has_mark = matches!(click, CityClick::Waiting(_));
    let placement = open.body.placement.as_ref().filter(|_| is_held);
    let settles = placement.map(Placement::settles).unwrap_or_default();
    let onclick = screen.callbacks.click.reform(move |_: MouseEvent| click);
    let on_click = screen.callbacks.click.clone();
    let on_start = Callback::from(move |()| {
        if !is_held {
            on_click.emit(click);
        }
    });
    html! {
        <Draggable
            key={String::from(shows.tile())}
            face={shows}
            is_off={!is_open}
            {on_start}
            {settles}
            on_carry={open.body.callbacks.carry.clone()}
        >
            { thumb(shows, has_mark, is_held, is_open, onclick, words) }
        </Draggable>
    }
}

/// The tile itself; one that waits is named with its other side.
fn thumb(
    shows: Face,
    has_mark: bool,
    is_held: bool,
    is_open: bool,
    onclick: Callback<MouseEvent>,
    words: &'static Words,
) -> Html {
    let name = if has_mark { words.tile_with_back(shows) } else { words.tile(shows) };
    html! {
        <button
            class={classes!("thumb", is_held.then_some("chosen"))}
            aria-pressed={is_held.to_string()}
            title={name.clone()}
            aria-disabled={(!is_open).then_some("true")}
            {onclick}
        >
            <span class="unseen">{ name }</span>
            { draw_tile(CityTile::Face(shows), has_mark) }
        </button>
    }
}
