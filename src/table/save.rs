//! A table as text: versioned, with a checksum, so that damage is noticed and nothing is guessed.

use crate::guests::Guests;
use crate::seated::Seated;
use crate::table::Table;
use engine::{Record, RecordError};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// Raised when the form of a save changes.
const FORM: u32 = 1;

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
    /// The guests do not fit the seats.
    Guests,
}

/// A table that can be written down.
pub trait Savable {
    /// Writes it down.
    fn to_text(&self) -> String;
}

#[derive(Serialize, Deserialize)]
struct Saved<Action> {
    save: u32,
    guests: Guests,
    undone: Vec<Action>,
    record: Box<RawValue>,
}

#[derive(Deserialize)]
struct Head {
    save: u32,
}

impl<G: Seated> Savable for Table<G> {
    /// # Panics
    /// Never: guests and records are plain data.
    fn to_text(&self) -> String {
        let (record, undone) = self.record();
        let record = RawValue::from_string(record.to_text()).expect("a record is JSON");
        let saved = Saved { save: FORM, guests: self.guests().clone(), undone, record };
        let text = serde_json::to_string(&saved).expect("guests and actions are plain data");
        format!("{:016x}{text}", checksum(&text))
    }
}

/// Reads a table; whatever the text is, the answer is a table or what is wrong.
pub fn load<G: Seated>(text: &str) -> Result<Table<G>, SaveError> {
    let text = intact(text).ok_or(SaveError::Damaged)?;
    let head: Head = serde_json::from_str(text).map_err(|_| SaveError::Damaged)?;
    if head.save > FORM {
        return Err(SaveError::Newer);
    }
    // Only the record says which game's actions these are, so it is read first.
    let Recorded { record } = serde_json::from_str(text).map_err(|_| SaveError::Damaged)?;
    let record = Record::<G>::from_text(record.get()).map_err(|error| match error {
        RecordError::Newer { .. } => SaveError::Newer,
        RecordError::OtherGame(_) => SaveError::OtherGame,
        _ => SaveError::Record,
    })?;
    let saved: Saved<G::Action> = serde_json::from_str(text).map_err(|_| SaveError::Damaged)?;
    if !saved.guests.fit(G::seats_of(&record.options)) {
        return Err(SaveError::Guests);
    }
    Table::resume(saved.guests, record, saved.undone).map_err(|_| SaveError::Game)
}

#[derive(Deserialize)]
struct Recorded {
    record: Box<RawValue>,
}

/// What follows the checksum, if it fits.
pub(crate) fn intact(text: &str) -> Option<&str> {
    let (sum, text) = text.split_at_checked(16)?;
    (u64::from_str_radix(sum, 16) == Ok(checksum(text))).then_some(text)
}

/// FNV-1a: enough to notice a damaged text.
fn checksum(text: &str) -> u64 {
    text.bytes().fold(0xCBF2_9CE4_8422_2325, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    })
}
