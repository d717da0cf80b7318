//! Bonus Cards: a secret hand that makes some buildings count once more.

use super::Verdict;
use crate::event::Event;
use crate::event_sink::EventSink;
use crate::pieces::building::{Building, Set};
use crate::pieces::card::Scoring;
use crate::pieces::face::Face;
use crate::refusal::Refusal;
use crate::table::{Cities, Phase, SEATS};
use engine::{Rng, Seat, SeatSet, below};

/// The ten cards as bits, in the order of their tiles.
const ALL: u16 = 0x3FF;

/// Who holds which cards and who has played which.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct BonusCards {
    hands: [u16; SEATS],
    played: [u16; SEATS],
    /// Cards that everybody has seen: once played, their owner is known (N4).
    seen: u16,
    /// While a scoring waits: who is still to be asked (N2).
    to_ask: Option<SeatSet>,
    /// While a scoring waits: who has answered.
    answered: SeatSet,
}

/// The tiles without a wall, one per card (N1), in the order of the cards' bits.
pub(super) fn tiles() -> impl Iterator<Item = Face> {
    Face::tiles(Set::Alhambra).filter(|face| face.has_bonus_card())
}

fn bit_of(face: Face) -> Option<u16> {
    tiles().position(|tile| tile == face).map(|place| 1 << place)
}

fn faces_of(bits: u16) -> impl Iterator<Item = Face> {
    let chosen = tiles().enumerate().filter(move |(place, _)| bits & 1 << place != 0);
    chosen.map(|(_, face)| face)
}

/// The hands.
impl BonusCards {
    /// Deals from a shuffled pile (N1).
    pub(super) fn deal(&mut self, seats: u8, order: &[Face], sink: &mut impl EventSink) {
        let each = match seats {
            2 | 3 => 3,
            4 | 5 => 2,
            _ => 1,
        };
        let mut rest = order.iter().filter_map(|&face| bit_of(face));
        for hand in &mut self.hands[..usize::from(seats)] {
            *hand = rest.by_ref().take(usize::from(each)).fold(0, |hand, bit| hand | bit);
        }
        sink.tell(|| Event::BonusCardsDealt { each });
    }

    pub(super) fn give(&mut self, seat: Seat, faces: &[Face]) {
        let bits = faces.iter().filter_map(|&face| bit_of(face));
        self.hands[seat.index()] = bits.fold(0, |hand, bit| hand | bit);
    }

    pub(super) fn in_hand(&self, seat: Seat) -> impl Iterator<Item = Face> + use<> {
        faces_of(self.hands[seat.index()])
    }

    pub(super) fn in_play(&self, seat: Seat) -> impl Iterator<Item = Face> + use<> {
        faces_of(self.played[seat.index()])
    }

    pub(super) fn count(&self, seat: Seat) -> u32 {
        self.hands[seat.index()].count_ones()
    }

    /// How many cards in play make a building count once more (N3).
    pub(super) fn played_for(&self, seat: Seat, building: Building) -> u16 {
        if self.played[seat.index()] == 0 {
            return 0;
        }
        self.in_play(seat).filter(|face| face.building() == building).count() as u16
    }

    fn play(&mut self, seat: Seat, bit: u16) {
        self.hands[seat.index()] &= !bit;
        self.played[seat.index()] |= bit;
        self.seen |= bit;
    }

    /// The card goes back to the hand with its tile (N4).
    pub(super) fn tile_left(&mut self, seat: Seat, face: Face, sink: &mut impl EventSink) {
        let Some(bit) = bit_of(face) else { return };
        if self.played[seat.index()] & bit != 0 {
            self.played[seat.index()] &= !bit;
            self.hands[seat.index()] |= bit;
            sink.tell(|| Event::BonusReturned { seat, face });
        }
    }
}

/// What a seat does not know.
impl BonusCards {
    pub(super) fn forget_hands(&mut self, seat: Seat) {
        self.assign_unknown(seat, |_| 0);
    }

    pub(super) fn guess_hands(&mut self, seat: Seat, rng: &mut impl Rng) {
        self.assign_unknown(seat, |count| below(count, rng));
    }

