//! A garden tile: as many lemon, orange, palm and lavender trees as each other, in a circular order.

use crate::planted::Planted;
use crate::rotation::Rotation;
use crate::tree::Tree;
use serde::{Deserialize, Serialize};

/// How many garden tiles there are, and how many spaces for them.
pub(crate) const GARDENS: usize = 36;

/// The six circular orders, clockwise from lavender (R3).
pub(crate) const ORDERS: [[Tree; 4]; 6] = {
    use Tree::{Lavender, Lemon, Orange, Palm};
    [
        [Lavender, Palm, Lemon, Orange],
        [Lavender, Palm, Orange, Lemon],
        [Lavender, Lemon, Palm, Orange],
        [Lavender, Lemon, Orange, Palm],
        [Lavender, Orange, Palm, Lemon],
        [Lavender, Orange, Lemon, Palm],
    ]
};

/// One of the 36 garden tiles. Records write `4vplo`: four trees of each type, and the types
/// clockwise from the lavender.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Garden(u8);

impl Garden {
    pub(crate) const fn from_code(code: u8) -> Self {
        Self(code)
    }

    pub(crate) const fn code(self) -> u8 {
        self.0
    }

    /// All 36, by number of trees, then by order.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..GARDENS as u8).map(Self)
    }

    /// How many trees of each type, 1 to 6.
    pub const fn number(self) -> u8 {
        self.0 / 6 + 1
    }

    /// The types clockwise from the lavender.
    pub const fn trees(self) -> [Tree; 4] {
        ORDERS[self.0 as usize % 6]
    }

    /// The garden as it lies when turned so far.
    #[must_use]
    pub const fn turned(self, rotation: Rotation) -> Planted {
        Planted::of(self, rotation)
    }
}
