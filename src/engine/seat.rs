//! Who sits where.

use serde::{Deserialize, Serialize};

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// All seats of a table, in order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..count).map(Self)
    }

    /// The next seat clockwise at a table of `count`.
    #[must_use]
    pub fn next(self, count: u8) -> Self {
        Self((self.0 + 1) % count)
    }

    /// All seats clockwise, this one first.
    pub fn clockwise(self, count: u8) -> impl ExactSizeIterator<Item = Self> {
        (0..count).map(move |step| Self((self.0 + step) % count))
    }

    /// The place of this seat in a list with an entry per seat.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}
