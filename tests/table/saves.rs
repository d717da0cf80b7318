//! Saved games: two slots each, a head on each save, and nothing lost.

use cities::{Cities, Kind, Options};
use engine::{Chance, Dice, Game, Seat, Seed, below};
use gardens::Gardens;
use std::cell::Cell;
use std::collections::BTreeMap;
use std::fs;
use support::arrange::random_match;
use table::{
    AnyTable, CityClick, Colour, Command, GameId, OpenedGame, Picture, Player, Players, Progress,
    Savable, SaveError, SaveSlot, Table, TableGame, TableOptions, TextStore, delete_game, load,
    open_game, save_game, saved_game_id, saved_games,
};

/// A store in memory that can be full, and counts how often it is read.
#[derive(Clone, Default)]
struct Memory {
    texts: BTreeMap<String, String>,
    is_full: bool,
    reads: Cell<usize>,
}

impl TextStore for Memory {
    fn keys(&self) -> Vec<String> {
        self.texts.keys().cloned().collect()
    }

    fn read(&self, key: &str) -> Option<String> {
        self.reads.set(self.reads.get() + 1);
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

fn players(seats: u8) -> Players {
    let player = |seat| Player { name: format!("Player {seat}"), colour: Colour(seat) };
    let table_options = TableOptions { hides_hands: false, ..TableOptions::default() };
    Players { players: (0..seats).map(player).collect(), table_options }
}

fn table(seed: u64) -> Table {
    Table::set(players(3), Options::new(Kind::Granada, 3), Chance::Seed(Seed(seed))).unwrap()
}

/// A table at which so many random actions were played.
fn played<G: TableGame>(options: &G::Options, actions: usize) -> Table<G> {
    let mut record = random_match::<G>(options, 3).record();
    record.actions.truncate(actions);
    Table::resume(players(G::seats_of(options)), record, Vec::new()).unwrap()
}

fn opened(store: &Memory, id: &str) -> (Table, bool) {
    let OpenedGame { table, is_older } = open_game(store, id).unwrap();
    (table.unwrap().city().unwrap(), is_older)
}

fn take_money(table: &mut Table) {
    table.click(CityClick::Open(0)).unwrap();
    table.command(Command::Confirm).unwrap();
}

#[test]
fn games_come_back_newest_first_and_exactly() {
    let mut store = Memory::default();
    store.write("somebody.else", "1");
    let (first, mut second) = (table(1), table(2));
    assert!(
        save_game(&mut store, "one", &first, 100) && save_game(&mut store, "two", &second, 200)
    );
    take_money(&mut second);
    assert!(save_game(&mut store, "two", &second, 300));
    let games = saved_games(&store);
    let found: Vec<_> = games.iter().map(|game| (game.id.as_str(), game.saved_at)).collect();
    assert_eq!(found, [("two", 300), ("one", 100)]);
    assert!(opened(&store, "two").0.game() == second.game());
    delete_game(&mut store, "two");
    assert_eq!(saved_games(&store).len(), 1);
    assert_eq!(store.read("somebody.else").as_deref(), Some("1"));
}

#[test]
fn two_slots_take_turns() {
    let mut store = Memory::default();
    let mut table = table(1);
    let before = table.game().clone();
    save_game(&mut store, "one", &table, 1);
    take_money(&mut table);
    save_game(&mut store, "one", &table, 2);
    assert_eq!(store.keys(), ["albaicin.game.one.0", "albaicin.game.one.1"]);
    let newer = store.texts.get_mut("albaicin.game.one.1").unwrap();
    newer.truncate(newer.len() / 2);
    assert!(saved_games(&store)[0].is_older);
    let (older, is_older) = opened(&store, "one");
    assert!(is_older && *older.game() == before);
    let older = store.read("albaicin.game.one.0");
    table.command(Command::EndTurn).unwrap();
    save_game(&mut store, "one", &table, 3);
    assert_eq!(store.read("albaicin.game.one.0"), older, "the damaged slot was written over");
    let (newest, is_older) = opened(&store, "one");
    assert!(!is_older && newest.game() == table.game());
}

#[test]
fn a_full_store_keeps_what_it_has() {
    let mut store = Memory::default();
    let mut table = table(1);
    let before = table.game().clone();
    save_game(&mut store, "one", &table, 1);
    store.is_full = true;
    take_money(&mut table);
    assert!(!save_game(&mut store, "one", &table, 2));
    assert!(*opened(&store, "one").0.game() == before);
}

#[test]
fn a_place_goes_on_where_it_was_left() {
    let mut store = Memory::default();
    let mut table = table(1);
    let mut place = SaveSlot::of(&store, "one");
    assert!(place.save(&mut store, &table, 1));
    take_money(&mut table);
    // What is not taken leaves the same slot to be written next.
    store.is_full = true;
    assert!(!place.save(&mut store, &table, 2));
    store.is_full = false;
    assert!(place.save(&mut store, &table, 3));
    assert_eq!(store.keys(), ["albaicin.game.one.0", "albaicin.game.one.1"]);
    let older = store.read("albaicin.game.one.1");
    table.command(Command::EndTurn).unwrap();
    assert!(SaveSlot::of(&store, "one").save(&mut store, &table, 4));
    assert_eq!(store.read("albaicin.game.one.1"), older, "the older slot was written over");
    let (newest, is_older) = opened(&store, "one");
    assert!(!is_older && newest.game() == table.game());
}

#[test]
fn what_cannot_be_read_is_kept_and_named() {
    let mut store = Memory::default();
    save_game(&mut store, "good", &table(1), 5);
    store.write("albaicin.game.bad.0", "7 9 nonsense");
    store.write("albaicin.game.worse.1", "");
    let games = saved_games(&store);
    let named: Vec<_> =
        games.iter().map(|game| (game.id.as_str(), game.head.as_ref().err())).collect();
    let damaged = Some(&SaveError::Damaged);
    assert_eq!(named, [("bad", damaged), ("good", None), ("worse", damaged)]);
    assert_eq!(store.keys().len(), 3);
}

#[test]
fn a_head_says_what_home_shows() {
    let mut store = Memory::default();
    let city = played::<Cities>(&Options::new(Kind::Alhambra, 3), 60);
    let garden = played::<Gardens>(&gardens::Options::new(3), 40);
    save_game(&mut store, "city", &city, 20);
    save_game(&mut store, "garden", &garden, 10);
    let games = saved_games(&store);
    let [first, second] = &games[..] else { panic!("{games:?}") };
    let head = first.head.as_ref().unwrap();
    assert_eq!((head.game, head.saved_at, head.decider), (GameId::Alhambra, 20, city.decider()));
    assert_eq!(head.players, city.players().players);
    assert_eq!(head.progress, Progress::Round(city.round(), city.game().next_scoring_to_come()));
    let seat = city.decider().unwrap();
    let Picture::City(drawn) = &head.picture else { panic!("a city") };
    assert_eq!(drawn.tiles(), city.game().city(seat).tiles());
    assert!(!drawn.tiles().is_empty() && head.pictured == seat);
    let head = second.head.as_ref().unwrap();
    assert_eq!(head.progress, Progress::Buildings(garden.buildings_scored()));
    assert!(head.picture == Picture::Gardens(Box::new(garden.game().board().clone())));
    assert_eq!(head.name(Seat(1)), "Player 1");
}

#[test]
fn the_head_of_a_game_that_is_over_shows_the_winner() {
    let table = played::<Cities>(&Options::new(Kind::Both, 4), usize::MAX);
    let head = table.head(1, 0);
    let winner = table.game().outcome().unwrap().winners().next();
    assert_eq!((head.decider, head.progress), (None, Progress::Over));
    assert_eq!((Some(head.pictured), head.game), (winner, GameId::Both));
}

/// Records that cannot be read are in these saves, so whoever asked for one would be told.
#[test]
fn a_hundred_games_are_listed_and_routed_by_their_heads_alone() {
    let mut store = Memory::default();
    let (city, garden) = (table(1), played::<Gardens>(&gardens::Options::new(3), 20));
    for number in 0..50 {
        let [one, two] = ["city", "garden"].map(|game| format!("{game}{number}"));
        assert!(save_game(&mut store, &one, &without_record(&city), number));
        assert!(save_game(&mut store, &two, &without_record(&garden), number));
    }
    store.reads.set(0);
    let games = saved_games(&store);
    assert_eq!((games.len(), store.reads.get()), (100, 200), "each slot is read once");
    assert!(games.iter().all(|game| game.head.is_ok() && !game.is_older));
    store.reads.set(0);
    assert_eq!(saved_game_id(&store, "garden7"), Some(GameId::Gardens));
    assert_eq!((saved_game_id(&store, "city7"), store.reads.get()), (Some(GameId::Granada), 2));
    store.reads.set(0);
    assert_eq!(open_game(&store, "city7").unwrap().table.err(), Some(SaveError::Record));
    assert_eq!(store.reads.get(), 2, "a game is read once when it is opened");
}

/// A save with a head and nothing that could be played.
struct WithoutRecord<'a, T>(&'a T);

fn without_record<T>(table: &T) -> WithoutRecord<'_, T> {
    WithoutRecord(table)
}

