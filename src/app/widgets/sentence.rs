//! Sentence with its pictures: discs of players, glyphs of buildings, coins.

use crate::widgets::icon::{self, drawing};
use crate::widgets::money::coin_icon;
use crate::widgets::player_disc::{Owner, draw_disc};
use cities::{Building, Currency, Who};
use i18n::{Part, Sentence, Words};
use table::Players;
use yew::prelude::*;

/// One sentence. Every picture has its word beside it, so that it reads the same without pictures.
pub(crate) fn saying(sentence: &Sentence, players: &Players, words: &'static Words) -> Html {
    // Whoever the sentence begins with did it; in a list that disc hangs before the line.
    let is_led = matches!(sentence.0.first(), Some(Part::Player(_)));
    html! {
        <span class={classes!("saying", is_led.then_some("is-led"))}>
            { for sentence.0.iter().map(|part| shown(part, players, words)) }
        </span>
    }
}

fn shown(part: &Part, players: &Players, words: &'static Words) -> Html {
    match part {
        Part::Text(text) => html! { { text } },
        Part::Player(who) => named(*who, players, words),
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
pub(crate) fn named(who: Who, players: &Players, words: &'static Words) -> Html {
    html! {
        <span class="who">{ draw_disc(whose(who, players)) }{ name(who, players, words) }</span>
    }
}

/// What somebody is called.
pub(crate) fn name(who: Who, players: &Players, words: &'static Words) -> String {
    match who {
        Who::Seat(seat) => players.name(seat).to_owned(),
        Who::Dirk => words.dirk().to_owned(),
    }
}

/// Somebody's disc.
pub(crate) fn whose(who: Who, players: &Players) -> Owner {
    match who {
        Who::Seat(seat) => Owner::Player(players.at(seat).map_or(0, |player| player.colour.0)),
        Who::Dirk => Owner::Dirk,
    }
}

fn glyph_and_name(building: Building, name: impl Into<AttrValue>) -> Html {
    html! { <span class="thing">{ chip(building) }{ name.into() }</span> }
}

/// A building's glyph on its hue, as small as a letter or larger.
pub(crate) fn chip(building: Building) -> Html {
    let name = icon::building(building);
    html! {
        <span class={format!("chip h-{name}")}>{ drawing(&format!("glyphs-{name}")) }</span>
    }
}

fn coins(currencies: &[Currency], name: String) -> Html {
    let coin = |&currency: &Currency| coin_icon(currency);
    html! { <span class="thing">{ for currencies.iter().map(coin) }{ name }</span> }
}
