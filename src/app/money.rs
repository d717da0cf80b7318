//! Cards of the money deck: money, its back, scoring cards, bureaus de change; and coins.

use crate::art::{self, centred, placed};
use crate::lens::tidy;
use cities::{Bureau, Card, Coin, Currency, Scoring};
use yew::prelude::*;

/// A coin as small as a letter, for use in text; its name stands beside it.
pub(crate) fn coin_icon(currency: Currency) -> Html {
    let coin = coin(currency);
    html! {
        <svg class={classes!("drawing", "coin", hue(currency))} viewBox="0 0 24 24" aria-hidden="true">
            { centred(&coin, (12.0, 12.0), 24.0, "coin-metal") }
            { centred(&coin, (12.0, 12.0), 11.0, "coin-hole") }
        </svg>
    }
}

/// The face of a card that can be open or in a hand; scoring cards have more to say.
pub(crate) fn card_face(card: Card) -> Html {
    match card {
        Card::Coin(coin) => sheeted(hue(coin.currency), money(coin)),
        Card::Bureau(card) => sheeted(String::new(), bureau(card)),
        Card::Scoring(letter) => scoring_card(letter, "", &[]),
    }
}

/// A scoring card: the word at its head, and its places, each a rank and its points.
pub(crate) fn scoring_card(letter: Scoring, head: &str, places: &[(String, String)]) -> Html {
    sheeted(String::new(), scoring(letter, head, places))
}

/// The back of every card.
pub(crate) fn card_back() -> Html {
    sheeted(String::new(), placed("cards-back"))
}

fn sheeted(hue: String, face: Html) -> Html {
    html! {
        <svg class={classes!("card", hue)} viewBox="0 0 64 90" aria-hidden="true">{ face }</svg>
    }
}

fn coin(currency: Currency) -> String {
    format!("coins-{}", art::currency(currency))
}

fn hue(currency: Currency) -> String {
    format!("c-{}", art::currency(currency))
}

/// The outline of a card, with or without its ground.
fn sheet(class: &'static str) -> Html {
    html! { <rect {class} x=".7" y=".7" width="62.6" height="88.6" rx="6" /> }
}

/// Its currency three times: as ground, as a lattice of coins, and as one large coin with the value.
fn money(Coin { currency, value }: Coin) -> Html {
    let shape = coin(currency);
    html! {
        <>
            { sheet("card-ground") }
            { sheet("card-lattice") }
            <path class="paper" d="M1 32V6A5 5 0 0 1 6 1H26V26A6 6 0 0 1 20 32Z" />
            <text class="tab-value" x="13" y="20">{ value }</text>
            { centred(&shape, (13.0, 26.0), 9.5, "coin-tab") }
            { centred(&shape, (32.0, 51.0), 56.0, "coin-paper") }
            { centred(&shape, (32.0, 51.0), inner(currency), "coin-inner") }
            <text class="card-value" x="32" y="61">{ value }</text>
            { centred(&shape, (55.0, 81.0), 10.0, "coin-corner") }
            { sheet("card-line") }
        </>
    }
}

/// The size of the inner line of a large coin, at an even distance from the outer one.
fn inner(currency: Currency) -> f32 {
    match currency {
        Currency::Denar => 49.0,
        Currency::Dirham => 48.5,
        Currency::Ducat => 48.0,
        Currency::Florin => 50.0,
    }
}

/// Two currencies split by the diagonal.
fn bureau(bureau: Bureau) -> Html {
    let (one, other) = bureau.currencies();
    let ring = |currency, at: (f32, f32)| {
        html! {
            <g class={hue(currency)}>
                { centred(&coin(currency), at, 30.0, "coin-paper") }
                { centred(&coin(currency), at, 16.0, "coin-hole-hue") }
            </g>
        }
    };
    html! {
        <>
            <g class={hue(one)}>{ sheet("card-ground") }</g>
            <g class={hue(other)}>
                <path class="half" d="M63 6V84A5 5 0 0 1 58 89H6Q3 89 2 87L62 3Q63 4.5 63 6Z" />
            </g>
            <path class="split" d="M2 88L62 2" />
            { ring(one, (19.0, 24.0)) }
            { ring(other, (45.0, 66.0)) }
            <circle class="exchange" cx="32" cy="45" r="10" />
            { centred("icons-exchange", (32.0, 45.0), 15.0, "on-paper") }
            { sheet("card-line") }
        </>
    }
}

/// The letter in a star of gold.
fn scoring(letter: Scoring, head: &str, places: &[(String, String)]) -> Html {
    let letter = match letter {
        Scoring::A => 'A',
        Scoring::B => 'B',
        Scoring::C => 'C',
    };
    let space = 18.0;
    let width = space * f32::from(u8::try_from(places.len()).unwrap_or(0));
    let place = |(x, (rank, points)): (f32, &(String, String))| {
        html! {
            <g transform={format!("translate({} 76)", tidy(x.into()))}>
                <circle class="rank" r="8.3" />
                <text class="rank-word" y="-1.5">{ rank }</text>
                <text class="rank-points" y="4.8">{ points }</text>
            </g>
        }
    };
    let across = (0..3_u8).map(|number| 32.0 - width / 2.0 + space * (f32::from(number) + 0.5));
    html! {
        <>
            { sheet("card-paper") }
            <path class="head" d="M1 12V6A5 5 0 0 1 6 1H58A5 5 0 0 1 63 6V12Z" />
            <text class="head-word" x="32" y="9.8">{ head.to_owned() }</text>
            { placed("cards-star") }
            <text class="letter" x="32" y="52.5">{ letter }</text>
            { for across.zip(places).map(place) }
            { sheet("card-line") }
        </>
    }
}
