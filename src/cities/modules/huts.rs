//! Workers' Huts: free tiles that count as what stands next to them.

use super::Verdict;
use crate::city::City;
use crate::city::cell::Cell;
use crate::city::side::{Side, Sides};
use crate::event::Event;
use crate::event_sink::EventSink;
use crate::pieces::building::Building;
use crate::pieces::face::Face;
use crate::refusal::Refusal;
use crate::table::Cities;
use engine::{Rng, Seat, shuffle, sort_few};

/// How many huts a seat may have (H4).
pub const MOST_HUTS: usize = 3;

/// Six piles by colour; the next hut of each is last.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Huts {
    piles: [[Face; 5]; 6],
    left: [u8; 6],
    /// Piles whose top hut is face up, a bit each (H2).
    open: u8,
}

impl Default for Huts {
    fn default() -> Self {
        Self { piles: [[Face::from_code(0); 5]; 6], left: [0; 6], open: 0 }
    }
}

impl Huts {
    /// Lays out the piles, the first hut of each colour on top.
    pub(super) fn stack(&mut self, order: &[Face]) {
        for &face in order.iter().rev() {
            let pile = face.building().index();
            self.piles[pile][usize::from(self.left[pile])] = face;
            self.left[pile] += 1;
        }
    }

    /// The face-up hut of a pile.
    pub(super) fn top(&self, pile: usize) -> Option<Face> {
        let at = usize::from(self.left[pile]).checked_sub(1)?;
        self.is_open(pile).then(|| self.piles[pile][at])
    }

    pub(super) fn left(&self, pile: usize) -> u8 {
        self.left[pile]
    }

    fn is_open(&self, pile: usize) -> bool {
        self.open & 1 << pile != 0
    }

    fn take(&mut self, face: Face) {
        let pile = face.building().index();
        debug_assert_eq!(self.top(pile), Some(face), "only a face-up hut is taken");
        self.left[pile] -= 1;
        self.piles[pile][usize::from(self.left[pile])] = Face::from_code(0);
        self.open &= !(1 << pile);
    }

    /// Turns the next huts up once a turn is over (H2).
    pub(super) fn turn_up(&mut self, sink: &mut impl EventSink) {
        for pile in 0..6 {
            if !self.is_open(pile) && self.left[pile] > 0 {
                self.open |= 1 << pile;
                let face = self.piles[pile][usize::from(self.left[pile]) - 1];
                sink.tell(|| Event::HutOpened { face });
            }
        }
    }

    pub(super) fn forget_order(&mut self) {
        (0..6).for_each(|pile| sort_few(self.hidden(pile), |hut| *hut));
    }

    pub(super) fn guess_order(&mut self, rng: &mut impl Rng) {
        (0..6).for_each(|pile| shuffle(self.hidden(pile), rng));
    }

    /// The huts of a pile that lie face down.
    fn hidden(&mut self, pile: usize) -> &mut [Face] {
        let count = usize::from(self.left[pile]) - usize::from(self.top(pile).is_some());
        &mut self.piles[pile][..count]
    }
}

/// Taking one (H2, H4).
impl Cities {
    pub(super) fn check_hut(&self, hut: Face) -> Verdict {
        let huts = self.modules.huts.as_ref().ok_or(Refusal::NoModule)?;
        if !hut.is_hut() || huts.top(hut.building().index()) != Some(hut) {
            return Err(Refusal::NoSuchHut(hut));
        }
        if self.may_have_another_hut(self.decider) { Ok(()) } else { Err(Refusal::ThreeHuts) }
    }

    pub(super) fn take_hut_of_pile(&mut self, hut: Face, sink: &mut impl EventSink) {
        let seat = self.decider;
        debug_assert!(self.modules.huts.is_some(), "the hut was checked");
        if let Some(huts) = &mut self.modules.huts {
            huts.take(hut);
        }
        self.waiting.add(hut);
        sink.tell(|| Event::TookHut { seat, face: hut });
    }

    pub(super) fn huts_of(&self, seat: Seat) -> usize {
        let player = self.player(seat);
        let built = player.city.tiles().iter().filter(|laid| laid.face.is_hut()).count();
        let is_deciding = seat == self.decider;
        let waiting = self.waiting.iter().filter(|face| is_deciding && face.is_hut()).count();
        built + waiting + player.reserve.iter().filter(|face| face.is_hut()).count()
    }
}

/// What the huts of one colour count in a city: each neighbour of its colour, no wall between (H5).
pub(super) fn counted(city: &City, building: Building) -> u16 {
    let huts = city.tiles().iter().filter(|laid| laid.face.is_hut());
    huts.filter(|laid| laid.face.building() == building)
        .map(|laid| neighbours(city, laid.face, laid.at).count() as u16)
        .sum()
}

pub(super) fn neighbours(city: &City, hut: Face, at: Cell) -> Sides {
    let counts = |side: Side| {
        let next = city.face_at(at.next(side)).filter(|face| !face.is_hut());
        let is_kin = next.is_some_and(|face| face.building() == hut.building());
        is_kin && !hut.borders().has(side)
    };
    Side::ALL.into_iter().filter(|&side| counts(side)).fold(Sides::NONE, Sides::with)
}
