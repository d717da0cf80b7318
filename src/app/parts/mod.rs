//! Parts: what of the program is fetched when it is needed.
//!
//! The build cuts the program at the functions that bear `wasm_split` (`xtask/program.rs`); each of them
//! hands out what its part can do, so that only the way there waits, and drawing does not. A part that does
//! not arrive is asked for again, and what is on the page stays.

#![allow(clippy::unnecessary_wraps, reason = "what is fetched may not arrive; the macro hides it")]

mod ahead;
mod build;
mod ending;
mod gardens;
mod languages;
mod part;
mod waiting;

pub(crate) use ahead::{fetch_ahead, fetch_for};
pub(crate) use build::{Build, load_it, use_build};
pub(crate) use ending::{EndOf, Ending, EndingPart};
pub(crate) use gardens::GardensTable;
pub(crate) use languages::{Spoken, arrive, use_spoken};
pub(crate) use part::LazyPart;
pub(crate) use waiting::WaitingFor;
