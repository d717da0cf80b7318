//! The building spaces: 7 rows of 7 squares between the gardens.

use crate::space::{COLUMNS, Space};
use crate::spaces::Spaces;
use std::fmt;

/// How many building spaces there are.
pub(crate) const SITES: usize = 49;

/// How many building spaces a row has.
const ACROSS: u8 = COLUMNS + 1;

/// A building space.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Site(u8);

impl Site {
    /// The building space in a row and a column, both counted from 0; nothing if it is not on the board.
    pub const fn at(row: u8, column: u8) -> Option<Self> {
        if row < ACROSS && column < ACROSS { Some(Self(row * ACROSS + column)) } else { None }
    }

    pub(crate) const fn from_index(index: u8) -> Self {
        Self(index)
    }

    /// All 49, row by row.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..SITES as u8).map(Self)
    }

    /// The row, 0 to 6 from the top.
    pub const fn row(self) -> u8 {
        self.0 / ACROSS
    }

    /// The column, 0 to 6 from the left.
    pub const fn column(self) -> u8 {
        self.0 % ACROSS
    }

    /// The place of this space in a list that goes row by row.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The garden spaces around it: four in the middle, two on the edge, one in a corner (R9).
    pub const fn spaces(self) -> Spaces {
        AROUND[self.index()]
    }
}

const AROUND: [Spaces; SITES] = {
    let mut around = [Spaces::NONE; SITES];
    let mut index = 0;
    while index < SITES {
        let site = Site(index as u8);
        let (bottom, right) = (site.row(), site.column());
        let mut corner = 0;
        while corner < 4 {
            // Before the first row or column this wraps and is no space.
            let row = bottom.wrapping_sub(corner / 2);
            if let Some(space) = Space::at(row, right.wrapping_sub(corner % 2)) {
                around[index] = around[index].with(space);
            }
            corner += 1;
        }
        index += 1;
    }
    around
};

impl fmt::Debug for Site {
    fn fmt(&self, to: &mut fmt::Formatter) -> fmt::Result {
        write!(to, "{}{}", char::from(b'A' + self.column()), self.row() + 1)
    }
}
