//! What a seat can know with a perfect memory (M8), and a whole table that fits it.

use crate::face::Face;
use crate::modules::bonus::BonusCards;
use crate::table::{Cities, SEATS};
use engine::{Dice, Rng, Seat, Seed, below, shuffle, sort_few};

/// All that one seat can know: the table with everything hidden put into one fixed order, so that two
/// tables which differ only in what is hidden look the same.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    seat: Seat,
    table: Cities,
}

impl View {
    /// Whose view it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The table as this seat sees it. What is hidden from the seat is made up and says nothing.
    pub fn table(&self) -> &Cities {
        &self.table
    }
}

impl Cities {
    pub(crate) fn seen_by(&self, seat: Seat) -> View {
        let mut table = self.clone();
        table.dice = Dice::new(Seed(0));
        table.deck.forget_order();
        for bag in &mut table.bags {
            sort_few(bag.tiles_mut(), |face| *face);
        }
        if let Some(huts) = &mut table.modules.huts {
            for pile in 0..6 {
                let hidden = hidden_huts(huts.left[pile], huts.open & 1 << pile != 0);
                sort_few(&mut huts.piles[pile][..hidden], |hut| *hut);
            }
        }
        if let Some(cards) = &mut table.modules.bonus {
            cards.assign_unknown(seat, |_| 0);
        }
        View { seat, table }
    }

    pub(crate) fn guessed(view: &View, rng: &mut impl Rng) -> Self {
        let mut table = view.table.clone();
        table.dice = Dice::guessed(rng);
        table.deck.guess_order(rng);
        for bag in &mut table.bags {
            shuffle(bag.tiles_mut(), rng);
        }
        if let Some(huts) = &mut table.modules.huts {
            for pile in 0..6 {
                let hidden = hidden_huts(huts.left[pile], huts.open & 1 << pile != 0);
                shuffle(&mut huts.piles[pile][..hidden], rng);
            }
        }
        if let Some(cards) = &mut table.modules.bonus {
            cards.assign_unknown(view.seat, |count| below(count, rng));
        }
        table
    }

    /// The tiles of a set that nobody has seen yet, in the order of the lists of pieces.
    pub fn unseen_tiles(&self, set: crate::building::Set) -> Vec<Face> {
        let mut tiles = self.bags[set as usize].tiles().to_vec();
        sort_few(&mut tiles, |face| *face);
        tiles
    }
}

fn hidden_huts(left: u8, is_open: bool) -> usize {
    usize::from(left).saturating_sub(usize::from(is_open))
}

impl BonusCards {
    /// Deals the cards that a seat does not know anew to the others' hands: `draw` chooses among them.
    fn assign_unknown(&mut self, seat: Seat, mut draw: impl FnMut(u32) -> u32) {
        let mut unknown = 0x3FF & !self.seen & !self.hands[seat.index()];
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
