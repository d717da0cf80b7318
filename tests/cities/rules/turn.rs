//! A turn: T1 to T12.

use cities::{
    Action, Bureau, Card, Cell, Cities, City, Currency, Event, Face, Kind, LastTile, Misfit, Money,
    Options, Payment, Phase, Refusal, Scene, Scoring, Set, Side,
};
use engine::{Chance, Game, Seat, Seed, Turn};
use support::arrange::{at, card, city, face, listed, money, play, refused};

#[test]
fn t1_turns_pass_clockwise_from_the_start_player() {
    for seed in 0..20 {
        let options = Options::new(Kind::Granada, 4);
        let mut begins = None;
        let mut listen = |event| {
            if let Event::Begins { seat } = event {
                begins = Some(seat);
            }
        };
        let mut game = Cities::start(&options, &Chance::Seed(Seed(seed)), &mut listen).unwrap();
        for expected in begins.unwrap().clockwise(4).chain(begins.unwrap().clockwise(4)) {
            assert_eq!((game.turn(), game.turn_of()), (Turn::Of(expected), expected));
            let card = game.open_money().coins().next();
            play(&mut game, Action::Take(card.into_iter().collect()));
            play(&mut game, Action::EndTurn);
        }
    }
}

#[test]
fn t1_a_turn_is_taking_buying_or_redesigning() {
    let game = scene()
        .money(Seat(0), money("d9"))
        .city(Seat(0), row(&["tower 12"]))
        .reserve(Seat(0), &[face("chambers 10")])
        .table();
    let kind = |action: &Action| match action {
        Action::Take(_) => 0,
        Action::Buy { .. } => 1,
        Action::Build { .. } => 2,
        Action::Remove { .. } => 3,
        Action::Swap { .. } => 4,
        other => panic!("{other:?}"),
    };
    let mut kinds: Vec<_> = listed(&game).iter().map(kind).collect();
    kinds.sort_unstable();
    kinds.dedup();
    assert_eq!(kinds, [0, 1, 2, 3, 4]);
    for action in [Action::WakeVizier, Action::TakeHut(face("hut tower NW"))] {
        assert_eq!(refused(&game, action), Refusal::NoModule);
    }
}

#[test]
fn t2_one_card_of_any_value_or_several_worth_five() {
    let game = scene().open(open("d3 r2 c1 f9")).table();
    let mut takes: Vec<Money> = listed(&game).into_iter().filter_map(taken).collect();
    takes.sort_unstable();
    let allowed = ["d3", "r2", "c1", "f9", "d3 r2", "d3 c1", "r2 c1"];
    let mut allowed = allowed.map(money);
    allowed.sort_unstable();
    assert_eq!(takes, allowed);
    for chosen in allowed {
        let mut game = game.clone();
        let events = play(&mut game, Action::Take(chosen));
        assert_eq!(events, [Event::Took { seat: Seat(0), money: chosen }]);
        assert_eq!(*game.money(Seat(0)), chosen);
        assert_eq!(game.open_money().count(), 4 - chosen.count());
        assert_eq!(game.open_money().sum(), 15 - chosen.sum());
    }
}

#[test]
fn t2_several_cards_worth_six_are_refused() {
    let game = scene().open(open("d3 r2 c1 f9")).table();
    for (cards, sum) in [("d3 r2 c1", 6), ("c1 f9", 10)] {
        let refusal = refused(&game, take(cards));
        assert_eq!(refusal, Refusal::MoreThanFive { sum });
        assert_eq!(refusal.rule(), "T2");
    }
}

#[test]
fn t2_only_open_cards_can_be_taken_and_at_least_one() {
    let game = scene().open(open("d3 r2 c1 f9")).table();
    assert_eq!(refused(&game, take("d4")), Refusal::NotOpen);
    assert_eq!(refused(&game, take("c1 c1")), Refusal::NotOpen);
    assert_eq!(refused(&game, take("")), Refusal::NothingTaken);
}

#[test]
fn t2_all_four_cards_may_add_up_to_five() {
    let mut game = scene().open(open("d1 d1 r1 d2")).table();
    play(&mut game, take("d1 d1 r1 d2"));
    assert_eq!(*game.money(Seat(0)), money("d1 d1 r1 d2"));
    assert_eq!(*game.open_cards(), [None; 4]);
}

