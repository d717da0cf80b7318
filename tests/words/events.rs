//! Everything that happens is told.

use super::{ENGLISH, GERMAN, assert_good, has_all};
use cities::{
    Bureau, Card, Cities, Currency, Event, Kind, LastTile, Line, LineScore, Options, Payment, Rank,
    Scoring, Set, Who,
};
use engine::{Chance, Dice, Game, Seat, Seed, Turn};
use i18n::{Part, Words};
use support::arrange::{at, card, face, money};
use table::TurnState;

pub(super) const NAMES: [&str; 6] = ["Inés", "Yusuf", "Zahra", "Samuel", "Leonor", "Tariq"];

fn told(words: &Words, event: &Event) -> String {
    let told = words.log(event).expect("a line");
    words.plain_text(&told, |seat| NAMES[seat.index()])
}

fn bought(pay: &str, bureau: Option<Bureau>, plays_on: bool, by_vizier: bool) -> Event {
    let pay = Payment { money: money(pay), bureau };
    let face = face("library 9");
    Event::Bought { seat: Seat(0), face, space: Currency::Florin, pay, plays_on, by_vizier }
}

fn rank(who: Who, place: u8, points: u16) -> Rank {
    Rank { who, count: 2, dearest: 9, place, sharing: 1, points }
}

pub(super) fn every_event() -> Vec<Event> {
    let (seat, library, place) = (Seat(0), face("library 9"), at(1, 0));
    let scoring = Scoring::B;
    let length = |seat, length, points| LineScore { seat: Seat(seat), length, points };
    vec![
        Event::Dealt { seat, money: money("d9 f9 c3") },
        Event::Begins { seat },
        Event::BonusCardsDealt { each: 1 },
        Event::BonusCardsDealt { each: 3 },
        Event::CardOpened { card: card("d3") },
        Event::CardOpened { card: card("x1") },
        Event::CardOpened { card: card("A") },
        Event::Reshuffled { cards: 40 },
        Event::TileOpened { space: Currency::Denar, face: library },
        Event::MarkerTurned { is_odd: true },
        Event::MarkerTurned { is_odd: false },
        Event::DirkGot { faces: vec![library, face("school 8")] },
        Event::DirkGot { faces: vec![] },
        Event::Took { seat, money: money("c1 r4") },
        Event::TookBureau { seat, card: card("x1") },
        bought("f4 f5", None, true, false),
        bought("f4 f7", None, false, false),
        bought("f4 c5", Some(Bureau::ALL[5]), true, false),
        bought("f9", None, false, true),
        Event::TookHut { seat, face: face("hut tower NW") },
        Event::HutOpened { face: face("hut tower NW") },
        Event::Turned { seat, face: library, pay: money("d3") },
        Event::Turned { seat, face: library, pay: money("") },
        Event::Built { seat, face: library, at: place, from_reserve: false },
        Event::Built { seat, face: library, at: place, from_reserve: true },
        Event::Founded { seat, at: place },
        Event::Stored { seat, face: library },
        Event::Given { seat, face: library },
        Event::Removed { seat, face: library, at: place },
        Event::Swapped { seat, out: library, into: face("school 8"), at: place },
        Event::Passed { seat },
        Event::VizierWoke { seat },
        Event::VizierDeclined { seat },
        Event::BonusPlayed { seat, face: face("tower 11 -") },
        Event::BonusReturned { seat, face: face("tower 11 -") },
        Event::BonusDeclined { seat },
        Event::TurnEnded { seat },
        Event::ScoringBegan { scoring },
        Event::LinesScored {
            scoring,
            line: Line::Border(Set::Granada),
            lengths: vec![length(0, 17, 17), length(1, 0, 0)],
        },
        Event::LinesScored { scoring, line: Line::Seam, lengths: vec![length(0, 0, 0)] },
        Event::BuildingScored {
            scoring,
            building: library.building(),
            number: 4,
            prizes: [8, 4, 0],
            grows: true,
            ranks: vec![rank(Who::Seat(Seat(1)), 1, 8), rank(Who::Dirk, 2, 4)],
            tiles: vec![vec![face("library 9")]; 2],
        },
        Event::BuildingScored {
            scoring,
            building: library.building(),
            number: 0,
            prizes: [0; 3],
            grows: true,
            ranks: vec![],
            tiles: vec![],
        },
        Event::ScoringEnded { scoring, points: vec![(Who::Seat(seat), 66), (Who::Dirk, 1)] },
        Event::EndReached { is_idle: true },
        Event::EndReached { is_idle: false },
        last_tile(&[12, 7], Some(Seat(0))),
        last_tile(&[7, 7], None),
        last_tile(&[0, 0], None),
        Event::Ended,
    ]
}

