//! The end of the game: when it is reached, who gets the tiles left in the yard, the last scoring.

use crate::event::Event;
use crate::event_sink::EventSink;
use crate::pieces::building::Set;
use crate::pieces::money::Currency;
use crate::table::{Cities, Phase};
use engine::Seat;

/// The places of the yard, counted through spaces and sets.
const PLACES: u8 = 8;

/// How far the end has come.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Ending {
    is_reached: bool,
    /// It is reached because nobody goes on (E7).
    is_idle: bool,
    /// How many places of the yard have been given.
    given: u8,
}

impl Ending {
    /// The end is reached when the yard cannot be filled (E1), or when nobody goes on (E7).
    pub(crate) fn note(&mut self, is_full: bool, is_idle: bool) {
        self.is_reached = !is_full || is_idle;
        self.is_idle = is_full && is_idle;
    }

    pub(crate) fn is_reached(self) -> bool {
        self.is_reached
    }

    /// All last tiles are given: now comes C (E4).
    pub(crate) fn is_given(self) -> bool {
        self.is_reached && self.given == PLACES
    }
}

impl Cities {
    /// Three whole rounds in which nobody took anything (E7).
    pub(crate) fn is_idle(&self) -> bool {
        self.idle >= 3 * self.seats
    }

    /// True once the end is reached: the tiles left in the yard are given, then C is scored (E1, E7).
    pub fn is_ending(&self) -> bool {
        self.ending.is_reached()
    }

    /// Gives the next tile left in the yard (E2, X12); true if its new owner is to place it.
    pub(crate) fn give_next_last_tile(&mut self, sink: &mut impl EventSink) -> bool {
        let Ending { is_idle, given, .. } = self.ending;
        if given == 0 {
            sink.tell(|| Event::EndReached { is_idle });
        }
        self.ending.given += 1;
        let (space, set) =
            (Currency::ALL[usize::from(given / 2)], Set::ALL[usize::from(given % 2)]);
        let Some(face) = self.yard.at(space, set) else { return false };
        let to = self.richest_in(space);
        sink.tell(|| {
            let total = |seat: Seat| (seat, self.money(seat).purse(space).sum());
            let totals = Seat::all(self.seats).map(total).collect();
            Event::LastTile { space, face, totals, to }
        });
        let Some(seat) = to else { return false };
        self.yard.put(space, set, None);
        self.waiting.add(face);
        // E3: it is placed like a bought one, but not turned over (G15) and not given to Dirk (D4).
        (self.phase, self.decider) = (Phase::Last, seat);
        true
    }

    /// The seat with more of a currency than any other (E2).
    fn richest_in(&self, space: Currency) -> Option<Seat> {
        let held = |seat: Seat| self.money(seat).purse(space).sum();
        let most = Seat::all(self.seats).map(held).max()?;
        let mut leaders = Seat::all(self.seats).filter(|&seat| held(seat) == most);
        leaders.next().filter(|_| leaders.next().is_none())
    }
}
