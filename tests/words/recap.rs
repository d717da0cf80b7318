//! A turn in one line, and the words of scorings.

use super::{ENGLISH, GERMAN, assert_both, assert_good};
use cities::{Currency, Event, Line, Payment, Scoring, Set, Who};
use engine::Seat;
use i18n::Words;
use support::arrange::{at, card, face, money};

const MOAT: Line = Line::Border(Set::Granada);

fn line(words: &Words, events: &[Event], lines: &[(Line, u32)]) -> Option<String> {
    let sentence = words.recap(events, lines)?;
    Some(words.plain_text(&sentence, |seat| ["Inés", "Yusuf"][seat.index()]))
}

fn bought(name: &str, by_vizier: bool) -> Event {
    let pay = Payment { money: money("f4 f5"), bureau: None };
    let (seat, space) = (Seat(0), Currency::Florin);
    Event::Bought { seat, face: face(name), space, pay, plays_on: true, by_vizier }
}

fn built(name: &str, from_reserve: bool) -> Event {
    Event::Built { seat: Seat(0), face: face(name), at: at(1, 0), from_reserve }
}

fn expect(events: &[Event], lines: &[(Line, u32)], english: &str, german: &str) {
    assert_eq!(line(ENGLISH, events, lines).as_deref(), Some(english));
    assert_eq!(line(GERMAN, events, lines).as_deref(), Some(german));
}

#[test]
fn a_turn_is_one_line() {
    let seat = Seat(0);
    let ended = Event::TurnEnded { seat };
    let took = Event::Took { seat, money: money("c1 r4") };
    expect(
        &[bought("park 2", false), took.clone(), built("park 2", false), ended.clone()],
        &[(MOAT, 17)],
        "Inés bought and built Park 2; took 4 dirhams and 1 ducat; moat now 17.",
        "Inés kauft und baut Park 2 ein; nimmt 4 Dirham und 1 Dukat; Graben jetzt 17.",
    );
    // The side that was built is the one that is told.
    let other = face("park 2").other_side().unwrap();
    let turned = Event::Turned { seat, face: other, pay: money("d3") };
    let other_built = Event::Built { seat, face: other, at: at(1, 0), from_reserve: false };
    let stored = Event::Stored { seat, face: face("library 9") };
    let events = [bought("park 2", false), bought("library 9", false), turned, other_built, stored];
    expect(
        &events,
        &[],
        "Inés bought and built Bath house 3; bought Library 9 for the reserve.",
        "Inés kauft und baut Badehaus 3 ein; kauft Bibliothek 9 für die Reserve.",
    );
    let given = Event::Given { seat, face: face("arena 4") };
    expect(
        &[bought("arena 4", false), given, ended.clone()],
        &[],
        "Inés bought Arena 4 for Dirk.",
        "Inés kauft Arena 4 für Dirk.",
    );
    expect(
        &[built("arena 13", true), ended],
        &[],
        "Inés built Arena 13 from the reserve.",
        "Inés baut Arena 13 aus der Reserve ein.",
    );
}

#[test]
fn a_last_tile_and_a_vizier_are_not_taken_for_a_purchase_of_the_turn() {
    expect(&[built("arena 4", false)], &[], "Inés built Arena 4.", "Inés baut Arena 4 ein.");
    let by_vizier = [bought("arena 4", true), built("arena 4", false)];
    let english = line(ENGLISH, &by_vizier, &[]).unwrap();
    assert!(
        english.contains("with the vizier’s favour") && english.contains("; built"),
        "{english}"
    );
}

#[test]
fn what_need_not_be_known_later_has_no_line() {
    let seat = Seat(0);
    let quiet = [
        Event::TurnEnded { seat },
        Event::VizierDeclined { seat },
        Event::CardOpened { card: card("A") },
        Event::ScoringBegan { scoring: Scoring::A },
        Event::LinesScored { scoring: Scoring::A, line: MOAT, lengths: vec![] },
        Event::Reshuffled { cards: 9 },
        Event::DirkGot { faces: vec![] },
        Event::Ended,
    ];
    for event in quiet {
        assert_eq!(line(GERMAN, std::slice::from_ref(&event), &[]), None, "{event:?}");
    }
    let points = vec![(Who::Seat(seat), 12), (Who::Dirk, 4)];
    let ended = Event::ScoringEnded { scoring: Scoring::A, points };
    expect(&[ended], &[], "After scoring A: Inés 12, Dirk 4.", "Nach Wertung A: Inés 12, Dirk 4.");
}

#[test]
fn a_scoring_says_what_it_brings() {
    let note = |words: &Words, sets: &[Set], is_simplified| {
        words.scoring_note(Scoring::B, sets, is_simplified)
    };
    let award = |is_simplified| ENGLISH.award(Scoring::B, is_simplified);
    assert_eq!(note(ENGLISH, &[Set::Granada], false), award(false));
    assert_eq!(note(ENGLISH, &[Set::Granada], true), award(true));
    assert_eq!(note(GERMAN, &[Set::Alhambra], false), GERMAN.result.by_building);
    let both = note(GERMAN, &Set::ALL, false);
    assert!(both.starts_with("Alhambra: ") && both.contains("; Granada: "), "{both}");
    assert_eq!(ENGLISH.prize(1, 12, Some(6)), "1st: 2 × 6");
    assert_eq!(ENGLISH.prize(2, 3, None), "2nd");
    assert_eq!(GERMAN.prize(1, 0, Some(0)), "1. Platz");
    for line in [Line::Border(Set::Alhambra), MOAT, Line::Seam] {
        assert_both(|words| words.why_line(line).to_owned());
    }
    for number in [0, 1, 17] {
        assert_good(&(ENGLISH.result.edges)(number));
        assert_both(|words| (words.result.points_per_edge)(number));
    }
    assert_eq!((ENGLISH.result.points_per_edge)(1), "point per edge");
    assert_eq!((GERMAN.result.places_it)("Yusuf", "Park 2"), "Weiter: Yusuf platziert Park 2");
    assert_both(|words| (words.result.go_on_to)(&words.scoring_title(Scoring::C)));
}