fn last_tile(totals: &[u32], to: Option<Seat>) -> Event {
    let totals = (0..).map(Seat).zip(totals.iter().copied()).collect();
    Event::LastTile(LastTile { space: Currency::Denar, face: face("library 9"), totals, to })
}

#[test]
fn every_event_is_told_in_both_languages() {
    let all = every_event();
    has_all!(
        all,
        Event::Dealt { .. },
        Event::Begins { .. },
        Event::BonusCardsDealt { .. },
        Event::CardOpened { .. },
        Event::Reshuffled { .. },
        Event::TileOpened { .. },
        Event::MarkerTurned { .. },
        Event::DirkGot { .. },
        Event::Took { .. },
        Event::TookBureau { .. },
        Event::Bought { .. },
        Event::TookHut { .. },
        Event::HutOpened { .. },
        Event::Turned { .. },
        Event::Built { .. },
        Event::Founded { .. },
        Event::Stored { .. },
        Event::Given { .. },
        Event::Removed { .. },
        Event::Swapped { .. },
        Event::Passed { .. },
        Event::VizierWoke { .. },
        Event::VizierDeclined { .. },
        Event::BonusPlayed { .. },
        Event::BonusReturned { .. },
        Event::BonusDeclined { .. },
        Event::TurnEnded { .. },
        Event::ScoringBegan { .. },
        Event::LinesScored { .. },
        Event::BuildingScored { .. },
        Event::ScoringEnded { .. },
        Event::EndReached { .. },
        Event::LastTile(_),
        Event::Ended,
    );
    let all: Vec<&Event> = all.iter().filter(|event| ENGLISH.log(event).is_some()).collect();
    for event in &all {
        super::assert_sentence(|words| told(words, event));
    }
    for words in [ENGLISH, GERMAN] {
        let mut said: Vec<String> = all.iter().map(|event| told(words, event)).collect();
        said.sort_unstable();
        said.dedup();
        assert_eq!(said.len(), all.len(), "two events are told alike");
    }
}

#[test]
fn sentences_read_as_people_speak() {
    let expected = [
        (
            Event::Took { seat: Seat(3), money: money("c1 r4") },
            "Samuel took 4 dirhams and 1 ducat.",
            "Samuel nimmt 4 Dirham und 1 Dukat.",
        ),
        (
            bought("f4 f5", None, true, false),
            "Inés bought Library 9 for exactly 9 florins and gets another action.",
            "Inés kauft Bibliothek 9 für genau 9 Florin und ist noch einmal am Zug.",
        ),
        (
            bought("f4 f7", None, false, false),
            "Inés paid 11 florins for Library 9.",
            "Inés zahlt 11 Florin für Bibliothek 9.",
        ),
        (
            bought("f4 c5", Some(Bureau::ALL[5]), true, false),
            "Inés bought Library 9 for exactly 5 ducats and 4 florins with the bureau de change \
         ducat/florin and gets another action.",
            "Inés kauft Bibliothek 9 für genau 5 Dukaten und 4 Florin mit der Wechselstube \
         Dukat/Florin und ist noch einmal am Zug.",
        ),
        (
            last_tile(&[12, 7], Some(Seat(0))),
            "Inés gets Library 9 with the most money: 12 denars.",
            "Inés erhält Bibliothek 9 mit dem meisten Geld: 12 Denare.",
        ),
        (
            last_tile(&[0, 0], None),
            "Library 9 stays in the yard. Nobody has any denars.",
            "Bibliothek 9 bleibt im Bauhof. Niemand hat Denare.",
        ),
        (
            Event::BuildingScored {
                scoring: Scoring::B,
                building: face("library 9").building(),
                number: 4,
                prizes: [8, 4, 0],
                grows: true,
                ranks: vec![rank(Who::Seat(Seat(1)), 1, 8), rank(Who::Dirk, 2, 4)],
                tiles: vec![vec![face("library 9")]; 2],
            },
            "Library: Yusuf 8, Dirk 4.",
            "Bibliothek: Yusuf 8, Dirk 4.",
        ),
        (
            Event::LinesScored {
                scoring: Scoring::B,
                line: Line::Border(Set::Granada),
                lengths: vec![LineScore { seat: Seat(0), length: 17, points: 17 }],
            },
            "Moats: Inés 17.",
            "Gräben: Inés 17.",
        ),
    ];
    for (event, english, german) in &expected {
        assert_eq!([told(ENGLISH, event), told(GERMAN, event)], [*english, *german]);
    }
}

