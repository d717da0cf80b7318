//! What a seat can know with a perfect memory (M8), and a whole table that fits it.

use crate::table::Cities;
use engine::{Dice, Rng, Seat, Seed};

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
        table.yard.forget_order();
        table.forget_modules(seat);
        View { seat, table }
    }

    pub(crate) fn guessed(view: &View, rng: &mut impl Rng) -> Self {
        let mut table = view.table.clone();
        table.dice = Dice::guessed(rng);
        table.deck.guess_order(rng);
        table.yard.guess_order(rng);
        table.guess_modules(view.seat, rng);
        table
    }
}
