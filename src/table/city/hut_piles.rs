//! Hut piles: what each of the six shows, also between taking a hut and the end of the turn.

use crate::table::Table;
use cities::Face;

/// A pile of huts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HutPile {
    /// The uppermost hut lies face up.
    Open {
        /// The hut.
        hut: Face,
        /// How many are in the pile, this one included.
        left: u8,
    },
    /// Its hut was taken in this turn: the one beneath is turned up when the turn is over (H2).
    Covered {
        /// How many are in the pile.
        left: u8,
    },
    /// Nothing is left.
    Empty,
}

impl Table {
    /// The piles in the order of Alhambra's buildings; nothing if huts are not played.
    pub fn hut_piles(&self) -> Option<[HutPile; 6]> {
        let piles = self.game().huts()?;
        Some(piles.map(|(top, left)| match (top, left) {
            (Some(hut), left) => HutPile::Open { hut, left },
            (None, 0) => HutPile::Empty,
            (None, left) => HutPile::Covered { left },
        }))
    }
}
