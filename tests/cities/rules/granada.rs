//! Granada: G1 to G15.

use cities::{
    Action, Building, Card, Cities, City, Currency, Event, Face, Kind, Laid, Line, Money,
    NotTogether, Options, Order, Payment, Phase, Refusal, Scene, Scoring, Set, Side, Who,
};
use engine::{Chance, Game, Seat, Seed};
use std::collections::BTreeSet;
use support::arrange::{
    at, card, city, face, line_points, listed, money, play, points_for, refused,
};

const SCORINGS: [Scoring; 3] = [Scoring::A, Scoring::B, Scoring::C];

#[test]
fn g1_every_building_has_every_price_from_2_to_13_once() {
    assert_eq!(Face::tiles(Set::Granada).len(), 54);
    assert_eq!(Set::Granada.buildings().len(), 9);
    for &building in Set::Granada.buildings() {
        let mut prices: Vec<u8> =
            faces().filter(|face| face.building() == building).map(Face::price).collect();
        prices.sort_unstable();
        assert_eq!(prices, (2..=13).collect::<Vec<_>>(), "{building:?}");
    }
}

#[test]
fn g1_the_back_is_another_building_one_dearer_with_the_same_moats() {
    for front in Face::tiles(Set::Granada) {
        let back = front.other_side().unwrap();
        assert_eq!(front.price() % 2, 0, "{front:?}");
        assert_eq!(back.price(), front.price() + 1, "{front:?}");
        assert_ne!(back.building(), front.building(), "{front:?}");
        assert_eq!(back.borders(), front.borders(), "{front:?}");
        assert_eq!(back.other_side(), Some(front));
    }
    assert_eq!(face("arena 2").other_side(), Some(face("hospital 3")));
}

#[test]
fn g1_the_moats_are_spread_as_the_walls_of_the_alhambra_are() {
    let spread = |set: Set| {
        let mut all: Vec<Vec<Side>> =
            Face::tiles(set).map(|tile| tile.borders().iter().collect()).collect();
        all.sort_unstable();
        all
    };
    assert_eq!(spread(Set::Granada), spread(Set::Alhambra));
    let with = |count: u32| Face::tiles(Set::Granada).filter(move |t| t.borders().count() == count);
    assert_eq!([0, 1, 2, 3, 4].map(|count| with(count).count()), [10, 16, 20, 8, 0]);
    for side in Side::ALL {
        let moats = Face::tiles(Set::Granada).filter(|tile| tile.borders().has(side));
        assert_eq!(moats.count(), 20, "{side:?}");
    }
}

#[test]
fn g1_each_building_has_17_or_18_moats() {
    for &building in Set::Granada.buildings() {
        let sides = faces().filter(|face| face.building() == building);
        let moats: u32 = sides.map(|face| face.borders().count()).sum();
        assert!((17..=18).contains(&moats), "{building:?} has {moats}");
    }
}

#[test]
fn g2_the_first_four_tiles_lie_even_side_up_and_the_marker_on_odd() {
    let options = Options::new(Kind::Granada, 3);
    let (mut order, _) = Order::shuffled(&options, Seed(7));
    let first = ["park 12", "arena 2", "school 8", "market 12"].map(face);
    order.granada.retain(|tile| !first.contains(tile));
    order.granada.splice(0..0, first);
    let game = Cities::start(&options, &Chance::Stacked(order), &mut |_| ()).unwrap();
    let yard: Vec<_> = game.yard().collect();
    assert_eq!(yard, Currency::ALL.into_iter().zip(first).collect::<Vec<_>>());
    assert!(game.next_side_is_odd());
}

