//! Whose turn it is, what cards mean, and how scorings and the end are told.

use super::{ENGLISH, GERMAN, assert_both, assert_good, assert_sentence, has_all};
use cities::{Building, Rank, Scoring, Who};
use engine::Seat;
use support::arrange::{face, money};
use table::{Awaits, Mode, TurnState, Verdict, YardOffer};

const TURN: Awaits = Awaits::Action { is_further: false, modes: Vec::new() };

pub(super) fn everything_awaited() -> [Awaits; 11] {
    let tiles = || vec![face("park 2")];
    [
        TURN,
        Awaits::Action { is_further: true, modes: vec![Mode::Buy] },
        Awaits::Placement { tiles: tiles(), can_give: false },
        Awaits::EndOfTurn,
        Awaits::VizierPurchase,
        Awaits::EndOfVizierPurchase,
        Awaits::BonusCards(Scoring::A),
        Awaits::BonusCards(Scoring::B),
        Awaits::BonusCards(Scoring::C),
        Awaits::LastTiles(tiles()),
        Awaits::Nothing,
    ]
}

fn said(awaits: Awaits) -> [String; 2] {
    let state = TurnState { seat: Seat(0), awaits };
    [ENGLISH, GERMAN].map(|words| words.turn_state(&state, "Inés").whole())
}

#[test]
fn everything_awaited_is_said_in_one_sentence() {
    let all = everything_awaited();
    has_all!(
        all,
        Awaits::Action { .. },
        Awaits::Placement { .. },
        Awaits::EndOfTurn,
        Awaits::VizierPurchase,
        Awaits::EndOfVizierPurchase,
        Awaits::BonusCards(_),
        Awaits::LastTiles(_),
        Awaits::Nothing,
    );
    for awaits in all {
        let is_over = awaits == Awaits::Nothing;
        let state = TurnState { seat: Seat(0), awaits };
        assert_sentence(|words| words.turn_state(&state, "Inés").whole());
        let is_named = ENGLISH.turn_state(&state, "Inés").head.contains("Inés");
        assert_eq!(is_named, !is_over, "{state:?}");
    }
}

#[test]
fn the_turn_says_what_may_be_done() {
    let mut modes = vec![Mode::TakeMoney, Mode::Buy, Mode::Redesign];
    assert_eq!(
        said(Awaits::Action { is_further: false, modes: modes.clone() }),
        [
            "Inés, your turn. Take money, buy a tile or redesign your city.",
            "Inés, du bist am Zug. Nimm Geld, kauf ein Plättchen oder bau deine Stadt um."
        ]
    );
    modes.extend([Mode::TakeHut, Mode::WakeVizier]);
    let [english, _] = said(Awaits::Action { is_further: true, modes });
    assert!(english.starts_with("Inés, still your turn. "), "{english}");
    assert!(english.ends_with(", take a hut or wake your vizier."), "{english}");
    assert!(said(TURN)[1].ends_with(". Keine Aktion ist möglich, du musst passen."));
}

#[test]
fn placing_names_the_tile_or_counts_them_and_knows_dirk() {
    let place = |can_give, tiles: &[&str]| {
        said(Awaits::Placement { tiles: tiles.iter().map(|name| face(name)).collect(), can_give })
    };
    let alone = "Inés, place your tile. Build Park 2 or put it in your reserve.";
    assert_eq!(place(false, &["park 2"])[0], alone);
    assert_eq!(
        place(true, &["park 2"])[1],
        "Inés, platziere dein Plättchen. Bau Park 2 ein, leg es in die Reserve oder schenk es Dirk."
    );
    let [many, _] = place(true, &["park 2", "library 9"]);
    assert!(many.contains("place your tiles. 2 tiles to place. "), "{many}");
}

#[test]
fn payments_say_what_they_mean() {
    let said = |verdict, by_vizier| {
        [ENGLISH.payment(verdict, by_vizier), GERMAN.payment(verdict, by_vizier)]
    };
    assert_eq!(
        said(Verdict::Exact, false),
        ["Exact – you get another action", "Genau passend – du bist noch einmal am Zug"]
    );
    assert_eq!(
        said(Verdict::Over(2), false),
        ["2 too much – no further action", "2 zu viel – keine weitere Aktion"]
    );
    assert_eq!(said(Verdict::Short(3), false), ["3 short", "3 fehlen"]);
    assert_eq!(said(Verdict::Short(3), true), ["3 short", "3 fehlen"]);
    assert_eq!(said(Verdict::Exact, true), ["Exact", "Genau passend"]);
    assert!(said(Verdict::Over(1), true)[0].starts_with("1 too much – a vizier"));
    assert_eq!(
        [(2, Verdict::Short(1)), (3, Verdict::Exact), (5, Verdict::Over(2))]
            .map(|(sum, verdict)| ENGLISH.fee(sum, verdict)),
        [
            "2 of 3 paid, 1 short",
            "3 paid – no extra action for this",
            "5 paid, 2 too much, no change"
        ]
    );
    assert_eq!(GERMAN.fee(4, Verdict::Over(1)), "4 bezahlt, 1 zu viel, kein Wechselgeld");
}

#[test]
fn taking_money_knows_the_limit_of_five() {
    assert_eq!(ENGLISH.taking(&money("d9")), "One card of any value");
    assert_eq!(ENGLISH.taking(&money("d1 f3")), "4 of at most 5");
    assert_eq!(GERMAN.taking(&money("d1 f3")), "4 von höchstens 5");
    assert!(ENGLISH.taking_too_much(7).starts_with("That makes 7. "));
    assert_both(|words| words.taking_too_much(7));
}

