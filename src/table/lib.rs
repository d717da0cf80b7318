//! A running table without pixels: who sits there, what a click means, undo, the curtain, saves.
//!
//! The page draws a [`Table`] and reports [`Click`]s; what they come to is told as values.

mod choice;
mod click;
mod draft;
mod finale;
mod guests;
mod hints;
mod moves;
mod news;
mod question;
mod save;
mod shelf;
mod table;
mod tale;

pub use choice::{Choice, Source};
pub use click::Click;
pub use draft::{Change, Draft, NotReady, Wish};
pub use finale::{Account, Earned, Finale, LastTile, Longest, Portion};
pub use guests::{Colour, Guest, Guests, Manners};
pub use moves::{Move, Piece, Spot};
pub use hints::{BonusHint, MoneyHint, Verdict, YardHint};
pub use news::News;
pub use question::{Asking, Question};
pub use save::{SaveError, load, save};
pub use shelf::{Drawer, Shelved, clear, shelve, shelved, unshelve};
pub use table::{Happening, Table};
pub use tale::{Extra, Merit, Step, Tale};
