//! Where games wait: each in two slots that take turns, so that a write that fails loses nothing.

use crate::any::AnyTable;
use crate::save::{Savable, SaveError, intact};
use std::cmp::Reverse;

/// A place for texts by key, such as the browser's storage. It belongs to others, too.
pub trait Drawer {
    /// All keys in it, whoever's they are.
    fn keys(&self) -> Vec<String>;
    /// The text of a key.
    fn read(&self, key: &str) -> Option<String>;
    /// Keeps a text; false if there is no room, or keeping is forbidden.
    fn write(&mut self, key: &str, text: &str) -> bool;
    /// Forgets a key.
    fn remove(&mut self, key: &str);
}

/// Ours among the keys of the drawer.
const PREFIX: &str = "albaicin.game.";

/// A game on the shelf.
#[derive(Clone, Debug)]
pub struct Shelved {
    /// Its name on the shelf.
    pub id: String,
    /// When it was last saved, in seconds since 1970.
    pub saved_at: u64,
    /// The table, or why it cannot be read. What cannot be read is kept.
    pub table: Result<AnyTable, SaveError>,
    /// The newer of the two slots was damaged, so this is the state one action earlier.
    pub is_older: bool,
}

/// One slot: how often the game had been saved by then, when, and its text.
struct Slot {
    count: u64,
    saved_at: u64,
    text: String,
}

/// Where a game is saved: its name, and which slot is written next, so that a save need not read what
/// was saved before.
#[derive(Clone, Debug)]
pub struct Place {
    id: String,
    older: u8,
    /// How often the game has been saved.
    count: u64,
}

impl Place {
    /// The place of a name, with whatever lies there.
    pub fn of(drawer: &impl Drawer, id: &str) -> Self {
        // A damaged slot is the first to be written over.
        let counts = [0, 1].map(|slot| {
            let slot = read_slot(drawer, id, slot).filter(|slot| intact(&slot.text).is_some());
            slot.map_or(0, |slot| slot.count)
        });
        let (older, count) = if counts[0] <= counts[1] { (0, counts[1]) } else { (1, counts[0]) };
        Self { id: id.to_owned(), older, count }
    }

    /// Saves a table at a time; false if the drawer does not take it, and then what was there before
    /// is still there.
    pub fn save(&mut self, drawer: &mut impl Drawer, table: &impl Savable, now: u64) -> bool {
        let text = format!("{} {now} {}", self.count + 1, table.to_text());
        let is_kept = drawer.write(&key(&self.id, self.older), &text);
        if is_kept {
            (self.older, self.count) = (1 - self.older, self.count + 1);
        }
        is_kept
    }
}

/// Saves a table once under its name.
pub fn shelve(drawer: &mut impl Drawer, id: &str, table: &impl Savable, now: u64) -> bool {
    Place::of(drawer, id).save(drawer, table, now)
}

/// All games, the one saved last first.
pub fn shelved(drawer: &impl Drawer) -> Vec<Shelved> {
    let mut games: Vec<Shelved> = Vec::new();
    for key in drawer.keys() {
        let id = key.strip_prefix(PREFIX).and_then(|key| key.rsplit_once('.')).map(|(id, _)| id);
        let Some(id) = id.filter(|&id| games.iter().all(|game| game.id != id)) else { continue };
        let game = take_down(drawer, id.to_owned());
        // Put in its place one by one: sorting values of this size costs the page several KB.
        let order = |one: &Shelved| (Reverse(one.saved_at), one.id.clone());
        let at = games.partition_point(|one| order(one) < order(&game));
        games.insert(at, game);
    }
    games
}

/// One game by its name, if there is one of that name.
pub fn unshelve(drawer: &impl Drawer, id: &str) -> Option<Shelved> {
    let is_there = [0, 1].into_iter().any(|slot| drawer.read(&key(id, slot)).is_some());
    is_there.then(|| take_down(drawer, id.to_owned()))
}

/// Forgets a game.
pub fn clear(drawer: &mut impl Drawer, id: &str) {
    for slot in [0, 1] {
        drawer.remove(&key(id, slot));
    }
}

/// The newer slot if it can be read, else the older one, else why not.
fn take_down(drawer: &impl Drawer, id: String) -> Shelved {
    let mut slots: Vec<Slot> =
        [0, 1].into_iter().filter_map(|slot| read_slot(drawer, &id, slot)).collect();
    if slots.windows(2).any(|pair| pair[0].count < pair[1].count) {
        slots.reverse();
    }
    let saved_at = slots.first().map_or(0, |slot| slot.saved_at);
    let mut read = slots.iter().map(|slot| AnyTable::load(&slot.text)).enumerate();
    let newest = read.next().map_or(Err(SaveError::Damaged), |(_, table)| table);
    if newest.is_ok() {
        return Shelved { id, saved_at, table: newest, is_older: false };
    }
    match read.find(|(_, table)| table.is_ok()) {
        Some((_, older)) => Shelved { id, saved_at, table: older, is_older: true },
        None => Shelved { id, saved_at, table: newest, is_older: false },
    }
}

/// A slot, also a damaged one: what cannot be understood counts as the oldest.
fn read_slot(drawer: &impl Drawer, id: &str, slot: u8) -> Option<Slot> {
    let whole = drawer.read(&key(id, slot))?;
    let mut parts = whole.splitn(3, ' ');
    let mut number = || parts.next().and_then(|part| part.parse().ok());
    let (count, saved_at) = (number().unwrap_or(0), number().unwrap_or(0));
    Some(Slot { count, saved_at, text: parts.next().unwrap_or_default().to_owned() })
}

fn key(id: &str, slot: u8) -> String {
    format!("{PREFIX}{id}.{slot}")
}
