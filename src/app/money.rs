//! Cards of the money deck: money, its back, scoring cards, bureaus de change; and coins.

use crate::art::{self, centred, placed};
use cities::{Bureau, Card, Coin, Currency, Scoring};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct CoinProps {
    pub(crate) currency: Currency,
    #[prop_or_default]
    pub(crate) class: Classes,
}

/// A coin as small as a letter, for use in text; its name stands beside it.
#[component]
pub(crate) fn CoinIcon(props: &CoinProps) -> Html {
    let class = classes!("drawing", "coin", hue(props.currency), props.class.clone());
    let coin = coin(props.currency);
    html! {
        <svg {class} viewBox="0 0 24 24" aria-hidden="true">
            { centred(&coin, (12.0, 12.0), 24.0, "coin-metal") }
            { centred(&coin, (12.0, 12.0), 11.0, "coin-hole") }
        </svg>
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct CardViewProps {
    pub(crate) card: Card,
    /// The word at the head of a scoring card.
    #[prop_or_default]
    pub(crate) head: AttrValue,
    /// The places of a scoring card: a rank and its points, at most three.
    #[prop_or_default]
    pub(crate) places: Vec<(AttrValue, AttrValue)>,
    #[prop_or_default]
    pub(crate) class: Classes,
}

/// The face of a card.
#[component]
pub(crate) fn CardView(props: &CardViewProps) -> Html {
    let (hue, face) = match props.card {
        Card::Coin(coin) => (hue(coin.currency), money(coin)),
        Card::Bureau(card) => (String::new(), bureau(card)),
        Card::Scoring(letter) => (String::new(), scoring(letter, &props.head, &props.places)),
    };
    html! {
        <svg class={classes!("card", hue, props.class.clone())} viewBox="0 0 64 90" aria-hidden="true">
            { face }
        </svg>
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct CardBackProps {
    #[prop_or_default]
    pub(crate) class: Classes,
}

/// The back of every card.
#[component]
pub(crate) fn CardBack(props: &CardBackProps) -> Html {
    html! {
        <svg class={classes!("card", props.class.clone())} viewBox="0 0 64 90" aria-hidden="true">
            { placed("cards-back") }
        </svg>
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
fn scoring(letter: Scoring, head: &AttrValue, places: &[(AttrValue, AttrValue)]) -> Html {
    let letter = match letter {
        Scoring::A => 'A',
        Scoring::B => 'B',
        Scoring::C => 'C',
    };
    let space = 18.0;
    let width = space * f32::from(u8::try_from(places.len()).unwrap_or(0));
    let place = |(x, (rank, points)): (f32, &(AttrValue, AttrValue))| {
        html! {
            <g transform={format!("translate({x} 76)")}>
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
            <text class="head-word" x="32" y="9.8">{ head }</text>
            { placed("cards-star") }
            <text class="letter" x="32" y="52.5">{ letter }</text>
            { for across.zip(places).map(place) }
            { sheet("card-line") }
        </>
    }
}
