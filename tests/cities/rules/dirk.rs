//! Dirk: D1 to D6.

use cities::{
    Action, Building, Card, Cities, City, Currency, Event, Face, Kind, LastTile, Line, Money,
    Options, Order, Payment, Phase, Rank, Refusal, Scene, Scoring, Set, Who,
};
use engine::{Chance, Game, Seat, Seed, Turn};
use support::arrange::{at, card, city, face, listed, money, play, refused};

#[test]
fn d1_dirk_starts_with_six_open_tiles_at_a_table_of_two_only() {
    for kind in [Kind::Alhambra, Kind::Granada] {
        let mut got = Vec::new();
        let mut listen = |event| {
            if let Event::DirkGot { faces } = event {
                got.extend(faces);
            }
        };
        let chance = Chance::Seed(Seed(2));
        let game = Cities::start(&Options::new(kind, 2), &chance, &mut listen).unwrap();
        assert_eq!(got.len(), 6);
        assert_eq!(game.dirk(), Some((&got.iter().copied().collect(), 0)));
        for seat in Seat::all(2) {
            assert_eq!(game.view(seat).table().dirk(), game.dirk());
        }
        assert_eq!(game.bag_count(game.sets()[0]), 54 - 4 - 6);
        let of_three = Cities::start(&Options::new(kind, 3), &chance, &mut |event| {
            assert!(!matches!(event, Event::DirkGot { .. }));
        });
        assert_eq!(of_three.unwrap().dirk(), None);
    }
}

#[test]
fn d1_dirk_never_has_a_turn() {
    let mut game = scene().table();
    assert_eq!(game.seats(), 2);
    for expected in [0, 1, 0, 1, 0, 1] {
        assert_eq!(game.turn(), Turn::Of(Seat(expected)));
        let first = game.open_money().coins().next();
        play(&mut game, Action::Take(first.into_iter().collect()));
        play(&mut game, Action::EndTurn);
    }
}

#[test]
fn d1_dirk_gets_no_last_tile_for_he_has_no_money() {
    let mut game = ending().dirk(&[]).table();
    let events = play(&mut game, Action::EndTurn);
    let last: Vec<_> = events.iter().filter_map(totals).collect();
    assert_eq!(last, [[(Seat(0), 0), (Seat(1), 0)]; 3]);
    assert_eq!(dirks(&game), []);
}

#[test]
fn d2_six_more_tiles_follow_scoring_a() {
    let tiles = some_tiles(8);
    let (game, events) = refill(scene().dirk(&[face("tower 13")]), "A", &tiles);
    assert_eq!(got(&events), [tiles[..6].to_vec()]);
    assert_eq!(dirks(&game), sorted(&[&tiles[..6], &[face("tower 13")]].concat()));
    assert_eq!(game.bag_count(Set::Alhambra), 2);
    let scored = events.iter().position(|event| matches!(event, Event::ScoringEnded { .. }));
    let given = events.iter().position(|event| matches!(event, Event::DirkGot { .. }));
    assert_eq!(given, scored.map(|at| at + 1));
}

#[test]
fn d2_fewer_than_six_in_the_bag_are_all_his() {
    for count in [5, 1, 0] {
        let tiles = some_tiles(count);
        let (game, events) = refill(scene().dirk(&[]), "A", &tiles);
        assert_eq!(got(&events).concat(), tiles);
        assert_eq!(dirks(&game), sorted(&tiles));
        assert_eq!(game.bag_count(Set::Alhambra), 0);
        assert_eq!(game.turn(), Turn::Of(Seat(1)), "the yard is full: play goes on");
    }
}

#[test]
fn d2_a_third_of_the_bag_rounded_down_follows_scoring_b() {
    for (count, third) in [(2, 0), (3, 1), (8, 2), (9, 3), (14, 4)] {
        let tiles = some_tiles(count);
        let (game, events) = refill(scene().dirk(&[]), "B", &tiles);
        assert_eq!(got(&events).concat(), tiles[..third]);
        assert_eq!(dirks(&game), sorted(&tiles[..third]));
        assert_eq!(game.bag_count(Set::Alhambra), count - third);
    }
}

#[test]
fn d2_the_third_is_taken_of_what_the_refill_has_left() {
    let tiles = some_tiles(9);
    let gap = scene().dirk(&[]).yard(Currency::Dirham, Set::Alhambra, None);
    let (game, events) = refill(gap, "B", &tiles);
    assert_eq!(got(&events).concat(), tiles[1..3], "a third of eight");
    assert_eq!(game.bag_count(Set::Alhambra), 6);
}

