//! The yard: four spaces with what lies there, its price in money, and what that means for a hand.

use crate::widgets::icon::drawing;
use crate::widgets::money::coin_icon;
use crate::widgets::roving_focus::RovingFocus;
use crate::widgets::tile::draw_tile;
use cities::{Bureau, Currency, Face, Line, Set};
use draw::{CityTile, symbols};
use i18n::{Language, Words};
use std::rc::Rc;
use table::{CityClick, Table, YardHint, YardOffer};
use yew::prelude::*;

/// A space and its tiles, one for each set in play.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Space {
    currency: Currency,
    places: Vec<YardPlace>,
}

/// Where a tile can lie.
#[derive(Clone, Debug, PartialEq)]
struct YardPlace {
    tile: Option<Face>,
    /// What the tile means for the one who decides; nothing where no hand shows.
    offer: Option<YardOffer>,
    /// The bureau de change without which it could not be paid so.
    bureau: Option<Bureau>,
    /// It can be bought, or nobody asks.
    can_be_bought: bool,
}

/// The spaces as they lie.
pub(crate) fn spaces(table: &Table) -> Vec<Space> {
    let game = table.game();
    let hints = table.yard_hints();
    let space = |currency: Currency| {
        let place = |&set: &Set| {
            let lies = game.yard().find(|(space, face)| *space == currency && face.set() == set);
            let tile = lies.map(|(_, face)| face);
            let hint = tile.and_then(|tile| hints.iter().find(|hint| hint.face == tile));
            YardPlace {
                tile,
                offer: hint.map(|hint| hint.offer),
                bureau: hint.and_then(YardHint::bureau),
                can_be_bought: hint.is_none_or(YardHint::can_be_bought),
            }
        };
        Space { currency, places: game.sets().iter().map(place).collect() }
    };
    Currency::ALL.map(space).into()
}

#[derive(PartialEq, Properties)]
pub(crate) struct YardProps {
    pub(crate) language: Language,
    pub(crate) spaces: Rc<Vec<Space>>,
    /// The sets in play.
    pub(crate) sets: &'static [Set],
    /// The side that the next Granada tiles show; nothing where there are none.
    pub(crate) is_odd: Option<bool>,
    pub(crate) is_off: bool,
    pub(crate) on_click: Callback<CityClick>,
}

/// The yard.
#[component]
pub(crate) fn Yard(props: &YardProps) -> Html {
    let words = props.language.words();
    let shown = use_state(|| 0);
    html! {
        <section class={classes!("panel", "yard", (*shown > 0).then_some("shows-second"))} aria-labelledby="yard-title">
            <header>
                <h2 id="yard-title">{ words.table.yard }</h2>
                { for props.is_odd.map(|is_odd| marker(is_odd, words)) }
            </header>
            if props.sets.len() > 1 {
                { set_switch(props.sets, &shown, words) }
            }
            <RovingFocus class="spaces" label={words.table.yard} is_off={props.is_off}>
                { for (1..).zip(props.spaces.iter()).map(|(number, one)| space(number, one, props, words)) }
            </RovingFocus>
        </section>
    }
}

/// On a small window the shelf has room for the tiles of one set.
fn set_switch(sets: &[Set], shown: &UseStateHandle<usize>, words: &'static Words) -> Html {
    let button = |(at, &set): (usize, &Set)| {
        let shown = shown.clone();
        let is_on = *shown == at;
        let onclick = Callback::from(move |_: MouseEvent| shown.set(at));
        let (name, border) = (words.set(set), Line::Border(set));
        html! {
            <button aria-pressed={is_on.to_string()} title={name} aria-label={name} {onclick}>
                { drawing(symbols::line(border)) }
            </button>
        }
    };
    html! {
        <RovingFocus class="set-switch" label={words.table.yard}>
            { for sets.iter().enumerate().map(button) }
        </RovingFocus>
    }
}

/// Which side comes up next (G3).
fn marker(is_odd: bool, words: &'static Words) -> Html {
    let table = &words.table;
    let (even, odd) =
        if is_odd { (table.even, table.odd_next) } else { (table.even_next, table.odd) };
    html! {
        <p class="marker" title={table.marker}>
            <span class="unseen">{ table.marker }</span>
            <span class={(!is_odd).then_some("next")}>{ even }</span>
            <span class={is_odd.then_some("next")}>{ odd }</span>
        </p>
    }
}

fn space(number: u32, space: &Space, props: &YardProps, words: &'static Words) -> Html {
    let currency = words.currency(space.currency).name;
    html! {
        <div class={classes!("space", (space.places.len() > 1).then_some("pair"))} key={number}>
            <h3 class="space-name">
                <span class="unseen">{ (words.table.space)(number, currency) }</span>
                { coin_icon(space.currency) }
                <span aria-hidden="true">{ currency }</span>
            </h3>
            { for space.places.iter().map(|place| match place.tile {
                Some(tile) => offer(space.currency, tile, place, props, words),
                None => empty(words),
            }) }
        </div>
    }
}

fn empty(words: &'static Words) -> Html {
    html! { <p class="offer gone">{ words.table.empty_space }</p> }
}

/// The class and the sign of what a tile means.
fn look(place: &YardPlace) -> (&'static str, Option<&'static str>) {
    let (state, icon) = match place.offer {
        Some(YardOffer::Chosen) => ("chosen", Some("icons-check")),
        Some(YardOffer::Lapsed) => ("missing lapsed", None),
        _ if !place.can_be_bought => ("missing", Some("icons-lock")),
        Some(YardOffer::Exact(_)) => ("exact", Some("icons-again")),
        _ => ("", None),
    };
    (state, if place.bureau.is_some() { Some("icons-exchange") } else { icon })
}

fn offer(
    currency: Currency,
    tile: Face,
    place: &YardPlace,
    props: &YardProps,
    words: &'static Words,
) -> Html {
    let offer = place.offer;
    let onclick = props.on_click.reform(move |_: MouseEvent| CityClick::Yard(tile));
    let (state, icon) = look(place);
    let says = offer.map(|offer| words.offer(&offer));
    let name = words.tile_with_back(tile);
    let price = words.amount(currency, tile.price().into());
    let why = says.clone().unwrap_or(price);
    let notes = [why].into_iter().chain(place.bureau.map(|bureau| words.bureau(bureau)));
    let label = notes.fold(name.clone(), |name, says| words.aside(&name, &says));
    html! {
        <button
            class={format!("offer {state}")}
            aria-pressed={(state == "chosen").to_string()}
            title={name}
            aria-disabled={matches!(offer, None | Some(YardOffer::Lapsed)).then_some("true")}
            {onclick}
        >
            <span class="unseen">{ label }</span>
            { draw_tile(CityTile::Face(tile), true) }
            if let Some(says) = says {
                <span class="says" aria-hidden="true">
                    { for icon.map(drawing) }
                    { coin_icon(currency) }
                    <span>{ says }</span>
                </span>
            } else {
                <span class="only-price" aria-hidden="true">{ coin_icon(currency) }{ tile.price() }</span>
            }
        </button>
    }
}
