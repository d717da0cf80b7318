//! What a game says of itself to be played at a table.

use crate::guests::Guests;
use crate::table::Table;
use engine::{Game, Seat};
use std::fmt::Debug;

/// A game that can be played at a table.
pub trait Seated: Game {
    /// What is chosen before something is played.
    type Choice: Clone + Debug + Default + PartialEq;

    /// How many seats these options ask for.
    fn seats_of(options: &Self::Options) -> u8;

    /// Whose turn an event ended.
    fn turn_ended(event: &Self::Event) -> Option<Seat>;

    /// The action that ends a turn.
    fn end_turn() -> Self::Action;

    /// True while a question goes round that several could answer.
    fn asks_all(_table: &Table<Self>) -> bool {
        false
    }

    /// True if the action ends somebody's answer to a question that went round.
    fn ends_answer(_action: &Self::Action) -> bool {
        false
    }

    /// What is chosen by itself, now that somebody may decide.
    fn settled(table: &Table<Self>) -> Option<Self::Choice>;

    /// What is chosen after an action was taken back.
    fn taken_back(_action: &Self::Action) -> Self::Choice {
        Self::Choice::default()
    }

    /// Gives the guests the colours they play in, where the game says which.
    fn dress(_guests: &mut Guests, _options: &Self::Options) {}
}
