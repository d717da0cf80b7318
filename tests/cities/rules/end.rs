//! The end: E1 to E7.

use cities::{
    Action, Bureau, Cities, City, Currency, Event, Face, Kind, LastTile, Misfit, Money, Options,
    Payment, Phase, Refusal, Scene, Scoring, Set,
};
use engine::{Game, Seat, Turn};
use support::arrange::{at, card, city, face, listed, money, play, refused};

use Currency::{Denar, Dirham, Ducat, Florin};

#[test]
fn e1_too_few_tiles_for_the_yard_end_the_game() {
    let scene = scene().yard(Denar, Set::Alhambra, None).yard(Ducat, Set::Alhambra, None);
    let mut game = scene.bag(Set::Alhambra, &[face("tower 12")]).turn_is_done().table();
    let events = play(&mut game, Action::EndTurn);
    let filled = Event::TileOpened { space: Denar, face: face("tower 12") };
    assert!(events.contains(&filled), "as many as possible are laid, the lowest first");
    assert!(events.contains(&Event::EndReached { is_idle: false }));
    let given: Vec<Currency> = last_tiles(&events).iter().map(|one| one.0).collect();
    assert_eq!(given, [Denar, Dirham, Florin]);
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(refused(&game, Action::EndTurn), Refusal::Over);
    assert_eq!(listed(&game), []);
}

#[test]
fn e1_play_goes_on_with_an_empty_bag_and_a_full_yard() {
    let scene = scene().yard(Ducat, Set::Alhambra, None);
    let mut game = scene.bag(Set::Alhambra, &[face("tower 12")]).turn_is_done().table();
    let events = play(&mut game, Action::EndTurn);
    assert!(!events.iter().any(|event| matches!(event, Event::EndReached { .. })));
    assert_eq!((game.bag_count(Set::Alhambra), game.yard().count()), (0, 4));
    assert_eq!((game.turn(), game.phase()), (Turn::Of(Seat(1)), Phase::Act));
    play(&mut game, Action::Take(money("d1")));
    play(&mut game, Action::EndTurn);
    assert_eq!(game.turn(), Turn::Of(Seat(2)), "and on, as long as nobody buys");
}

#[test]
fn e1_the_purchase_that_cannot_be_replaced_ends_the_game() {
    let mut game = scene().bag(Set::Alhambra, &[]).money(Seat(0), money("d9")).table();
    let pay = Payment { money: money("d9"), bureau: None };
    play(&mut game, Action::Buy { tile: face("pavilion 6"), pay });
    play(&mut game, Action::Store { tile: face("pavilion 6") });
    let events = play(&mut game, Action::EndTurn);
    assert!(events.contains(&Event::EndReached { is_idle: false }));
    assert_eq!(game.turn(), Turn::Over);
}

#[test]
fn e2_each_tile_goes_to_the_most_in_its_currency_whatever_the_price() {
    let scene = ending().money(Seat(0), money("r1 c9")).money(Seat(1), money("c5 c5 f1"));
    let mut game = scene.money(Seat(2), money("d9 f9")).table();
    let events = play(&mut game, Action::EndTurn);
    let totals = vec![(Seat(0), 1), (Seat(1), 0), (Seat(2), 0)];
    let (space, to) = (Dirham, Some(Seat(0)));
    let first = Event::LastTile(LastTile { space, face: face("pavilion 7"), totals, to });
    assert_eq!(events.last(), Some(&first), "one dirham is enough for a price of seven");
    let winners = place_all(&mut game);
    assert_eq!(winners, [(Ducat, Some(Seat(1))), (Florin, Some(Seat(2)))]);
    assert_eq!(game.yard().count(), 0);
}

#[test]
fn e2_money_is_not_spent_and_may_win_more_than_one_tile() {
    let hand = money("r2 c2 f2");
    let mut game = ending().money(Seat(1), hand).money(Seat(2), money("r1 c1 f1")).table();
    play(&mut game, Action::EndTurn);
    place_all(&mut game);
    assert_eq!(*game.money(Seat(1)), hand);
    let won = ["pavilion 7", "pavilion 8", "seraglio 9"].map(face);
    assert_eq!(game.reserve(Seat(1)).iter().collect::<Vec<_>>(), won);
    assert_eq!(game.discard_count(), 0);
}