#[test]
fn t3_a_tile_is_paid_in_its_currency_with_its_price_or_more() {
    let game = scene().money(Seat(0), money("d5 d2 r9 c8")).table();
    let tile = face("pavilion 6");
    assert_eq!(refused(&game, buy("pavilion 6", "d5")), Refusal::Short { missing: 1 });
    assert_eq!(refused(&game, buy("pavilion 6", "")), Refusal::Short { missing: 6 });
    assert_eq!(refused(&game, buy("pavilion 6", "r9")), Refusal::WrongCurrency);
    assert_eq!(refused(&game, buy("pavilion 6", "d5 r9")), Refusal::WrongCurrency);
    assert_eq!(refused(&game, buy("pavilion 6", "d9")), Refusal::NotInHand);
    assert_eq!(refused(&game, buy("tower 12", "c8")), Refusal::NotInYard(face("tower 12")));
    assert_eq!(refused(&game, buy("pavilion 6", "d5")).rule(), "T3");
    let mut game = game;
    let events = play(&mut game, buy("pavilion 6", "d5 d2"));
    let pay = Payment { money: money("d5 d2"), bureau: None };
    let (seat, space) = (Seat(0), Currency::Denar);
    let bought = Event::Bought { seat, face: tile, space, pay, plays_on: false, by_vizier: false };
    assert_eq!(events, [bought]);
    assert_eq!(game.waiting().iter().collect::<Vec<_>>(), [tile]);
    assert!(game.yard().all(|(space, _)| space != Currency::Denar));
    assert_eq!(*game.money(Seat(0)), money("r9 c8"));
}

#[test]
fn t3_superfluous_cards_may_be_included() {
    let mut game = scene().money(Seat(0), money("d6 d1 d9")).table();
    play(&mut game, buy("pavilion 6", "d6 d1 d9"));
    assert_eq!(*game.money(Seat(0)), Money::NONE);
    assert_eq!(game.phase(), Phase::Place, "16 is not the price");
}

#[test]
fn t3_one_action_buys_one_tile() {
    let mut game = scene().money(Seat(0), money("d9 r9")).table();
    play(&mut game, buy("pavilion 6", "d9"));
    assert_eq!(refused(&game, buy("pavilion 7", "r9")), Refusal::NotNow { rule: "T5" });
}

#[test]
fn t4_paying_exactly_earns_another_action() {
    let mut game = scene().money(Seat(0), money("d4 d2 d9")).table();
    let events = play(&mut game, buy("pavilion 6", "d4 d2"));
    assert!(matches!(events[..], [Event::Bought { plays_on: true, .. }]));
    assert_eq!((game.phase(), game.turn()), (Phase::Act, Turn::Of(Seat(0))));
    assert_eq!(game.actions_taken(), 1);
    play(&mut game, take("f9"));
    assert_eq!(*game.money(Seat(0)), money("d9 f9"));
}

#[test]
fn t4_the_further_action_must_be_taken() {
    let mut game = scene().money(Seat(0), money("d6")).table();
    play(&mut game, buy("pavilion 6", "d6"));
    assert_eq!(refused(&game, Action::Pass), Refusal::CanAct);
    assert_eq!(refused(&game, Action::EndTurn), Refusal::NotNow { rule: "T4" });
    assert_eq!(
        refused(&game, Action::Store { tile: face("pavilion 6") }),
        Refusal::NotNow { rule: "T8" }
    );
}

#[test]
fn t4_five_actions_in_one_turn_of_alhambra() {
    let names = ["pavilion 6", "pavilion 7", "pavilion 8", "seraglio 9"];
    let mut game = scene().money(Seat(0), money("d6 r7 c8 f9")).table();
    five_actions(&mut game, &names, &["d6", "r7", "c8", "f9"]);
}

#[test]
fn t4_five_actions_in_one_turn_of_granada() {
    let names = ["arena 2", "library 4", "hostel 6", "park 8"];
    let scene = Scene::new(&Options::new(Kind::Granada, 3)).unwrap().open(open("d3 r2 c1 f9"));
    let scene = in_yard(scene, Set::Granada, names);
    let mut game = scene.money(Seat(0), money("d1 d1 r4 c5 c1 f8")).table();
    five_actions(&mut game, &names, &["d1 d1", "r4", "c5 c1", "f8"]);
}

