//! Workers' Huts: free tiles that count as what stands next to them.

use crate::building::Building;
use crate::cell::Cell;
use crate::city::City;
use crate::event::Event;
use crate::face::Face;
use crate::side::{Side, Sides};
use crate::table::Cities;
use crate::tell::Teller;
use engine::Seat;

/// Six piles by colour; the next hut of each is last.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Huts {
    pub(crate) piles: [[Face; 5]; 6],
    pub(crate) left: [u8; 6],
    /// Piles whose top hut is face up, a bit each (H2).
    pub(crate) open: u8,
}

impl Default for Huts {
    fn default() -> Self {
        Self { piles: [[Face::from_code(0); 5]; 6], left: [0; 6], open: 0 }
    }
}

impl Huts {
    /// Lays out the piles, the first hut of each colour on top.
    pub(crate) fn stack(&mut self, order: &[Face]) {
        for &face in order.iter().rev() {
            let pile = face.building().index();
            self.piles[pile][usize::from(self.left[pile])] = face;
            self.left[pile] += 1;
        }
    }

    /// The face-up hut of a pile.
    pub(crate) fn top(&self, pile: usize) -> Option<Face> {
        let is_open = self.open & 1 << pile != 0;
        let at = usize::from(self.left[pile]).checked_sub(1)?;
        is_open.then(|| self.piles[pile][at])
    }

    pub(crate) fn take(&mut self, face: Face) {
        let pile = face.building().index();
        self.left[pile] -= 1;
        self.piles[pile][usize::from(self.left[pile])] = Face::from_code(0);
        self.open &= !(1 << pile);
    }

    /// Turns the next huts up once a turn is over (H2).
    pub(crate) fn turn_up(&mut self, teller: &mut impl Teller) {
        for pile in 0..6 {
            if self.open & 1 << pile == 0 && self.left[pile] > 0 {
                self.open |= 1 << pile;
                let face = self.piles[pile][usize::from(self.left[pile]) - 1];
                teller.tell(|| Event::HutOpened { face });
            }
        }
    }
}

/// What the huts of one colour count in a city: each neighbour of its colour, no wall between (H5).
pub(crate) fn counted(city: &City, building: Building) -> u16 {
    let huts = city.tiles().iter().filter(|laid| laid.face.is_hut());
    huts.filter(|laid| laid.face.building() == building)
        .map(|laid| city.hut_neighbours(laid.face, laid.at).count() as u16)
        .sum()
}

impl City {
    /// The sides on which a hut has a neighbour that counts, where it lies or would lie (H5).
    pub fn hut_neighbours(&self, hut: Face, at: Cell) -> Sides {
        let counts = |side: Side| {
            let next = self.face_at(at.next(side)).filter(|face| !face.is_hut());
            let is_kin = next.is_some_and(|face| face.building() == hut.building());
            is_kin && !hut.borders().has(side)
        };
        Side::ALL.into_iter().filter(|&side| counts(side)).fold(Sides::NONE, Sides::with)
    }
}

impl Cities {
    /// The face-up hut of each pile with the number left in it, in the order of Alhambra's buildings;
    /// nothing if huts are not played.
    pub fn huts(&self) -> Option<[(Option<Face>, u8); 6]> {
        let huts = self.modules.huts?;
        Some(std::array::from_fn(|pile| (huts.top(pile), huts.left[pile])))
    }

    /// How many huts a seat has, those that wait or lie in the reserve included (H4).
    pub fn hut_count(&self, seat: Seat) -> usize {
        let player = self.player(seat);
        let built = player.city.tiles().iter().filter(|laid| laid.face.is_hut()).count();
        let waiting =
            if seat == self.decider { self.waiting } else { crate::faces::Faces::default() };
        built + player.reserve.iter().chain(waiting.iter()).filter(|face| face.is_hut()).count()
    }
}