#[test]
fn e2_a_shared_highest_amount_leaves_the_tile_in_the_yard() {
    let scene = ending().money(Seat(0), money("r5 r4 c3")).money(Seat(1), money("r9 c2"));
    let mut game = scene.money(Seat(2), money("r8 c2")).table();
    let events = play(&mut game, Action::EndTurn);
    assert_eq!(last_tiles(&events), [(Dirham, None), (Ducat, Some(Seat(0)))]);
    assert_eq!(place_all(&mut game), [(Florin, None)], "nobody has a florin: zero is shared");
    let left = [(Dirham, face("pavilion 7")), (Florin, face("seraglio 9"))];
    assert_eq!(game.yard().collect::<Vec<_>>(), left);
    assert_eq!(game.turn(), Turn::Over);
}

#[test]
fn e2_a_tie_below_the_highest_amount_does_not_matter() {
    let scene = ending().money(Seat(0), money("f1")).money(Seat(1), money("f1"));
    let mut game = scene.money(Seat(2), money("f2")).table();
    let events = play(&mut game, Action::EndTurn);
    assert_eq!(last_tiles(&events).last(), Some(&(Florin, Some(Seat(2)))));
}

#[test]
fn e2_only_money_cards_are_counted() {
    let options = Options { bureaus: true, ..Options::new(Kind::Alhambra, 3) };
    let scene = end_of(Scene::new(&options).unwrap()).bureaus(Seat(1), &Bureau::ALL);
    let mut game = scene.money(Seat(2), money("r1")).table();
    let events = play(&mut game, Action::EndTurn);
    assert_eq!(last_tiles(&events), [(Dirham, Some(Seat(2)))]);
    assert_eq!(place_all(&mut game), [(Ducat, None), (Florin, None)]);
}

#[test]
fn e3_the_receiver_deals_with_a_tile_before_the_next_is_given() {
    let scene = ending().money(Seat(1), money("c5")).money(Seat(2), money("r5 f5"));
    let mut game = scene.table();
    let events = play(&mut game, Action::EndTurn);
    assert_eq!(last_tiles(&events), [(Dirham, Some(Seat(2)))]);
    assert_eq!((game.phase(), game.turn()), (Phase::Last, Turn::Of(Seat(2))));
    let tile = face("pavilion 7");
    assert_eq!(game.waiting().iter().collect::<Vec<_>>(), [tile]);
    for action in [Action::EndTurn, Action::Pass, Action::Take(money("d1"))] {
        assert_eq!(refused(&game, action), Refusal::NotNow { rule: "E3" });
    }
    let events = play(&mut game, Action::Place { tile, at: at(1, 0), pay: Money::NONE });
    let (seat, from_reserve) = (Seat(2), false);
    assert_eq!(events[0], Event::Built { seat, face: tile, at: at(1, 0), from_reserve });
    assert_eq!(last_tiles(&events), [(Ducat, Some(Seat(1)))]);
    assert_eq!(game.turn(), Turn::Of(Seat(1)));
    let events = play(&mut game, Action::Store { tile: face("pavilion 8") });
    assert_eq!(last_tiles(&events), [(Florin, Some(Seat(2)))]);
    assert!(game.reserve(Seat(1)).has(face("pavilion 8")));
    assert_eq!(game.city(Seat(2)).face_at(at(1, 0)), Some(tile));
}

#[test]
fn e3_building_a_last_tile_keeps_the_building_rules() {
    let mut game = ending().money(Seat(1), money("r5")).table();
    play(&mut game, Action::EndTurn);
    let tile = face("pavilion 7");
    let place = |x, y| Action::Place { tile, at: at(x, y), pay: Money::NONE };
    let clash = Misfit::EdgeDiffers { side: cities::Side::East };
    for (x, y, expected) in [(-1, 0, clash), (1, 1, Misfit::Alone), (0, 0, Misfit::Taken)] {
        match refused(&game, place(x, y)) {
            Refusal::Misfit { misfits, .. } => assert!(misfits.contains(&expected)),
            other => panic!("{other:?}"),
        }
    }
    let mut actions = listed(&game);
    actions.retain(|action| !matches!(action, Action::Place { .. }));
    assert_eq!(actions, [Action::Store { tile }], "building it or keeping it");
    play(&mut game, place(1, 0));
    assert_eq!(game.turn(), Turn::Over);
}

