//! Words of home: games to go on with, and new ones.

use crate::Words;
use crate::words::words;
use table::Progress;

words! {
    /// Home's words.
    pub struct HomeWords
    plain {
        /// The panel of the saved game.
        go_on,
        /// Its button.
        go_on_with_game,
        new_game,
        home,
        settings,
        /// Keys without Ctrl or Alt that act at the table.
        shortcuts,
        shortcuts_note,
        saved_now,
        is_over,
        /// The button of a game that is over.
        see_result,
        other_games,
        save_is_damaged,
        save_is_newer,
        save_is_older,
    }
    sentences {
        /// A new game by its title.
        new_game_of: fn(&str) -> String,
        saved_minutes: fn(u32) -> String,
        saved_hours: fn(u32) -> String,
        saved_days: fn(u32) -> String,
        /// A round and the scoring that comes next.
        round_before: fn(u32, &str) -> String,
        /// How many play.
        players: fn(u32) -> String,
        /// Whoever decides next.
        to_play: fn(&str) -> String,
        /// So many more saved games.
        more_games: fn(u32) -> String,
        /// A game with the people of the last set-up: its title, their names.
        quick_start_of: fn(&str, &str) -> String,
        /// What a quick start brings, seen by everybody.
        quick_start_note: fn(&str) -> String,
    }
}

/// How long ago something was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ago {
    /// Less than a minute.
    Now,
    /// Less than an hour.
    Minutes(u32),
    /// Less than a day.
    Hours(u32),
    /// Whole days.
    Days(u32),
}

impl Ago {
    /// So many seconds ago.
    pub fn seconds(seconds: u64) -> Self {
        let whole = |unit: u64| u32::try_from(seconds / unit).unwrap_or(u32::MAX);
        match seconds {
            0..60 => Self::Now,
            60..3_600 => Self::Minutes(whole(60)),
            3_600..86_400 => Self::Hours(whole(3_600)),
            _ => Self::Days(whole(86_400)),
        }
    }
}

impl Words {
    /// How far a game is: the round and the scoring that comes next, or that it is over.
    pub fn progress(&self, progress: Progress) -> String {
        match progress {
            Progress::Over => self.home.is_over.to_owned(),
            Progress::Round(round, next) => (self.home.round_before)(round, &self.scoring(next)),
            Progress::Buildings(count) => self.gardens_scored(count),
        }
    }

    /// When a game was saved: `saved 12 minutes ago`.
    pub fn saved(&self, ago: Ago) -> String {
        match ago {
            Ago::Now => self.home.saved_now.to_owned(),
            Ago::Minutes(number) => (self.home.saved_minutes)(number),
            Ago::Hours(number) => (self.home.saved_hours)(number),
            Ago::Days(number) => (self.home.saved_days)(number),
        }
    }
}
