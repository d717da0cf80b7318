//! Vizier's Favour: once in a while, buy out of turn for the exact price.

use super::Verdict;
use crate::event::Event;
use crate::event_sink::EventSink;
use crate::refusal::Refusal;
use crate::table::{Cities, Phase};
use engine::{Seat, SeatSet};

/// Whose vizier is face up (V1).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Viziers {
    awake: SeatSet,
    /// While viziers are asked: who has declined since the last purchase (V3).
    declined: SeatSet,
}

impl Viziers {
    pub(super) fn new(seats: u8) -> Self {
        Self { awake: Seat::all(seats).collect(), declined: SeatSet::NONE }
    }

    pub(super) fn is_awake(self, seat: Seat) -> bool {
        self.awake.has(seat)
    }

    pub(super) fn put_to_sleep(&mut self, seat: Seat) {
        self.awake.remove(seat);
    }

    fn wake(&mut self, seat: Seat) {
        self.awake.add(seat);
    }

    fn is_to_ask(self, seat: Seat) -> bool {
        self.awake.has(seat) && !self.declined.has(seat)
    }
}

/// Waking (V4).
impl Cities {
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
    /// The next one to answer: of those who have not, the player next in turn first, the one who has
    /// just played last; false if none is left.
    pub(super) fn ask_next_vizier(&mut self) -> bool {
        let Some(seat) = self.viziers_to_ask().next() else { return false };
        (self.phase, self.decider) = (Phase::Vizier, seat);
        true
    }

    pub(super) fn viziers_to_ask(&self) -> impl Iterator<Item = Seat> {
        let viziers = self.modules.viziers;
        let order = self.next_in_turn().clockwise(self.seats);
        order.filter(move |&seat| viziers.is_some_and(|viziers| viziers.is_to_ask(seat)))
    }

    pub(super) fn has_declined_vizier(&self, seat: Seat) -> bool {
        self.modules.viziers.is_some_and(|viziers| viziers.declined.has(seat))
    }

    /// An answer speaks for its seat alone: the others stay asked.
    pub(super) fn decline_vizier(&mut self, sink: &mut impl EventSink) {
        let seat = self.decider;
        if let Some(viziers) = &mut self.modules.viziers {
            viziers.declined.add(seat);
        }
        sink.tell(|| Event::VizierDeclined { seat });
        if !self.ask_next_vizier() {
            if let Some(viziers) = &mut self.modules.viziers {
                viziers.declined = SeatSet::NONE;
            }
            self.begin_turn();
        }
    }

    /// The favour is used up, and nobody is idle (V2, E7).
    pub(super) fn use_vizier(&mut self) {
        let seat = self.decider;
        debug_assert_eq!(self.vizier_is_awake(seat), Some(true), "only a face-up vizier was asked");
        if let Some(viziers) = &mut self.modules.viziers {
            viziers.put_to_sleep(seat);
            viziers.declined = SeatSet::NONE;
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
