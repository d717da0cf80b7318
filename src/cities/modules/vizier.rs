//! Vizier's Favour: once in a while, buy out of turn for the exact price.

use super::Verdict;
use crate::event::Event;
use crate::event_sink::EventSink;
use crate::refusal::Refusal;
use crate::table::{Cities, Phase};
use engine::Seat;

/// Whose vizier is face up, a bit each (V1).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Viziers {
    awake: u8,
}

impl Viziers {
    pub(super) fn new(seats: u8) -> Self {
        Self { awake: (1 << seats) - 1 }
    }

    pub(super) fn is_awake(self, seat: Seat) -> bool {
        self.awake & 1 << seat.0 != 0
    }

    pub(super) fn put_to_sleep(&mut self, seat: Seat) {
        self.awake &= !(1 << seat.0);
    }

    fn wake(&mut self, seat: Seat) {
        self.awake |= 1 << seat.0;
    }
}

/// Waking (V4).
impl Cities {
    pub(super) fn can_wake_vizier(&self) -> bool {
        self.vizier_is_awake(self.decider) == Some(false)
    }

    pub(super) fn check_vizier_sleeps(&self) -> Verdict {
        match self.vizier_is_awake(self.decider) {
            None => Err(Refusal::NoModule),
            Some(true) => Err(Refusal::VizierAwake),
            Some(false) => Ok(()),
        }
    }

    pub(super) fn turn_vizier_up(&mut self, sink: &mut impl EventSink) {
        let seat = self.decider;
        debug_assert!(self.can_wake_vizier(), "only a sleeping vizier is woken");
        if let Some(viziers) = &mut self.modules.viziers {
            viziers.wake(seat);
        }
        sink.tell(|| Event::VizierWoke { seat });
    }
}

/// Asking (V3).
impl Cities {
    /// Asks face-up viziers from the start, the player next in turn first, the one who has just played
    /// last; false if there is none.
    pub(super) fn ask_viziers(&mut self) -> bool {
        self.ask_next_vizier(0)
    }

    /// Asks the next one after the seat that has declined; false if none is left.
    fn ask_further_viziers(&mut self) -> bool {
        let asked = self.next_in_turn().clockwise(self.seats).position(|one| one == self.decider);
        debug_assert!(asked.is_some(), "whoever declines sits at the table");
        self.ask_next_vizier(asked.unwrap_or(0) + 1)
    }

    fn ask_next_vizier(&mut self, skip: usize) -> bool {
        let Some(viziers) = self.modules.viziers else { return false };
        let mut order = self.next_in_turn().clockwise(self.seats).skip(skip);
        let Some(seat) = order.find(|&seat| viziers.is_awake(seat)) else { return false };
        (self.phase, self.decider) = (Phase::Vizier, seat);
        true
    }

    pub(super) fn viziers_to_ask(&self) -> impl Iterator<Item = Seat> {
        let order = self.next_in_turn().clockwise(self.seats);
        order
            .skip_while(|&seat| seat != self.decider)
            .filter(|&seat| self.vizier_is_awake(seat) == Some(true))
    }

    pub(super) fn decline_vizier(&mut self, sink: &mut impl EventSink) {
        let seat = self.decider;
        sink.tell(|| Event::VizierDeclined { seat });
        if !self.ask_further_viziers() {
            self.begin_turn();
        }
    }

    /// The favour is used up, and nobody is idle (V2, E7).
    pub(super) fn use_vizier(&mut self) {
        let seat = self.decider;
        debug_assert_eq!(self.vizier_is_awake(seat), Some(true), "only a face-up vizier was asked");
        if let Some(viziers) = &mut self.modules.viziers {
            viziers.put_to_sleep(seat);
        }
        self.idle = 0;
        self.phase = Phase::VizierPlace;
    }

    /// The yard is filled, and all who have a favour left are asked again.
    pub(super) fn end_favour(&mut self, sink: &mut impl EventSink) {
        let is_full = self.yard.refill(self.rules.sets, sink);
        self.ending.note(is_full, false);
        self.go_on(sink);
    }
}
