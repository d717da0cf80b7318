//! The record of a game as text: enough to play it again anywhere, and nothing more.

use crate::{Chance, Game, Match};
use serde::{Deserialize, Serialize};
use std::error::Error;
use std::fmt::{Display, Formatter};

/// The version of the text form; raised when its shape changes.
const FORM: u32 = 1;

/// Options, chance and actions: a whole game.
#[derive(Clone, Debug, PartialEq)]
pub struct Record<G: Game> {
    /// What was agreed before the game.
    pub options: G::Options,
    /// The seed or the stacked order.
    pub chance: Chance<G::Order>,
    /// Every decision in order.
    pub actions: Vec<G::Action>,
}

/// Why a text is no record, or a record no game.
#[derive(Clone, Debug, PartialEq)]
pub enum RecordError<Refusal> {
    /// The text cannot be read at this line and column (both counted from 1).
    Unreadable {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
        /// What the reader met there.
        message: String,
    },
    /// The record was written by a newer version, in this form or by these rules.
    Newer {
        /// The form of the text.
        form: u32,
        /// The rules it was played by.
        rules: u32,
    },
    /// The record was played by rules that have changed since.
    Older {
        /// The rules it was played by.
        rules: u32,
    },
    /// The record is of another game, the one with this name.
    OtherGame(String),
    /// No table can be set with these options and this chance.
    Start(Refusal),
    /// The action with this number (counted from 1) is not allowed.
    Action {
        /// Which action.
        number: usize,
        /// Why not.
        refusal: Refusal,
    },
}

impl<Refusal: Display> Display for RecordError<Refusal> {
    fn fmt(&self, to: &mut Formatter) -> std::fmt::Result {
        match self {
            // The reader's message names line and column itself.
            Self::Unreadable { message, .. } => write!(to, "no record: {message}"),
            Self::Newer { form, rules } => {
                write!(to, "the record is newer: form {form}, rules {rules}")
            }
            Self::Older { rules } => write!(to, "rules {rules} of the record have changed since"),
            Self::OtherGame(name) => write!(to, "the record is of another game: {name}"),
            Self::Start(refusal) => write!(to, "no table can be set: {refusal}"),
            Self::Action { number, refusal } => write!(to, "action {number}: {refusal}"),
        }
    }
}

impl<Refusal: Error + 'static> Error for RecordError<Refusal> {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Start(refusal) | Self::Action { refusal, .. } => Some(refusal),
            _ => None,
        }
    }
}

/// What is read first: whether the rest can be understood at all.
#[derive(Deserialize)]
struct Head {
    albaicin: u32,
    game: String,
    rules: u32,
}

#[derive(Serialize)]
#[serde(bound = "")]
struct Written<'a, G: Game> {
    albaicin: u32,
    game: &'a str,
    rules: u32,
    options: &'a G::Options,
    chance: &'a Chance<G::Order>,
    actions: &'a [G::Action],
}

#[derive(Deserialize)]
#[serde(bound = "")]
struct Body<G: Game> {
    options: G::Options,
    chance: Chance<G::Order>,
    actions: Vec<G::Action>,
}

impl<G: Game> Record<G> {
    /// Writes the record down.
    ///
    /// # Panics
    /// Never: options, chance and actions are plain data.
    pub fn to_text(&self) -> String {
        let written = Written::<G> {
            albaicin: FORM,
            game: G::NAME,
            rules: G::RULES,
            options: &self.options,
            chance: &self.chance,
            actions: &self.actions,
        };
        serde_json::to_string(&written).expect("options, chance and actions are plain data")
    }

    /// Reads a record; whatever the text is, the answer is a record or what is wrong where.
    pub fn from_text(text: &str) -> Result<Self, RecordError<G::Refusal>> {
        let head: Head = serde_json::from_str(text).map_err(|error| unreadable(&error))?;
        if head.game != G::NAME {
            return Err(RecordError::OtherGame(head.game));
        }
        if head.albaicin > FORM || head.rules > G::RULES {
            return Err(RecordError::Newer { form: head.albaicin, rules: head.rules });
        }
        if head.rules < G::RULES {
            return Err(RecordError::Older { rules: head.rules });
        }
        let Body::<G> { options, chance, actions } =
            serde_json::from_str(text).map_err(|error| unreadable(&error))?;
        Ok(Self { options, chance, actions })
    }

    /// Plays the record from its start to its end.
    pub fn replay(self) -> Result<Match<G>, RecordError<G::Refusal>> {
        let mut game = Match::start(self.options, self.chance).map_err(RecordError::Start)?;
        for (number, action) in (1..).zip(self.actions) {
            game.play(action).map_err(|refusal| RecordError::Action { number, refusal })?;
        }
        Ok(game)
    }
}

fn unreadable<Refusal>(error: &serde_json::Error) -> RecordError<Refusal> {
    RecordError::Unreadable {
        line: error.line(),
        column: error.column(),
        message: error.to_string(),
    }
}