#[test]
fn t4_paying_too_much_earns_nothing() {
    let mut game = scene().money(Seat(0), money("d7")).table();
    let events = play(&mut game, buy("pavilion 6", "d7"));
    assert!(matches!(events[0], Event::Bought { plays_on: false, .. }));
    assert_eq!((game.phase(), game.actions_taken()), (Phase::Place, 1));
}

#[test]
fn t5_any_other_action_is_the_last_of_the_turn() {
    let game = scene()
        .money(Seat(0), money("d9 r7"))
        .city(Seat(0), row(&["tower 12"]))
        .reserve(Seat(0), &[face("chambers 10")])
        .table();
    let (tile, right) = (face("chambers 10"), at(1, 0));
    let others = [
        (take("d3"), Phase::End),
        (buy("pavilion 6", "d9"), Phase::Place),
        (Action::Build { tile, at: at(2, 0) }, Phase::End),
        (Action::Remove { at: right }, Phase::End),
        (Action::Swap { at: right, tile }, Phase::End),
    ];
    for (action, phase) in others {
        let mut game = game.clone();
        play(&mut game, action);
        assert_eq!((game.phase(), game.actions_taken()), (phase, 1), "{action:?}");
        for further in [take("f9"), buy("pavilion 7", "r7"), Action::Remove { at: right }] {
            let refusal = refused(&game, further);
            assert_eq!((&refusal, refusal.rule()), (&Refusal::NotNow { rule: "T5" }, "T5"));
        }
    }
}

#[test]
fn t6_a_tile_of_the_reserve_is_built() {
    let mut game = scene().reserve(Seat(0), &[face("tower 12"), face("tower 13")]).table();
    let events = play(&mut game, Action::Build { tile: face("tower 12"), at: at(0, -1) });
    let (seat, face) = (Seat(0), face("tower 12"));
    assert_eq!(events, [Event::Built { seat, face, at: at(0, -1), from_reserve: true }]);
    assert_eq!(game.city(seat).face_at(at(0, -1)), Some(face));
    assert_eq!(reserve(&game), ["tower 13"].map(support::arrange::face));
}

#[test]
fn t6_a_tile_of_the_city_goes_to_the_reserve() {
    let mut game = scene().city(Seat(0), row(&["tower 12", "chambers 10"])).table();
    let events = play(&mut game, Action::Remove { at: at(2, 0) });
    let (seat, face) = (Seat(0), face("chambers 10"));
    assert_eq!(events, [Event::Removed { seat, face, at: at(2, 0) }]);
    assert!(!game.city(seat).is_taken(at(2, 0)));
    assert_eq!(reserve(&game), [face]);
}

#[test]
fn t6_two_tiles_change_places_on_the_very_cell() {
    let scene = scene().city(Seat(0), row(&["tower 12", "chambers 10"]));
    let mut game = scene.reserve(Seat(0), &[face("garden 11")]).table();
    let tile = face("garden 11");
    let events = play(&mut game, Action::Swap { at: at(1, 0), tile });
    let (seat, out) = (Seat(0), face("tower 12"));
    assert_eq!(events, [Event::Swapped { seat, out, into: tile, at: at(1, 0) }]);
    assert_eq!(game.city(seat).face_at(at(1, 0)), Some(tile));
    assert_eq!(game.city(seat).face_at(at(2, 0)), Some(face("chambers 10")));
    assert_eq!(reserve(&game), [out]);
}

#[test]
fn t6_only_own_tiles_are_redesigned() {
    let scene = scene().city(Seat(1), row(&["tower 12"])).reserve(Seat(1), &[face("tower 13")]);
    let game = scene.city(Seat(0), row(&["garden 11"])).table();
    let tile = face("tower 13");
    for action in [Action::Build { tile, at: at(2, 0) }, Action::Swap { at: at(1, 0), tile }] {
        let refusal = refused(&game, action);
        assert_eq!(refusal, Refusal::NotInReserve(tile));
        assert_eq!(refusal.rule(), "T6");
    }
    assert_misfit(&game, Action::Remove { at: at(2, 0) }, &Misfit::Nothing, "T6");
}