#[test]
fn e4_scoring_c_follows_the_last_tile() {
    let scene = ending().money(Seat(1), money("f1")).city(Seat(0), one_tile("pavilion 4"));
    let mut game = scene.table();
    let events = play(&mut game, Action::EndTurn);
    assert_eq!(scorings(&events), []);
    let tile = face("seraglio 9");
    let events = play(&mut game, Action::Place { tile, at: at(1, 0), pay: Money::NONE });
    assert_eq!(scorings(&events), [Scoring::C]);
    assert_eq!(events.last(), Some(&Event::Ended));
    assert_eq!(Seat::all(3).map(|seat| game.points(seat)).collect::<Vec<_>>(), [16 + 2, 17, 0]);
}

#[test]
fn e4_the_highest_score_wins() {
    let scene = ending().points(Seat(0), 10).points(Seat(1), 30).points(Seat(2), 13);
    let mut game = scene.city(Seat(2), one_tile("seraglio 9")).table();
    assert_eq!(game.outcome(), None);
    play(&mut game, Action::EndTurn);
    let outcome = game.outcome().unwrap();
    let places: Vec<_> = outcome.places().iter().map(|one| (one.seat.0, one.points)).collect();
    assert_eq!(places, [(1, 30), (2, 30), (0, 10)], "13 and the lead in seraglios are 30");
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat(1), Seat(2)], "they share it");
}

#[test]
fn e4_one_point_more_wins_alone() {
    let scene = ending().points(Seat(0), 10).points(Seat(1), 30).points(Seat(2), 14);
    let mut game = scene.city(Seat(2), one_tile("seraglio 9")).table();
    play(&mut game, Action::EndTurn);
    assert_eq!(game.outcome().unwrap().winners().collect::<Vec<_>>(), [Seat(2)]);
}

#[test]
fn e5_the_scoring_of_a_card_that_never_came_is_dropped() {
    let full = ["d2", "d3", "d4", "d5"].map(|text| Some(card(text)));
    let scene = ending().open(full).deck(&["A", "r1", "B"].map(card));
    let mut game = scene.city(Seat(0), one_tile("tower 12")).table();
    let events = play(&mut game, Action::EndTurn);
    assert_eq!(scorings(&events), [Scoring::C]);
    assert!(!game.is_scored(Scoring::A) && !game.is_scored(Scoring::B));
    assert_eq!((game.turn(), game.points(Seat(0))), (Turn::Over, 21));
}

#[test]
fn e5_b_alone_is_dropped_after_a() {
    let gap = [None, Some(card("d3")), Some(card("d4")), Some(card("d5"))];
    let scene = ending().open(gap).deck(&["A", "r1", "B"].map(card));
    let mut game = scene.city(Seat(0), one_tile("tower 12")).table();
    let events = play(&mut game, Action::EndTurn);
    assert_eq!(scorings(&events), [Scoring::A, Scoring::C]);
    assert_eq!(game.points(Seat(0)), 6 + 21);
}

#[test]
fn e6_a_reserve_counts_in_no_scoring() {
    let gap = [None, Some(card("d3")), Some(card("d4")), Some(card("d5"))];
    let scene = ending().open(gap).deck(&["A", "B", "r1"].map(card));
    let reserve: Vec<Face> = Face::tiles(Set::Alhambra).collect();
    let scene = scene.city(Seat(1), one_tile("tower 11 N")).reserve(Seat(0), &reserve);
    let mut game = scene.table();
    let events = play(&mut game, Action::EndTurn);
    assert_eq!(scorings(&events), [Scoring::A, Scoring::B, Scoring::C]);
    assert_eq!(game.points(Seat(0)), 0);
    assert_eq!(game.points(Seat(1)), 6 + 13 + 21 + 3, "and a wall in each");
}

#[test]
fn e6_a_last_tile_in_the_reserve_does_not_count() {
    let mut game = ending().money(Seat(1), money("f1")).table();
    play(&mut game, Action::EndTurn);
    play(&mut game, Action::Store { tile: face("seraglio 9") });
    assert_eq!((game.turn(), game.points(Seat(1))), (Turn::Over, 0));
}

