//! The garden spaces: 6 rows of 6 octagons.

use crate::diagonal::Diagonal;
use crate::garden::GARDENS;
use crate::site::Site;
use crate::spaces::Spaces;
use std::fmt;

/// How many garden spaces a row has.
pub(crate) const COLUMNS: u8 = 6;

/// A garden space. Records write `c2`: third column, second row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Space(u8);

impl Space {
    /// The space in a row and a column, both counted from 0; nothing if it is not on the board.
    pub const fn at(row: u8, column: u8) -> Option<Self> {
        if row < COLUMNS && column < COLUMNS { Some(Self(row * COLUMNS + column)) } else { None }
    }

    pub(crate) const fn from_index(index: u32) -> Self {
        Self(index as u8)
    }

    /// All 36, row by row.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..GARDENS as u8).map(Self)
    }

    /// The row, 0 to 5 from the top.
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    /// The column, 0 to 5 from the left.
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// The place of this space in a list that goes row by row.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The building space that a diagonal side touches (R1).
    pub const fn towards(self, diagonal: Diagonal) -> Site {
        // A row has one building more than it has gardens.
        let north_west = self.0 + self.row();
        Site::from_index(match diagonal {
            Diagonal::NorthWest => north_west,
            Diagonal::NorthEast => north_west + 1,
            Diagonal::SouthEast => north_west + 8,
            Diagonal::SouthWest => north_west + 7,
        })
    }

    /// The four building spaces around it, row by row.
    pub fn sites(self) -> [Site; 4] {
        use Diagonal::{NorthEast, NorthWest, SouthEast, SouthWest};
        [NorthWest, NorthEast, SouthWest, SouthEast].map(|diagonal| self.towards(diagonal))
    }

    /// The spaces that share a side with it, two to four of them (R1).
    pub fn beside(self) -> Spaces {
        Spaces::of(self).beside()
    }
}

impl From<Space> for String {
    fn from(space: Space) -> Self {
        format!("{}{}", char::from(b'a' + space.column()), space.row() + 1)
    }
}

impl TryFrom<&str> for Space {
    type Error = String;

    fn try_from(word: &str) -> Result<Self, String> {
        let read = || match *word.as_bytes() {
            [column, row] => Self::at(row.checked_sub(b'1')?, column.checked_sub(b'a')?),
            _ => None,
        };
        read().ok_or_else(|| format!("`{word}` is no garden space; they are a1 to f6"))
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, to: &mut fmt::Formatter) -> fmt::Result {
        to.write_str(&String::from(*self))
    }
}