#[test]
fn g3_new_tiles_all_show_the_marked_side_and_then_the_marker_is_switched() {
    for is_odd in [false, true] {
        let drawn = [face("school 6"), face("hostel 12")];
        let scene =
            plain(3).marker(is_odd).bag(Set::Granada, &[drawn[0], drawn[1], face("park 2")]);
        let scene = scene.yard(Currency::Dirham, Set::Granada, None).yard(
            Currency::Florin,
            Set::Granada,
            None,
        );
        let mut game = scene.turn_is_done().table();
        let events = play(&mut game, Action::EndTurn);
        let opened = [Currency::Dirham, Currency::Florin].into_iter().zip(drawn);
        let expected: Vec<_> = opened.map(|(space, tile)| (space, tile.showing(is_odd))).collect();
        assert_eq!(tiles_opened(&events), expected);
        assert_eq!(game.next_side_is_odd(), !is_odd);
        assert!(events.contains(&Event::MarkerTurned { is_odd: !is_odd }));
    }
}

#[test]
fn g3_a_turn_that_lays_no_tile_leaves_the_marker() {
    let mut game = plain(3).marker(true).open(open("d1 r1 c1 f1")).table();
    play(&mut game, Action::Take(money("d1")));
    let events = play(&mut game, Action::EndTurn);
    assert!(game.next_side_is_odd());
    assert_eq!(tiles_opened(&events), []);
}

#[test]
fn g3_a_refill_that_cannot_fill_every_space_still_switches_the_marker() {
    let scene = plain(3).marker(false).bag(Set::Granada, &[face("park 2")]);
    let scene =
        scene.yard(Currency::Denar, Set::Granada, None).yard(Currency::Ducat, Set::Granada, None);
    let events = play(&mut scene.turn_is_done().table(), Action::EndTurn);
    assert_eq!(tiles_opened(&events), [(Currency::Denar, face("park 2"))]);
    assert!(events.contains(&Event::MarkerTurned { is_odd: true }));
}

#[test]
fn g3_tiles_for_dirk_leave_the_marker() {
    let mut game = scoring_comes(plain(2).marker(true), Scoring::A).table();
    let before = game.bag_count(Set::Granada);
    play(&mut game, Action::EndTurn);
    assert_eq!(game.bag_count(Set::Granada), before - 6);
    assert!(game.next_side_is_odd());
}

#[test]
fn g3_nobody_sees_which_tile_comes_next() {
    let options = Options::new(Kind::Granada, 3);
    let start = |order: &Order| {
        Cities::start(&options, &Chance::Stacked(order.clone()), &mut |_| ()).unwrap()
    };
    let (order, _) = Order::shuffled(&options, Seed(7));
    let mut changed = order.clone();
    changed.granada[4..].reverse();
    let (one, other) = (start(&order), start(&changed));
    assert_ne!(one, other);
    for seat in Seat::all(3) {
        assert_eq!(one.view(seat), other.view(seat));
    }
    changed.granada.swap(0, 4);
    assert_ne!(start(&changed).view(Seat(0)), one.view(Seat(0)), "the yard is open to all");
}

#[test]
fn g4_a_bought_tile_is_built_as_it_lay_for_nothing() {
    let mut game = bought(&["market 8"], "d9");
    assert_eq!(
        refused(&game, place("market 8", 1, "d9")),
        Refusal::TurningCosts,
        "there is nothing to pay for"
    );
    play(&mut game, place("market 8", 1, ""));
    assert_eq!(game.city(Seat(0)).face_at(at(1, 0)), Some(face("market 8")));
    assert_eq!(*game.money(Seat(0)), money("d9"));
}

#[test]
fn g4_the_hidden_side_cannot_be_bought() {
    let game = plain(3)
        .yard(Currency::Denar, Set::Granada, Some(face("market 8")))
        .money(Seat(0), money("d9"))
        .table();
    let buy = Action::Buy { tile: face("hostel 9"), pay: pay("d9") };
    assert_eq!(refused(&game, buy), Refusal::NotInYard(face("hostel 9")));
}

