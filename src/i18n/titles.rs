//! The games by name, and one sentence on each.

use crate::Words;
use table::GameId;

impl Words {
    /// The name on the box.
    pub const fn title(&self, game: GameId) -> &'static str {
        self.names.titles[game as usize]
    }

    /// One sentence on a game.
    pub const fn pitch(&self, game: GameId) -> &'static str {
        match game {
            GameId::Granada => self.pitch_granada,
            GameId::Alhambra => self.pitch_alhambra,
            GameId::Both => self.pitch_both,
            GameId::Gardens => self.pitch_gardens,
        }
    }

    /// What simplified scoring means in a game that has it.
    pub const fn simplified_note(&self, game: GameId) -> &'static str {
        match game {
            GameId::Both => self.setup.simplified_both,
            _ => self.setup.simplified_note,
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
