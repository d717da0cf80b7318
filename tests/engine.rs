//! Chance, matches, records and outcomes.

use engine::{Chance, Dice, Game, Match, Outcome, Record, RecordError, Seat, SeatSet, Seed, below};
use support::contract_suite::{keep_the_contract, shortest_breach};
use support::tables::{OPEN, players};
use support::toy_game::{Action, Options, Refusal, Stones, starts};
use support::toy_table::Told;
use table::{Command, Table};

fn table(seats: u8, heap: u32) -> Options {
    Options { seats, heap }
}

fn stacked() -> Match<Stones> {
    let order = vec![1, 2, 3, 4, 5, 6, 7, 8, 9];
    Match::start(table(2, 4), Chance::Stacked(order)).unwrap()
}

#[test]
fn a_tiny_game_keeps_the_contract() {
    for seats in 2..=4 {
        for seed in 0..40 {
            keep_the_contract(&table(seats, 12), seed, 40, |game: &Stones| {
                assert_eq!(game.sum_of_cards(), 45);
            });
        }
    }
}

/// What breaks after many actions is shown in the fewest that it takes.
#[test]
fn a_breach_of_the_contract_shrinks_to_a_short_game() {
    let nobody_has_six = |game: &Stones| {
        assert!(Seat::all(2).all(|seat| game.points(seat) < 6), "somebody has six");
    };
    let (choices, why) = shortest_breach(&table(2, 90), 7, 200, nobody_has_six).unwrap();
    // Two turns of three stones, one of the other player in between.
    assert_eq!(choices.len(), 3, "{choices:?}");
    assert!(why.contains("somebody has six"), "{why}");
    assert_eq!(shortest_breach(&table(2, 90), 7, 200, |_: &Stones| ()), None);
}

/// Every saved game is shuffled by these few lines: should this test fail, saves have been lost.
#[test]
fn the_shuffle_never_changes() {
    let mut dice = Dice::new(Seed(2003));
    let mut pile: Vec<u8> = (0..16).collect();
    dice.shuffle(&mut pile);
    assert_eq!(pile, FIRST);
    dice.shuffle(&mut pile);
    assert_eq!(pile, SECOND);
    let mut stream = Dice::new(Seed(u64::MAX)).next_stream();
    let drawn: Vec<u32> = [2, 3, 5, 7, 100, 1000].map(|count| below(count, &mut stream)).to_vec();
    assert_eq!(drawn, DRAWN);
}

// Computed by a second implementation, written from the description of ChaCha.
const FIRST: [u8; 16] = [9, 0, 5, 6, 10, 13, 14, 12, 3, 15, 2, 1, 8, 4, 7, 11];
const SECOND: [u8; 16] = [4, 14, 6, 9, 1, 7, 10, 8, 11, 12, 2, 15, 13, 0, 5, 3];
const DRAWN: [u32; 6] = [0, 2, 3, 1, 0, 650];

#[test]
fn every_order_is_equally_likely() {
    let mut counts = [0_u32; 6];
    for seed in 0..6000 {
        let mut pile = [0_u8, 1, 2];
        Dice::new(Seed(seed)).shuffle(&mut pile);
        counts[usize::from(pile[0]) * 2 + usize::from(pile[1] > pile[2])] += 1;
    }
    // 1000 each expected; 5 standard deviations are 144.
    assert!(counts.iter().all(|&count| count.abs_diff(1000) < 144), "{counts:?}");
}

#[test]
fn a_stacked_order_must_add_up() {
    let refused = Match::<Stones>::start(table(2, 4), Chance::Stacked(vec![1, 1, 2]));
    assert_eq!(refused.err(), Some(Refusal::NotTheDeck));
    assert_eq!(stacked().game().outcome(), None);
}

#[test]
fn undo_and_redo_walk_along_the_same_line() {
    let mut playing = stacked();
    for action in [Action::Take(1), Action::Take(2)] {
        playing.play(action).unwrap();
    }
    assert_eq!(playing.undo(), Some(&Action::Take(2)));
    assert_eq!(playing.undo(), Some(&Action::Take(1)));
    assert_eq!(playing.undo(), None);
    assert_eq!(playing.undone().collect::<Vec<_>>(), [&Action::Take(1), &Action::Take(2)]);
    assert!(playing.redo().is_some());
    assert_eq!(playing.play(Action::Take(9)).err(), Some(Refusal::NotThatMany));
    assert_eq!(playing.undone().len(), 1, "a refusal forgets nothing");
    playing.play(Action::Take(3)).unwrap();
    assert!(playing.redo().is_none(), "another line was played");
}

#[test]
fn however_many_actions_are_taken_back_the_game_is_replayed_once() {
    let mut playing = stacked();
    for action in [Action::Take(1), Action::Change, Action::Take(1), Action::Change] {
        playing.play(action).unwrap();
    }
    let (before, mut seen) = (starts(), 0);
    assert_eq!(playing.undo_by(3, |_, _| seen += 1), Some(&Action::Change));
    assert_eq!((starts() - before, seen), (1, 2), "the opening and the action that stays");
    assert_eq!(playing.undo_by(2, |_, _| ()), None, "only one is left");
    assert_eq!(starts() - before, 1, "what cannot be taken back costs nothing");
}