#[test]
fn g5_the_other_side_costs_three_or_more_of_one_currency() {
    let game = bought(&["market 8"], "d1 d2 d2 r1 r2 f9 c4");
    assert_eq!(refused(&game, place("hostel 9", 1, "")), Refusal::FeeShort { missing: 3 });
    assert_eq!(refused(&game, place("hostel 9", 1, "d2")), Refusal::FeeShort { missing: 1 });
    assert_eq!(refused(&game, place("hostel 9", 1, "d2 r1")), Refusal::TurningCosts);
    assert_eq!(refused(&game, place("hostel 9", 1, "d2 f9")), Refusal::TurningCosts);
    assert_eq!(refused(&game, place("hostel 9", 1, "c3")), Refusal::NotInHand);
    for fee in ["d1 d2", "d2 d2", "r1 r2", "c4", "f9", "d1 d2 d2"] {
        let mut game = game.clone();
        let before = game.discard_count();
        let events = play(&mut game, place("hostel 9", 1, fee));
        let turned = Event::Turned { seat: Seat(0), face: face("hostel 9"), pay: money(fee) };
        assert_eq!(events[0], turned);
        assert_eq!(game.city(Seat(0)).face_at(at(1, 0)), Some(face("hostel 9")));
        assert_eq!(game.money(Seat(0)).sum(), 21 - money(fee).sum(), "no change is given");
        let paid = usize::try_from(money(fee).count()).unwrap();
        assert_eq!(game.discard_count(), before + paid);
    }
}

#[test]
fn g5_a_fee_that_is_too_small_is_refused_by_this_rule() {
    let game = bought(&["market 8"], "d2");
    assert_eq!(refused(&game, place("hostel 9", 1, "d2")).rule(), "G5");
}

#[test]
fn g5_paying_exactly_three_earns_no_further_action() {
    let mut game = bought(&["market 8"], "d3");
    play(&mut game, place("hostel 9", 1, "d3"));
    assert_eq!(game.phase(), Phase::End);
    assert_eq!(listed(&game), [Action::EndTurn]);
}

#[test]
fn g5_every_turned_tile_is_paid_on_its_own() {
    let mut game = bought(&["market 8", "bath_house 10"], "f9 c1");
    play(&mut game, place("hostel 9", 1, "f9"));
    assert_eq!(refused(&game, place("library 11", 2, "")), Refusal::FeeShort { missing: 3 });
    assert_eq!(refused(&game, place("library 11", 2, "c1")), Refusal::FeeShort { missing: 2 });
    play(&mut game, place("bath_house 10", 2, ""));
}

#[test]
fn g5_the_example_of_arena_and_library_turned_for_3_and_5() {
    let mut game = bought(&["arena 2", "library 4"], "c3 r5");
    let turned = |name: &str, x: i8, y: i8, fee: &str| Action::Place {
        tile: face(name),
        at: at(x, y),
        pay: money(fee),
    };
    play(&mut game, turned("hospital 3", 0, 1, "c3"));
    play(&mut game, turned("district 5", -1, 0, "r5"));
    assert!(game.money(Seat(0)).is_empty(), "there is no change");
    let expected = [(at(0, 1), face("hospital 3")), (at(-1, 0), face("district 5"))];
    assert_eq!(game.city(Seat(0)).tiles(), expected.map(|(at, face)| Laid { at, face }));
}

#[test]
fn g5_money_taken_in_the_same_turn_may_be_spent_on_turning() {
    let mut game = plain(3)
        .yard(Currency::Denar, Set::Granada, Some(face("market 8")))
        .money(Seat(0), money("d8"))
        .open(open("r2 r1 c9 f9"))
        .table();
    play(&mut game, Action::Buy { tile: face("market 8"), pay: pay("d8") });
    play(&mut game, Action::Take(money("r1 r2")));
    assert!(listed(&game).contains(&place("hostel 9", 1, "r1 r2")));
    play(&mut game, place("hostel 9", 1, "r1 r2"));
    assert!(game.money(Seat(0)).is_empty());
    assert_eq!(game.city(Seat(0)).face_at(at(1, 0)), Some(face("hostel 9")));
}