#[test]
fn t7_the_start_tile_stays() {
    let scene = scene().city(Seat(0), row(&["tower 12"]));
    let game = scene.reserve(Seat(0), &[face("garden 11")]).table();
    let swap = Action::Swap { at: Cell::START, tile: face("garden 11") };
    assert_misfit(&game, Action::Remove { at: Cell::START }, &Misfit::StartTile, "T7");
    assert_misfit(&game, swap, &Misfit::StartTile, "T7");
}

#[test]
fn t7_a_removal_cuts_nothing_off_and_encloses_nothing() {
    let game = scene().city(Seat(0), row(&["tower 12", "chambers 10"])).table();
    let cut_off = Misfit::CutOff { tiles: vec![at(2, 0)] };
    assert_misfit(&game, Action::Remove { at: at(1, 0) }, &cut_off, "P3");
    let game = scene().city(Seat(0), block()).table();
    let hole = Misfit::LeavesHole { ground: vec![at(1, 1)] };
    assert_misfit(&game, Action::Remove { at: at(1, 1) }, &hole, "P5");
    play(&mut game.clone(), Action::Remove { at: at(2, 1) });
}

#[test]
fn t7_a_swapped_or_built_tile_fits_its_neighbours() {
    let scene = scene().city(Seat(0), row(&["tower 12", "chambers 10"]));
    let game = scene.reserve(Seat(0), &[face("pavilion 7")]).table();
    let tile = face("pavilion 7");
    let clash = Misfit::EdgeDiffers { side: Side::East };
    assert_misfit(&game, Action::Swap { at: at(1, 0), tile }, &clash, "P2");
    play(&mut game.clone(), Action::Swap { at: at(2, 0), tile });
    assert_misfit(&game, Action::Build { tile, at: at(1, 0) }, &Misfit::Taken, "P4");
    assert_misfit(&game, Action::Build { tile, at: at(3, 1) }, &Misfit::Alone, "P4");
    play(&mut game.clone(), Action::Build { tile, at: at(3, 0) });
}

#[test]
fn t8_waiting_tiles_are_placed_after_the_actions_in_any_order() {
    let mut game = two_waiting();
    assert_eq!(game.phase(), Phase::Place);
    let (first, second) = (face("pavilion 8"), face("seraglio 9"));
    let place = |tile: Face| Action::Place { tile, at: at(1, 0), pay: Money::NONE };
    for action in [place(first), place(second), Action::Store { tile: first }] {
        assert!(listed(&game).contains(&action));
    }
    play(&mut game, Action::Store { tile: second });
    assert_eq!(game.waiting().iter().collect::<Vec<_>>(), [first]);
    play(&mut game, place(first));
    assert_eq!(game.city(Seat(0)).face_at(at(1, 0)), Some(first));
    assert_eq!(reserve(&game), [second]);
    assert_eq!(game.phase(), Phase::End);
}

#[test]
fn t8_the_turn_cannot_be_ended_while_a_tile_waits() {
    let mut game = two_waiting();
    assert_eq!(refused(&game, Action::EndTurn), Refusal::NotNow { rule: "T8" });
    play(&mut game, Action::Store { tile: face("pavilion 8") });
    assert_eq!(refused(&game, Action::EndTurn), Refusal::NotNow { rule: "T8" });
    play(&mut game, Action::Store { tile: face("seraglio 9") });
    play(&mut game, Action::EndTurn);
    assert_eq!(game.turn(), Turn::Of(Seat(1)));
}

#[test]
fn t8_a_tile_is_judged_when_it_is_built() {
    let mut game = two_waiting();
    let place = |tile: &str, x| Action::Place { tile: face(tile), at: at(x, 0), pay: Money::NONE };
    assert_misfit(&game, place("pavilion 8", 2), &Misfit::Alone, "P4");
    play(&mut game, place("seraglio 9", 1));
    assert_misfit(&game, place("pavilion 8", 1), &Misfit::Taken, "P4");
    play(&mut game, place("pavilion 8", 2));
    assert_eq!(game.city(Seat(0)).tiles().len(), 2);
}

