//! The form of a save: a table as text, versioned and with checksums, so that damage is noticed and
//! nothing is guessed.
//!
//! ```text
//! 9c31…{"save":2,"check":"04fe…","head":{…},"guests":{…},"undone":[…],"record":{…}}
//! ```
//!
//! The first checksum is that of all JSON behind it, `check` that of the head alone: what is shown of a
//! game, and which slot of it is the newer one, is then known even where the rest is damaged. In form 1
//! there was neither `check` nor `head`.

use crate::any_table::AnyTable;
use crate::game_id::GameId;
use crate::play_time::PlayTime;
use crate::players::Players;
use crate::saves::error::SaveError;
use crate::saves::head::Head;
use crate::table::Table;
use crate::table_game::TableGame;
use cities::Kind;
use engine::{Record, RecordError};
use serde::Deserialize;
use serde_json::value::RawValue;

/// Raised when the form of a save changes; as it stands in [`OPENING`].
const FORM: u32 = 2;
/// How the JSON of this form begins.
const OPENING: &str = r#"{"save":2,"check":""#;
/// What stands between the checksum of the head and the head.
const BEFORE_HEAD: &str = r#"","head":"#;

/// A table that can be written down.
pub trait Savable {
    /// Its head for the save that is this many-th, at a time in seconds since 1970.
    fn head(&self, count: u64, saved_at: u64) -> Head;

    /// Players, what could be redone, and the record: fields of a JSON object.
    fn body(&self) -> String;

    /// Writes it down.
    ///
    /// # Panics
    /// Never: heads are plain data.
    fn to_text(&self, count: u64, saved_at: u64) -> String {
        let head = self.head(count, saved_at);
        let head = serde_json::to_string(&head).expect("heads are plain data");
        let (check, body) = (checksum(&head), self.body());
        let json = format!("{OPENING}{check:016x}{BEFORE_HEAD}{head},{body}}}");
        format!("{:016x}{json}", checksum(&json))
    }
}

impl<G: TableGame> Savable for Table<G> {
    fn head(&self, count: u64, saved_at: u64) -> Head {
        Self::head(self, count, saved_at)
    }

    fn body(&self) -> String {
        let (record, undone) = self.record();
        let players = serde_json::to_string(self.players()).expect("players are plain data");
        let undone = serde_json::to_string(&undone).unwrap_or_default();
        let time = self.play_time().and_then(|time| serde_json::to_string(&time).ok());
        let time = time.map_or_else(String::new, |time| format!(r#""time":{time},"#));
        // As `Body` reads it, put together by hand: the record is JSON already.
        format!(r#""guests":{players},{time}"undone":{undone},"record":{}"#, record.to_text())
    }
}

/// Record and actions are of one game or another, everything else is not.
#[derive(Deserialize)]
struct Body {
    #[serde(rename = "guests")]
    players: Players,
    #[serde(default)]
    time: Option<PlayTime>,
    undone: Box<RawValue>,
    record: Box<RawValue>,
}

/// Reads a table; whatever the text is, the answer is a table or what is wrong.
pub fn load<G: TableGame>(text: &str) -> Result<Table<G>, SaveError> {
    let Body { players, time, undone, record } =
        serde_json::from_str(intact(text)?).map_err(|_| SaveError::Damaged)?;
    let record = Record::<G>::from_text(record.get()).map_err(|error| match error {
        RecordError::Newer { .. } => SaveError::Newer,
        RecordError::OtherGame(_) => SaveError::OtherGame,
        _ => SaveError::Record,
    })?;
    if !players.fit(G::seats_of(&record.options)) {
        return Err(SaveError::Players);
    }
    let undone = serde_json::from_str(undone.get()).map_err(|_| SaveError::Damaged)?;
    let mut table = Table::resume(players, record, undone).map_err(|_| SaveError::Game)?;
    table.play_time = time;
    Ok(table)
}

impl AnyTable {
    /// Reads a table of whichever game.
    pub fn load(text: &str) -> Result<Self, SaveError> {
        intact(text)?;
        game_of(text).ok_or(SaveError::Damaged)?.load(text)
    }
}

/// What is said of which game is played where there is no head.
#[derive(Deserialize)]
struct OldSave {
    record: OldRecord,
}

#[derive(Deserialize)]
struct OldRecord {
    options: OldOptions,
}

#[derive(Deserialize)]
struct OldOptions {
    kind: Option<Kind>,
}

/// Which game a save is of, without playing it; nothing for a text that does not say.
pub(crate) fn game_of(text: &str) -> Option<GameId> {
    if let Some(head) = head_of(text) {
        return Some(head.game);
    }
    let old: OldSave = serde_json::from_str(intact(text).ok()?).ok()?;
    Some(old.record.options.kind.map_or(GameId::Gardens, GameId::of_kind))
}

/// The head of a save, if it has one and it is intact, whatever follows.
pub(crate) fn head_of(text: &str) -> Option<Head> {
    let (_, json) = text.split_at_checked(16)?;
    let (check, rest) = json.strip_prefix(OPENING)?.split_at_checked(16)?;
    let rest = rest.strip_prefix(BEFORE_HEAD)?;
    let mut values = serde_json::Deserializer::from_str(rest).into_iter::<&RawValue>();
    let head = values.next()?.ok()?.get();
    if fits(check, head) { serde_json::from_str(head).ok() } else { None }
}

#[derive(Deserialize)]
struct Form {
    save: u32,
}

/// The JSON of a save, if it is intact and can be understood.
fn intact(text: &str) -> Result<&str, SaveError> {
    fault(text, head_of(text).as_ref()).map_or_else(|| Ok(text.split_at(16).1), Err)
}

/// What is wrong with a save that has this head.
pub(crate) fn fault(text: &str, head: Option<&Head>) -> Option<SaveError> {
    let json =
        text.split_at_checked(16).filter(|(sum, json)| fits(sum, json)).map(|(_, json)| json);
    let Some(json) = json else { return Some(SaveError::Damaged) };
    if let Some(head) = head {
        return head.fault();
    }
    match serde_json::from_str(json) {
        Ok(Form { save: 1 }) => None,
        // What was written down whole and is not understood was written by somebody who knows more.
        Ok(Form { save: FORM.. }) => Some(SaveError::Newer),
        _ => Some(SaveError::Damaged),
    }
}

/// True if this is the checksum of a text, digit by digit.
fn fits(sum: &str, text: &str) -> bool {
    sum == format!("{:016x}", checksum(text))
}

/// FNV-1a: enough to notice a damaged text.
fn checksum(text: &str) -> u64 {
    text.bytes().fold(0xCBF2_9CE4_8422_2325, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    })
}