#[test]
fn g5_turning_comes_before_the_refill() {
    let mut game = bought(&["market 8"], "d3");
    let events = play(&mut game, place("hostel 9", 1, "d3"));
    assert_eq!(tiles_opened(&events), []);
    assert_eq!(refused(&game, place("market 8", 1, "")), Refusal::NotNow { rule: "T8" });
    let events = play(&mut game, Action::EndTurn);
    assert_eq!(tiles_opened(&events).len(), 1);
}

#[test]
fn g6_into_the_reserve_either_side_goes_for_nothing() {
    for side in ["market 8", "hostel 9"] {
        let mut game = bought(&["market 8"], "d3");
        play(&mut game, Action::Store { tile: face(side) });
        assert!(game.reserve(Seat(0)).iter().eq([face(side)]));
        assert_eq!(*game.money(Seat(0)), money("d3"));
        assert_eq!(game.discard_count(), 1, "only the price of the tile was paid");
    }
}

#[test]
fn g7_a_tile_of_the_reserve_keeps_its_side() {
    let built = city(Set::Granada, "S a", &[('a', "arena 12")]);
    let mut game = plain(3).reserve(Seat(0), &[face("hostel 9")]).city(Seat(0), built).table();
    let other = face("market 8");
    let build = Action::Build { tile: other, at: at(0, 1) };
    assert_eq!(refused(&game, build), Refusal::NotInReserve(other));
    let swap = Action::Swap { tile: other, at: at(1, 0) };
    assert_eq!(refused(&game, swap), Refusal::NotInReserve(other));
    let is_other = |action: &Action| match action {
        Action::Build { tile, .. } | Action::Swap { tile, .. } => *tile == other,
        _ => false,
    };
    assert!(!listed(&game).iter().any(is_other));
    play(&mut game, Action::Swap { tile: face("hostel 9"), at: at(1, 0) });
    assert_eq!(game.city(Seat(0)).face_at(at(1, 0)), Some(face("hostel 9")));
    assert!(game.reserve(Seat(0)).iter().eq([face("arena 12")]));
}

#[test]
fn g7_a_tile_taken_out_of_the_city_keeps_its_side() {
    let built = city(Set::Granada, "S a", &[('a', "hostel 9")]);
    let mut game = plain(3).city(Seat(0), built).table();
    play(&mut game, Action::Remove { at: at(1, 0) });
    assert!(game.reserve(Seat(0)).iter().eq([face("hostel 9")]));
    assert_eq!(
        refused(&game, Action::Store { tile: face("market 8") }),
        Refusal::NotNow { rule: "T8" }
    );
}

#[test]
fn g8_the_dearer_school_breaks_the_tie() {
    let scene = plain(3)
        .city(Seat(0), row(&["school 2", "school 9"]))
        .city(Seat(1), row(&["school 7", "school 8"]))
        .city(Seat(2), row(&["school 3", "school 12"]));
    let game = scene.table();
    let ranks = game.standing(Scoring::C, Building::School);
    let got: Vec<_> = ranks.iter().map(|rank| (rank.who, rank.dearest, rank.place)).collect();
    assert_eq!(got, [(seat(2), 12, 1), (seat(0), 9, 2), (seat(1), 8, 3)]);
    assert!(ranks.iter().all(|rank| rank.sharing == 1));
}

#[test]
fn g8_the_number_comes_before_the_price() {
    let scene = plain(3).city(Seat(0), row(&["park 13"])).city(Seat(1), row(&["park 2", "park 3"]));
    let events = hold(Scoring::B, scene);
    assert_eq!(points_for(&events, Building::Park), [(seat(1), 6), (seat(0), 3)]);
}

#[test]
fn g8_a_player_with_none_is_not_ranked() {
    let scene = plain(3).city(Seat(1), row(&["hospital 5"]));
    let events = hold(Scoring::C, scene);
    assert_eq!(points_for(&events, Building::Hospital), [(seat(1), 3)]);
    assert_eq!(points_for(&events, Building::Arena), []);
}

