//! Bonus Cards: a secret hand that makes some buildings count once more.

use crate::building::Building;
use crate::event::Event;
use crate::face::Face;
use crate::table::{Cities, SEATS};
use crate::tell::Teller;
use engine::Seat;

/// The ten cards as bits, in the order of their tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct BonusCards {
    pub(crate) hands: [u16; SEATS],
    pub(crate) played: [u16; SEATS],
    /// Cards that everybody has seen: once played, their owner is known (N4).
    pub(crate) seen: u16,
    /// Who is still to be asked before a scoring, a bit each.
    pub(crate) to_ask: u8,
}

/// The tiles without a wall, one per card (N1), in the order of the cards' bits.
pub(crate) fn bonus_tiles() -> impl Iterator<Item = Face> {
    Face::tiles(crate::building::Set::Alhambra).filter(|face| face.has_bonus_card())
}

pub(crate) fn bit_of(face: Face) -> Option<u16> {
    bonus_tiles().position(|tile| tile == face).map(|place| 1 << place)
}

impl BonusCards {
    /// Deals from a shuffled pile (N1).
    pub(crate) fn deal(&mut self, seats: u8, order: &[Face]) -> u8 {
        let each = match seats {
            2 | 3 => 3,
            4 | 5 => 2,
            _ => 1,
        };
        let mut rest = order.iter().filter_map(|&face| bit_of(face));
        for hand in &mut self.hands[..usize::from(seats)] {
            *hand = rest.by_ref().take(usize::from(each)).fold(0, |hand, bit| hand | bit);
        }
        each
    }

    pub(crate) fn played_for(&self, seat: Seat, building: Building) -> u16 {
        let played = self.played[seat.index()];
        if played == 0 {
            return 0;
        }
        let cards = bonus_tiles().enumerate().filter(|(place, _)| played & 1 << place != 0);
        cards.filter(|(_, face)| face.building() == building).count() as u16
    }

    pub(crate) fn play(&mut self, seat: Seat, bit: u16) {
        self.hands[seat.index()] &= !bit;
        self.played[seat.index()] |= bit;
        self.seen |= bit;
    }

    pub(crate) fn tile_left(&mut self, seat: Seat, face: Face, teller: &mut impl Teller) {
        let Some(bit) = bit_of(face) else { return };
        if self.played[seat.index()] & bit != 0 {
            self.played[seat.index()] &= !bit;
            self.hands[seat.index()] |= bit;
            teller.tell(|| Event::BonusReturned { seat, face });
        }
    }
}

impl Cities {
    /// The bonus cards in a seat's hand: only for that seat's eyes.
    pub fn bonus_hand(&self, seat: Seat) -> Vec<Face> {
        let hand = self.modules.bonus.map_or(0, |cards| cards.hands[seat.index()]);
        faces_of(hand)
    }

    /// The bonus cards that a seat has in play.
    pub fn bonus_played(&self, seat: Seat) -> Vec<Face> {
        let played = self.modules.bonus.map_or(0, |cards| cards.played[seat.index()]);
        faces_of(played)
    }

    /// How many bonus cards a seat holds.
    pub fn bonus_count(&self, seat: Seat) -> u32 {
        self.modules.bonus.map_or(0, |cards| cards.hands[seat.index()].count_ones())
    }
}

fn faces_of(bits: u16) -> Vec<Face> {
    bonus_tiles()
        .enumerate()
        .filter(|(place, _)| bits & 1 << place != 0)
        .map(|(_, face)| face)
        .collect()
}
