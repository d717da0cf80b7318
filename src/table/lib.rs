//! A running table without pixels: who sits there, what a click means, undo, the curtain, saves.
//!
//! The page draws a [`Table`] and reports [`Click`]s or [`GardenClick`]s; what they come to is told as values.

mod any;
mod choice;
mod city;
mod click;
mod draft;
mod finale;
mod garden;
mod garden_draft;
mod garden_finale;
mod guests;
mod hints;
mod moves;
mod news;
mod question;
mod save;
mod seated;
mod shelf;
mod table;
mod tale;

pub use any::{AnyTable, Play};
pub use choice::{Choice, Source};
pub use click::Click;
pub use draft::{Change, Draft, NotReady, Wish};
pub use finale::{Account, Earned, Finale, LastTile, Longest, Portion};
pub use garden::{GardenClick, Planting};
pub use garden_draft::Variant;
pub use garden_finale::{GardenAccount, GardenFinale};
pub use guests::{Colour, Guest, Guests, Manners};
pub use hints::{BonusHint, MoneyHint, Verdict, YardHint};
pub use moves::{Move, Piece, Spot};
pub use news::News;
pub use question::{Asking, Question};
pub use save::{Savable, SaveError, load};
pub use seated::Seated;
pub use shelf::{Drawer, Place, Shelved, clear, shelve, shelved, unshelve};
pub use table::{Happening, Table};
pub use tale::{Extra, Merit, Step, Tale};