impl<T: Savable> Savable for WithoutRecord<'_, T> {
    fn head(&self, count: u64, saved_at: u64) -> table::Head {
        self.0.head(count, saved_at)
    }

    fn body(&self) -> String {
        let body = self.0.body();
        let (before, _) = body.split_once("\"record\":").unwrap();
        let record = r#"{"albaicin":1,"game":"cities","rules":1,"options":7}"#;
        format!("{before}\"record\":{record}")
    }
}

/// What lies in both slots after a game was saved a few times.
fn two_states() -> (Memory, Table, Table) {
    let mut store = Memory::default();
    let mut table = table(1);
    let mut slot = SaveSlot::of(&store, "one");
    slot.save(&mut store, &table, 10);
    take_money(&mut table);
    slot.save(&mut store, &table, 11);
    let before = table.clone();
    table.command(Command::EndTurn).unwrap();
    slot.save(&mut store, &table, 12);
    (store, before, table)
}

#[test]
fn no_flipped_bit_passes_for_the_game() {
    let (store, before, now) = two_states();
    let mut lost = 0;
    for key in store.keys() {
        let text = store.texts[&key].clone();
        let is_newer = text.starts_with("3 ");
        for bit in 0..text.len() * 8 {
            let mut bytes = text.clone().into_bytes();
            bytes[bit / 8] ^= 1 << (bit % 8);
            // The browser keeps no text that is none.
            let Ok(damaged) = String::from_utf8(bytes) else { continue };
            let mut store = store.clone();
            store.texts.insert(key.clone(), damaged);
            let listed = &saved_games(&store)[0];
            // Numbers in front are not asked; a flip there that harms nothing need not be told.
            let shown = listed.head.as_ref().map(|head| head.saved_at).ok();
            let is_lost = is_newer && shown == Some(11);
            assert!(!is_lost || listed.is_older, "bit {bit} of {key}");
            assert!(is_lost || shown == Some(12), "bit {bit} of {key}");
            // Opening plays the game, so not at every bit.
            if bit % 97 == 0 {
                let (table, is_older) = opened(&store, "one");
                let kept = if is_lost { &before } else { &now };
                assert!(table.game() == kept.game() && is_older == listed.is_older);
            }
            lost += u32::from(is_lost);
        }
    }
    assert!(lost > 1000);
}