#[test]
fn a_record_is_opened_in_one_replay_with_what_can_be_redone() {
    let mut record = stacked().record();
    record.actions = vec![Action::Take(1), Action::Change];
    // Of the four stones one is left then: the next two do not fit, and with them what follows.
    let undone = vec![Action::Take(2), Action::Take(2), Action::Take(1)];
    let before = starts();
    let mut table: Table<Stones> = Table::resume(players(2, OPEN), record.clone(), undone).unwrap();
    assert_eq!(starts() - before, 1);
    assert_eq!(table.record(), (record, vec![Action::Take(2)]));
    assert_eq!(*table.chronicle(), Told { times: 3, stones: 1 });
    table.command(Command::Redo).unwrap();
    assert_eq!(*table.chronicle(), Told { times: 4, stones: 3 });
    assert!(!table.can_redo());
}

#[test]
fn undo_without_peeking_stops_at_what_was_shown() {
    let mut playing = stacked();
    playing.play(Action::Take(1)).unwrap();
    assert_eq!(playing.undoable_unseen(), 1);
    playing.play(Action::Change).unwrap();
    assert_eq!(playing.undoable_unseen(), 0);
    playing.play(Action::Take(1)).unwrap();
    assert_eq!(playing.undoable_unseen(), 1);
}

#[test]
fn a_record_is_short_text() {
    let mut playing = stacked();
    playing.play(Action::Change).unwrap();
    playing.play(Action::Take(3)).unwrap();
    assert_eq!(
        playing.record().to_text(),
        r#"{"albaicin":1,"game":"stones","rules":1,"options":{"seats":2,"heap":4},"chance":{"stacked":[1,2,3,4,5,6,7,8,9]},"actions":["change",{"take":3}]}"#
    );
}

#[test]
fn reading_a_record_says_what_is_wrong_where() {
    let good = stacked().record().to_text();
    let read = |from: &str, to: &str| Record::<Stones>::from_text(&good.replace(from, to)).err();
    assert_eq!(
        read("\"albaicin\":1", "\"albaicin\":2"),
        Some(RecordError::Newer { form: 2, rules: 1 })
    );
    assert_eq!(read("\"rules\":1", "\"rules\":3"), Some(RecordError::Newer { form: 1, rules: 3 }));
    assert_eq!(read("\"rules\":1", "\"rules\":0"), Some(RecordError::Older { rules: 0 }));
    assert_eq!(read("stones", "chess"), Some(RecordError::OtherGame("chess".to_owned())));
    let Some(RecordError::Unreadable { line: 1, column, message }) =
        read("\"heap\":4", "\"heap\":-4")
    else {
        panic!("a heap of -4 was read");
    };
    assert_eq!(column, good.find("4}").unwrap() + 2, "{message}");
}

#[test]
fn replaying_a_record_says_which_action_is_not_allowed() {
    let mut record = stacked().record();
    record.actions = vec![Action::Take(1), Action::Take(9)];
    let Err(error) = record.clone().replay() else { panic!("nine stones were taken") };
    assert_eq!(error, RecordError::Action { number: 2, refusal: Refusal::NotThatMany });
    assert_eq!(
        error.to_string(),
        "action 2: one takes one to three stones, no more than there are"
    );
    record.options.seats = 9;
    let Err(error) = record.replay() else { panic!("nine seats were set") };
    assert_eq!(error, RecordError::Start(Refusal::NoSuchTable));
}

#[test]
fn no_text_makes_the_reader_panic() {
    let good = stacked().record().to_text();
    for cut in 0..good.len() {
        assert!(Record::<Stones>::from_text(&good[..cut]).is_err());
        let mut broken = good.clone().into_bytes();
        for byte in [0, b'"', b'{', b'9', b'-', 0xC3] {
            broken[cut] = byte;
            drop(Record::<Stones>::from_text(&String::from_utf8_lossy(&broken)));
        }
    }
    drop(Record::<Stones>::from_text(&"[".repeat(100_000)));
    assert!(Record::<Stones>::from_text("").is_err());
}

#[test]
fn a_seed_is_read_as_text() {
    let read = |text: &str| Seed::try_from(text.to_owned());
    assert_eq!(read(" 18446744073709551615 "), Ok(Seed(u64::MAX)));
    for wrong in ["", "-1", "18446744073709551616", "1.5", "five"] {
        assert!(read(wrong).is_err_and(|message| message.contains(wrong)), "{wrong}");
    }
}

#[test]
fn equal_points_share_a_place() {
    let outcome = Outcome::of(&[7, 12, 7, 12, 3]);
    let places: Vec<_> = outcome.places().iter().map(|p| (p.seat.0, p.place, p.points)).collect();
    assert_eq!(places, [(1, 1, 12), (3, 1, 12), (0, 3, 7), (2, 3, 7), (4, 5, 3)]);
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat(1), Seat(3)]);
}

#[test]
fn a_set_of_seats_has_whom_it_was_given() {
    let mut set: SeatSet = [Seat(0), Seat(3), Seat(5)].into_iter().collect();
    set.add(Seat(3));
    set.add(Seat(1));
    set.remove(Seat(0));
    set.remove(Seat(4));
    let there: Vec<Seat> = Seat::all(6).filter(|&seat| set.has(seat)).collect();
    assert_eq!(there, [Seat(1), Seat(3), Seat(5)]);
    assert!(!Seat::all(6).any(|seat| SeatSet::NONE.has(seat)));
}

#[test]
fn seats_go_round_clockwise() {
    assert_eq!(Seat(2).next(3), Seat(0));
    assert_eq!(Seat(1).clockwise(3).collect::<Vec<_>>(), [Seat(1), Seat(2), Seat(0)]);
}
