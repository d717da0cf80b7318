//! The order of everything that is shuffled: laid out by hand, or drawn from a seed.

use crate::building::Building;
use crate::garden::Garden;
use crate::refusal::OrderFault;
use engine::{Dice, Seed};
use serde::{Deserialize, Serialize};

/// Buildings and gardens in their order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    /// The buildings row by row.
    pub buildings: Vec<Building>,
    /// The gardens: the hand of the first seat, those of the others clockwise, then as they are drawn.
    pub gardens: Vec<Garden>,
}

impl Order {
    /// The order that a seed gives.
    pub fn shuffled(seed: Seed) -> Self {
        let mut dice = Dice::new(seed);
        let mut order =
            Self { buildings: Building::every_tile().collect(), gardens: Garden::all().collect() };
        dice.shuffle(&mut order.buildings);
        dice.shuffle(&mut order.gardens);
        order
    }

    /// Checks that everything adds up.
    pub(crate) fn check(&self) -> Result<(), OrderFault> {
        if !is_the_same(&self.buildings, Building::every_tile()) {
            Err(OrderFault::Buildings)
        } else if !is_the_same(&self.gardens, Garden::all()) {
            Err(OrderFault::Gardens)
        } else {
            Ok(())
        }
    }
}

fn is_the_same<T: Copy + Ord>(stacked: &[T], expected: impl Iterator<Item = T>) -> bool {
    let mut stacked = stacked.to_vec();
    engine::sort_few(&mut stacked, |one| *one);
    expected.eq(stacked)
}
