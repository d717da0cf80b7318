//! A set of garden tiles: a hand, or those that somebody has not seen.

use crate::garden::Garden;

/// Any of the 36 garden tiles, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hand(u64);

impl Hand {
    /// True if the garden is among them.
    pub const fn has(self, garden: Garden) -> bool {
        self.0 & 1 << garden.code() != 0
    }

    /// How many there are.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// True without any.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn add(&mut self, garden: Garden) {
        self.0 |= 1 << garden.code();
    }

    pub(crate) fn remove(&mut self, garden: Garden) {
        self.0 &= !(1 << garden.code());
    }

    /// Each of them, by number of trees, then by order.
    pub fn iter(self) -> impl Iterator<Item = Garden> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let garden = (rest != 0).then(|| Garden::from_code(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(garden)
        })
    }

    /// The one with this number, counted from 0.
    pub(crate) fn nth(self, number: u32) -> Garden {
        let mut rest = self.0;
        for _ in 0..number {
            rest &= rest - 1;
        }
        Garden::from_code(rest.trailing_zeros() as u8)
    }
}

impl FromIterator<Garden> for Hand {
    fn from_iter<T: IntoIterator<Item = Garden>>(gardens: T) -> Self {
        let mut hand = Self::default();
        gardens.into_iter().for_each(|garden| hand.add(garden));
        hand
    }
}
