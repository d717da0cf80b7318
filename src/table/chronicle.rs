//! Chronicle: what a table remembers of its game, kept up to date action by action.

use engine::Game;
use std::fmt::Debug;

/// What was told so far, arranged as it is told again. Nothing in it is found by playing the game again.
pub trait Chronicle<G: Game>: Clone + Debug + Default {
    /// Notes what an action has led to, or the opening, which is noted first.
    fn note(&mut self, game: &G, events: &[G::Event]);
}
