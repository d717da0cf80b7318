//! Where games wait: each in two slots that take turns, so that a write that fails loses nothing.

use crate::any_table::AnyTable;
use crate::game_id::GameId;
use crate::saves::error::SaveError;
use crate::saves::form::{Savable, fault, game_of, head_of};
use crate::saves::head::Head;
use std::cmp::Reverse;

/// A place for texts by key, such as the browser's storage. It belongs to others, too.
pub trait TextStore {
    /// All keys in it, whoever's they are.
    fn keys(&self) -> Vec<String>;
    /// The text of a key.
    fn read(&self, key: &str) -> Option<String>;
    /// Keeps a text; false if there is no room, or keeping is forbidden.
    fn write(&mut self, key: &str, text: &str) -> bool;
    /// Forgets a key.
    fn remove(&mut self, key: &str);
}

/// Ours among the keys of the store.
const PREFIX: &str = "albaicin.game.";

/// A saved game as it is listed.
#[derive(Clone, Debug)]
pub struct SavedGame {
    /// What it is called in the store.
    pub id: String,
    /// When it was last saved, in seconds since 1970.
    pub saved_at: u64,
    /// What is known of it, or why it cannot be read. What cannot be read is kept.
    pub head: Result<Head, SaveError>,
    /// What was saved last may be damaged, so this may be the state one action earlier.
    pub is_older: bool,
}

/// A saved game that was opened: played again from its record.
#[derive(Clone, Debug)]
pub struct OpenedGame {
    /// The table, or why it cannot be read.
    pub table: Result<AnyTable, SaveError>,
    /// What was saved last may be damaged, so this may be the state one action earlier.
    pub is_older: bool,
}

/// What lies in one slot.
struct Slot {
    number: u8,
    /// How often the game had been saved by then, and when. Only a head vouches for it.
    count: u64,
    saved_at: u64,
    head: Option<Head>,
    fault: Option<SaveError>,
    text: String,
}

impl Slot {
    /// What lies in a slot, also if it is damaged.
    fn read(store: &impl TextStore, id: &str, number: u8) -> Option<Self> {
        let (mut count, mut saved_at, text) = parted(&store.read(&key(id, number))?);
        let head = head_of(&text);
        if let Some(head) = &head {
            (count, saved_at) = (head.count, head.saved_at);
        }
        let fault = fault(&text, head.as_ref());
        Some(Self { number, count, saved_at, head, fault, text })
    }

    /// Both slots of a game, the newer one first.
    fn both(store: &impl TextStore, id: &str) -> Vec<Self> {
        let mut slots: Vec<Self> =
            [0, 1].iter().filter_map(|&at| Self::read(store, id, at)).collect();
        if slots.windows(2).any(|pair| pair[0].age() < pair[1].age()) {
            slots.reverse();
        }
        slots
    }

    /// The larger, the newer.
    fn age(&self) -> impl Ord + use<> {
        (self.count, self.saved_at, self.head.is_some())
    }

    /// True if this may be newer than a slot that can be read: nobody knows how old a slot without a
    /// head is once either of them has one.
    fn may_be_newer(&self, than: &Self) -> bool {
        match (&self.head, &than.head) {
            (Some(_), Some(_)) => self.count > than.count,
            (None, None) => self.fault.is_some() && self.age() > than.age(),
            (None, Some(_)) => self.fault.is_some(),
            (Some(_), None) => true,
        }
    }

    /// The head; without one it is found by playing the game.
    fn listed(&self) -> Result<Head, SaveError> {
        match (&self.head, self.fault) {
            (_, Some(fault)) => Err(fault),
            (Some(head), None) => Ok(head.clone()),
            (None, None) => Ok(AnyTable::load(&self.text)?.head(self.count, self.saved_at)),
        }
    }
}

/// The newer slot if it can be read, else the older one, else why not; and whether something newer may
/// have been there.
fn newest<T>(
    slots: &[Slot],
    read: impl Fn(&Slot) -> Result<T, SaveError>,
) -> (Result<T, SaveError>, bool) {
    let mut why = SaveError::Damaged;
    for slot in slots {
        match read(slot) {
            Ok(found) => {
                let may_be_newer = |one: &Slot| one.number != slot.number && one.may_be_newer(slot);
                return (Ok(found), slots.iter().any(may_be_newer));
            }
            // A newer program may understand what this one does not.
            Err(fault) if why == SaveError::Damaged => why = fault,
            Err(_) => {}
        }
    }
    (Err(why), false)
}

