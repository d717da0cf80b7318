//! What every game has in common: seats, chance, the [`Game`] trait, matches, records and outcomes.
//!
//! A game is a value, a decision is a value, and the record of a game is its options, its chance and
//! its actions. Everything else (undo, saves, links, replays) follows from that.
//!
//! | file | what it has |
//! | --- | --- |
//! | `game.rs` | the contract between rules and players: start here |
//! | `playing.rs` | a match: a game with what led to it, undone and redone |
//! | `record.rs` | a match as text, and what can be wrong with one |
//! | `chance.rs` | seeds, stacked orders, and the shuffle that never changes |
//! | `event_sink.rs` | who listens to events; in playouts nobody does |
//! | `outcome.rs` | who won |
//! | `seat.rs`, `seat_set.rs` | who sits where; some of them |
//! | `small_sort.rs` | sorting a few things in little code |
//!
//! ```
//! use engine::{Dice, Outcome, Seat, Seed};
//!
//! // Chance is a value: the same seed shuffles the same way, everywhere and for ever.
//! let mut pile: Vec<u8> = (0..16).collect();
//! Dice::new(Seed(2003)).shuffle(&mut pile);
//! assert_eq!(pile[..4], [9, 0, 5, 6]);
//!
//! // Equal points share a place.
//! let outcome = Outcome::of(&[31, 40, 40]);
//! assert!(outcome.winners().eq([Seat(1), Seat(2)]));
//! ```

mod chance;
mod event_sink;
mod game;
mod outcome;
mod playing;
mod record;
mod seat;
mod seat_set;
mod small_sort;

pub use chance::{Chance, Dice, Seed, below, shuffle};
pub use event_sink::{Aloud, EventSink, Silent};
pub use game::{Game, Turn};
pub use outcome::{Outcome, Place};
pub use playing::Match;
pub use rand_core::Rng;
pub use record::{Record, RecordError};
pub use seat::Seat;
pub use seat_set::SeatSet;
pub use small_sort::sort_few;