    /// Deals the cards that a seat does not know anew to the others' hands: `draw` chooses among them.
    fn assign_unknown(&mut self, seat: Seat, mut draw: impl FnMut(u32) -> u32) {
        let mut unknown = ALL & !self.seen & !self.hands[seat.index()];
        for owner in (0..SEATS).filter(|&owner| owner != seat.index()) {
            let known = self.hands[owner] & self.seen;
            let hidden = (self.hands[owner] & !self.seen).count_ones();
            self.hands[owner] = known;
            for _ in 0..hidden {
                let nth = draw(unknown.count_ones());
                let mut rest = unknown;
                for _ in 0..nth {
                    rest &= rest - 1;
                }
                let card = rest & rest.wrapping_neg();
                self.hands[owner] |= card;
                unknown &= !card;
            }
        }
    }
}

/// Who is asked before a scoring (N2).
impl BonusCards {
    fn holders(&self) -> SeatSet {
        (0..)
            .map(Seat)
            .zip(self.hands)
            .filter(|&(_, hand)| hand != 0)
            .map(|(seat, _)| seat)
            .collect()
    }

    /// Who is still to be asked; first of all everybody who holds a card.
    fn begin_asking(&mut self) -> SeatSet {
        let holders = self.holders();
        *self.to_ask.get_or_insert(holders)
    }

    fn has_answered(&mut self, seat: Seat) {
        debug_assert!(self.to_ask.is_some(), "only who was asked answers");
        self.to_ask.iter_mut().for_each(|left| left.remove(seat));
        self.answered.add(seat);
    }
}

/// Playing a card (N2).
impl Cities {
    /// The cards of the one who decides whose tiles stand in the own city.
    pub(super) fn playable_bonus_cards(&self) -> impl Iterator<Item = Face> {
        let hand = self.modules.bonus.map_or(0, |cards| cards.hands[self.decider.index()]);
        // Without this, all tiles would be gone through for an empty hand.
        let hand = (hand != 0).then(|| faces_of(hand));
        hand.into_iter().flatten().filter(|&face| self.has_bonus_tile(self.decider, face))
    }

    pub(super) fn check_bonus_card(&self, face: Face) -> Verdict {
        let cards = self.modules.bonus.as_ref().ok_or(Refusal::NoModule)?;
        if !cards.in_hand(self.decider).any(|card| card == face) {
            return Err(Refusal::NotYourBonusCard);
        }
        if self.has_bonus_tile(self.decider, face) {
            Ok(())
        } else {
            Err(Refusal::BonusTileMissing)
        }
    }

    pub(super) fn play_bonus_card(&mut self, face: Face, sink: &mut impl EventSink) {
        let seat = self.decider;
        let (Some(cards), Some(bit)) = (&mut self.modules.bonus, bit_of(face)) else {
            debug_assert!(false, "the card was checked");
            return;
        };
        cards.play(seat, bit);
        sink.tell(|| Event::BonusPlayed { seat, face });
        if matches!(self.phase, Phase::Bonus(_)) && cards.count(seat) == 0 {
            cards.has_answered(seat);
            self.go_on(sink);
        }
    }
}

/// Asking before a scoring (N2).
impl Cities {
    pub(super) fn ask_for_bonus_cards(&mut self, scoring: Scoring) -> bool {
        let Some(cards) = &mut self.modules.bonus else { return false };
        let to_ask = cards.begin_asking();
        let mut order = self.turn.next(self.seats).clockwise(self.seats);
        let Some(seat) = order.find(|&seat| to_ask.has(seat)) else {
            // The scoring is held now; before the next one everybody is asked anew.
            (cards.to_ask, cards.answered) = (None, SeatSet::NONE);
            return false;
        };
        (self.phase, self.decider) = (Phase::Bonus(scoring), seat);
        true
    }

    pub(super) fn bonus_holders_to_ask(&self) -> impl Iterator<Item = Seat> {
        let to_ask = self.modules.bonus.and_then(|cards| cards.to_ask).unwrap_or_default();
        let order = self.next_in_turn().clockwise(self.seats);
        order.filter(move |&seat| to_ask.has(seat))
    }

    pub(super) fn has_answered_for_bonus_cards(&self, seat: Seat) -> bool {
        self.modules.bonus.is_some_and(|cards| cards.answered.has(seat))
    }

    pub(super) fn decline_bonus_cards(&mut self, sink: &mut impl EventSink) {
        let seat = self.decider;
        if let Some(cards) = &mut self.modules.bonus {
            cards.has_answered(seat);
        }
        sink.tell(|| Event::BonusDeclined { seat });
        self.go_on(sink);
    }
}
