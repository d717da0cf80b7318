//! A set of garden spaces: a bit each, row by row.

use crate::garden::GARDENS;
use crate::space::{COLUMNS, Space};

/// Any of the 36 garden spaces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spaces(u64);

const LEFT_COLUMN: u64 = 0x4104_1041;
const RIGHT_COLUMN: u64 = LEFT_COLUMN << 5;

impl Spaces {
    /// No space.
    pub const NONE: Self = Self(0);
    /// The whole board.
    pub const ALL: Self = Self((1 << GARDENS) - 1);
    /// All but edges and corners, where the first garden may lie (R7).
    pub const INNER: Self = Self((0x1E << 6) | (0x1E << 12) | (0x1E << 18) | (0x1E << 24));

    /// One space.
    pub const fn of(space: Space) -> Self {
        Self(1 << space.index())
    }

    /// True if the space is among them.
    pub const fn has(self, space: Space) -> bool {
        self.0 & Self::of(space).0 != 0
    }

    /// True if all of the others are among them.
    pub const fn holds(self, others: Self) -> bool {
        others.0 & !self.0 == 0
    }

    /// True without any.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, space: Space) -> Self {
        Self(self.0 | Self::of(space).0)
    }

    /// Those that are not among the others.
    #[must_use]
    pub const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// All spaces that share a side with one of these.
    #[must_use]
    pub const fn beside(self) -> Self {
        let across = (self.0 & !LEFT_COLUMN) >> 1 | (self.0 & !RIGHT_COLUMN) << 1;
        Self((across | self.0 >> COLUMNS | self.0 << COLUMNS) & Self::ALL.0)
    }

    /// The one with this number, counted from 0 row by row.
    pub(crate) fn nth(self, number: u32) -> Space {
        let mut rest = self.0;
        for _ in 0..number {
            rest &= rest - 1;
        }
        Space::from_index(rest.trailing_zeros())
    }

    /// Each of them, row by row.
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let space = (rest != 0).then(|| Space::from_index(rest.trailing_zeros()))?;
            rest &= rest - 1;
            Some(space)
        })
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<T: IntoIterator<Item = Space>>(spaces: T) -> Self {
        spaces.into_iter().fold(Self::NONE, Self::with)
    }
}
