//! The contract between rules and everybody who plays by them.

use crate::{Chance, Outcome, Rng, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::error::Error;
use std::fmt::Debug;

/// Whose decision is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// This seat decides; always one at a time.
    Of(Seat),
    /// The game is over.
    Over,
}

/// A game: a value that is changed by actions and by nothing else.
///
/// `play` first checks (a refusal leaves the game as it was), then changes, then tells what happened.
pub trait Game: Clone + Debug + PartialEq {
    /// What is agreed before the game: seats, variants, modules.
    type Options: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// A stacked order of everything that is otherwise shuffled.
    type Order: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// One decision of one seat.
    type Action: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// Something that happened and can be told.
    type Event: Clone + Debug + PartialEq;
    /// All that one seat can know.
    type View: Clone + Debug + PartialEq;
    /// Why an action, or a start, is not allowed.
    type Refusal: Clone + PartialEq + Error + Send + Sync + 'static;

    /// The name in records.
    const NAME: &'static str;
    /// Raised when old records would play differently.
    const RULES: u32;

    /// Sets the table.
    fn start(
        options: &Self::Options,
        chance: &Chance<Self::Order>,
        tell: &mut impl FnMut(Self::Event),
    ) -> Result<Self, Self::Refusal>;

    /// How many seats there are.
    fn seats(&self) -> u8;

    /// Who decides next.
    fn turn(&self) -> Turn;

    /// Lists every sensible allowed action; none only when the game is over.
    fn actions(&self, into: &mut Vec<Self::Action>);

    /// Plays an action of the seat whose turn it is, or refuses it and changes nothing.
    fn play(
        &mut self,
        action: &Self::Action,
        tell: &mut impl FnMut(Self::Event),
    ) -> Result<(), Self::Refusal>;

    /// Plays an action that is known to be allowed and tells nothing: for playouts.
    fn play_silently(&mut self, action: &Self::Action) {
        let played = self.play(action, &mut |_| ());
        debug_assert!(played.is_ok());
    }

    /// An allowed action for playouts: no list, no allocation. Not to be asked when the game is over.
    fn random_action(&self, rng: &mut impl Rng) -> Self::Action;

    /// All that this seat can know with a perfect memory.
    fn view(&self, seat: Seat) -> Self::View;

    /// A whole table that fits a view, what is unknown drawn at random.
    fn guess(view: &Self::View, rng: &mut impl Rng) -> Self;

    /// The points of a seat so far.
    fn points(&self, seat: Seat) -> u32;

    /// True if this event showed something that nobody knew before: undoing past it would be peeking.
    fn reveals(event: &Self::Event) -> bool;

    /// How the game ended, once it is over.
    fn outcome(&self) -> Option<Outcome> {
        let points: Vec<u32> = Seat::all(self.seats()).map(|seat| self.points(seat)).collect();
        (self.turn() == Turn::Over).then(|| Outcome::of(&points))
    }
}
