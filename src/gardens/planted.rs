//! A garden as it lies on the board: which tile, and how far it is turned.

use crate::diagonal::Diagonal;
use crate::garden::{Garden, ORDERS};
use crate::rotation::Rotation;
use crate::tree::Tree;

/// A garden in one of its four positions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Planted(u8);

impl Planted {
    pub(crate) const fn of(garden: Garden, rotation: Rotation) -> Self {
        Self(garden.code() * 4 + rotation.quarters())
    }

    /// Which tile.
    pub const fn garden(self) -> Garden {
        Garden::from_code(self.0 / 4)
    }

    /// How far it is turned.
    pub const fn rotation(self) -> Rotation {
        Rotation::of_quarters(self.0)
    }

    /// How many trees of each type, 1 to 6.
    pub const fn number(self) -> u8 {
        self.0 / 24 + 1
    }

    /// The type towards a building.
    pub const fn towards(self, diagonal: Diagonal) -> Tree {
        self.trees()[diagonal.index()]
    }

    /// The types clockwise from the upper left.
    pub const fn trees(self) -> [Tree; 4] {
        ARRANGED[self.0 as usize % 24]
    }
}

/// The types clockwise from the upper left, for every order in every position.
const ARRANGED: [[Tree; 4]; 24] = {
    let mut arranged = [ORDERS[0]; 24];
    let mut at = 0;
    while at < 24 {
        let mut side = 0;
        while side < 4 {
            // What was upper left is a quarter further with each turn.
            arranged[at][(side + at) % 4] = ORDERS[at / 4][side];
            side += 1;
        }
        at += 1;
    }
    arranged
};
