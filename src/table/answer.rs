//! Answer: what a click or command came to, and what moves because of it.

use crate::table_game::TableGame;

/// What a click came to.
#[derive(Clone, Debug, PartialEq)]
pub enum ClickOutcome<Event = cities::Event> {
    /// Only the choice changed, if anything did.
    Chosen,
    /// Something was played; these events happened, and the game is to be saved.
    Played(Vec<Event>),
    /// Something was taken back or played again; the game is to be saved.
    Moved,
    /// The curtain was opened.
    Unveiled,
}

impl<Event> ClickOutcome<Event> {
    /// Something happened in the game: it is to be saved.
    pub fn is_to_be_saved(&self) -> bool {
        matches!(self, Self::Played(_) | Self::Moved)
    }
}

/// The answer to a click or command: all that is to be shown, said and saved.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer<G: TableGame> {
    /// What it came to.
    pub outcome: ClickOutcome<G::Event>,
    /// What moves meanwhile, for everybody to see.
    pub moves: Vec<G::Move>,
}

/// What is made of a click or command that comes to nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objection {
    /// A place was tried: it is refused, and seen to be.
    Refused,
    /// It is told without blame.
    Told,
    /// It means nothing just now, and nothing is said (U42).
    Silent,
}
