//! What a seat can know: everything but the others' hands and the order of the pile (R5).

use crate::garden::Garden;
use crate::hand::Hand;
use crate::pile::Pile;
use crate::table::Gardens;
use engine::{Rng, Seat, shuffle};

/// All that one seat can know: the table with everything hidden put into one fixed order, so that two
/// tables which differ only in what is hidden look the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    seat: Seat,
    table: Gardens,
}

impl View {
    /// Whose view it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The table as this seat sees it. What is hidden from the seat is made up and says nothing.
    pub fn table(&self) -> &Gardens {
        &self.table
    }
}

impl Gardens {
    pub(crate) fn seen_by(&self, seat: Seat) -> View {
        let mut table = self.clone();
        table.deal_unseen(seat, |_| ());
        View { seat, table }
    }

    pub(crate) fn guessed(view: &View, rng: &mut impl Rng) -> Self {
        let mut table = view.table.clone();
        table.deal_unseen(view.seat, |unseen| shuffle(unseen, rng));
        table
    }

    /// The gardens that a seat has not seen: those of the other hands and of the pile.
    pub fn unseen_by(&self, seat: Seat) -> Hand {
        let others = Seat::all(self.seats).filter(|&other| other != seat);
        let held = others.flat_map(|other| self.hand(other).iter());
        held.chain(self.pile.gardens().iter().copied()).collect()
    }

    /// Deals the gardens that a seat has not seen anew: to hands of the same size, then to the pile.
    fn deal_unseen(&mut self, seat: Seat, arrange: impl FnOnce(&mut [Garden])) {
        let mut unseen = [Garden::from_code(0); crate::garden::GARDENS];
        let mut count = 0;
        for garden in self.unseen_by(seat).iter() {
            unseen[count] = garden;
            count += 1;
        }
        let mut rest = &mut unseen[..count];
        arrange(rest);
        for other in Seat::all(self.seats).filter(|&other| other != seat) {
            let held = self.hand(other).count() as usize;
            let (dealt, later) = rest.split_at_mut(held);
            self.hands[other.index()] = dealt.iter().copied().collect();
            rest = later;
        }
        self.pile = Pile::stacked(rest);
    }
}