#[test]
fn g8_only_the_upper_side_counts() {
    // Library 3 is the back of school 2, and school 9 the back of arena 8.
    let scene =
        plain(3).city(Seat(0), row(&["library 3", "school 9"])).city(Seat(1), row(&["school 10"]));
    let events = hold(Scoring::A, scene);
    assert_eq!(points_for(&events, Building::School), [(seat(1), 2), (seat(0), 0)]);
    assert_eq!(points_for(&events, Building::Library), [(seat(0), 1)]);
    assert_eq!(points_for(&events, Building::Arena), []);
}

#[test]
fn g8_a_price_leads_no_longer_once_its_tile_is_taken_out() {
    let mut game = plain(3)
        .city(Seat(0), city(Set::Granada, "b S a", &[('a', "hostel 9"), ('b', "hostel 13")]))
        .city(Seat(1), row(&["hostel 10"]))
        .table();
    play(&mut game, Action::Remove { at: at(-1, 0) });
    let ranks = game.standing(Scoring::A, Building::Hostel);
    let got: Vec<_> = ranks.iter().map(|rank| (rank.who, rank.points)).collect();
    assert_eq!(got, [(seat(1), 2), (seat(0), 0)]);
}

#[test]
fn g8_dirk_breaks_ties_by_his_dearest_tile_too() {
    let scene = plain(2)
        .city(Seat(0), row(&["market 11"]))
        .city(Seat(1), row(&["market 2"]))
        .dirk(&[face("market 10")]);
    let events = hold(Scoring::C, scene);
    let expected = [(seat(0), 9), (Who::Dirk, 6), (seat(1), 3)];
    assert_eq!(points_for(&events, Building::Market), expected);
}

/// Even sides come before odd ones in his heap, whatever they cost.
#[test]
fn g8_the_dearest_of_dirks_tiles_decides_wherever_it_lies() {
    for dirks in [["market 12", "market 3"], ["market 2", "market 13"]] {
        let scene = plain(2)
            .city(Seat(0), row(&["market 8", "market 9"]))
            .city(Seat(1), row(&["market 11"]))
            .dirk(&dirks.map(face));
        let ranks = scene.table().standing(Scoring::C, Building::Market);
        assert_eq!((ranks[0].who, ranks[1].who), (Who::Dirk, seat(0)), "{dirks:?}");
    }
}

#[test]
fn g9_in_a_the_leader_of_seven_schools_gets_seven() {
    let events = hold(Scoring::A, schools(&["2 3 4", "5 6", "7 13"]));
    let expected = [(seat(0), 7), (seat(2), 0), (seat(1), 0)];
    assert_eq!(points_for(&events, Building::School), expected);
}

#[test]
fn g9_in_b_the_first_two_of_nine_schools_get_18_and_9() {
    let events = hold(Scoring::B, schools(&["2 3", "4 5 6 7", "8 9 10"]));
    let expected = [(seat(1), 18), (seat(2), 9), (seat(0), 0)];
    assert_eq!(points_for(&events, Building::School), expected);
}

#[test]
fn g9_in_c_the_dearer_of_two_leaders_of_ten_schools_gets_30() {
    let events = hold(Scoring::C, schools(&["5 6 8 9", "2 3 4 12", "7 13"]));
    let expected = [(seat(1), 30), (seat(0), 20), (seat(2), 10)];
    assert_eq!(points_for(&events, Building::School), expected);
}

#[test]
fn g9_a_fourth_place_gets_nothing() {
    let events = hold(Scoring::C, schools(&["2", "3", "4", "5"]));
    let expected = [(seat(3), 12), (seat(2), 8), (seat(1), 4), (seat(0), 0)];
    assert_eq!(points_for(&events, Building::School), expected);
}