#[test]
fn t8_a_waiting_tile_is_out_of_reach_for_redesigning() {
    let scene = scene().money(Seat(0), money("c8")).city(Seat(0), row(&["tower 12"]));
    let mut game = scene.table();
    play(&mut game, buy("pavilion 8", "c8"));
    let tile = face("pavilion 8");
    for action in [Action::Build { tile, at: at(2, 0) }, Action::Swap { at: at(1, 0), tile }] {
        assert_eq!(refused(&game, action), Refusal::NotInReserve(tile));
    }
    play(&mut game, Action::Remove { at: at(1, 0) });
    assert_eq!(reserve(&game), [face("tower 12")]);
    let refusal = refused(&game, Action::Store { tile: face("tower 12") });
    assert_eq!((&refusal, refusal.rule()), (&Refusal::NotWaiting(face("tower 12")), "T8"));
}

#[test]
fn t8_the_reserve_holds_any_number() {
    let many: Vec<Face> = Face::tiles(Set::Alhambra).filter(|tile| tile.price() > 9).collect();
    let scene = scene().money(Seat(0), money("c9")).reserve(Seat(0), &many);
    let mut game = scene.table();
    play(&mut game, buy("pavilion 8", "c9"));
    play(&mut game, Action::Store { tile: face("pavilion 8") });
    assert_eq!(reserve(&game).len(), many.len() + 1);
}

#[test]
fn t9_ending_the_turn_is_the_only_action_left() {
    let mut game = scene().money(Seat(0), money("d9")).table();
    play(&mut game, take("f9"));
    assert_eq!(listed(&game), [Action::EndTurn]);
    for action in [take("d3"), Action::Pass, buy("pavilion 6", "d9")] {
        assert_eq!(refused(&game, action), Refusal::NotNow { rule: "T5" });
    }
    assert_eq!(refused(&game, Action::Decline), Refusal::NotNow { rule: "V3" });
}

#[test]
fn t9_so_is_ending_a_viziers_purchase() {
    let options = Options { viziers: true, ..Options::new(Kind::Alhambra, 3) };
    let scene = Scene::new(&options).unwrap().money(Seat(1), money("d6 d1"));
    let mut game =
        scene.yard(Currency::Denar, Set::Alhambra, Some(face("pavilion 6"))).turn_is_done().table();
    play(&mut game, Action::EndTurn);
    play(&mut game, buy("pavilion 6", "d6"));
    play(&mut game, Action::Store { tile: face("pavilion 6") });
    assert_eq!((listed(&game), game.turn()), (vec![Action::EndTurn], Turn::Of(Seat(1))));
    assert_eq!(refused(&game, Action::Decline), Refusal::NotNow { rule: "T9" });
    assert!(game.yard().all(|(space, _)| space != Currency::Denar));
    let events = play(&mut game, Action::EndTurn);
    assert!(matches!(events[0], Event::TileOpened { space: Currency::Denar, .. }));
}

#[test]
fn t9_money_comes_before_tiles_and_then_the_next_turn() {
    let tile = face("tower 12");
    let scene = scene().open([None, Some(card("d2")), None, Some(card("d4"))]);
    let scene = scene.deck(&["r1", "r2", "r3"].map(card)).bag(Set::Alhambra, &[tile]);
    let scene = scene.yard(Currency::Ducat, Set::Alhambra, None);
    let mut game = scene.turn_is_done().table();
    let expected = [
        Event::TurnEnded { seat: Seat(0) },
        Event::CardOpened { card: card("r1") },
        Event::CardOpened { card: card("r2") },
        Event::TileOpened { space: Currency::Ducat, face: tile },
    ];
    assert_eq!(play(&mut game, Action::EndTurn), expected);
    assert_eq!(*game.open_cards(), open("r1 d2 r2 d4"));
    assert_eq!((game.turn(), game.phase()), (Turn::Of(Seat(1)), Phase::Act));
    assert_eq!(game.actions_taken(), 0);
}

#[test]
fn t9_a_scoring_follows_the_refill_and_its_card_is_replaced() {
    let mut game = refill_with_a();
    let events = play(&mut game, Action::EndTurn);
    let scoring = find(&events, &Event::ScoringBegan { scoring: Scoring::A });
    assert_eq!(events[1], Event::CardOpened { card: card("A") });
    assert!(find(&events, &Event::CardOpened { card: card("r1") }) < scoring);
    assert!(find(&events, &opened("tower 12")) < scoring);
    assert_eq!(game.open_money(), money("d2 d3 d4 r1"));
    assert_eq!(game.deck_count(), 1);
    assert!(game.is_scored(Scoring::A));
    assert_eq!(game.turn(), Turn::Of(Seat(1)));
}

