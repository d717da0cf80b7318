//! Coming scoring: what is scored next, as far as anybody can tell.

use crate::table::Table;
use cities::Scoring;

/// What is scored next, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComingScoring {
    /// Its card is one of those drawn from the first to the last of these, counted from 1.
    Drawn(Scoring, u32, u32),
    /// B is held back until a deck of so many cards is shuffled anew (X3).
    HeldBack(u32),
    /// C, at the end of the game.
    AtEnd,
    /// C, once the last tiles are given: the end is reached (E1, E7).
    AfterLastTiles,
    /// Nothing: the game is over.
    Nothing,
}

impl Table {
    /// What is scored next.
    pub fn coming_scoring(&self) -> ComingScoring {
        let (game, card) = (self.game(), self.scoring_card());
        match card {
            _ if self.decider().is_none() => ComingScoring::Nothing,
            _ if game.is_ending() => ComingScoring::AfterLastTiles,
            Some((scoring, first, last)) => ComingScoring::Drawn(scoring, first, last),
            None if game.b_is_held_back() => ComingScoring::HeldBack(small(game.deck_count())),
            None => ComingScoring::AtEnd,
        }
    }

    /// The next scoring card of the deck, and which draw it can be, first and last.
    pub fn scoring_card(&self) -> Option<(Scoring, u32, u32)> {
        let range = self.game().next_scoring_range();
        range.map(|(scoring, first, last)| (scoring, small(first), small(last)))
    }
}

fn small(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
