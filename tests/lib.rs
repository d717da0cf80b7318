//! What the tests share: the contract that every game keeps, and a tiny game that proves it.

pub mod contract;
pub mod garden_kit;
pub mod garden_scribe;
pub mod garden_slow;
pub mod kit;
pub mod scribe;
pub mod slow;
pub mod stones;
