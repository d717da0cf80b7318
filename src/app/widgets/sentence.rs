//! A sentence with its pictures: discs of players, glyphs of buildings, coins.

use crate::art::{self, drawing};
use crate::emblem::{Whose, draw_disc};
use crate::money::coin_icon;
use cities::{Building, Currency, Who};
use i18n::{Part, Sentence, Words};
use table::Guests;
use yew::prelude::*;

/// One sentence. Every picture has its word beside it, so that it reads the same without pictures.
pub(crate) fn saying(sentence: &Sentence, guests: &Guests, words: &'static Words) -> Html {
    // Whoever the sentence begins with did it; in a list that disc hangs before the line.
    let is_led = matches!(sentence.0.first(), Some(Part::Player(_)));
    html! {
        <span class={classes!("saying", is_led.then_some("is-led"))}>
            { for sentence.0.iter().map(|part| shown(part, guests, words)) }
        </span>
    }
}

fn shown(part: &Part, guests: &Guests, words: &'static Words) -> Html {
    match part {
        Part::Text(text) => html! { { text } },
        Part::Player(who) => named(*who, guests, words),
        Part::Tile(face) => glyph_and_name(face.building(), words.tile_name(*face)),
        Part::Building(building) => glyph_and_name(*building, words.building(*building).name),
        Part::Coin(coin) => coins(&[coin.currency], words.amount(coin.currency, coin.value.into())),
        Part::Amount(currency, sum) => coins(&[*currency], words.amount(*currency, *sum)),
        Part::Bureau(bureau) => {
            let (one, other) = bureau.currencies();
            coins(&[one, other], words.bureau(*bureau))
        }
    }
}

/// Somebody's disc and name.
pub(crate) fn named(who: Who, guests: &Guests, words: &'static Words) -> Html {
    html! {
        <span class="who">{ draw_disc(whose(who, guests)) }{ name(who, guests, words) }</span>
    }
}

/// What somebody is called.
pub(crate) fn name(who: Who, guests: &Guests, words: &'static Words) -> String {
    match who {
        Who::Seat(seat) => guests.name(seat).to_owned(),
        Who::Dirk => words.dirk().to_owned(),
    }
}

/// Somebody's disc.
pub(crate) fn whose(who: Who, guests: &Guests) -> Whose {
    match who {
        Who::Seat(seat) => Whose::Player(guests.at(seat).map_or(0, |guest| guest.colour.0)),
        Who::Dirk => Whose::Dirk,
    }
}

fn glyph_and_name(building: Building, name: impl Into<AttrValue>) -> Html {
    html! { <span class="thing">{ chip(building) }{ name.into() }</span> }
}

/// A building's glyph on its hue, as small as a letter or larger.
pub(crate) fn chip(building: Building) -> Html {
    let name = art::building(building);
    html! {
        <span class={format!("chip h-{name}")}>{ drawing(&format!("glyphs-{name}")) }</span>
    }
}

fn coins(currencies: &[Currency], name: String) -> Html {
    let coin = |&currency: &Currency| coin_icon(currency);
    html! { <span class="thing">{ for currencies.iter().map(coin) }{ name }</span> }
}
