//! The fifteen buildings and the two tile sets.

use serde::{Deserialize, Serialize};

/// A tile set: a property of the tile, not of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Set {
    /// 54 tiles with walls.
    Alhambra,
    /// 54 two-sided tiles with moats.
    Granada,
}

impl Set {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Alhambra, Self::Granada];

    /// Its buildings in the order of a scoring (A3, G11).
    pub const fn buildings(self) -> &'static [Building] {
        match self {
            Self::Alhambra => Building::ALL.split_at(6).0,
            Self::Granada => Building::ALL.split_at(6).1,
        }
    }
}

/// A kind of building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each name says its building")]
pub enum Building {
    Pavilion,
    Seraglio,
    Arcades,
    Chambers,
    Garden,
    Tower,
    Arena,
    BathHouse,
    Library,
    Hostel,
    Hospital,
    Market,
    Park,
    School,
    District,
}

impl Building {
    /// How many kinds there are.
    pub const COUNT: usize = 15;

    /// All of them: Alhambra's, then Granada's, each in the order of a scoring.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Pavilion,
        Self::Seraglio,
        Self::Arcades,
        Self::Chambers,
        Self::Garden,
        Self::Tower,
        Self::Arena,
        Self::BathHouse,
        Self::Library,
        Self::Hostel,
        Self::Hospital,
        Self::Market,
        Self::Park,
        Self::School,
        Self::District,
    ];

    /// The set it belongs to.
    pub const fn set(self) -> Set {
        if (self as u8) < 6 { Set::Alhambra } else { Set::Granada }
    }

    /// Its place in [`Building::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}
