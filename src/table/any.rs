//! A table of whichever game, for those who only want to know who sits there and keep it.

use crate::guests::Guests;
use crate::save::{Savable, SaveError, load};
use crate::table::Table;
use cities::Kind;
use engine::{Outcome, Seat};
use gardens::Gardens;
use serde::{Deserialize, Serialize};

/// Which game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Option<Kind>", into = "Option<Kind>")]
pub enum Play {
    /// One of the city games.
    City(Kind),
    /// The Gardens of the Alhambra.
    Gardens,
}

impl Play {
    /// How many can play at most; two can always.
    pub const fn most_seats(self) -> usize {
        match self {
            Self::City(_) => 6,
            Self::Gardens => 4,
        }
    }
}

/// Drafts have always been written with the kind of city; the Gardens have none.
impl From<Option<Kind>> for Play {
    fn from(kind: Option<Kind>) -> Self {
        kind.map_or(Self::Gardens, Self::City)
    }
}

impl From<Play> for Option<Kind> {
    fn from(play: Play) -> Self {
        match play {
            Play::City(kind) => Some(kind),
            Play::Gardens => None,
        }
    }
}

/// A table of any game.
#[derive(Clone, Debug)]
pub enum AnyTable {
    /// Of a city game.
    City(Box<Table>),
    /// Of the Gardens.
    Gardens(Box<Table<Gardens>>),
}

impl AnyTable {
    /// The table, if a city game is played there.
    pub fn city(self) -> Option<Table> {
        match self {
            Self::City(table) => Some(*table),
            Self::Gardens(_) => None,
        }
    }

    /// The table, if the Gardens are played there.
    pub fn gardens(self) -> Option<Table<Gardens>> {
        match self {
            Self::City(_) => None,
            Self::Gardens(table) => Some(*table),
        }
    }

    /// Which game is played.
    pub fn play(&self) -> Play {
        match self {
            Self::City(table) => Play::City(table.options().kind),
            Self::Gardens(_) => Play::Gardens,
        }
    }

    /// Who sits there.
    pub fn guests(&self) -> &Guests {
        match self {
            Self::City(table) => table.guests(),
            Self::Gardens(table) => table.guests(),
        }
    }

    /// Who decides; nobody once the game is over.
    pub fn decider(&self) -> Option<Seat> {
        match self {
            Self::City(table) => table.decider(),
            Self::Gardens(table) => table.decider(),
        }
    }

    /// How the game ended, once it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            Self::City(table) => engine::Game::outcome(table.game()),
            Self::Gardens(table) => engine::Game::outcome(table.game()),
        }
    }

    /// Reads a table of whichever game; the record says of which one.
    pub fn load(text: &str) -> Result<Self, SaveError> {
        match load(text) {
            Err(SaveError::OtherGame) => load(text).map(|table| Self::Gardens(Box::new(table))),
            city => city.map(|table| Self::City(Box::new(table))),
        }
    }
}

impl Savable for AnyTable {
    fn to_text(&self) -> String {
        match self {
            Self::City(table) => table.to_text(),
            Self::Gardens(table) => table.to_text(),
        }
    }
}
