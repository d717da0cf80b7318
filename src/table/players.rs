//! Who sits at the table, and how they want to play.

use engine::Seat;
use serde::{Deserialize, Serialize};

/// A player's colour, 0 to 5, each with its own emblem; in the Gardens that of a tree, 6 to 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Colour(pub u8);

impl Colour {
    /// The colour of the first type of tree.
    pub(crate) const FIRST_TREE: u8 = 6;

    /// The six that can be chosen.
    pub const ALL: [Self; 6] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// What they are called.
    pub name: String,
    /// Their colour.
    pub colour: Colour,
}

/// How the table is run. None of it changes a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableOptions {
    /// Hands are hidden, and a curtain lies between two people's turns.
    pub hides_hands: bool,
    /// Legal places, standing and longest border are shown.
    pub helps: bool,
    /// A turn with nothing left to do ends by itself.
    pub ends_turns: bool,
}

impl Default for TableOptions {
    fn default() -> Self {
        Self { hides_hands: true, helps: true, ends_turns: false }
    }
}

/// Everybody at the table, by seat, and how they play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Players {
    /// By seat.
    #[serde(rename = "guests")]
    pub players: Vec<Player>,
    /// How the table is run.
    #[serde(rename = "manners")]
    pub table_options: TableOptions,
}

impl Players {
    /// The player at a seat.
    pub fn at(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.index())
    }

    /// What the player at a seat is called; nothing for a seat that is not there.
    pub fn name(&self, seat: Seat) -> &str {
        self.at(seat).map_or("", |player| &player.name)
    }

    /// True if the players fit this many seats and no colour is there twice.
    pub fn fit(&self, seats: u8) -> bool {
        let colours = || self.players.iter().map(|player| player.colour);
        let is_once = |colour: Colour| colours().filter(|&other| other == colour).count() == 1;
        self.players.len() == usize::from(seats)
            && colours().all(|colour| colour.0 < Colour::FIRST_TREE + 4 && is_once(colour))
    }
}
