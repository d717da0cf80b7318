//! Money: cards of its deck with their back, scoring cards and bureaus de change; and coins.

use crate::widgets::icon::{self, centred_in, picture, reference};
use cities::{Bureau, Card, Coin, Currency, Scoring};
use draw::tidy;
use yew::prelude::*;

/// A coin as small as a letter, for use in text; its name stands beside it.
pub(crate) fn coin_icon(currency: Currency) -> Html {
    let shape = coin(currency);
    picture(format!(
        r#"<svg class="drawing coin {}" viewBox="0 0 24 24" aria-hidden="true">{}{}</svg>"#,
        hue(currency),
        centred_in(&shape, (12.0, 12.0), 24.0, "coin-metal"),
        centred_in(&shape, (12.0, 12.0), 11.0, "coin-hole"),
    ))
}

/// The face of a card that can be open or in a hand; scoring cards have more to say.
pub(crate) fn card_face(card: Card) -> Html {
    match card {
        Card::Coin(coin) => sheeted(Some(card), &hue(coin.currency), &money(coin)),
        Card::Bureau(one) => sheeted(Some(card), "", &bureau(one)),
        Card::Scoring(letter) => scoring_card(letter, "", &[]),
    }
}

/// A scoring card: the word at its head, and its places, each a rank and its points.
pub(crate) fn scoring_card(letter: Scoring, head: &str, places: &[(String, String)]) -> Html {
    sheeted(None, "", &scoring(letter, head, places))
}

/// The back of every card.
pub(crate) fn card_back() -> Html {
    sheeted(None, "", &reference("cards-back"))
}

/// By its name a card is found again when it moves.
fn sheeted(card: Option<Card>, hue: &str, face: &str) -> Html {
    let name = card.map(String::from).unwrap_or_default();
    picture(format!(
        r#"<svg class="card {hue}" viewBox="0 0 64 90" aria-hidden="true" data-piece="{name}">{face}</svg>"#
    ))
}

fn coin(currency: Currency) -> String {
    format!("coins-{}", icon::currency(currency))
}

/// The class that sets a currency and its dark line.
pub(crate) fn hue(currency: Currency) -> String {
    format!("c-{}", icon::currency(currency))
}

/// The outline of a card, with or without its ground.
fn sheet(class: &str) -> String {
    format!(r#"<rect class="{class}" x=".7" y=".7" width="62.6" height="88.6" rx="6"/>"#)
}

/// Its currency three times: as ground, as a lattice of coins, and as one large coin with the value.
fn money(Coin { currency, value }: Coin) -> String {
    const TAB: &str = r#"<path class="paper" d="M1 32V6A5 5 0 0 1 6 1H26V26A6 6 0 0 1 20 32Z"/>"#;
    let shape = coin(currency);
    [
        sheet("card-ground"),
        sheet("card-lattice"),
        format!(r#"{TAB}<text class="tab-value" x="13" y="20">{value}</text>"#),
        centred_in(&shape, (13.0, 26.0), 9.5, "coin-tab"),
        centred_in(&shape, (32.0, 51.0), 56.0, "coin-paper"),
        centred_in(&shape, (32.0, 51.0), inner(currency), "coin-inner"),
        format!(r#"<text class="card-value" x="32" y="61">{value}</text>"#),
        centred_in(&shape, (55.0, 81.0), 10.0, "coin-corner"),
        sheet("card-line"),
    ]
    .concat()
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
fn bureau(bureau: Bureau) -> String {
    const HALF: &str =
        r#"<path class="half" d="M63 6V84A5 5 0 0 1 58 89H6Q3 89 2 87L62 3Q63 4.5 63 6Z"/>"#;
    const SPLIT: &str = r#"<path class="split" d="M2 88L62 2"/>"#;
    let (one, other) = bureau.currencies();
    let of = |currency, what: &str| format!(r#"<g class="{}">{what}</g>"#, hue(currency));
    let ring = |currency, at: (f32, f32)| {
        let shape = coin(currency);
        let paper = centred_in(&shape, at, 30.0, "coin-paper");
        of(currency, &(paper + &centred_in(&shape, at, 16.0, "coin-hole-hue")))
    };
    [
        of(one, &sheet("card-ground")),
        of(other, HALF),
        SPLIT.to_owned(),
        ring(one, (19.0, 24.0)),
        ring(other, (45.0, 66.0)),
        r#"<circle class="exchange" cx="32" cy="45" r="10"/>"#.to_owned(),
        centred_in("icons-exchange", (32.0, 45.0), 15.0, "on-paper"),
        sheet("card-line"),
    ]
    .concat()
}

/// The letter in a star of gold.
fn scoring(letter: Scoring, head: &str, places: &[(String, String)]) -> String {
    const HEAD: &str = r#"<path class="head" d="M1 12V6A5 5 0 0 1 6 1H58A5 5 0 0 1 63 6V12Z"/>"#;
    const SPACE: f32 = 18.0;
    let letter = match letter {
        Scoring::A => 'A',
        Scoring::B => 'B',
        Scoring::C => 'C',
    };
    let width = SPACE * f32::from(u8::try_from(places.len()).unwrap_or(0));
    let across = (0..3_u8).map(|number| 32.0 - width / 2.0 + SPACE * (f32::from(number) + 0.5));
    let place = |(x, (rank, points)): (f32, &(String, String))| {
        format!(
            r#"<g transform="translate({} 76)"><circle class="rank" r="8.3"/><text class="rank-word" y="-1.5">{rank}</text><text class="rank-points" y="4.8">{points}</text></g>"#,
            tidy(x.into())
        )
    };
    [
        sheet("card-paper"),
        format!(r#"{HEAD}<text class="head-word" x="32" y="9.8">{head}</text>"#),
        reference("cards-star"),
        format!(r#"<text class="letter" x="32" y="52.5">{letter}</text>"#),
        across.zip(places).map(place).collect(),
        sheet("card-line"),
    ]
    .concat()
}
