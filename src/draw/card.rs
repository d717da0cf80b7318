//! Card: those of the deck with their back, and coins. Cards are 64 x 90 units.

use crate::symbols::{self, centred_in, reference};
use cities::{Bureau, Card, Coin, Currency, Scoring};

/// The face of a card. By its name it is found again when it moves.
pub fn card(card: Card) -> String {
    let name = String::from(card);
    match card {
        Card::Coin(one) => sheeted(&name, &currency_hue(one.currency), &money(one)),
        Card::Bureau(one) => sheeted(&name, "", &bureau(one)),
        Card::Scoring(letter) => sheeted("", "", &scoring(letter)),
    }
}

/// The back of every card.
pub fn card_back() -> String {
    sheeted("", "", &reference("cards-back"))
}

/// A coin as small as a letter, for use in text.
pub fn coin_icon(currency: Currency) -> String {
    let shape = coin(currency);
    format!(
        r#"<svg class="drawing coin {}" viewBox="0 0 24 24" aria-hidden="true">{}{}</svg>"#,
        currency_hue(currency),
        centred_in(&shape, (12.0, 12.0), 24.0, "coin-metal"),
        centred_in(&shape, (12.0, 12.0), 11.0, "coin-hole"),
    )
}

/// The class that sets a currency and its dark line.
pub fn currency_hue(currency: Currency) -> String {
    format!("c-{}", symbols::currency(currency))
}

fn sheeted(name: &str, hue: &str, face: &str) -> String {
    format!(
        r#"<svg class="card {hue}" viewBox="0 0 64 90" aria-hidden="true" data-piece="{name}">{face}</svg>"#
    )
}

fn coin(currency: Currency) -> String {
    format!("coins-{}", symbols::currency(currency))
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
    let of = |currency, what: &str| format!(r#"<g class="{}">{what}</g>"#, currency_hue(currency));
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
fn scoring(letter: Scoring) -> String {
    const HEAD: &str = r#"<path class="head" d="M1 12V6A5 5 0 0 1 6 1H58A5 5 0 0 1 63 6V12Z"/>"#;
    let letter = match letter {
        Scoring::A => 'A',
        Scoring::B => 'B',
        Scoring::C => 'C',
    };
    [
        sheet("card-paper"),
        HEAD.to_owned(),
        reference("cards-star"),
        format!(r#"<text class="letter" x="32" y="52.5">{letter}</text>"#),
        sheet("card-line"),
    ]
    .concat()
}
