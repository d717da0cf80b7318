//! Workers' Huts: H1 to H6.

use cities::{
    Action, Building, Cities, City, Currency, Event, Face, Kind, Line, Misfit, NotTogether,
    Options, Order, Payment, Phase, Refusal, Scene, Scoring, Set, Side, Who,
};
use engine::{Chance, Game, Seat, Seed};
use support::arrange::{at, card, city, face, listed, money, play, refused};
use support::reference_city;

#[test]
fn h1_there_are_24_huts_in_six_colours() {
    let of = |building: Building| Face::huts().filter(|hut| hut.building() == building).count();
    assert_eq!(Face::huts().len(), 24);
    let buildings: [Building; 6] = Set::Alhambra.buildings().try_into().unwrap();
    assert_eq!(buildings.map(of), [3, 3, 4, 4, 5, 5]);
    assert!(Face::huts().all(|hut| hut.is_hut() && hut.price() == 0 && hut.set() == Set::Alhambra));
}

#[test]
fn h1_their_walls_add_up() {
    let with = |count: u32| Face::huts().filter(|hut| hut.borders().count() == count).count();
    assert_eq!([0, 1, 2, 3, 4].map(with), [0, 8, 12, 4, 0]);
    for side in Side::ALL {
        assert_eq!(Face::huts().filter(|hut| hut.borders().has(side)).count(), 11, "{side:?}");
    }
    for hut in Face::huts().filter(|hut| hut.borders().count() == 2) {
        let is_straight = Side::ALL
            .iter()
            .any(|&side| hut.borders().has(side) && hut.borders().has(side.opposite()));
        assert!(!is_straight, "{hut:?} has its walls across");
    }
}

#[test]
fn h1_each_pile_shows_its_uppermost_hut() {
    let game = sorted_piles(3);
    let tops = [
        ("hut pavilion N", 3),
        ("hut seraglio S", 3),
        ("hut arcades E", 4),
        ("hut chambers W", 4),
        ("hut garden N", 5),
        ("hut tower S", 5),
    ];
    assert_eq!(game.huts(), Some(tops.map(|(name, left)| (Some(face(name)), left))));
    let plain = Scene::new(&Options::new(Kind::Alhambra, 3)).unwrap().table();
    assert_eq!(plain.huts(), None);
    assert_eq!(refused(&plain, take("hut tower S")), Refusal::NoModule);
}

#[test]
fn h1_each_pile_is_shuffled_for_itself() {
    let tops: Vec<_> = (0..40)
        .map(|seed| {
            let chance = Chance::Seed(Seed(seed));
            let game = Cities::start(&options(3), &chance, &mut |_| ()).unwrap();
            let piles = game.huts().unwrap();
            for (&building, (top, _)) in Set::Alhambra.buildings().iter().zip(piles) {
                assert_eq!(top.unwrap().building(), building);
            }
            piles[5].0.unwrap()
        })
        .collect();
    let towers = Face::huts().filter(|hut| hut.building() == Building::Tower);
    assert!(towers.into_iter().all(|hut| tops.contains(&hut)));
}

#[test]
fn h1_nobody_sees_the_order_beneath_the_uppermost_hut() {
    let order = sorted_order(3);
    let game = stacked(&order, 3);
    let place = |name: &str| order.huts.iter().position(|&hut| hut == face(name)).unwrap();
    let swapped = |one: &str, other: &str| {
        let mut order = order.clone();
        order.huts.swap(place(one), place(other));
        stacked(&order, 3)
    };
    let (below, top) =
        (swapped("hut tower W", "hut tower NES"), swapped("hut tower S", "hut tower W"));
    assert_ne!(below, game);
    for seat in Seat::all(3) {
        assert_eq!(below.view(seat), game.view(seat));
        assert_ne!(top.view(seat), game.view(seat));
    }
    let without_top = |mut game: Cities| {
        play(&mut game, take("hut tower S"));
        game.view(Seat(0))
    };
    assert_eq!(without_top(below), without_top(game), "not even once it is taken");
}

#[test]
fn h1_they_belong_to_alhambra_only() {
    for kind in [Kind::Granada, Kind::Both] {
        let refusal = Scene::new(&Options { huts: true, ..Options::new(kind, 3) }).unwrap_err();
        assert_eq!(refusal, Refusal::Options(NotTogether::HutsOutsideAlhambra));
        assert_eq!(refusal.rule(), "H1");
    }
}

