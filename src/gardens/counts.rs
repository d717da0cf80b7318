//! How many trees of each type stand around a building, and which type wins.

use crate::tree::{Tree, Trees};

/// A number for each type: a byte each, none above 24.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts(u32);

const ONES: u32 = 0x0101_0101;
const HIGH_BITS: u32 = 0x8080_8080;

impl Counts {
    /// The numbers in the order of R4, each below 128.
    pub const fn of(numbers: [u8; 4]) -> Self {
        Self(u32::from_le_bytes(numbers) & !HIGH_BITS)
    }

    /// How many trees of a type.
    pub const fn of_tree(self, tree: Tree) -> u8 {
        self.numbers()[tree.index()]
    }

    /// All numbers, in the order of R4.
    pub const fn numbers(self) -> [u8; 4] {
        self.0.to_le_bytes()
    }

    /// With so many trees of a type more.
    #[must_use]
    pub(crate) const fn plus(self, number: u8, tree: Tree) -> Self {
        Self(self.0 + ((number as u32) << (8 * tree as u32)))
    }

    /// The types that grow here (R11).
    pub const fn present(self) -> Trees {
        marked(nonzero(self.0))
    }

    /// The types whose number no other type has, none at all being a number too (R10).
    pub const fn alone(self) -> Trees {
        marked(self.unlike())
    }

    /// The types that tie with another one.
    pub const fn tied(self) -> Trees {
        self.alone().others()
    }

    /// The type with the highest number that exactly one type has (R10).
    pub fn winner(self) -> Option<Tree> {
        // One more than its number for each type that is alone, nothing for those that tie.
        let ranks = (self.0 + ONES) & ((self.unlike() >> 7) * 0xFF);
        let rank = |tree: Tree| (ranks >> (8 * tree as u32) & 0xFF, tree);
        let [first, second, third, fourth] = Tree::ALL.map(rank);
        let (most, tree) = first.max(second).max(third.max(fourth));
        (most > 0).then_some(tree)
    }

    /// The high bit of every byte that no other byte equals.
    const fn unlike(self) -> u32 {
        let (one, two, three) =
            (self.0.rotate_right(8), self.0.rotate_right(16), self.0.rotate_right(24));
        nonzero(self.0 ^ one) & nonzero(self.0 ^ two) & nonzero(self.0 ^ three)
    }
}

/// The high bit of every byte that is not zero. No byte has it before.
const fn nonzero(bytes: u32) -> u32 {
    ((bytes | HIGH_BITS) - ONES) & HIGH_BITS
}

/// The types whose bytes have their high bit set.
const fn marked(high_bits: u32) -> Trees {
    let bits = high_bits >> 7;
    Trees::of_bits((bits | bits >> 7 | bits >> 14 | bits >> 21) as u8)
}

impl std::fmt::Debug for Counts {
    fn fmt(&self, to: &mut std::fmt::Formatter) -> std::fmt::Result {
        self.numbers().fmt(to)
    }
}
