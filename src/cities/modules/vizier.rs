//! Vizier's Favour: once in a while, buy out of turn for the exact price.

use crate::table::{Cities, Phase};
use engine::Seat;

/// Whose vizier is face up, a bit each (V1).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Viziers {
    awake: u8,
}

impl Viziers {
    pub(crate) fn new(seats: u8) -> Self {
        Self { awake: (1 << seats) - 1 }
    }

    pub(crate) fn is_awake(self, seat: Seat) -> bool {
        self.awake & 1 << seat.0 != 0
    }

    pub(crate) fn wake(&mut self, seat: Seat) {
        self.awake |= 1 << seat.0;
    }

    pub(crate) fn put_to_sleep(&mut self, seat: Seat) {
        self.awake &= !(1 << seat.0);
    }
}

impl Cities {
    /// True if the seat's vizier is face up; nothing if viziers are not played.
    pub fn vizier_is_awake(&self, seat: Seat) -> Option<bool> {
        self.modules.viziers.map(|viziers| viziers.is_awake(seat))
    }

    /// Asks face-up viziers from the start (V3: the player next in turn first, the one who has just
    /// played last); false if there is none.
    pub(crate) fn ask_viziers(&mut self) -> bool {
        self.ask_next_vizier(0)
    }

    /// Asks the next one after the seat that has declined; false if none is left.
    pub(crate) fn ask_further_viziers(&mut self) -> bool {
        let mut order = self.turn.next(self.seats).clockwise(self.seats);
        let asked = order.position(|seat| seat == self.decider).unwrap_or(0);
        self.ask_next_vizier(asked + 1)
    }

    fn ask_next_vizier(&mut self, skip: usize) -> bool {
        let Some(viziers) = self.modules.viziers else {
            return false;
        };
        let order = self.turn.next(self.seats).clockwise(self.seats).skip(skip);
        let Some(seat) = order.into_iter().find(|&seat| viziers.is_awake(seat)) else {
            return false;
        };
        (self.phase, self.decider) = (Phase::Vizier, seat);
        true
    }
}
