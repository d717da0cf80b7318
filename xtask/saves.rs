//! Saves for the browser tests, and what a save says, both in the only words there are: those of `table`.
//!
//! A test asks this host over the network, outside the page: `save` gives what the browser's storage
//! holds once a table has been saved, `read` what is saved there.

use crate::server::{Answer, Asked, Host, plain};
use anyhow::{Result, anyhow, bail};
use cities::Cities;
use engine::{Game, Record};
use gardens::Gardens;
use hyper::StatusCode;
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use table::{
    AnyTable, Colour, Player, Players, Savable, SavedGame, Table, TableGame, TableOptions,
    TextStore, open_game, save_game, saved_games,
};

const NAMES: [&str; 6] = ["Inés", "Yusuf", "Zahra", "Samuel", "Leonor", "Tariq"];

/// Who makes and reads saves.
pub(crate) struct Saves;

/// A game to be saved.
#[derive(Deserialize)]
struct Wanted {
    /// The name of the save.
    id: String,
    /// One table or more, saved one after the other.
    tables: Vec<WantedTable>,
}

#[derive(Deserialize)]
struct WantedTable {
    /// Seconds since 1970.
    saved_at: u64,
    record: Box<RawValue>,
    table_options: TableOptions,
}

/// The browser's storage.
#[derive(Default)]
struct Storage(BTreeMap<String, String>);

impl Host for Saves {
    fn answer(&self, asked: &Asked) -> Answer {
        let answer = match asked.path.as_str() {
            "/save" => saved(&asked.body),
            "/read" => read(&asked.body),
            other => Err(anyhow!("there is nothing at {other}")),
        };
        match answer {
            Ok(value) => plain(StatusCode::OK, value.to_string()),
            Err(error) => plain(StatusCode::BAD_REQUEST, format!("{error:#}")),
        }
    }

    fn base(&self) -> &'static str {
        "/"
    }
}

fn saved(asked: &[u8]) -> Result<Value> {
    let wanted: Wanted = serde_json::from_slice(asked)?;
    let mut storage = Storage::default();
    for one in wanted.tables {
        let record = one.record.get();
        let game: Value = serde_json::from_str(record)?;
        let save = match game["game"].as_str() {
            Some(Gardens::NAME) => save::<Gardens>,
            _ => save::<Cities>,
        };
        save(&mut storage, &wanted.id, &one)?;
    }
    Ok(json!(storage.0))
}

fn save<G>(storage: &mut Storage, id: &str, wanted: &WantedTable) -> Result<()>
where
    G: TableGame,
    Table<G>: Savable,
{
    let record = Record::<G>::from_text(wanted.record.get())?;
    let seats = G::seats_of(&record.options);
    let player =
        |(name, colour): (&&str, u8)| Player { name: (*name).to_owned(), colour: Colour(colour) };
    let players = NAMES.iter().zip(0..seats).map(player).collect();
    let players = Players { players, table_options: wanted.table_options };
    let table = Table::<G>::resume(players, record, Vec::new())?;
    if !save_game(storage, id, &table, wanted.saved_at) {
        bail!("the save is not taken");
    }
    Ok(())
}

/// All games that can be read, as the page would read them.
fn read(asked: &[u8]) -> Result<Value> {
    let storage = Storage(serde_json::from_slice(asked)?);
    let mut games = Vec::new();
    for SavedGame { id, .. } in saved_games(&storage) {
        let table = open_game(&storage, &id).and_then(|game| game.table.ok());
        match table {
            Some(AnyTable::City(table)) => games.push(told(&id, &table)?),
            Some(AnyTable::Gardens(table)) => games.push(told(&id, &table)?),
            None => {}
        }
    }
    Ok(Value::Array(games))
}

/// All of a table that a save keeps.
fn told<G: TableGame>(id: &str, table: &Table<G>) -> Result<Value> {
    let (record, undone) = table.record();
    let Players { players, table_options } = table.players();
    Ok(json!({
        "id": id,
        "players": players,
        "table_options": table_options,
        "undone": undone,
        "record": serde_json::from_str::<Value>(&record.to_text())?,
    }))
}

impl TextStore for Storage {
    fn keys(&self) -> Vec<String> {
        self.0.keys().cloned().collect()
    }

    fn read(&self, key: &str) -> Option<String> {
        self.0.get(key).cloned()
    }

    fn write(&mut self, key: &str, text: &str) -> bool {
        self.0.insert(key.to_owned(), text.to_owned());
        true
    }

    fn remove(&mut self, key: &str) {
        self.0.remove(key);
    }
}
