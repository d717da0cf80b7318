//! Parts: what of the program is fetched when it is needed.
//!
//! The build cuts the program at the functions that bear `wasm_split` (`xtask/program.rs`); each of them
//! hands out what its part can do, so that only the way there waits, and drawing does not. A part that does
//! not arrive is asked for again, and what is on the page stays.

mod ahead;
mod ending;
mod gardens;
mod languages;
mod part;
mod waiting;

pub(crate) use ahead::fetch_ahead;
pub(crate) use ending::{EndOf, Ending, EndingPart};
pub(crate) use gardens::GardensTable;
pub(crate) use languages::{arrive, use_spoken};
pub(crate) use part::Part;
pub(crate) use waiting::WaitingFor;