#[test]
fn e7_three_rounds_without_taking_or_buying_end_the_game() {
    let mut game = destitute().table();
    for turn in 0..9 {
        assert_eq!(game.turn(), Turn::Of(Seat(turn % 3)));
        play(&mut game, Action::Pass);
        let events = play(&mut game, Action::EndTurn);
        let is_last = turn == 8;
        assert_eq!(events.contains(&Event::EndReached { is_idle: true }), is_last, "{turn}");
        assert_eq!(scorings(&events).contains(&Scoring::C), is_last);
    }
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(game.yard().count(), 4, "the yard was full to the end");
}

#[test]
fn e7_redesigning_is_no_way_on_and_the_last_tiles_are_given() {
    let mut game = destitute().city(Seat(0), one_tile("tower 12")).table();
    for turn in 0..9 {
        let step = match (turn % 3, turn / 3) {
            (0, 1) => Action::Build { tile: face("tower 12"), at: at(0, 1) },
            (0, 0) => Action::Remove { at: at(1, 0) },
            (0, _) => Action::Remove { at: at(0, 1) },
            _ => Action::Pass,
        };
        play(&mut game, step);
        if turn < 8 {
            play(&mut game, Action::EndTurn);
        }
    }
    let events = play(&mut game, Action::EndTurn);
    assert!(events.contains(&Event::EndReached { is_idle: true }));
    let spaces: Vec<Currency> = last_tiles(&events).iter().map(|one| one.0).collect();
    assert_eq!(spaces, [Denar, Dirham, Ducat, Florin]);
    assert_eq!(game.turn(), Turn::Over);
}

#[test]
fn e7_a_card_starts_the_count_anew() {
    let scene = destitute().open([Some(card("f5")), None, None, None]);
    let scene = Seat::all(3).fold(scene, |scene, seat| scene.city(seat, one_tile("tower 12")));
    let mut game = scene.table();
    idle_turns(&mut game, 8);
    play(&mut game, Action::Take(money("f5")));
    play(&mut game, Action::EndTurn);
    idle_turns(&mut game, 8);
    assert_eq!((game.phase(), game.turn()), (Phase::Act, Turn::Of(Seat(2))));
    idle_turns(&mut game, 1);
    assert_eq!(game.phase(), Phase::Last, "five florins win the last tile");
}

#[test]
fn e7_a_purchase_starts_the_count_anew() {
    let scene = destitute().money(Seat(2), money("f9"));
    let scene = Seat::all(3).fold(scene, |scene, seat| scene.city(seat, one_tile("tower 12")));
    let mut game = scene.table();
    idle_turns(&mut game, 8);
    let (tile, pay) = (face("seraglio 9"), Payment { money: money("f9"), bureau: None });
    play(&mut game, Action::Buy { tile, pay });
    play(&mut game, Action::Remove { at: at(1, 0) });
    play(&mut game, Action::Store { tile });
    play(&mut game, Action::EndTurn);
    idle_turns(&mut game, 8);
    assert_eq!(game.turn(), Turn::Of(Seat(2)));
    idle_turns(&mut game, 1);
    assert_eq!(game.turn(), Turn::Over);
}

/// V2, B2 and H2 each go on with the game as a card or a purchase of one's own does.
#[test]
fn e7_a_purchase_by_a_vizier_starts_the_count_anew() {
    let options = Options { viziers: true, ..Options::new(Kind::Alhambra, 3) };
    let mut game = redesigning(&options).money(Seat(2), money("f9")).table();
    idle_turns(&mut game, 8);
    assert_eq!((game.phase(), game.turn()), (Phase::Vizier, Turn::Of(Seat(2))));
    let (tile, pay) = (face("seraglio 9"), Payment { money: money("f9"), bureau: None });
    play(&mut game, Action::Buy { tile, pay });
    play(&mut game, Action::Store { tile });
    play(&mut game, Action::EndTurn);
    decline_all(&mut game);
    ends_after_nine_idle_turns(game);
}

