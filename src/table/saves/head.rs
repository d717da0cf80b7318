//! The head of a save: what is shown of a game before it is opened.

use crate::game_id::GameId;
use crate::players::Player;
use crate::saves::error::SaveError;
use crate::saves::picture::Picture;
use crate::table::Table;
use crate::table_game::TableGame;
use cities::{Cities, Scoring};
use engine::{Game, Seat};
use gardens::Gardens;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// How far a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Progress {
    /// It is over.
    Over,
    /// In the games of cities: the round, and the scoring that comes next.
    Round(u32, Scoring),
    /// In the Gardens: so many buildings are scored.
    Buildings(u32),
}

/// What is known of a saved game without reading its record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Head {
    /// How often the game had been saved by then.
    pub(crate) count: u64,
    /// When it was saved, in seconds since 1970.
    pub saved_at: u64,
    /// The rules it is played by: raised when old records would play differently.
    pub(crate) rules: u32,
    /// Which game.
    pub game: GameId,
    /// Who plays, by seat.
    pub players: Vec<Player>,
    /// Who decides; nobody once the game is over.
    pub decider: Option<Seat>,
    /// How far it is.
    pub progress: Progress,
    /// Whose city the picture shows.
    pub pictured: Seat,
    /// The city of whoever is to play, in the end of whoever has won; or the gardens of all.
    pub picture: Picture,
}

impl Head {
    /// Why the game cannot go on here, if its rules have changed since, or here not yet.
    pub(crate) fn fault(&self) -> Option<SaveError> {
        let rules = if self.game.is_of_cities() { Cities::RULES } else { Gardens::RULES };
        match self.rules.cmp(&rules) {
            Ordering::Less => Some(SaveError::Record),
            Ordering::Equal => None,
            Ordering::Greater => Some(SaveError::Newer),
        }
    }

    /// What the player at a seat is called; nothing for a seat that is not there.
    pub fn name(&self, seat: Seat) -> &str {
        self.players.get(seat.index()).map_or("", |player| &player.name)
    }
}

impl<G: TableGame> Table<G> {
    /// Whose city shows by itself: that of whoever decides, in the end that of whoever has won.
    pub fn pictured(&self) -> Seat {
        let winner = || self.game().outcome().and_then(|outcome| outcome.winners().next());
        self.decider().or_else(winner).unwrap_or(Seat(0))
    }

    /// The head of its next save.
    pub(crate) fn head(&self, count: u64, saved_at: u64) -> Head {
        let game = self.game();
        let (decider, pictured) = (self.decider(), self.pictured());
        Head {
            count,
            saved_at,
            rules: G::RULES,
            game: self.game_id(),
            players: self.players().players.clone(),
            decider,
            progress: decider.map_or(Progress::Over, |_| G::progress(self)),
            pictured,
            picture: G::picture(game, pictured),
        }
    }
}
