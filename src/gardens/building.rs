//! The palace buildings and their values.

use serde::{Deserialize, Serialize};

/// A building; records write it as its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Building {
    /// Worth 1.
    Pavilion,
    /// Worth 2.
    Seraglio,
    /// Worth 3.
    Arcades,
    /// Worth 4.
    Chambers,
    /// Worth 5.
    Tower,
}

impl Building {
    /// All five, the cheapest first.
    pub const ALL: [Self; 5] =
        [Self::Pavilion, Self::Seraglio, Self::Arcades, Self::Chambers, Self::Tower];

    /// What it is worth, once for each type of tree around it (R11).
    pub const fn value(self) -> u8 {
        self as u8 + 1
    }

    /// How many there are (R2).
    pub const fn tiles(self) -> usize {
        match self {
            Self::Tower => 9,
            _ => 10,
        }
    }

    /// The 49 building tiles, the cheapest first.
    pub fn every_tile() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().flat_map(|one| std::iter::repeat_n(one, one.tiles()))
    }
}

impl From<Building> for u8 {
    fn from(building: Building) -> Self {
        building.value()
    }
}

impl TryFrom<u8> for Building {
    type Error = String;

    fn try_from(value: u8) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|building| building.value() == value);
        found.ok_or_else(|| format!("no building is worth {value}; values are 1 to 5"))
    }
}