#[test]
fn parts_keep_players_tiles_and_coins_for_pictures() {
    let took = ENGLISH.log(&Event::Took { seat: Seat(3), money: money("c1 r4") }).unwrap();
    let coins: Vec<_> = money("c1 r4").coins().map(Part::Coin).collect();
    let text = |text: &str| Part::Text(text.to_owned());
    let player = Part::Player(Who::Seat(Seat(3)));
    assert_eq!(took.0, [player, text(" took "), coins[0].clone(), text(" and "), coins[1].clone()]);
    for words in [ENGLISH, GERMAN] {
        let sentence = words.log(&bought("f4 f5", None, true, false)).unwrap();
        assert!(sentence.0.contains(&Part::Tile(face("library 9"))));
        assert!(sentence.0.contains(&Part::Amount(Currency::Florin, 9)));
        let is_text = |part: &Part| matches!(part, Part::Text(_));
        let are_apart = sentence.0.windows(2).all(|two| !(is_text(&two[0]) && is_text(&two[1])));
        assert!(are_apart, "two texts in a row are one");
    }
}

#[test]
fn the_log_leaves_out_what_needs_no_line() {
    let is_logged = |event: &Event| ENGLISH.log(event).is_some();
    let seat = Seat(0);
    assert!(!is_logged(&Event::CardOpened { card: card("d3") }));
    assert!(is_logged(&Event::CardOpened { card: Card::Scoring(Scoring::A) }));
    assert!(!is_logged(&Event::TurnEnded { seat }));
    assert!(!is_logged(&Event::VizierDeclined { seat }));
    assert!(!is_logged(&Event::MarkerTurned { is_odd: true }));
    assert!(!is_logged(&Event::DirkGot { faces: vec![] }));
    assert!(!is_logged(&Event::Turned { seat, face: face("library 9"), pay: money("") }));
    assert!(is_logged(&Event::Turned { seat, face: face("library 9"), pay: money("d3") }));
    assert!(is_logged(&Event::Took { seat, money: money("d3") }));
    for event in every_event() {
        assert_eq!(ENGLISH.log(&event).is_some(), GERMAN.log(&event).is_some());
    }
}

#[test]
fn whole_games_are_told() {
    let mut all_modules = Options::new(Kind::Alhambra, 4);
    (all_modules.viziers, all_modules.bureaus) = (true, true);
    (all_modules.bonus_cards, all_modules.huts) = (true, true);
    let games = [Options::new(Kind::Granada, 2), Options::new(Kind::Both, 3), all_modules];
    for (options, seed) in games.into_iter().zip(1..) {
        let mut events = Vec::new();
        let chance = Chance::Seed(Seed(seed));
        let mut game = Cities::start(&options, &chance, &mut |event| events.push(event)).unwrap();
        let mut rng = Dice::new(Seed(seed)).next_stream();
        while game.turn() != Turn::Over && events.len() < 3_000 {
            for words in [ENGLISH, GERMAN] {
                let state = TurnState::of(&game);
                assert_good(&words.turn_state(&state, NAMES[state.seat.index()]).whole());
            }
            let action = game.random_action(&mut rng);
            game.play(&action, &mut |event| events.push(event)).unwrap();
        }
        for event in events.iter().filter(|event| ENGLISH.log(event).is_some()) {
            assert_good(&told(ENGLISH, event));
            assert_good(&told(GERMAN, event));
        }
    }
}

#[test]
fn what_somebody_does_begins_with_their_name() {
    // A recap says the name once and then only what was done.
    for event in every_event() {
        let Some(seat) = event.doer() else { continue };
        for words in [ENGLISH, GERMAN] {
            let Some(line) = words.log(&event) else { continue };
            assert_eq!(line.0.first(), Some(&Part::Player(Who::Seat(seat))), "{event:?}");
        }
    }
}