#[test]
fn h2_a_hut_costs_nothing_and_ends_the_actions() {
    let mut game = sorted_piles(3);
    let seat = game.turn_of();
    let hand = *game.money(seat);
    assert!(listed(&game).contains(&take("hut tower S")));
    let events = play(&mut game, take("hut tower S"));
    assert_eq!(events, [Event::TookHut { seat, face: face("hut tower S") }]);
    assert_eq!(*game.money(seat), hand);
    assert_eq!(game.phase(), Phase::Place);
    assert_eq!(refused(&game, take("hut garden N")), Refusal::NotNow { rule: "T5" });
}

#[test]
fn h2_only_huts_that_show_can_be_taken() {
    let game = sorted_piles(3);
    for name in ["hut tower W", "hut garden NE"] {
        let refusal = refused(&game, take(name));
        assert_eq!((refusal.rule(), refusal), ("H2", Refusal::NoSuchHut(face(name))));
    }
    assert_eq!(refused(&game, take("tower 12")), Refusal::NoSuchHut(face("tower 12")));
    let offered = listed(&game).into_iter().filter(|one| matches!(one, Action::TakeHut(_)));
    assert_eq!(offered.count(), 6);
}

#[test]
fn h2_the_hut_beneath_is_turned_up_when_the_turn_is_over() {
    let mut game = sorted_piles(3);
    let taken = play(&mut game, take("hut tower S"));
    assert!(!taken.iter().any(Cities::reveals), "the action can be taken back");
    assert_eq!(game.huts().unwrap()[5], (None, 4));
    let stored = play(&mut game, Action::Store { tile: face("hut tower S") });
    assert!(!stored.iter().any(Cities::reveals));
    assert_eq!(game.huts().unwrap()[5], (None, 4));
    let events = play(&mut game, Action::EndTurn);
    let opened: Vec<_> = events.iter().filter(|e| matches!(e, Event::HutOpened { .. })).collect();
    assert_eq!(opened, [&Event::HutOpened { face: face("hut tower W") }]);
    assert_eq!(game.huts().unwrap()[5], (Some(face("hut tower W")), 4));
}

#[test]
fn h2_a_pile_that_has_run_out_offers_none() {
    let mut game = sorted_piles(4);
    for name in ["hut pavilion N", "hut pavilion ES", "hut pavilion SW"] {
        play(&mut game, take(name));
        play(&mut game, Action::Store { tile: face(name) });
        play(&mut game, Action::EndTurn);
    }
    assert_eq!(game.huts().unwrap()[0], (None, 0));
    let offered = listed(&game).into_iter().filter(|one| matches!(one, Action::TakeHut(_)));
    assert_eq!(offered.count(), 5);
    let last = face("hut pavilion SW");
    assert_eq!(refused(&game, Action::TakeHut(last)), Refusal::NoSuchHut(last));
}

#[test]
fn h3_a_hut_waits_beside_a_bought_tile_and_both_are_placed() {
    let scene = table(3)
        .yard(Currency::Denar, Set::Alhambra, Some(face("tower 12")))
        .money(Seat(0), money("d3 d9"));
    let mut game = scene.table();
    let hut = showing(&game, Building::Tower);
    let pay = Payment { money: money("d3 d9"), bureau: None };
    play(&mut game, Action::Buy { tile: face("tower 12"), pay });
    play(&mut game, Action::TakeHut(hut));
    assert_eq!(game.waiting().count(), 2);
    assert_eq!(refused(&game, Action::EndTurn), Refusal::NotNow { rule: "T8" });
    play(&mut game, Action::Store { tile: hut });
    assert_eq!(game.phase(), Phase::Place);
    play(&mut game, Action::Place { tile: face("tower 12"), at: at(1, 0), pay: money("") });
    assert_eq!(game.phase(), Phase::End);
    assert!(game.reserve(Seat(0)).iter().eq([hut]));
}

#[test]
fn h3_a_hut_is_built_by_the_building_rules() {
    let mut game = sorted_piles(3);
    let seat = game.turn_of();
    play(&mut game, take("hut tower S"));
    let place =
        |x: i8, y: i8| Action::Place { tile: face("hut tower S"), at: at(x, y), pay: money("") };
    let wall = Misfit::EdgeDiffers { side: Side::South };
    match refused(&game, place(0, -1)) {
        Refusal::Misfit { misfits, .. } => assert_eq!(misfits[0], wall),
        other => panic!("{other:?}"),
    }
    let alone = Refusal::Misfit { at: at(1, 1), misfits: vec![Misfit::Alone] };
    assert_eq!(refused(&game, place(1, 1)), alone);
    play(&mut game, place(0, 1));
    assert_eq!(game.city(seat).face_at(at(0, 1)), Some(face("hut tower S")));
}

