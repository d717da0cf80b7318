//! The four types of tree, and sets of them.

use serde::{Deserialize, Serialize};

/// A type of tree; its colour is that of the player who owns it (R4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tree {
    /// Purple.
    Lavender,
    /// Green.
    Palm,
    /// Yellow.
    Lemon,
    /// Orange.
    Orange,
}

impl Tree {
    /// All four, in the order of R4.
    pub const ALL: [Self; 4] = [Self::Lavender, Self::Palm, Self::Lemon, Self::Orange];

    /// The place of this type in a list with an entry per type.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter in records: `v` for lavender, because `l` is the lemon.
    pub const fn letter(self) -> char {
        ['v', 'p', 'l', 'o'][self as usize]
    }

    pub(crate) fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|tree| tree.letter() == letter)
    }
}

/// A set of types.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Trees(u8);

impl Trees {
    /// No type.
    pub const NONE: Self = Self(0);

    /// A bit for each type.
    pub(crate) const fn of_bits(bits: u8) -> Self {
        Self(bits & 0xF)
    }

    /// True if the type is among them.
    pub const fn has(self, tree: Tree) -> bool {
        self.0 & 1 << tree as u8 != 0
    }

    /// How many there are.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// True without any.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// All others.
    #[must_use]
    pub const fn others(self) -> Self {
        Self::of_bits(!self.0)
    }

    /// Each of them, in the order of R4.
    pub fn iter(self) -> impl Iterator<Item = Tree> {
        Tree::ALL.into_iter().filter(move |&tree| self.has(tree))
    }
}

impl FromIterator<Tree> for Trees {
    fn from_iter<T: IntoIterator<Item = Tree>>(trees: T) -> Self {
        Self(trees.into_iter().fold(0, |bits, tree| bits | 1 << tree as u8))
    }
}
