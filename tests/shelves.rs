//! Games on the shelf: two slots each, and nothing lost.

use cities::{Kind, Options};
use engine::{Chance, Seed};
use std::collections::BTreeMap;
use table::{
    Click, Colour, Drawer, Guest, Guests, Manners, Place, SaveError, Shelved, Table, clear, shelve,
    shelved,
};

/// A drawer in memory that can be full.
#[derive(Default)]
struct Memory {
    texts: BTreeMap<String, String>,
    is_full: bool,
}

impl Drawer for Memory {
    fn keys(&self) -> Vec<String> {
        self.texts.keys().cloned().collect()
    }

    fn read(&self, key: &str) -> Option<String> {
        self.texts.get(key).cloned()
    }

    fn write(&mut self, key: &str, text: &str) -> bool {
        if !self.is_full {
            self.texts.insert(key.to_owned(), text.to_owned());
        }
        !self.is_full
    }

    fn remove(&mut self, key: &str) {
        self.texts.remove(key);
    }
}

fn table(seed: u64) -> Table {
    let guest = |seat| Guest { name: format!("Guest {seat}"), colour: Colour(seat) };
    let manners = Manners { hides_hands: false, ..Manners::default() };
    let guests = Guests { guests: (0..3).map(guest).collect(), manners };
    Table::set(guests, Options::new(Kind::Granada, 3), Chance::Seed(Seed(seed))).unwrap()
}

fn city(game: &Shelved) -> Table {
    game.table.clone().unwrap().city().unwrap()
}

fn take_money(table: &mut Table) {
    table.click(Click::Open(0)).unwrap();
    table.click(Click::Confirm).unwrap();
}

#[test]
fn games_come_back_newest_first_and_exactly() {
    let mut drawer = Memory::default();
    drawer.write("somebody.else", "1");
    let (first, mut second) = (table(1), table(2));
    assert!(shelve(&mut drawer, "one", &first, 100) && shelve(&mut drawer, "two", &second, 200));
    take_money(&mut second);
    assert!(shelve(&mut drawer, "two", &second, 300));
    let games = shelved(&drawer);
    let found: Vec<_> = games.iter().map(|game| (game.id.as_str(), game.saved_at)).collect();
    assert_eq!(found, [("two", 300), ("one", 100)]);
    assert!(city(&games[0]).game() == second.game());
    clear(&mut drawer, "two");
    assert_eq!(shelved(&drawer).len(), 1);
    assert_eq!(drawer.read("somebody.else").as_deref(), Some("1"));
}

#[test]
fn two_slots_take_turns() {
    let mut drawer = Memory::default();
    let mut table = table(1);
    let before = table.game().clone();
    shelve(&mut drawer, "one", &table, 1);
    take_money(&mut table);
    shelve(&mut drawer, "one", &table, 2);
    assert_eq!(drawer.keys(), ["albaicin.game.one.0", "albaicin.game.one.1"]);
    let newer = drawer.texts.get_mut("albaicin.game.one.1").unwrap();
    newer.truncate(newer.len() / 2);
    let games = shelved(&drawer);
    assert!(games[0].is_older);
    assert!(*city(&games[0]).game() == before);
    let older = drawer.read("albaicin.game.one.0");
    table.click(Click::EndTurn).unwrap();
    shelve(&mut drawer, "one", &table, 3);
    assert_eq!(drawer.read("albaicin.game.one.0"), older, "the damaged slot was written over");
    let games = shelved(&drawer);
    assert!(!games[0].is_older && city(&games[0]).game() == table.game());
}

#[test]
fn a_full_drawer_keeps_what_it_has() {
    let mut drawer = Memory::default();
    let mut table = table(1);
    let before = table.game().clone();
    shelve(&mut drawer, "one", &table, 1);
    drawer.is_full = true;
    take_money(&mut table);
    assert!(!shelve(&mut drawer, "one", &table, 2));
    assert!(*city(&shelved(&drawer)[0]).game() == before);
}

#[test]
fn a_place_goes_on_where_it_was_left() {
    let mut drawer = Memory::default();
    let mut table = table(1);
    let mut place = Place::of(&drawer, "one");
    assert!(place.save(&mut drawer, &table, 1));
    take_money(&mut table);
    // What is not taken leaves the same slot to be written next.
    drawer.is_full = true;
    assert!(!place.save(&mut drawer, &table, 2));
    drawer.is_full = false;
    assert!(place.save(&mut drawer, &table, 3));
    assert_eq!(drawer.keys(), ["albaicin.game.one.0", "albaicin.game.one.1"]);
    let older = drawer.read("albaicin.game.one.1");
    table.click(Click::EndTurn).unwrap();
    assert!(Place::of(&drawer, "one").save(&mut drawer, &table, 4));
    assert_eq!(drawer.read("albaicin.game.one.1"), older, "the older slot was written over");
    let games = shelved(&drawer);
    assert!(!games[0].is_older && city(&games[0]).game() == table.game());
}

#[test]
fn what_cannot_be_read_is_kept_and_named() {
    let mut drawer = Memory::default();
    shelve(&mut drawer, "good", &table(1), 5);
    drawer.write("albaicin.game.bad.0", "7 9 nonsense");
    drawer.write("albaicin.game.worse.1", "");
    let games = shelved(&drawer);
    let named: Vec<_> =
        games.iter().map(|game| (game.id.as_str(), game.table.as_ref().err())).collect();
    let damaged = Some(&SaveError::Damaged);
    assert_eq!(named, [("bad", damaged), ("good", None), ("worse", damaged)]);
    assert_eq!(drawer.keys().len(), 3);
}