#[test]
fn t9_the_replacement_of_a_scoring_card_comes_after_the_yard() {
    let events = play(&mut refill_with_a(), Action::EndTurn);
    let replaced = find(&events, &Event::CardOpened { card: card("r1") });
    assert!(find(&events, &opened("tower 12")) < replaced);
}

#[test]
fn t10_scoring_a_precedes_scoring_b_in_one_refill() {
    let scene = scene().open([None, Some(card("d2")), Some(card("d3")), Some(card("d4"))]);
    let scene = scene.deck(&["B", "A", "r1", "r2"].map(card));
    let mut game = scene.city(Seat(0), row(&["tower 12"])).turn_is_done().table();
    let events = play(&mut game, Action::EndTurn);
    assert_eq!(scorings(&events), [Scoring::A, Scoring::B]);
    let ended = |scoring, points| {
        let points = Seat::all(3).zip([points, 0, 0]);
        let points = points.map(|(seat, points)| (cities::Who::Seat(seat), points)).collect();
        Event::ScoringEnded { scoring, points }
    };
    assert!(events.contains(&ended(Scoring::A, 6)));
    assert!(events.contains(&ended(Scoring::B, 6 + 13)));
    assert_eq!(game.open_money(), money("d2 d3 d4 r1"));
    assert_eq!(game.turn(), Turn::Of(Seat(1)));
}

#[test]
fn t10_a_scoring_is_done_before_the_end_that_comes_with_it() {
    let scene = scene().open([None, Some(card("d2")), Some(card("d3")), Some(card("d4"))]);
    let scene = scene.deck(&["A", "r1"].map(card)).bag(Set::Alhambra, &[]);
    let scene = Currency::ALL.into_iter().fold(scene, |scene, space| {
        let last = (space == Currency::Florin).then_some(face("tower 12"));
        scene.yard(space, Set::Alhambra, last)
    });
    let mut game = scene.money(Seat(1), money("f1")).turn_is_done().table();
    let events = play(&mut game, Action::EndTurn);
    assert_eq!(scorings(&events), [Scoring::A]);
    assert!(matches!(events.last(), Some(Event::LastTile(LastTile { to: Some(Seat(1)), .. }))));
    play(&mut game, Action::Place { tile: face("tower 12"), at: at(1, 0), pay: Money::NONE });
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(game.points(Seat(1)), 21, "the last tile counts in C, not in A");
}

#[test]
fn t11_whoever_can_do_nothing_passes() {
    let mut game = destitute().table();
    assert_eq!(listed(&game), [Action::Pass]);
    assert_eq!(play(&mut game, Action::Pass), [Event::Passed { seat: Seat(0) }]);
    assert_eq!(listed(&game), [Action::EndTurn]);
    play(&mut game, Action::EndTurn);
    assert_eq!(game.turn(), Turn::Of(Seat(1)));
}

#[test]
fn t11_passing_includes_the_further_action_after_an_exact_purchase() {
    let mut game = destitute().money(Seat(0), money("d6 r6")).table();
    assert_eq!(refused(&game, Action::Pass), Refusal::CanAct);
    play(&mut game, buy("pavilion 6", "d6"));
    assert_eq!(listed(&game), [Action::Pass], "6 dirham are too few for the price of 7");
    play(&mut game, Action::Pass);
    assert_eq!(game.phase(), Phase::Place);
    play(&mut game, Action::Store { tile: face("pavilion 6") });
    play(&mut game, Action::EndTurn);
    assert_eq!(game.turn(), Turn::Of(Seat(1)));
}

#[test]
fn t11_nobody_else_may_pass() {
    let able = vec![
        destitute().open([None, None, None, Some(card("d9"))]),
        destitute().money(Seat(0), money("d3 d4")),
        destitute().city(Seat(0), row(&["tower 12"])),
        destitute().reserve(Seat(0), &[face("tower 12")]),
    ];
    for scene in able {
        let game = scene.table();
        let refusal = refused(&game, Action::Pass);
        assert_eq!((&refusal, refusal.rule()), (&Refusal::CanAct, "T11"));
        assert!(!listed(&game).is_empty() && !listed(&game).contains(&Action::Pass));
    }
}

