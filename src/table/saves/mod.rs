//! Saves: a table as text with a head on it, and where texts wait.

pub(crate) mod error;
pub(crate) mod form;
pub(crate) mod head;
pub(crate) mod picture;
pub(crate) mod slots;
