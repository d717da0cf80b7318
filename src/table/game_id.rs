//! Game id: the one list of games, with how many play each and what each is called in addresses.

use crate::any_table::AnyTable;
use crate::saves::error::SaveError;
use crate::saves::form::load;
use crate::table::Table;
use crate::table_game::TableGame;
use cities::{Cities, Kind};
use gardens::Gardens;
use serde::{Deserialize, Serialize};

/// One of the games, as they are published.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameId {
    /// Two-sided tiles and moats.
    Granada,
    /// The palace and its walls.
    Alhambra,
    /// Alhambra & Granada together.
    Both,
    /// The Gardens of the Alhambra.
    Gardens,
}

/// What is known of a game besides its rules.
struct Entry {
    word: &'static str,
    most_seats: u8,
    /// Which city is built; none in the Gardens.
    kind: Option<Kind>,
}

const fn city(word: &'static str, kind: Kind) -> Entry {
    Entry { word, most_seats: 6, kind: Some(kind) }
}

/// In the order of [`GameId::ALL`].
const ENTRIES: [Entry; 4] = [
    city("granada", Kind::Granada),
    city("alhambra", Kind::Alhambra),
    city("both", Kind::Both),
    Entry { word: "gardens", most_seats: 4, kind: None },
];

impl GameId {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Granada, Self::Alhambra, Self::Both, Self::Gardens];

    const fn entry(self) -> &'static Entry {
        &ENTRIES[self as usize]
    }

    /// The fewest and the most players.
    pub const fn seats(self) -> (u8, u8) {
        (2, self.entry().most_seats)
    }

    /// Where it is set up, after the address of the page.
    pub fn setup_address(self) -> String {
        format!("#/new/{}", self.word())
    }

    /// What it is called in addresses; never translated.
    pub const fn word(self) -> &'static str {
        self.entry().word
    }

    /// The game of a word in an address.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.word() == word)
    }

    /// True for the games in which cities are built.
    pub const fn is_of_cities(self) -> bool {
        self.entry().kind.is_some()
    }

    /// Which city is built; none in the Gardens.
    pub const fn kind(self) -> Option<Kind> {
        self.entry().kind
    }

    /// The game in which such a city is built.
    pub(crate) const fn of_kind(kind: Kind) -> Self {
        match kind {
            Kind::Granada => Self::Granada,
            Kind::Alhambra => Self::Alhambra,
            Kind::Both => Self::Both,
        }
    }

    /// Reads a table of this game.
    pub(crate) fn load(self, text: &str) -> Result<AnyTable, SaveError> {
        if self.is_of_cities() {
            load(text).map(|table: Table<Cities>| AnyTable::City(Box::new(table)))
        } else {
            load(text).map(|table: Table<Gardens>| AnyTable::Gardens(Box::new(table)))
        }
    }
}

impl<G: TableGame> Table<G> {
    /// Which game is played.
    pub fn game_id(&self) -> GameId {
        G::id_of(self.options())
    }
}