#[test]
fn g9_the_number_includes_dirks_tiles_and_no_reserve() {
    let dirk = ["school 2", "school 3", "school 4"].map(face);
    let scene = schools(&["5 6 7 8", "9"]).dirk(&dirk).reserve(Seat(1), &[face("school 13")]);
    let events = hold(Scoring::B, scene);
    let expected = [(seat(0), 16), (Who::Dirk, 8), (seat(1), 0)];
    assert_eq!(points_for(&events, Building::School), expected);
    let number = events.iter().find_map(|event| match event {
        Event::BuildingScored { building: Building::School, number, .. } => Some(*number),
        _ => None,
    });
    assert_eq!(number, Some(8));
}

#[test]
fn g10_simplified_points_are_the_same_however_many_there_are() {
    let options = Options { simplified: true, ..Options::new(Kind::Granada, 4) };
    let tables: [(Scoring, [u16; 4]); 3] =
        [(Scoring::A, [3, 0, 0, 0]), (Scoring::B, [10, 3, 0, 0]), (Scoring::C, [18, 10, 3, 0])];
    for (scoring, [first, second, third, fourth]) in tables {
        let scene = Scene::new(&options).unwrap();
        let scene = scene
            .city(Seat(0), row(&["school 2", "school 9"]))
            .city(Seat(1), row(&["school 3", "school 4", "school 5"]))
            .city(Seat(2), row(&["school 6", "school 10"]))
            .city(Seat(3), row(&["school 13"]));
        let events = hold(scoring, scene);
        let expected = [(seat(1), first), (seat(2), second), (seat(0), third), (seat(3), fourth)];
        assert_eq!(points_for(&events, Building::School), expected, "{scoring:?}");
    }
}

#[test]
fn g10_simplified_scoring_leaves_moats_as_they_are() {
    let options = Options { simplified: true, ..Options::new(Kind::Granada, 3) };
    let moats = city(Set::Granada, "a S", &[('a', "bath_house 6")]);
    let scene = Scene::new(&options).unwrap().city(Seat(1), moats);
    assert_eq!(lengths(&hold(Scoring::A, scene)), [0, 2, 0]);
}

#[test]
fn g10_simplified_scoring_is_not_for_alhambra() {
    let options = Options { simplified: true, ..Options::new(Kind::Alhambra, 3) };
    let refusal = Scene::new(&options).unwrap_err();
    assert_eq!(refusal, Refusal::Options(NotTogether::SimplifiedAlhambra));
    assert_eq!(refusal.rule(), "G10");
}

#[test]
fn g11_moats_come_first_and_the_buildings_in_their_order() {
    let events = hold(Scoring::A, plain(3));
    let parts: Vec<Option<Building>> = events
        .iter()
        .filter_map(|event| match event {
            Event::LinesScored { line, .. } => {
                assert_eq!(*line, Line::Border(Set::Granada));
                Some(None)
            }
            Event::BuildingScored { building, .. } => Some(Some(*building)),
            _ => None,
        })
        .collect();
    let expected = [
        Building::Arena,
        Building::BathHouse,
        Building::Library,
        Building::Hostel,
        Building::Hospital,
        Building::Market,
        Building::Park,
        Building::School,
        Building::District,
    ];
    assert_eq!(parts[0], None);
    assert_eq!(parts[1..], expected.map(Some));
}

#[test]
fn g12_every_scoring_rewards_the_longest_moat() {
    let long = city(
        Set::Granada,
        "a b
         . S",
        &[('a', "bath_house 6"), ('b', "park 8")],
    );
    let short = city(Set::Granada, "S a", &[('a', "library 6")]);
    for scoring in SCORINGS {
        let scene = plain(3).city(Seat(1), long.clone()).city(Seat(2), short.clone());
        assert_eq!(lengths(&hold(scoring, scene)), [0, 3, 1], "{scoring:?}");
    }
}

#[test]
fn g13_dirk_starts_with_six_tiles_even_side_up() {
    let options = Options::new(Kind::Granada, 2);
    for seed in 0..5 {
        let game = Cities::start(&options, &Chance::Seed(Seed(seed)), &mut |_| ()).unwrap();
        let (tiles, _) = game.dirk().unwrap();
        assert_eq!(tiles.count(), 6);
        assert!(tiles.iter().all(|face| face.price() % 2 == 0));
    }
}

