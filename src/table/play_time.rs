//! Play time: when a game began and ended, how long people sat at it, and in how many rounds.

use crate::table::Table;
use crate::table_game::TableGame;
use engine::Seat;
use serde::{Deserialize, Serialize};

/// Whoever does nothing for so many seconds is not at the table.
const LONGEST_THOUGHT: u64 = 30 * 60;

/// When a game was played, in seconds since 1970. Games that began before this was noted have none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayTime {
    /// When it began.
    pub began_at: u64,
    /// When it was over.
    pub ended_at: Option<u64>,
    /// How many seconds people sat at it between the two, without the times when they were away.
    pub seconds: u64,
}

/// How long a game has been.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameLength {
    /// Rounds that were begun.
    pub rounds: u32,
    /// Turns that have ended.
    pub turns: u32,
    /// Minutes, at least one; nothing if nobody noted when it began.
    pub minutes: Option<u32>,
}

impl<G: TableGame> Table<G> {
    /// Tells the table what time it is, in seconds since 1970: when it is opened, and before each save.
    pub fn note_time(&mut self, now: u64) {
        let since = self.seen_at.replace(now).map_or(0, |seen| now.saturating_sub(seen));
        let is_over = self.decider().is_none();
        let is_fresh = self.deciders.is_empty() && self.playing.undone().len() == 0;
        if self.play_time.is_none() && is_fresh {
            self.play_time = Some(PlayTime { began_at: now, ended_at: None, seconds: 0 });
        }
        if let Some(time) = self.play_time.as_mut().filter(|time| time.ended_at.is_none()) {
            time.seconds += since.min(LONGEST_THOUGHT);
            time.ended_at = is_over.then_some(now);
        }
    }

    /// When the game was played, if that is known.
    pub fn play_time(&self) -> Option<PlayTime> {
        self.play_time
    }

    /// How long the game has been.
    pub fn length(&self) -> GameLength {
        let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let turns = self.turns_ended();
        let minutes = |time: PlayTime| u32::try_from(time.seconds.div_ceil(60)).unwrap_or(u32::MAX);
        GameLength {
            rounds: number(turns.div_ceil(Seat::all(self.game().seats()).count())),
            turns: number(turns),
            minutes: self.play_time.map(|time| minutes(time).max(1)),
        }
    }
}
