//! A table of whichever game, for those who only want to know who sits there and keep it.

use crate::game_id::GameId;
use crate::players::Players;
use crate::saves::form::Savable;
use crate::saves::head::Head;
use crate::table::Table;
use engine::{Outcome, Seat};
use gardens::Gardens;

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
    pub fn game_id(&self) -> GameId {
        match self {
            Self::City(table) => table.game_id(),
            Self::Gardens(table) => table.game_id(),
        }
    }

    /// Who sits there.
    pub fn players(&self) -> &Players {
        match self {
            Self::City(table) => table.players(),
            Self::Gardens(table) => table.players(),
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
}

impl Savable for AnyTable {
    fn head(&self, count: u64, saved_at: u64) -> Head {
        match self {
            Self::City(table) => table.head(count, saved_at),
            Self::Gardens(table) => table.head(count, saved_at),
        }
    }

    fn body(&self) -> String {
        match self {
            Self::City(table) => table.body(),
            Self::Gardens(table) => table.body(),
        }
    }
}
