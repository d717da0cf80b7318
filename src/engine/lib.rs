//! What every game has in common: seats, chance, the [`Game`] trait, matches, records and outcomes.
//!
//! A game is a value, a decision is a value, and the record of a game is its options, its chance and
//! its actions. Everything else (undo, saves, links, replays) follows from that.

mod chance;
mod few;
mod game;
mod outcome;
mod playing;
mod record;
mod seat;
mod tell;

pub use chance::{Chance, Dice, Seed, below, shuffle};
pub use few::sort_few;
pub use game::{Game, Turn};
pub use outcome::{Outcome, Place};
pub use playing::Match;
pub use rand_core::Rng;
pub use record::{Record, RecordError};
pub use seat::Seat;
pub use tell::{Aloud, Silent, Teller};
