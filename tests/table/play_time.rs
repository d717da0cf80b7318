//! How long a game was: told by a clock outside, kept with the save.

use cities::{Cities, Kind, Options};
use engine::{Chance, Seed};
use gardens::Gardens;
use support::arrange::random_match;
use support::tables::{OPEN, players};
use table::{AnyTable, Command, GameLength, GardenClick, PlayTime, Savable, Table, TableGame};

const BEGAN: u64 = 1_700_000_000;

fn fresh() -> Table {
    Table::set(players(3, OPEN), Options::new(Kind::Granada, 3), Chance::Seed(Seed(1))).unwrap()
}

/// The same game, played so far.
fn played<G: TableGame>(options: &G::Options, actions: usize) -> Table<G> {
    let mut record = random_match::<G>(options, 3).record();
    record.actions.truncate(actions);
    Table::resume(players(G::seats_of(options), OPEN), record, Vec::new()).unwrap()
}

fn load(text: &str) -> Table {
    AnyTable::load(text).unwrap().city().unwrap()
}

#[test]
fn a_save_keeps_when_the_game_began_and_how_long_it_was_played() {
    let mut table = fresh();
    table.note_time(BEGAN);
    table.note_time(BEGAN + 90);
    let mut again = load(&table.to_text(1, BEGAN + 90));
    let time = PlayTime { began_at: BEGAN, ended_at: None, seconds: 90 };
    assert_eq!(again.play_time(), Some(time));
    // A day later it goes on: nobody was there in between.
    again.note_time(BEGAN + 86_400);
    again.note_time(BEGAN + 86_400 + 30);
    assert_eq!(again.play_time().map(|time| time.seconds), Some(120));
    assert_eq!(again.length(), GameLength { rounds: 0, turns: 0, minutes: Some(2) });
    // Whoever leaves the page open overnight has not played all night.
    again.note_time(BEGAN + 186_400);
    assert_eq!(again.length().minutes, Some(32));
}

#[test]
fn the_end_stops_the_clock() {
    let mut table: Table<Gardens> =
        Table::set(players(2, OPEN), gardens::Options::new(2), Chance::Seed(Seed(1))).unwrap();
    let mut now = BEGAN;
    table.note_time(now);
    while table.decider().is_some() {
        let at = table.game().board().places().iter().next().unwrap();
        table.click(GardenClick::Plant(at)).unwrap();
        table.command(Command::EndTurn).unwrap();
        now += 60;
        table.note_time(now);
    }
    let turns = table.length().turns;
    let time = PlayTime { began_at: BEGAN, ended_at: Some(now), seconds: u64::from(turns) * 60 };
    table.note_time(now + 600);
    assert_eq!(
        table.play_time(),
        Some(time),
        "the result may be looked at for as long as one likes"
    );
    assert_eq!(table.length(), GameLength { rounds: turns / 2, turns, minutes: Some(turns) });
}

#[test]
fn a_game_that_began_before_times_were_noted_has_none() {
    let mut table = played::<Cities>(&Options::new(Kind::Granada, 3), 40);
    table.note_time(BEGAN);
    assert_eq!((table.play_time(), table.length().minutes), (None, None));
    assert!(!table.to_text(1, BEGAN).contains(r#""time""#));
    let over = played::<Gardens>(&gardens::Options::new(2), usize::MAX);
    assert_eq!(over.length().minutes, None);
    assert!(over.length().turns > 0);
}