#[test]
fn a_count_at_its_end_goes_on() {
    let (mut store, _, now) = two_states();
    let text = now.to_text(u64::MAX, 20);
    store.write("albaicin.game.one.0", &format!("{} 20 {text}", u64::MAX));
    let mut table = now.clone();
    take_money(&mut table);
    assert!(save_game(&mut store, "one", &table, 21));
    assert_eq!(store.read("albaicin.game.one.0").unwrap().split(' ').nth(1), Some("20"));
    let (newest, is_older) = opened(&store, "one");
    assert!(!is_older && newest.game() == table.game());
}

#[test]
fn newer_is_never_called_damaged() {
    let (mut store, ..) = two_states();
    let resealed = |text: &str| {
        let sum = text.bytes().fold(0xCBF2_9CE4_8422_2325, |sum: u64, byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
        });
        format!("{sum:016x}{text}")
    };
    let newer = format!("9 99 {}", resealed(r#"{"save":3,"games":[]}"#));
    for damaged in ["", "9 98 nonsense"] {
        for (one, two) in [(&newer[..], damaged), (damaged, &newer[..])] {
            store.write("albaicin.game.one.0", one);
            store.write("albaicin.game.one.1", two);
            let games = saved_games(&store);
            assert_eq!(games[0].head.as_ref().err(), Some(&SaveError::Newer));
            let found = open_game(&store, "one").unwrap();
            assert_eq!(found.table.err(), Some(SaveError::Newer));
        }
    }
}

/// Files of this folder are never written again: they have no heads.
#[test]
fn saves_of_the_first_form_open_and_get_a_head() {
    for game in GameId::ALL {
        let path = format!("{}/data/saves/slots-1/{}.txt", env!("CARGO_MANIFEST_DIR"), game.word());
        let old = fs::read_to_string(path).unwrap();
        let mut store = Memory::default();
        store.write("albaicin.game.old.1", &old);
        assert_eq!(saved_game_id(&store, "old"), Some(game));
        let listed = saved_games(&store).remove(0);
        let head = listed.head.unwrap();
        assert_eq!(
            (head.game, head.name(Seat(1)), listed.saved_at),
            (game, "Yusuf", 1_700_000_000)
        );
        let table = open_game(&store, "old").unwrap().table.unwrap();
        assert_eq!((table.game_id(), table.decider()), (game, head.decider));
        assert!(save_game(&mut store, "old", &table, 1_700_000_009));
        assert_eq!(store.read("albaicin.game.old.1").as_deref(), Some(&old[..]));
        let again = saved_games(&store).remove(0);
        assert_eq!((again.saved_at, again.is_older), (1_700_000_009, false));
        assert_eq!(again.head.unwrap().progress, head.progress);
        // A new save is damaged: the old one opens, and says that it may be older.
        let damaged = store.read("albaicin.game.old.0").unwrap().replace("Yusuf", "Yusuv");
        store.write("albaicin.game.old.0", &damaged);
        assert!(
            open_game(&store, "old").is_some_and(|found| found.table.is_ok() && found.is_older)
        );
    }
}

/// Texts from outside: bytes of real saves exchanged, cut out and doubled, with and without a checksum
/// that fits.
#[test]
fn whatever_a_save_says_reading_it_never_panics() {
    let saves = [
        table(1).to_text(1, 2),
        played::<Cities>(&Options::new(Kind::Both, 2), 40).to_text(3, 4),
        played::<Gardens>(&gardens::Options::new(2), 20).to_text(5, 6),
    ];
    let mut rng = Dice::new(Seed(1)).next_stream();
    let mut below = |most: usize| below(u32::try_from(most).unwrap(), &mut rng) as usize;
    let sum = |text: &[u8]| {
        text.iter().fold(0xCBF2_9CE4_8422_2325, |sum: u64, &byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
        })
    };
    for round in 0..3_000 {
        let mut json = saves[round % 3].as_bytes()[16..].to_vec();
        for _ in 0..=below(3) {
            let (from, to) = (below(json.len()), below(json.len()));
            match below(4) {
                0 => json[from] = b"0123456789abcg,:\"{}[]-"[below(22)],
                1 => json.swap(from, to),
                2 => drop(json.drain(from..json.len().min(from + to % 9))),
                _ => json.insert(from, json[to]),
            }
        }
        // Half of them have a head whose checksum fits as well.
        let head = json.windows(8).position(|part| part == b"\"head\":{");
        let end = json.windows(10).position(|part| part == b",\"guests\":");
        if let (true, Some(head), Some(end)) = (round % 2 == 0, head, end)
            && head + 7 < end
            && head >= 18
        {
            let check = format!("{:016x}", sum(&json[head + 7..end]));
            json[head - 18..head - 2].copy_from_slice(check.as_bytes());
        }
        let Ok(json) = String::from_utf8(json) else { continue };
        let text = format!("{:016x}{json}", sum(json.as_bytes()));
        drop(AnyTable::load(&text));
        drop(load::<Cities>(&text[..below(text.len())]));
        let mut store = Memory::default();
        store.write("albaicin.game.one.0", &format!("1 2 {text}"));
        store.write("albaicin.game.one.1", &text);
        assert_eq!(saved_games(&store).len(), 1);
        drop(SaveSlot::of(&store, "one"));
    }
}