#[test]
fn the_yard_says_what_can_be_paid() {
    let all = [
        YardOffer::Exact(money("c7 c4")),
        YardOffer::Over(2),
        YardOffer::Missing(3),
        YardOffer::Chosen,
        YardOffer::Lapsed,
    ];
    has_all!(
        all,
        YardOffer::Exact(_),
        YardOffer::Over(_),
        YardOffer::Missing(_),
        YardOffer::Chosen,
        YardOffer::Lapsed,
    );
    let said = |one| [ENGLISH.offer(one), GERMAN.offer(one)];
    let expected = [
        ["exact", "genau"],
        ["2 over", "2 zu viel"],
        ["3 short", "3 fehlen"],
        ["chosen", "gewählt"],
        ["next turn", "nächster Zug"],
    ];
    for (offer, expected) in all.iter().zip(expected) {
        assert_eq!(said(offer), expected);
    }
    assert_eq!(GERMAN.offer(&YardOffer::Missing(1)), "1 fehlt");
}

#[test]
fn progress_is_counted() {
    assert_eq!(ENGLISH.in_bag(10), "10 tiles in the bag");
    assert_eq!(ENGLISH.in_bag(1), "1 tile in the bag");
    assert_eq!(GERMAN.in_bag(1), "1 Plättchen im Beutel");
    assert_eq!(ENGLISH.in_deck(41), "41 cards in the deck");
    assert_eq!(GERMAN.in_deck(1), "1 Karte im Stapel");
    assert_eq!(ENGLISH.in_deck(0), "the deck is empty");
    assert_eq!(ENGLISH.next_scoring(Scoring::B, 7, 24), "B in 7–24 cards");
    assert_eq!(GERMAN.next_scoring(Scoring::B, 7, 24), "B in 7–24 Karten");
    assert_eq!(ENGLISH.next_scoring(Scoring::A, 1, 1), "A in 1 card");
}

fn rank(count: u16, dearest: u8, place: u8, sharing: u8, points: u16) -> Rank {
    Rank { who: Who::Dirk, count, dearest, place, sharing, points }
}

#[test]
fn ties_are_explained_in_words() {
    let (first, second) = (rank(2, 9, 1, 1, 12), rank(2, 4, 2, 1, 6));
    assert_eq!(
        ENGLISH.tie_break(&first, &second).unwrap(),
        "Tied at 2. The higher price wins: 9 beats 4."
    );
    assert_eq!(
        GERMAN.tie_break(&first, &second).unwrap(),
        "Gleichstand mit je 2. Der höhere Preis gewinnt: 9 schlägt 4."
    );
    assert_eq!(ENGLISH.tie_break(&first, &rank(1, 12, 2, 1, 6)), None, "the number decides");
    let shared = rank(3, 0, 1, 2, 9);
    assert_eq!(ENGLISH.tie_break(&shared, &shared), None, "nobody is ahead");
    assert_eq!(ENGLISH.shared_place(&shared).unwrap(), "2 share 1st place: 9 points each.");
    assert_eq!(
        GERMAN.shared_place(&rank(3, 0, 2, 3, 1)).unwrap(),
        "3 teilen sich den 2. Platz: je 1 Punkt."
    );
    assert_eq!(ENGLISH.shared_place(&first), None);
    assert!(
        ENGLISH.why_this_order(Building::Library).starts_with("The most libraries come first. ")
    );
    assert_ne!(
        GERMAN.why_this_order(Building::Tower).replace("Türme", "Schulen"),
        GERMAN.why_this_order(Building::School)
    );
}

#[test]
fn places_say_what_they_bring() {
    let each = "per building in all cities: ";
    assert_eq!(ENGLISH.award(Scoring::A, false), format!("{each}1 point for 1st place"));
    assert_eq!(
        ENGLISH.award(Scoring::B, false),
        format!("{each}2 points for 1st, 1 for 2nd place")
    );
    let all = "18 points for 1st, 10 for 2nd, 3 for 3rd place";
    assert_eq!(ENGLISH.award(Scoring::C, true), all);
    assert_eq!(GERMAN.award(Scoring::A, true), "1. Platz 3 Punkte");
    assert_eq!(GERMAN.award(Scoring::C, true), "1. Platz 18, 2. Platz 10, 3. Platz 3 Punkte");
    let all = "je Gebäude in allen Städten: 1. Platz 2 Punkte, 2. Platz 1 Punkt";
    assert_eq!(GERMAN.award(Scoring::B, false), all);
}

#[test]
fn the_winner_is_named() {
    assert_eq!(ENGLISH.winners(&["Inés"], 4), "Inés wins");
    assert_eq!(GERMAN.winners(&["Inés", "Zahra"], 4), "Inés und Zahra teilen sich den Sieg");
    assert_eq!(ENGLISH.winners(&["Inés", "Zahra"], 2), "Inés and Zahra share the victory");
    assert_eq!(ENGLISH.winners(&["Inés", "Zahra", "Yusuf"], 3), "All tie");
    assert_eq!(ENGLISH.lead(192, "Zahra", 136), "192 points, 56 ahead of Zahra");
    assert_eq!(GERMAN.lead(192, "Zahra", 136), "192 Punkte, 56 vor Zahra");
    assert_eq!(
        ENGLISH.majority(Building::Library, 2, (1, 12), None),
        "2 libraries, 1st place, 12 points"
    );
    assert_eq!(
        GERMAN.majority(Building::Library, 1, (2, 1), None),
        "1 Bibliothek, 2. Platz, 1 Punkt"
    );
    assert_eq!(ENGLISH.majority(Building::Library, 0, (0, 0), None), "no libraries");
    assert_eq!(
        ENGLISH.majority(Building::Library, 2, (1, 12), Some(3)),
        "2 libraries, 3 with this tile, 1st place, 12 points"
    );
    assert_good(&GERMAN.at_scoring(Scoring::B));
}
