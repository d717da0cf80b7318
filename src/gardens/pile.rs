//! The pile of garden tiles, face down.

use crate::garden::{GARDENS, Garden};

/// Gardens in the order in which they will be drawn, the next one last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pile {
    gardens: [Garden; GARDENS],
    count: u8,
}

/// What lies where nothing lies, so that equal piles are equal.
const NOTHING: Garden = Garden::from_code(0);

impl Pile {
    /// A pile of these gardens, the first to be drawn first.
    pub(crate) fn stacked(order: &[Garden]) -> Self {
        let mut pile = Self { gardens: [NOTHING; GARDENS], count: 0 };
        for &garden in order.iter().rev().take(GARDENS) {
            pile.gardens[usize::from(pile.count)] = garden;
            pile.count += 1;
        }
        pile
    }

    #[inline]
    pub(crate) fn draw(&mut self) -> Option<Garden> {
        self.count = self.count.checked_sub(1)?;
        Some(std::mem::replace(&mut self.gardens[usize::from(self.count)], NOTHING))
    }

    pub(crate) fn len(&self) -> u8 {
        self.count
    }

    pub(crate) fn gardens(&self) -> &[Garden] {
        &self.gardens[..usize::from(self.count)]
    }
}
