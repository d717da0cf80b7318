//! The games by name, and one sentence on each.

use crate::Words;
use table::GameId;

/// The name on the box, the same in every language.
pub const fn title(game: GameId) -> &'static str {
    match game {
        GameId::Granada => "Granada",
        GameId::Alhambra => "Alhambra",
        GameId::Both => "Alhambra & Granada",
        GameId::Gardens => "The Gardens of the Alhambra",
    }
}

impl Words {
    /// One sentence on a game.
    pub const fn pitch(&self, game: GameId) -> &'static str {
        match game {
            GameId::Granada => self.pitch_granada,
            GameId::Alhambra => self.pitch_alhambra,
            GameId::Both => self.pitch_both,
            GameId::Gardens => self.pitch_gardens,
        }
    }

    /// What regular scoring means in a game of cities; the Gardens know no other.
    pub const fn regular_note(&self, game: GameId) -> Option<&'static str> {
        match game {
            GameId::Granada => Some(self.setup.regular_granada),
            GameId::Alhambra => Some(self.setup.regular_alhambra),
            GameId::Both => Some(self.setup.regular_both),
            GameId::Gardens => None,
        }
    }
}
