//! The four sides of a tile, and sets of them.

use serde::{Deserialize, Serialize};

/// A side of a tile that lies upright (P1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Top.
    North,
    /// Right.
    East,
    /// Bottom.
    South,
    /// Left.
    West,
}

impl Side {
    /// All four, clockwise from the top.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The side across.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::East => Self::West,
            Self::South => Self::North,
            Self::West => Self::East,
        }
    }
}

/// A set of sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sides(pub(crate) u8);

impl Sides {
    /// No side.
    pub const NONE: Self = Self(0);

    /// Reads a set of letters such as `NES`.
    pub(crate) const fn of(letters: &str) -> Self {
        let letters = letters.as_bytes();
        let (mut bits, mut at) = (0, 0);
        while at < letters.len() {
            bits |= match letters[at] {
                b'N' => 1,
                b'E' => 2,
                b'S' => 4,
                _ => 8,
            };
            at += 1;
        }
        Self(bits)
    }

    /// True if the side is in the set.
    pub const fn has(self, side: Side) -> bool {
        self.0 & (1 << side as u8) != 0
    }

    /// Adds a side.
    #[must_use]
    pub const fn with(self, side: Side) -> Self {
        Self(self.0 | 1 << side as u8)
    }

    /// The sides in the set, clockwise from the top.
    pub fn iter(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |&side| self.has(side))
    }

    /// How many there are.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }
}
