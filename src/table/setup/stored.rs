//! What is remembered of a set-up for the next game.

use crate::game_id::GameId;
use crate::players::{Colour, Player, Players};
use crate::setup::Draft;
use serde::{Deserialize, Deserializer};

impl Draft {
    /// The draft as it is remembered for the next game: a seed counts once, else every game would be
    /// dealt alike.
    #[must_use]
    pub fn remembered(&self) -> Self {
        Self { seed: String::new(), ..self.clone() }
    }

    /// False for a draft that no changes lead to, such as one from a damaged store.
    pub fn is_sound(&self) -> bool {
        let players = Players { players: self.players.clone(), table_options: self.table_options };
        // Those who find room there may play the Gardens next, whichever game this is.
        let in_gardens = Self { game: GameId::Gardens, ..self.clone() };
        let is_known = |player: &Player| Colour::ALL.contains(&player.colour);
        (2..=6).contains(&self.players.len())
            && players.fit(u8::try_from(self.players.len()).unwrap_or(0))
            && self.players.iter().all(is_known)
            && self.youngest.max(self.oldest) < self.players.len()
            && in_gardens.garden_options().refusal().is_none()
    }
}

/// The game of a set-up: the Gardens were stored as no kind of city once.
pub(super) fn game<'de, D: Deserializer<'de>>(from: D) -> Result<GameId, D::Error> {
    Ok(Option::deserialize(from)?.unwrap_or(GameId::Gardens))
}
