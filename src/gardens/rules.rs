//! The one place that asks which variant is played: options become values.

use crate::options::Options;
use engine::Seat;

/// What differs between the variants, as values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rules {
    /// How many gardens everybody holds (R5, R15).
    pub(crate) hand: u8,
    /// Whose each type is, in the order of R4 (R12, R16).
    pub(crate) owners: [Option<Seat>; 4],
}

impl Rules {
    pub(crate) fn of(options: &Options) -> Self {
        let given = if options.two_colours { 2 * options.seats } else { options.seats };
        let mut owners = [None; 4];
        for (number, tree) in (0..given).zip(options.trees) {
            owners[tree.index()] = Some(Seat(number % options.seats));
        }
        Self { hand: if options.hand_of_three { 3 } else { 1 }, owners }
    }
}