#[test]
fn t11_what_a_bureau_pays_has_to_be_bought() {
    let options = Options { bureaus: true, ..Options::new(Kind::Alhambra, 3) };
    let seven = face("pavilion 7");
    let scene = Scene::new(&options).unwrap().open([None; 4]);
    let scene = Currency::ALL.into_iter().fold(scene, |scene, space| {
        scene.yard(space, Set::Alhambra, (space == Currency::Denar).then_some(seven))
    });
    let with =
        |cards: &str| scene.clone().bureaus(Seat(0), &Bureau::ALL).money(Seat(0), money(cards));
    let game = with("d3 r4").table();
    assert_eq!(refused(&game, Action::Pass), Refusal::CanAct);
    let pay = Payment { money: money("d3 r4"), bureau: Some(Bureau::ALL[0]) };
    assert_eq!(listed(&game), [Action::Buy { tile: seven, pay }]);
    assert_eq!(listed(&with("d3 r3 c3 f3").table()), [Action::Pass], "a bureau joins two only");
}

#[test]
fn t11_what_a_module_offers_has_to_be_taken() {
    let with_huts = Options { huts: true, ..Options::new(Kind::Alhambra, 3) };
    let with_viziers = Options { viziers: true, ..Options::new(Kind::Alhambra, 3) };
    let bare = |options: &Options| Scene::new(options).unwrap().open([None; 4]);
    let game = bare(&with_huts).table();
    assert_eq!(refused(&game, Action::Pass), Refusal::CanAct);
    assert!(listed(&game).iter().all(|action| matches!(action, Action::TakeHut(_))));
    let game = bare(&with_viziers).vizier_asleep(Seat(0)).table();
    assert_eq!(refused(&game, Action::Pass), Refusal::CanAct);
    assert_eq!(listed(&game), [Action::WakeVizier]);
    assert_eq!(listed(&bare(&with_viziers).table()), [Action::Pass]);
}

#[test]
fn t12_a_refusal_names_its_rule_and_changes_nothing() {
    let scene = scene().money(Seat(0), money("d5")).reserve(Seat(0), &[face("tower 13")]);
    let game = scene.table();
    let tile = face("tower 13");
    let against = [
        (take("d3 r2 c1"), "T2"),
        (buy("pavilion 6", "d5"), "T3"),
        (Action::Swap { at: Cell::START, tile: face("tower 12") }, "T6"),
        (Action::Remove { at: Cell::START }, "T7"),
        (Action::Pass, "T11"),
        (Action::Build { tile, at: at(-1, 0) }, "P2"),
        (Action::Build { tile, at: at(1, 1) }, "P4"),
    ];
    for (action, rule) in against {
        // `refused` compares the table before and after.
        let refusal = refused(&game, action);
        assert_eq!(refusal.rule(), rule, "{action:?}");
        assert!(refusal.to_string().contains(&format!("({rule})")), "{refusal}");
    }
    let mut game = game;
    play(&mut game, take("f9"));
    assert_eq!(refused(&game, take("d3")).rule(), "T5");
}

#[test]
fn t12_what_comes_at_the_wrong_time_names_the_rule_of_its_time() {
    let game = two_waiting();
    assert_eq!(refused(&game, Action::EndTurn).rule(), "T8");
    let mut game = scene().money(Seat(0), money("d6")).table();
    play(&mut game, buy("pavilion 6", "d6"));
    assert_eq!(refused(&game, Action::Store { tile: face("pavilion 6") }).rule(), "T8");
    assert_eq!(refused(&game, Action::EndTurn).rule(), "T4");
}

/// Three at an Alhambra table; the first seat has a turn and no money.
fn scene() -> Scene {
    let scene = Scene::new(&Options::new(Kind::Alhambra, 3)).unwrap().open(open("d3 r2 c1 f9"));
    in_yard(scene, Set::Alhambra, ["pavilion 6", "pavilion 7", "pavilion 8", "seraglio 9"])
}

/// The first seat has nothing to take, to pay with or to build.
fn destitute() -> Scene {
    scene().open([None; 4]).deck(&[])
}

