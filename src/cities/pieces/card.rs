//! The cards of the deck: money, scoring cards, bureaus de change.

use crate::pieces::bureau::Bureau;
use crate::pieces::money::{Coin, Currency};
use serde::{Deserialize, Serialize};

/// A scoring: A and B by their cards, C at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[expect(missing_docs, reason = "each name says its scoring")]
pub enum Scoring {
    A,
    B,
    C,
}

/// A card of the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Card {
    /// Money.
    Coin(Coin),
    /// A bureau de change (B1).
    Bureau(Bureau),
    /// Scoring A or B (M5).
    Scoring(Scoring),
}

/// A card in one byte: money 0 to 35, bureaus 36 to 41, A 42, B 43.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct CardCode(pub(crate) u8);

impl From<Card> for CardCode {
    fn from(card: Card) -> Self {
        Self(match card {
            Card::Coin(Coin { currency, value }) => currency as u8 * 9 + value - 1,
            Card::Bureau(bureau) => 36 + u8::from(bureau),
            Card::Scoring(Scoring::A) => 42,
            Card::Scoring(_) => 43,
        })
    }
}

impl From<CardCode> for Card {
    fn from(CardCode(code): CardCode) -> Self {
        match code {
            0..36 => Self::Coin(Coin {
                currency: Currency::ALL[usize::from(code / 9)],
                value: code % 9 + 1,
            }),
            36..42 => Self::Bureau(Bureau::ALL[usize::from(code - 36)]),
            42 => Self::Scoring(Scoring::A),
            _ => Self::Scoring(Scoring::B),
        }
    }
}

/// `d7` for denar 7 as in money, `x3` for a bureau, `A` and `B`.
impl From<Card> for String {
    fn from(card: Card) -> Self {
        match card {
            Card::Coin(coin) => {
                std::iter::once(coin).collect::<crate::pieces::money::Money>().into()
            }
            Card::Bureau(bureau) => format!("x{}", u8::from(bureau)),
            Card::Scoring(scoring) => format!("{scoring:?}"),
        }
    }
}

impl TryFrom<String> for Card {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        match text.as_str() {
            "A" => return Ok(Self::Scoring(Scoring::A)),
            "B" => return Ok(Self::Scoring(Scoring::B)),
            _ => {}
        }
        if let Some(number) = text.strip_prefix('x') {
            let number: u8 = number.parse().map_err(|_| format!("`{text}` is no card"))?;
            return number.try_into().map(Self::Bureau);
        }
        let money = crate::pieces::money::Money::try_from(text.clone())?;
        let mut coins = money.coins();
        match (coins.next(), coins.next()) {
            (Some(coin), None) => Ok(Self::Coin(coin)),
            _ => Err(format!("`{text}` is no card")),
        }
    }
}
