//! The keys under `?`: each of them is listed once, with what it does (U32).

use super::{ENGLISH, GERMAN, assert_good};
use cities::{Kind, Options};
use engine::{Chance, Seed};
use gardens::Gardens;
use support::tables::{OPEN, players};
use table::{Shortcut, Table};

fn assert_listed(lines: &[(String, &'static str)], keys: &[Shortcut]) {
    let printed: Vec<&str> = lines.iter().flat_map(|(keys, _)| keys.split(' ')).collect();
    for one in keys {
        assert!(printed.iter().any(|text| text.ends_with(one.printed())), "{one:?}");
    }
    // What stands before the single keys: Tab, arrows, Enter, Escape.
    assert_eq!(printed.len(), keys.len() + 1 + 4 + 1 + 1, "{printed:?}");
    for (_, does) in lines {
        assert_good(does);
        assert_eq!(lines.iter().filter(|(_, other)| other == does).count(), 1, "{does}");
    }
}

#[test]
fn u32_the_list_of_keys_has_every_key_once() {
    let modules =
        Options { viziers: true, bonus_cards: true, huts: true, ..Options::new(Kind::Alhambra, 3) };
    for options in [Options::new(Kind::Granada, 3), Options::new(Kind::Both, 3), modules] {
        let chance = Chance::Seed(Seed(1));
        let table: Table = Table::set(players(3, OPEN), options, chance).unwrap();
        let keys = table.shortcuts();
        for words in [ENGLISH, GERMAN] {
            assert_listed(&words.keys(&keys), &keys);
        }
    }
    let options = gardens::Options::new(3);
    let table: Table<Gardens> =
        Table::set(players(3, OPEN), options, Chance::Seed(Seed(1))).unwrap();
    let keys = table.shortcuts();
    for words in [ENGLISH, GERMAN] {
        assert_listed(&words.garden_keys(&keys), &keys);
    }
    let lines = ENGLISH.keys(&[Shortcut::NextPlace, Shortcut::PreviousPlace, Shortcut::Redo]);
    let last: Vec<&str> = lines.iter().rev().take(2).map(|(keys, _)| &**keys).collect();
    assert_eq!(last, ["Shift+U", "N P"]);
}