/// The refill at the end of this turn brings scoring card A, then r1, and one tile.
fn refill_with_a() -> Cities {
    let scene = scene().open([Some(card("d2")), None, Some(card("d3")), Some(card("d4"))]);
    let scene = scene.deck(&["A", "r1", "r2"].map(card));
    let scene = scene.yard(Currency::Ducat, Set::Alhambra, None);
    scene.bag(Set::Alhambra, &[face("tower 12")]).turn_is_done().table()
}

/// Two tiles without walls were bought, and the actions are over.
fn two_waiting() -> Cities {
    let mut game = scene().money(Seat(0), money("c8 f9")).table();
    play(&mut game, buy("pavilion 8", "c8"));
    play(&mut game, buy("seraglio 9", "f9"));
    play(&mut game, take("d3"));
    game
}

/// Four exact purchases and one card: nothing more.
fn five_actions(game: &mut Cities, tiles: &[&str], payments: &[&str]) {
    for (done, (tile, pay)) in (0..).zip(tiles.iter().zip(payments)) {
        assert_eq!((game.phase(), game.actions_taken()), (Phase::Act, done));
        play(game, buy(tile, pay));
    }
    assert_eq!((game.phase(), game.yard().count()), (Phase::Act, 0));
    play(game, take("d3 r2"));
    assert_eq!((game.phase(), game.actions_taken()), (Phase::Place, 5));
    assert_eq!(game.waiting().count(), 4);
    assert_eq!(*game.money(Seat(0)), money("d3 r2"));
    assert_eq!(refused(game, take("c1")), Refusal::NotNow { rule: "T5" });
    for tile in tiles {
        play(game, Action::Store { tile: face(tile) });
    }
    play(game, Action::EndTurn);
    assert_eq!((game.turn(), game.yard().count()), (Turn::Of(Seat(1)), 4));
}

fn in_yard(scene: Scene, set: Set, names: [&str; 4]) -> Scene {
    let spaces = Currency::ALL.into_iter().zip(names);
    spaces.fold(scene, |scene, (space, name)| scene.yard(space, set, Some(face(name))))
}

/// Tiles to the right of the start tile.
fn row(names: &[&str]) -> City {
    let legend: Vec<(char, &str)> = ('a'..).zip(names.iter().copied()).collect();
    let drawing: String = legend.iter().flat_map(|&(letter, _)| [' ', letter]).collect();
    city(Set::Alhambra, &format!("S{drawing}"), &legend)
}

/// Nine tiles in a square, the start tile in a corner.
fn block() -> City {
    let legend = [
        ('a', "tower 12"),
        ('b', "tower 11 -"),
        ('c', "garden 11"),
        ('d', "garden 10 -"),
        ('e', "chambers 10"),
        ('f', "chambers 11"),
        ('g', "arcades 9"),
        ('h', "arcades 10"),
    ];
    city(Set::Alhambra, "S a b\nc d e\nf g h", &legend)
}

fn open(cards: &str) -> [Option<Card>; 4] {
    let mut words = cards.split_whitespace();
    std::array::from_fn(|_| words.next().map(card))
}

fn take(cards: &str) -> Action {
    Action::Take(money(cards))
}

fn buy(tile: &str, pay: &str) -> Action {
    Action::Buy { tile: face(tile), pay: Payment { money: money(pay), bureau: None } }
}

fn taken(action: Action) -> Option<Money> {
    match action {
        Action::Take(money) => Some(money),
        _ => None,
    }
}

fn reserve(game: &Cities) -> Vec<Face> {
    game.reserve(Seat(0)).iter().collect()
}

fn assert_misfit(game: &Cities, action: Action, misfit: &Misfit, rule: &str) {
    let refusal = refused(game, action);
    assert_eq!(refusal.rule(), rule);
    match refusal {
        Refusal::Misfit { misfits, .. } => assert_eq!(misfits[0], *misfit),
        other => panic!("{other:?}"),
    }
}

fn find(events: &[Event], wanted: &Event) -> usize {
    events.iter().position(|event| event == wanted).unwrap()
}

fn opened(tile: &str) -> Event {
    Event::TileOpened { space: Currency::Ducat, face: face(tile) }
}

fn scorings(events: &[Event]) -> Vec<Scoring> {
    let scoring = |event: &Event| match event {
        Event::ScoringBegan { scoring } => Some(*scoring),
        _ => None,
    };
    events.iter().filter_map(scoring).collect()
}
