//! A turn: what may be done, what it changes, and what happens between two turns.

pub(crate) mod action;
pub(crate) mod actions;
pub(crate) mod between;
pub(crate) mod change;
pub(crate) mod check;
pub(crate) mod dirk;
pub(crate) mod last_tiles;
pub(crate) mod random;
pub(crate) mod setup;
pub(crate) mod turning;
pub(crate) mod yard;