#[test]
fn h3_a_hut_may_be_built_taken_out_and_swapped_by_a_redesign() {
    let scene = || table(3).city(Seat(0), city(Set::Alhambra, "S a", &[('a', "tower 12")]));
    let hut = face("hut tower S");
    let mut game = scene().reserve(Seat(0), &[hut]).table();
    let mut built = game.clone();
    play(&mut built, Action::Build { tile: hut, at: at(2, 0) });
    assert_eq!(built.city(Seat(0)).face_at(at(2, 0)), Some(hut));
    assert_eq!(built.phase(), Phase::End);
    play(&mut game, Action::Swap { tile: hut, at: at(1, 0) });
    assert_eq!(game.city(Seat(0)).face_at(at(1, 0)), Some(hut));
    assert!(game.reserve(Seat(0)).iter().eq([face("tower 12")]));
    let alone = city(Set::Alhambra, "S a", &[('a', "hut tower S")]);
    let mut game = table(3).city(Seat(0), alone).table();
    play(&mut game, Action::Remove { at: at(1, 0) });
    assert!(game.reserve(Seat(0)).iter().eq([hut]));
}

#[test]
fn h3_a_hut_cannot_be_given_to_dirk() {
    let mut game = table(2).table();
    let hut = showing(&game, Building::Garden);
    play(&mut game, Action::TakeHut(hut));
    let give = Action::Give { tile: hut, pay: money("") };
    assert_eq!(refused(&game, give), Refusal::NotForDirk);
    assert!(!listed(&game).iter().any(|action| matches!(action, Action::Give { .. })));
}

#[test]
fn h4_nobody_may_own_more_than_three() {
    let in_city = city(Set::Alhambra, "S a", &[('a', "hut garden N")]);
    let in_reserve = ["hut garden E", "hut pavilion N"].map(face);
    let scene = table(3).city(Seat(0), in_city.clone()).reserve(Seat(0), &in_reserve);
    let game = scene.table();
    assert_eq!(game.hut_count(Seat(0)), 3);
    let refusal = refused(&game, Action::TakeHut(showing(&game, Building::Tower)));
    assert_eq!((refusal.rule(), refusal), ("H4", Refusal::ThreeHuts));
    assert!(!listed(&game).iter().any(|action| matches!(action, Action::TakeHut(_))));
    let scene = table(3).city(Seat(0), in_city).reserve(Seat(0), &in_reserve[..1]);
    let mut game = scene.table();
    let third = showing(&game, Building::Tower);
    play(&mut game, Action::TakeHut(third));
    assert_eq!(game.hut_count(Seat(0)), 3);
}

#[test]
fn h5_between_two_of_its_kind_without_a_wall_it_counts_twice() {
    let legend = [('a', "garden 10 -"), ('h', "hut garden N"), ('b', "garden 11")];
    assert_eq!(counted(&sound("S a h b", &legend), Building::Garden), 2 + 2);
}

#[test]
fn h5_between_two_of_its_kind_with_a_wall_towards_one_it_counts_once() {
    let built = sound(
        "S a h b
         . . c d",
        &[
            ('a', "garden 11"),
            ('h', "hut garden E"),
            ('c', "chambers 10"),
            ('d', "chambers 11"),
            ('b', "garden 10 W"),
        ],
    );
    assert_eq!(counted(&built, Building::Garden), 2 + 1);
}

#[test]
fn h5_the_example_of_a_hut_parted_from_its_tower_by_a_wall_counts_nothing() {
    let built = sound(
        "a h
         c S",
        &[('h', "hut tower W"), ('c', "chambers 10"), ('a', "tower 13")],
    );
    assert_eq!(counted(&built, Building::Tower), 1);
}

#[test]
fn h5_with_three_neighbours_of_its_kind_it_counts_three_times() {
    let built = sound(
        ". a .
         b h c
         . . S",
        &[('c', "tower 12"), ('h', "hut tower S"), ('a', "tower 11 N"), ('b', "tower 10")],
    );
    assert_eq!(counted(&built, Building::Tower), 3 + 3);
    let game = table(3).city(Seat(0), built.clone()).table();
    assert_eq!(game.city(Seat(0)).hut_neighbours(face("hut tower S"), at(-1, -1)).count(), 3);
    let scene = table(3).city(Seat(1), built).city(Seat(0), city(Set::Alhambra, "S", &[]));
    let events = hold_a(scene);
    assert_eq!(scored(&events, Building::Tower), [(Who::Seat(Seat(1)), 6, 6)]);
}

#[test]
fn h5_other_huts_and_other_colours_are_no_neighbours() {
    let legend = [('a', "tower 12"), ('h', "hut tower S"), ('i', "hut tower ES")];
    assert_eq!(counted(&sound("S a h i", &legend), Building::Tower), 1 + 1);
    let legend = [('a', "garden 11"), ('h', "hut tower S")];
    let built = sound("S a h", &legend);
    assert_eq!(counted(&built, Building::Tower), 0);
    assert_eq!(counted(&built, Building::Garden), 1);
}

