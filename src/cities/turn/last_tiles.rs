//! The end of the game: when it is reached, who gets the tiles left in the yard, the last scoring.

use crate::event::Event;
use crate::event_sink::EventSink;
use crate::pieces::building::Set;
use crate::pieces::face::Face;
use crate::pieces::money::Currency;
use crate::table::{Cities, Phase};
use engine::Seat;
use std::cmp::Ordering;

/// The places of the yard, counted through spaces and sets.
const PLACES: u8 = 8;

/// A tile that was left in the yard, and who had most of its currency (E2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastTile {
    /// Its space.
    pub space: Currency,
    /// The tile.
    pub face: Face,
    /// What everybody had in that currency, by seat.
    pub totals: Vec<(Seat, u32)>,
    /// Who got it; nobody if several had the most.
    pub to: Option<Seat>,
}

impl LastTile {
    /// The most that anybody has of its currency.
    pub fn most(&self) -> u32 {
        most(self.totals.iter().copied()).0
    }

    /// The sum of those who are tied; nothing if somebody gets it, or nobody has any money for it.
    pub fn tied_at(&self) -> Option<u32> {
        Some(self.most()).filter(|&most| self.to.is_none() && most > 0)
    }
}

/// The most that anybody has, and who has it, if nobody else has as much (E2).
fn most(totals: impl Iterator<Item = (Seat, u32)>) -> (u32, Option<Seat>) {
    totals.fold((0, None), |(most, leader), (seat, total)| match total.cmp(&most) {
        Ordering::Less => (most, leader),
        Ordering::Equal => (most, None),
        Ordering::Greater => (total, Some(seat)),
    })
}

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

    /// The tiles that are still to be given, or to stay, in their order (E2, X12). Nobody pays any more,
    /// so what comes of them is known.
    pub fn last_tiles_to_come(&self) -> impl Iterator<Item = LastTile> {
        let places = if self.is_ending() { self.ending.given..PLACES } else { 0..0 };
        places.filter_map(|place| self.last_tile(place))
    }

    /// The tile in a place of the yard, with everybody's money in its currency (E2).
    fn last_tile(&self, place: u8) -> Option<LastTile> {
        let (space, set) = space_and_set(place);
        let face = self.yard.at(space, set)?;
        let (_, to) = most(self.totals_in(space));
        Some(LastTile { space, face, totals: self.totals_in(space).collect(), to })
    }

    fn totals_in(&self, space: Currency) -> impl Iterator<Item = (Seat, u32)> {
        Seat::all(self.seats).map(move |seat| (seat, self.money(seat).purse(space).sum()))
    }

    /// Gives the next tile left in the yard (E2, X12); true if its new owner is to place it.
    pub(crate) fn give_next_last_tile(&mut self, sink: &mut impl EventSink) -> bool {
        let Ending { is_idle, given, .. } = self.ending;
        if given == 0 {
            sink.tell(|| Event::EndReached { is_idle });
        }
        self.ending.given += 1;
        let (space, set) = space_and_set(given);
        let Some(face) = self.yard.at(space, set) else { return false };
        let (_, to) = most(self.totals_in(space));
        let totals = || self.totals_in(space).collect();
        sink.tell(|| Event::LastTile(LastTile { space, face, totals: totals(), to }));
        let Some(seat) = to else { return false };
        self.yard.put(space, set, None);
        self.waiting.add(face);
        // E3: it is placed like a bought one, but not turned over (G15) and not given to Dirk (D4).
        (self.phase, self.decider) = (Phase::Last, seat);
        true
    }
}

/// What a place of the yard is: spaces one after the other, Alhambra before Granada (X12).
fn space_and_set(place: u8) -> (Currency, Set) {
    (Currency::ALL[usize::from(place / 2)], Set::ALL[usize::from(place % 2)])
}