#[test]
fn g13_later_tiles_of_dirk_show_the_side_of_the_marker_after_the_refill() {
    let tiles: Vec<Face> = Face::tiles(Set::Granada).take(19).collect();
    for scoring in [Scoring::A, Scoring::B] {
        for is_odd in [false, true] {
            for is_refilled in [false, true] {
                let mut scene = scoring_comes(plain(2).marker(is_odd), scoring);
                scene = scene.dirk(&[]).bag(Set::Granada, &tiles);
                if is_refilled {
                    scene = scene.yard(Currency::Ducat, Set::Granada, None);
                }
                let events = play(&mut scene.table(), Action::EndTurn);
                let rest = &tiles[usize::from(is_refilled)..];
                let expected: Vec<Face> =
                    rest[..6].iter().map(|tile| tile.showing(is_odd != is_refilled)).collect();
                assert!(events.contains(&Event::DirkGot { faces: expected }), "{scoring:?}");
            }
        }
    }
}

#[test]
fn g14_a_tile_goes_to_dirk_as_it_was_bought() {
    let mut game = bought_by_two("market 8", "d3");
    assert_eq!(refused(&game, give("market 8", "d3")), Refusal::TurningCosts);
    play(&mut game, give("market 8", ""));
    assert!(game.dirk().unwrap().0.iter().eq([face("market 8")]));
    assert_eq!(*game.money(Seat(0)), money("d3"));
}

#[test]
fn g14_turning_a_tile_for_dirk_costs_three_of_one_currency() {
    let mut game = bought_by_two("market 8", "d2 c1 c2");
    assert_eq!(refused(&game, give("hostel 9", "")), Refusal::FeeShort { missing: 3 });
    assert_eq!(refused(&game, give("hostel 9", "d2")), Refusal::FeeShort { missing: 1 });
    assert_eq!(refused(&game, give("hostel 9", "d2 c1")), Refusal::TurningCosts);
    play(&mut game, give("hostel 9", "c1 c2"));
    assert!(game.dirk().unwrap().0.iter().eq([face("hostel 9")]));
    assert_eq!(*game.money(Seat(0)), money("d2"));
}

#[test]
fn g15_a_tile_given_away_at_the_end_cannot_be_turned() {
    let scene = plain(3)
        .bag(Set::Granada, &[])
        .yard(Currency::Denar, Set::Granada, None)
        .yard(Currency::Dirham, Set::Granada, Some(face("market 8")))
        .money(Seat(2), money("r5 d9"));
    let mut game = scene.turn_is_done().table();
    play(&mut game, Action::EndTurn);
    assert_eq!(game.phase(), Phase::Last);
    assert_eq!(refused(&game, place("hostel 9", 1, "r5")), Refusal::NotTurned);
    let refusal = refused(&game, Action::Store { tile: face("hostel 9") });
    assert_eq!((refusal.rule(), refusal), ("G15", Refusal::NotTurned));
    let mut seen = BTreeSet::new();
    for action in listed(&game) {
        if let Action::Place { tile, .. } | Action::Store { tile } = action {
            seen.insert(tile);
        }
    }
    assert!(seen.into_iter().eq([face("market 8")]));
    play(&mut game, place("market 8", 1, ""));
    assert_eq!(game.city(Seat(2)).face_at(at(1, 0)), Some(face("market 8")));
}

/// All 108 sides.
fn faces() -> impl Iterator<Item = Face> {
    Face::tiles(Set::Granada).flat_map(|tile| [Some(tile), tile.other_side()]).flatten()
}

fn plain(seats: u8) -> Scene {
    Scene::new(&Options::new(Kind::Granada, seats)).unwrap().dirk(&[])
}

