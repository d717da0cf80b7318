//! The pieces: tiles, cards, money, and the data they are made from.

pub(crate) mod building;
pub(crate) mod bureau;
pub(crate) mod card;
pub(crate) mod data;
pub(crate) mod face;
pub(crate) mod faces;
pub(crate) mod money;
pub(crate) mod payment;
