//! What is agreed before a game.

use engine::Seat;
use serde::{Deserialize, Serialize};

/// Which city is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Alhambra.
    Alhambra,
    /// Granada.
    Granada,
    /// Alhambra & Granada.
    Both,
}

/// The options of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a yes or no at the table")]
pub struct Options {
    /// Which city is built.
    pub kind: Kind,
    /// 2 to 6; with two, Dirk plays along.
    pub seats: u8,
    /// Breaks ties for who begins (M4).
    #[serde(default = "first_seat")]
    pub youngest: Seat,
    /// Simplified scoring of Granada's buildings (G10).
    #[serde(default)]
    pub simplified: bool,
    /// Vizier's Favour.
    #[serde(default)]
    pub viziers: bool,
    /// Bureau de Change.
    #[serde(default)]
    pub bureaus: bool,
    /// Bonus Cards.
    #[serde(default)]
    pub bonus_cards: bool,
    /// Workers' Huts.
    #[serde(default)]
    pub huts: bool,
}

fn first_seat() -> Seat {
    Seat(0)
}

impl Options {
    /// A game without modules, the first seat the youngest.
    pub const fn new(kind: Kind, seats: u8) -> Self {
        Self {
            kind,
            seats,
            youngest: Seat(0),
            simplified: false,
            viziers: false,
            bureaus: false,
            bonus_cards: false,
            huts: false,
        }
    }

    /// Why these options do not go together, if they do not.
    pub fn refusal(&self) -> Option<NotTogether> {
        let is_alhambra = self.kind == Kind::Alhambra;
        if !(2..=6).contains(&self.seats) {
            Some(NotTogether::Seats)
        } else if self.youngest.0 >= self.seats {
            Some(NotTogether::Youngest)
        } else if self.simplified && is_alhambra {
            Some(NotTogether::SimplifiedAlhambra)
        } else if self.bureaus && !is_alhambra {
            Some(NotTogether::BureausOutsideAlhambra)
        } else if self.bonus_cards && !is_alhambra {
            Some(NotTogether::BonusCardsOutsideAlhambra)
        } else if self.huts && !is_alhambra {
            Some(NotTogether::HutsOutsideAlhambra)
        } else {
            None
        }
    }
}

/// Options that do not go together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotTogether {
    /// Two to six can play.
    Seats,
    /// The youngest sits at none of the seats.
    Youngest,
    /// Simplified scoring is for Granada's buildings.
    SimplifiedAlhambra,
    /// Bureau de Change belongs to Alhambra alone.
    BureausOutsideAlhambra,
    /// Bonus Cards belong to Alhambra alone.
    BonusCardsOutsideAlhambra,
    /// Workers' Huts belong to Alhambra alone.
    HutsOutsideAlhambra,
}