/// A table whose seats have schools of these prices.
fn schools(prices: &[&str]) -> Scene {
    let mut scene = plain(u8::try_from(prices.len()).unwrap());
    for (number, prices) in (0..).zip(prices) {
        let names: Vec<_> = prices.split(' ').map(|price| format!("school {price}")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        scene = scene.city(Seat(number), row(&names));
    }
    scene
}

/// A row of tiles to the right of the start tile, whether they fit or not.
fn row(names: &[&str]) -> City {
    let laid = |(x, name): (i8, &&str)| Laid { at: at(x, 0), face: face(name) };
    let tiles: Vec<Laid> = (1..).zip(names).map(laid).collect();
    City::of_tiles(Set::Granada, &tiles).unwrap()
}

/// The first seat of three has bought these tiles, the last one for too much, and is to place them
/// with this money left.
fn bought(names: &[&str], left: &str) -> Cities {
    buy_all(plain(3), names, left)
}

fn bought_by_two(name: &str, left: &str) -> Cities {
    buy_all(plain(2), &[name], left)
}

fn buy_all(mut scene: Scene, names: &[&str], left: &str) -> Cities {
    let mut hand: Vec<_> = money(left).coins().collect();
    let mut buys = Vec::new();
    for (number, (&name, space)) in names.iter().zip(Currency::ALL).enumerate() {
        let tile = face(name);
        let is_last = number + 1 == names.len();
        let price = pieces(space, if is_last { tile.price() + 1 } else { tile.price() });
        scene = scene.yard(space, Set::Granada, Some(tile));
        hand.extend(price.coins());
        buys.push(Action::Buy { tile, pay: Payment { money: price, bureau: None } });
    }
    let mut game = scene.money(Seat(0), hand.into_iter().collect()).table();
    for buy in buys {
        play(&mut game, buy);
    }
    assert_eq!(game.phase(), Phase::Place);
    assert_eq!(*game.money(Seat(0)), money(left));
    game
}

/// A sum in one currency, in as few cards as can be.
fn pieces(space: Currency, sum: u8) -> Money {
    let letter = ["d", "r", "c", "f"][space.index()];
    let rest = sum.saturating_sub(9);
    let first = format!("{letter}{}", sum - rest);
    money(&if rest == 0 { first } else { format!("{first} {letter}{rest}") })
}

fn place(name: &str, x: i8, fee: &str) -> Action {
    Action::Place { tile: face(name), at: at(x, 0), pay: money(fee) }
}

fn give(name: &str, fee: &str) -> Action {
    Action::Give { tile: face(name), pay: money(fee) }
}

fn pay(text: &str) -> Payment {
    Payment { money: money(text), bureau: None }
}

fn open(text: &str) -> [Option<Card>; 4] {
    let mut cards = text.split(' ').map(card);
    std::array::from_fn(|_| cards.next())
}

/// The turn is done and its end brings a scoring.
fn scoring_comes(scene: Scene, scoring: Scoring) -> Scene {
    let scene = scene.turn_is_done().open([None, Some(card("d1")), Some(card("r1")), None]);
    scene.deck(&[card("f2"), Card::Scoring(scoring), card("f1")])
}

/// Ends a turn in such a way that the scoring is held; gives what happened.
fn hold(scoring: Scoring, scene: Scene) -> Vec<Event> {
    let scene = match scoring {
        Scoring::C => {
            scene.turn_is_done().bag(Set::Granada, &[]).yard(Currency::Denar, Set::Granada, None)
        }
        _ => scoring_comes(scene, scoring),
    };
    play(&mut scene.table(), Action::EndTurn)
}

/// The points of all seats for their moats.
fn lengths(events: &[Event]) -> Vec<u16> {
    line_points(events, Line::Border(Set::Granada))
}

fn tiles_opened(events: &[Event]) -> Vec<(Currency, Face)> {
    let opened = |event: &Event| match event {
        Event::TileOpened { space, face } => Some((*space, *face)),
        _ => None,
    };
    events.iter().filter_map(opened).collect()
}

fn seat(number: u8) -> Who {
    Who::Seat(Seat(number))
}