#[test]
fn d2_what_follows_a_is_there_for_b() {
    let tiles = some_tiles(13);
    let (game, events) = refill(scene().dirk(&[]), "A B", &tiles);
    assert_eq!(got(&events), [tiles[..6].to_vec(), tiles[6..8].to_vec()], "a third of seven");
    let ranked = |event: &Event| match event {
        Event::BuildingScored { scoring, ranks, .. } if !ranks.is_empty() => Some(*scoring),
        _ => None,
    };
    assert!(events.iter().filter_map(ranked).all(|scoring| scoring == Scoring::B));
    assert!(game.dirk().unwrap().1 > 0);
}

#[test]
fn d3_dirk_is_ranked_and_rewarded_as_a_player() {
    let scene =
        scene().city(Seat(0), one_tile("tower 12")).dirk(&["tower 13", "tower 10"].map(face));
    let (game, events) = refill(scene, "B", &[]);
    let rank =
        |who, count, place, points| Rank { who, count, dearest: 0, place, sharing: 1, points };
    let ranks = vec![rank(Who::Dirk, 2, 1, 13), rank(Who::Seat(Seat(0)), 1, 2, 6)];
    assert_eq!(ranks_of(&events, Building::Tower), ranks);
    assert_eq!((game.dirk().unwrap().1, game.points(Seat(0)), game.points(Seat(1))), (13, 6, 0));
}

#[test]
fn d3_a_tie_with_dirk_is_shared() {
    let scene = scene().city(Seat(0), one_tile("tower 12")).dirk(&[face("tower 13")]);
    let (game, _) = refill(scene, "B", &[]);
    assert_eq!((game.dirk().unwrap().1, game.points(Seat(0))), (9, 9));
}

#[test]
fn d3_dirk_gets_nothing_for_borders() {
    let scene = scene().city(Seat(0), one_tile("tower 11 N"));
    let (game, events) = refill(scene.dirk(&["tower 7", "tower 8"].map(face)), "A", &[]);
    let lines = events.iter().find_map(|event| match event {
        Event::LinesScored { line: Line::Border(Set::Alhambra), lengths, .. } => Some(lengths),
        _ => None,
    });
    let lines: Vec<_> = lines.unwrap().iter().map(|one| (one.seat, one.points)).collect();
    assert_eq!(lines, [(Seat(0), 1), (Seat(1), 0)]);
    assert_eq!(game.dirk().unwrap().1, 6, "the lead in towers and nothing else");
}

#[test]
fn d3_his_tiles_are_included_where_a_building_is_counted_over_all() {
    let scene = Scene::new(&Options::new(Kind::Granada, 2)).unwrap();
    let built = city(Set::Granada, "S a b", &[('a', "school 12"), ('b', "school 13")]);
    let scene = scene.city(Seat(0), built).dirk(&["school 2", "school 4", "school 6"].map(face));
    let game = scene.table();
    assert_eq!(game.number_of(Building::School), 5);
    let standing = game.standing(Scoring::B, Building::School);
    let points: Vec<_> = standing.iter().map(|rank| (rank.who, rank.points)).collect();
    assert_eq!(points, [(Who::Dirk, 10), (Who::Seat(Seat(0)), 5)]);
}

#[test]
fn d4_a_bought_tile_may_be_handed_to_dirk() {
    let mut game = bought(scene());
    let tile = face("pavilion 6");
    let give = Action::Give { tile, pay: Money::NONE };
    assert!(listed(&game).contains(&give));
    assert_eq!(play(&mut game, give), [Event::Given { seat: Seat(0), face: tile }]);
    assert!(game.dirk().unwrap().0.has(tile));
    assert!(game.reserve(Seat(0)).is_empty() && game.waiting().is_empty());
    assert_eq!(game.phase(), Phase::End);
}

#[test]
fn d4_only_dirk_takes_gifts() {
    let game = bought(Scene::new(&Options::new(Kind::Alhambra, 3)).unwrap());
    let give = Action::Give { tile: face("pavilion 6"), pay: Money::NONE };
    let refusal = refused(&game, give);
    assert_eq!((&refusal, refusal.rule()), (&Refusal::NotForDirk, "D4"));
    assert!(listed(&game).iter().all(|action| !matches!(action, Action::Give { .. })));
}