/// Where a game is saved: its name, and which slot is written next, so that a save need not read what
/// was saved before.
#[derive(Clone, Debug)]
pub struct SaveSlot {
    id: String,
    older: u8,
    /// How often the game has been saved.
    count: u64,
}

impl SaveSlot {
    /// The place of a name, with whatever lies there.
    pub fn of(store: &impl TextStore, id: &str) -> Self {
        // A damaged slot is the first to be written over.
        let mut intact = Slot::both(store, id);
        intact.retain(|slot| slot.fault != Some(SaveError::Damaged));
        let newer = intact.first();
        Self {
            id: id.to_owned(),
            older: newer.map_or(0, |slot| 1 - slot.number),
            count: newer.map_or(0, |slot| slot.count),
        }
    }

    /// Saves a table at a time; false if the store does not take it, and then what was there before
    /// is still there.
    pub fn save(&mut self, store: &mut impl TextStore, table: &impl Savable, now: u64) -> bool {
        let count = self.count.saturating_add(1);
        // The numbers in front are for programs that know no heads.
        let text = format!("{count} {now} {}", table.to_text(count, now));
        let is_kept = store.write(&key(&self.id, self.older), &text);
        if is_kept {
            (self.older, self.count) = (1 - self.older, count);
        }
        is_kept
    }
}

/// Saves a table once under its name.
pub fn save_game(store: &mut impl TextStore, id: &str, table: &impl Savable, now: u64) -> bool {
    SaveSlot::of(store, id).save(store, table, now)
}

/// All games, the one saved last first. Their heads are read, but no game is played.
pub fn saved_games(store: &impl TextStore) -> Vec<SavedGame> {
    let mut games: Vec<SavedGame> = Vec::new();
    for key in store.keys() {
        let id = key.strip_prefix(PREFIX).and_then(|key| key.rsplit_once('.')).map(|(id, _)| id);
        let Some(id) = id.filter(|&id| games.iter().all(|game| game.id != id)) else { continue };
        let slots = Slot::both(store, id);
        let saved_at = slots.first().map_or(0, |slot| slot.saved_at);
        let (head, is_older) = newest(&slots, Slot::listed);
        let game = SavedGame { id: id.to_owned(), saved_at, head, is_older };
        // Put in its place one by one: sorting values of this size costs the page several KB.
        let order = |one: &SavedGame| (Reverse(one.saved_at), one.id.clone());
        let at = games.partition_point(|one| order(one) < order(&game));
        games.insert(at, game);
    }
    games
}

/// Opens a game by its name, if there is one of that name.
pub fn open_game(store: &impl TextStore, id: &str) -> Option<OpenedGame> {
    let slots = Slot::both(store, id);
    let (table, is_older) = newest(&slots, |slot| AnyTable::load(&slot.text));
    (!slots.is_empty()).then_some(OpenedGame { table, is_older })
}

/// Which game is saved under a name, by its head alone; nothing if that cannot be told.
pub fn saved_game_id(store: &impl TextStore, id: &str) -> Option<GameId> {
    // Both slots are of the same game.
    let of_slot = |number: &u8| game_of(&parted(&store.read(&key(id, *number))?).2);
    [0, 1].iter().find_map(of_slot)
}

/// Forgets a game.
pub fn delete_game(store: &mut impl TextStore, id: &str) {
    for number in [0, 1] {
        store.remove(&key(id, number));
    }
}

/// The numbers in front of a save, and the save.
fn parted(whole: &str) -> (u64, u64, String) {
    let mut parts = whole.splitn(3, ' ');
    let mut number = || parts.next().and_then(|part| part.parse().ok()).unwrap_or(0);
    (number(), number(), parts.next().unwrap_or_default().to_owned())
}

fn key(id: &str, number: u8) -> String {
    format!("{PREFIX}{id}.{number}")
}
