//! Seat set: some of the seats of a table, a bit each.

use crate::Seat;

/// Some of the seats of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatSet(u8);

impl SeatSet {
    /// None of them.
    pub const NONE: Self = Self(0);

    /// True if the seat is among them.
    pub fn has(self, seat: Seat) -> bool {
        self.0 & Self::bit(seat) != 0
    }

    /// Adds a seat.
    pub fn add(&mut self, seat: Seat) {
        self.0 |= Self::bit(seat);
    }

    /// Takes a seat out, if it is among them.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !Self::bit(seat);
    }

    fn bit(seat: Seat) -> u8 {
        1 << seat.0
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut all = Self::NONE;
        seats.into_iter().for_each(|seat| all.add(seat));
        all
    }
}