#[test]
fn d4_a_tile_that_was_not_bought_is_not_for_dirk() {
    let give = |tile| Action::Give { tile, pay: Money::NONE };
    let kept = face("tower 12");
    let game = bought(scene().reserve(Seat(0), &[kept]));
    assert_eq!(refused(&game, give(kept)), Refusal::NotWaiting(kept));

    let mut game = ending().money(Seat(1), money("r1")).table();
    play(&mut game, Action::EndTurn);
    assert_eq!((game.phase(), game.turn()), (Phase::Last, Turn::Of(Seat(1))));
    assert_eq!(refused(&game, give(face("pavilion 7"))), Refusal::NotForDirk);
    assert!(listed(&game).iter().all(|action| !matches!(action, Action::Give { .. })));
}

#[test]
fn d4_a_hut_is_not_for_dirk() {
    let options = Options { huts: true, ..Options::new(Kind::Alhambra, 2) };
    let mut game = Scene::new(&options).unwrap().table();
    let hut = listed(&game).into_iter().find(|action| matches!(action, Action::TakeHut(_)));
    play(&mut game, hut.unwrap());
    let tile = game.waiting().iter().next().unwrap();
    let refusal = refused(&game, Action::Give { tile, pay: Money::NONE });
    assert_eq!(refusal, Refusal::NotForDirk);
    assert!(listed(&game).iter().all(|action| !matches!(action, Action::Give { .. })));
}

#[test]
fn d5_the_better_of_the_two_wins_though_dirk_is_ahead() {
    let scene = ending().points(Seat(0), 7).points(Seat(1), 3).city(Seat(1), one_tile("arcades 9"));
    let mut game = scene.dirk(&["tower 12", "tower 13", "garden 11"].map(face)).table();
    let events = play(&mut game, Action::EndTurn);
    assert_eq!(game.turn(), Turn::Over);
    let (seat_0, seat_1, dirk) = (7, 3 + 18, 21 + 20);
    assert_eq!(game.dirk().unwrap().1, dirk);
    let points =
        vec![(Who::Seat(Seat(0)), seat_0), (Who::Seat(Seat(1)), seat_1), (Who::Dirk, dirk)];
    assert!(events.contains(&Event::ScoringEnded { scoring: Scoring::C, points }));
    let outcome = game.outcome().unwrap();
    let places: Vec<_> = outcome.places().iter().map(|one| (one.seat, one.points)).collect();
    assert_eq!(places, [(Seat(1), 21), (Seat(0), 7)]);
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat(1)]);
}

#[test]
fn d5_his_score_is_recorded_over_the_scorings() {
    let scene = scene().dirk(&[face("tower 12")]);
    let (game, events) = refill(scene, "A B", &[]);
    assert_eq!(game.dirk().unwrap().1, 6 + 13);
    let of_dirk = |event: &Event| match event {
        Event::ScoringEnded { points, .. } => points.last().copied(),
        _ => None,
    };
    let scores: Vec<_> = events.iter().filter_map(of_dirk).collect();
    assert_eq!(scores, [(Who::Dirk, 6), (Who::Dirk, 19)]);
}

#[test]
fn d6_the_yard_is_drawn_before_dirk() {
    for kind in [Kind::Alhambra, Kind::Granada] {
        let options = Options::new(kind, 2);
        let order = Order::shuffled(&options, Seed(6)).0;
        let game = Cities::start(&options, &Chance::Seed(Seed(6)), &mut |_| ()).unwrap();
        let bag = if kind == Kind::Granada { order.granada } else { order.alhambra };
        assert_eq!(game.yard().map(|(_, face)| face).collect::<Vec<_>>(), bag[..4]);
        assert_eq!(dirks(&game), sorted(&bag[4..10]));
    }
}

#[test]
fn d6_viziers_are_asked_of_the_two_alone() {
    let options = Options { viziers: true, ..Options::new(Kind::Alhambra, 2) };
    let mut game = Scene::new(&options).unwrap().turn_is_done().table();
    play(&mut game, Action::EndTurn);
    for seat in [1, 0] {
        assert_eq!((game.phase(), game.turn()), (Phase::Vizier, Turn::Of(Seat(seat))));
        play(&mut game, Action::Decline);
    }
    assert_eq!((game.phase(), game.turn()), (Phase::Act, Turn::Of(Seat(1))));
}

#[test]
fn d6_no_bonus_card_counts_for_dirk() {
    let bonus = Options { bonus_cards: true, ..Options::new(Kind::Alhambra, 2) };
    let mut dealt = Vec::new();
    let mut listen = |event| {
        if let Event::BonusCardsDealt { each } = event {
            dealt.push(each);
        }
    };
    Cities::start(&bonus, &Chance::Seed(Seed(1)), &mut listen).unwrap();
    assert_eq!(dealt, [3]);
    let scene = Scene::new(&bonus).unwrap().bonus_cards(Seat(0), &[]).bonus_cards(Seat(1), &[]);
    let (game, events) = refill(scene.dirk(&[face("tower 12")]), "A", &[]);
    assert_eq!(ranks_of(&events, Building::Tower)[0].count, 1);
    assert_eq!(game.turn(), Turn::Of(Seat(1)), "nobody is asked");
}

