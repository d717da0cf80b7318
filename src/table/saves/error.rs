//! Save error: why a text is no table.

use std::error::Error;
use std::fmt;

/// Why a text is no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// The text is damaged: its checksum does not fit, or it is no save at all.
    Damaged,
    /// It was saved by a newer version.
    Newer,
    /// It is of another game.
    OtherGame,
    /// The record in it cannot be read.
    Record,
    /// The game in it cannot be played to its end.
    Game,
    /// The players do not fit the seats.
    Players,
}

impl fmt::Display for SaveError {
    fn fmt(&self, to: &mut fmt::Formatter) -> fmt::Result {
        to.write_str(match self {
            Self::Damaged => "the checksum does not fit, or this is no save",
            Self::Newer => "saved by a newer version",
            Self::OtherGame => "a save of another game",
            Self::Record => "the record cannot be read",
            Self::Game => "the record cannot be played to its end",
            Self::Players => "the players do not fit the seats",
        })
    }
}

impl Error for SaveError {}
