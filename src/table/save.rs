//! A table as text: versioned, with a checksum, so that damage is noticed and nothing is guessed.

use crate::guests::Guests;
use crate::seated::Seated;
use crate::table::Table;
use engine::{Record, RecordError};
use serde::Deserialize;
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

/// Record and actions are of one game or another, everything else is not.
#[derive(Deserialize)]
struct Saved {
    guests: Guests,
    undone: Box<RawValue>,
    record: Box<RawValue>,
}

#[derive(Deserialize)]
struct Head {
    save: u32,
}

impl<G: Seated> Savable for Table<G> {
    fn to_text(&self) -> String {
        let (record, undone) = self.record();
        let undone = serde_json::to_string(&undone).unwrap_or_default();
        sealed(self.guests(), &undone, &record.to_text())
    }
}

/// Guests, actions and record as text behind their checksum.
///
/// # Panics
/// Never: guests and records are plain data.
fn sealed(guests: &Guests, undone: &str, record: &str) -> String {
    let guests = serde_json::to_string(guests).expect("guests are plain data");
    // As `Saved` reads it, put together by hand: actions and record are JSON already.
    let text =
        format!(r#"{{"save":{FORM},"guests":{guests},"undone":{undone},"record":{record}}}"#);
    format!("{:016x}{text}", checksum(&text))
}

/// Reads a table; whatever the text is, the answer is a table or what is wrong.
pub fn load<G: Seated>(text: &str) -> Result<Table<G>, SaveError> {
    let Saved { guests, undone, record, .. } = opened(text)?;
    let record = Record::<G>::from_text(record.get()).map_err(|error| match error {
        RecordError::Newer { .. } => SaveError::Newer,
        RecordError::OtherGame(_) => SaveError::OtherGame,
        _ => SaveError::Record,
    })?;
    if !guests.fit(G::seats_of(&record.options)) {
        return Err(SaveError::Guests);
    }
    let undone = serde_json::from_str(undone.get()).map_err(|_| SaveError::Damaged)?;
    Table::resume(guests, record, undone).map_err(|_| SaveError::Game)
}

/// What was sealed, if it is intact and not of a newer version.
fn opened(text: &str) -> Result<Saved, SaveError> {
    let text = intact(text).ok_or(SaveError::Damaged)?;
    let head: Head = serde_json::from_str(text).map_err(|_| SaveError::Damaged)?;
    if head.save > FORM {
        return Err(SaveError::Newer);
    }
    serde_json::from_str(text).map_err(|_| SaveError::Damaged)
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