/// Two at an Alhambra table with four tiles in the yard, the first seat's turn.
fn scene() -> Scene {
    in_yard(Scene::new(&Options::new(Kind::Alhambra, 2)).unwrap())
}

fn in_yard(scene: Scene) -> Scene {
    let names = ["pavilion 6", "pavilion 7", "pavilion 8", "seraglio 9"];
    let spaces = Currency::ALL.into_iter().zip(names);
    spaces.fold(scene, |scene, (space, name)| scene.yard(space, Set::Alhambra, Some(face(name))))
}

/// The turn is done, and neither the bag nor the first space has a tile.
fn ending() -> Scene {
    let scene = scene().bag(Set::Alhambra, &[]).yard(Currency::Denar, Set::Alhambra, None);
    scene.turn_is_done()
}

/// The end of a turn whose refill turns up these scoring cards, with this bag.
fn refill(scene: Scene, scorings: &str, bag: &[Face]) -> (Cities, Vec<Event>) {
    let scorings: Vec<Card> = scorings.split_whitespace().chain(["r1", "r2"]).map(card).collect();
    let scene = scene.open([None, Some(card("d2")), Some(card("d3")), Some(card("d4"))]);
    let mut game = scene.deck(&scorings).bag(Set::Alhambra, bag).turn_is_done().table();
    let events = play(&mut game, Action::EndTurn);
    (game, events)
}

/// The first seat has bought a tile that waits.
fn bought(scene: Scene) -> Cities {
    let mut game = in_yard(scene).money(Seat(0), money("d9")).table();
    let pay = Payment { money: money("d9"), bureau: None };
    play(&mut game, Action::Buy { tile: face("pavilion 6"), pay });
    game
}

/// Gardens and chambers, which lie nowhere else.
fn some_tiles(count: usize) -> Vec<Face> {
    let others = [Building::Garden, Building::Chambers];
    let tiles = Face::tiles(Set::Alhambra).filter(|tile| others.contains(&tile.building()));
    tiles.take(count).collect()
}

fn one_tile(name: &str) -> City {
    let built = city(Set::Alhambra, "S a", &[('a', name)]);
    assert!(built.is_taken(at(1, 0)));
    built
}

fn sorted(faces: &[Face]) -> Vec<Face> {
    let mut faces = faces.to_vec();
    faces.sort_unstable();
    faces
}

fn dirks(game: &Cities) -> Vec<Face> {
    game.dirk().unwrap().0.iter().collect()
}

fn got(events: &[Event]) -> Vec<Vec<Face>> {
    let faces = |event: &Event| match event {
        Event::DirkGot { faces } => Some(faces.clone()),
        _ => None,
    };
    events.iter().filter_map(faces).collect()
}

fn totals(event: &Event) -> Option<Vec<(Seat, u32)>> {
    match event {
        Event::LastTile(LastTile { totals, to: None, .. }) => Some(totals.clone()),
        _ => None,
    }
}

fn ranks_of(events: &[Event], wanted: Building) -> Vec<Rank> {
    let found = events.iter().find_map(|event| match event {
        Event::BuildingScored { building, ranks, .. } if *building == wanted => Some(ranks.clone()),
        _ => None,
    });
    found.unwrap()
}

/// His tiles can follow a bonus card that was not played: then undoing that would be peeking.
#[test]
fn d2_what_dirk_draws_has_been_seen() {
    let options = Options { bonus_cards: true, ..Options::new(Kind::Alhambra, 2) };
    let mut game = Scene::new(&options)
        .unwrap()
        .bonus_cards(Seat(0), &[])
        .bonus_cards(Seat(1), &[face("tower 12")])
        .open([None, Some(card("d1")), Some(card("d2")), Some(card("d3"))])
        .deck(&["A", "r1", "r2", "r3"].map(card))
        .turn_is_done()
        .table();
    play(&mut game, Action::EndTurn);
    assert_eq!(game.phase(), Phase::Bonus(Scoring::A));
    let events = play(&mut game, Action::Decline);
    assert!(
        events.iter().any(|event| matches!(event, Event::DirkGot { faces } if faces.len() == 6))
    );
    assert!(events.iter().any(Cities::reveals));
}