#[test]
fn e7_a_bureau_starts_the_count_anew() {
    let options = Options { bureaus: true, ..Options::new(Kind::Alhambra, 3) };
    let mut game = redesigning(&options).open([Some(card("x0")), None, None, None]).table();
    idle_turns(&mut game, 8);
    play(&mut game, Action::TakeBureau(Bureau::ALL[0]));
    play(&mut game, Action::EndTurn);
    ends_after_nine_idle_turns(game);
}

#[test]
fn e7_a_hut_starts_the_count_anew() {
    let options = Options { huts: true, ..Options::new(Kind::Alhambra, 3) };
    let mut game = redesigning(&options).table();
    idle_turns(&mut game, 8);
    let hut = game.takable_huts(Seat(2)).next().unwrap();
    play(&mut game, Action::TakeHut(hut));
    play(&mut game, Action::Store { tile: hut });
    play(&mut game, Action::EndTurn);
    ends_after_nine_idle_turns(game);
}

/// Three at an Alhambra table; the first seat has a turn, and nobody has money.
fn scene() -> Scene {
    in_yard(Scene::new(&Options::new(Kind::Alhambra, 3)).unwrap())
}

fn in_yard(scene: Scene) -> Scene {
    let open = ["d1", "r1", "c1", "f1"].map(|text| Some(card(text)));
    let names = ["pavilion 6", "pavilion 7", "pavilion 8", "seraglio 9"];
    let spaces = Currency::ALL.into_iter().zip(names);
    let fill = |scene: Scene, (space, name)| scene.yard(space, Set::Alhambra, Some(face(name)));
    spaces.fold(scene.open(open), fill)
}

/// The turn is done, and neither the bag nor the first space has a tile.
fn ending() -> Scene {
    end_of(scene())
}

fn end_of(scene: Scene) -> Scene {
    let scene = in_yard(scene).yard(Denar, Set::Alhambra, None);
    scene.bag(Set::Alhambra, &[]).turn_is_done()
}

/// Nobody has anything to take, to pay with or to build.
fn destitute() -> Scene {
    scene().open([None; 4]).deck(&[])
}

/// Nobody has anything to take or to pay with, but everybody can take a tile out and build it again.
fn redesigning(options: &Options) -> Scene {
    let scene = in_yard(Scene::new(options).unwrap()).open([None; 4]).deck(&[]);
    Seat::all(3).fold(scene, |scene, seat| scene.city(seat, one_tile("tower 12")))
}

fn one_tile(name: &str) -> City {
    city(Set::Alhambra, "S a", &[('a', name)])
}

fn last_tiles(events: &[Event]) -> Vec<(Currency, Option<Seat>)> {
    let given = |event: &Event| match event {
        Event::LastTile(LastTile { space, to, .. }) => Some((*space, *to)),
        _ => None,
    };
    events.iter().filter_map(given).collect()
}

/// Puts every last tile into its winner's reserve; gives those that are given meanwhile.
fn place_all(game: &mut Cities) -> Vec<(Currency, Option<Seat>)> {
    let mut given = Vec::new();
    while let Some(tile) = game.waiting().iter().next() {
        given.extend(last_tiles(&play(game, Action::Store { tile })));
    }
    given
}

fn ends_after_nine_idle_turns(mut game: Cities) {
    idle_turns(&mut game, 8);
    decline_all(&mut game);
    assert_eq!(game.phase(), Phase::Act, "counted anew");
    idle_turns(&mut game, 1);
    assert_eq!(game.turn(), Turn::Over);
}

fn decline_all(game: &mut Cities) {
    while game.phase() == Phase::Vizier {
        play(game, Action::Decline);
    }
}

/// Turns in which a tile leaves the city or comes back to it; asked viziers decline before each.
fn idle_turns(game: &mut Cities, count: usize) {
    for _ in 0..count {
        decline_all(game);
        let is_redesign = |action: &Action| match action {
            Action::Build { at: place, .. } | Action::Remove { at: place } => *place == at(1, 0),
            _ => false,
        };
        let step = listed(game).into_iter().find(is_redesign).unwrap();
        play(game, step);
        play(game, Action::EndTurn);
    }
}

fn scorings(events: &[Event]) -> Vec<Scoring> {
    let scoring = |event: &Event| match event {
        Event::ScoringBegan { scoring } => Some(*scoring),
        _ => None,
    };
    events.iter().filter_map(scoring).collect()
}