#[test]
fn h5_one_building_makes_every_hut_beside_it_count() {
    let built = sound(
        "S a h
         . i .",
        &[('a', "tower 12"), ('h', "hut tower S"), ('i', "hut tower ES")],
    );
    assert_eq!(counted(&built, Building::Tower), 1 + 1 + 1);
}

#[test]
fn h5_a_bonus_card_is_no_neighbour() {
    let options = Options { bonus_cards: true, ..options(3) };
    let built = sound("S a h", &[('a', "tower 12"), ('h', "hut tower S")]);
    let mut game = Scene::new(&options)
        .unwrap()
        .city(Seat(0), built)
        .bonus_cards(Seat(0), &[face("tower 12")])
        .table();
    play(&mut game, Action::PlayBonus(face("tower 12")));
    let ranks = game.standing(Scoring::A, Building::Tower);
    assert_eq!(ranks[0].count, 1 + 1 + 1, "tower, card, and the hut beside one tower");
}

#[test]
fn h5_a_hut_in_the_reserve_is_worth_nothing() {
    let built = sound("S a", &[('a', "tower 12")]);
    let scene = table(3).city(Seat(0), built).reserve(Seat(0), &[face("hut tower S")]);
    assert_eq!(scene.table().number_of(Building::Tower), 1);
}

#[test]
fn h6_the_walls_of_a_hut_are_part_of_the_longest_wall() {
    let built = sound("S a h", &[('a', "tower 11 S"), ('h', "hut tower ES")]);
    assert_eq!(built.longest(Line::Border(Set::Alhambra)), 3);
    let events = hold_a(table(3).city(Seat(2), built));
    let walls = events.iter().find_map(|event| match event {
        Event::LinesScored { lengths, .. } => Some(lengths),
        _ => None,
    });
    assert_eq!(walls.unwrap().iter().map(|one| one.points).collect::<Vec<_>>(), [0, 0, 3]);
}

#[test]
fn h6_a_wall_against_the_wall_of_a_hut_is_an_inner_one() {
    let built = sound(
        "a h
         c S",
        &[('h', "hut tower W"), ('c', "chambers 10"), ('a', "tower 13")],
    );
    assert_eq!(built.longest(Line::Border(Set::Alhambra)), 0);
}

fn options(seats: u8) -> Options {
    Options { huts: true, ..Options::new(Kind::Alhambra, seats) }
}

fn table(seats: u8) -> Scene {
    Scene::new(&options(seats)).unwrap()
}

/// An order with the huts of each colour as the list of pieces has them, the first on top.
fn sorted_order(seats: u8) -> Order {
    let (order, _) = Order::shuffled(&options(seats), Seed(1));
    Order { huts: Face::huts().collect(), ..order }
}

fn stacked(order: &Order, seats: u8) -> Cities {
    Cities::start(&options(seats), &Chance::Stacked(order.clone()), &mut |_| ()).unwrap()
}

fn sorted_piles(seats: u8) -> Cities {
    stacked(&sorted_order(seats), seats)
}

fn showing(game: &Cities, building: Building) -> Face {
    game.huts().unwrap()[building.index()].0.unwrap()
}

fn take(name: &str) -> Action {
    Action::TakeHut(face(name))
}

/// A city that obeys the building rules.
fn sound(drawing: &str, legend: &[(char, &str)]) -> City {
    let built = city(Set::Alhambra, drawing, legend);
    assert!(reference_city::City::of(&built, false).is_sound(), "this city breaks a building rule");
    built
}

/// How many of a building count in a city.
fn counted(built: &City, building: Building) -> u16 {
    table(3).city(Seat(0), built.clone()).table().number_of(building)
}

/// Ends a turn that turns up scoring card A; gives what happened.
fn hold_a(scene: Scene) -> Vec<Event> {
    let open = [None, Some(card("d1")), Some(card("d2")), Some(card("d3"))];
    let scene = scene.turn_is_done().open(open).deck(&["A", "d4"].map(card));
    play(&mut scene.table(), Action::EndTurn)
}

/// Who had how many of a building, and the points for it.
fn scored(events: &[Event], building: Building) -> Vec<(Who, u16, u16)> {
    let ranks = events.iter().find_map(|event| match event {
        Event::BuildingScored { building: one, ranks, .. } if *one == building => Some(ranks),
        _ => None,
    });
    ranks.unwrap().iter().map(|rank| (rank.who, rank.count, rank.points)).collect()
}
