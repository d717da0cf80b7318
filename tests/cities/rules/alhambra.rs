//! Alhambra: A1 to A5.

use cities::{
    Action, Building, Card, City, Currency, Event, Face, Kind, Laid, Line, Options, Scene, Scoring,
    Set, Side, Who,
};
use engine::Seat;
use support::arrange::{at, card, city, face, line_points, play, points_for};

const SCORINGS: [Scoring; 3] = [Scoring::A, Scoring::B, Scoring::C];

#[test]
fn a1_the_set_has_54_tiles_of_six_buildings_at_the_printed_prices() {
    let prices = |building: Building| -> Vec<u8> { tiles_of(building).map(Face::price).collect() };
    assert_eq!(Face::tiles(Set::Alhambra).len(), 54);
    assert_eq!(prices(Building::Pavilion), [2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(prices(Building::Seraglio), [3, 4, 5, 6, 7, 8, 9]);
    assert_eq!(prices(Building::Arcades), [4, 5, 6, 6, 7, 8, 8, 9, 10]);
    assert_eq!(prices(Building::Chambers), [5, 6, 7, 7, 8, 9, 9, 10, 11]);
    assert_eq!(prices(Building::Garden), [6, 7, 8, 8, 8, 9, 10, 10, 10, 11, 12]);
    assert_eq!(prices(Building::Tower), [7, 8, 9, 9, 9, 10, 11, 11, 11, 12, 13]);
}

#[test]
fn a1_the_walls_are_spread_evenly_over_the_directions() {
    let is_walled = |tile: &Face, sides: &[Side]| tile.borders().iter().eq(sides.iter().copied());
    let walled =
        |sides: &[Side]| Face::tiles(Set::Alhambra).filter(|tile| is_walled(tile, sides)).count();
    let with =
        |count: u32| Face::tiles(Set::Alhambra).filter(move |t| t.borders().count() == count);
    assert_eq!([0, 1, 2, 3, 4].map(|count| with(count).count()), [10, 16, 20, 8, 0]);
    let [north, east, south, west] = Side::ALL;
    for side in Side::ALL {
        assert_eq!(walled(&[side]), 4, "one wall: {side:?}");
        assert_eq!(with(3).filter(|tile| !tile.borders().has(side)).count(), 2, "open: {side:?}");
        let all = Face::tiles(Set::Alhambra).filter(|tile| tile.borders().has(side));
        assert_eq!(all.count(), 20, "walls: {side:?}");
    }
    for corner in [[north, east], [east, south], [south, west], [north, west]] {
        assert_eq!(walled(&corner), 5, "{corner:?}");
    }
}

#[test]
fn a1_the_start_tile_is_a_fountain_and_no_building() {
    for seats in 3..=6 {
        let game = Scene::new(&Options::new(Kind::Alhambra, seats)).unwrap().table();
        for building in Building::ALL {
            assert_eq!(game.standing(Scoring::C, building), [], "{building:?}");
        }
        assert!(game.projected(Scoring::C).iter().all(|&(_, points)| points == 0));
    }
}

#[test]
fn a2_each_building_is_ranked_on_its_own_by_number_not_by_price() {
    let scene = Scene::new(&Options::new(Kind::Alhambra, 3)).unwrap();
    let scene = scene
        .city(Seat(0), row(&["tower 7", "tower 8", "garden 12"]))
        .city(Seat(1), row(&["tower 13", "garden 6", "garden 7"]))
        .city(Seat(2), row(&["arcades 4", "arcades 5"]));
    let events = hold(Scoring::B, scene);
    assert_eq!(points_for(&events, Building::Tower), [(seat(0), 13), (seat(1), 6)]);
    assert_eq!(points_for(&events, Building::Garden), [(seat(1), 12), (seat(0), 5)]);
    assert_eq!(points_for(&events, Building::Arcades), [(seat(2), 10)]);
}

#[test]
fn a2_a_player_with_none_gets_nothing_even_for_a_free_place() {
    let events = hold(Scoring::C, with(Building::Seraglio, &[0, 4, 0, 0]));
    assert_eq!(points_for(&events, Building::Seraglio), [(seat(1), 17)]);
    assert_eq!(points_for(&events, Building::Pavilion), []);
}

#[test]
fn a2_only_the_city_counts_and_not_the_reserve() {
    let scene = with(Building::Chambers, &[1, 2, 0])
        .reserve(Seat(0), &[face("chambers 10"), face("chambers 11")]);
    let events = hold(Scoring::A, scene);
    assert_eq!(points_for(&events, Building::Chambers), [(seat(1), 4), (seat(0), 0)]);
}

#[test]
fn a3_every_place_of_every_building_is_worth_its_points() {
    let worth = [
        (Building::Pavilion, [[1, 0, 0], [8, 1, 0], [16, 8, 1]]),
        (Building::Seraglio, [[2, 0, 0], [9, 2, 0], [17, 9, 2]]),
        (Building::Arcades, [[3, 0, 0], [10, 3, 0], [18, 10, 3]]),
        (Building::Chambers, [[4, 0, 0], [11, 4, 0], [19, 11, 4]]),
        (Building::Garden, [[5, 0, 0], [12, 5, 0], [20, 12, 5]]),
        (Building::Tower, [[6, 0, 0], [13, 6, 0], [21, 13, 6]]),
    ];
    for (building, table) in worth {
        for (scoring, [first, second, third]) in SCORINGS.into_iter().zip(table) {
            let events = hold(scoring, with(building, &[2, 1, 3]));
            let expected = [(seat(2), first), (seat(0), second), (seat(1), third)];
            assert_eq!(points_for(&events, building), expected, "{building:?} in {scoring:?}");
        }
    }
}

#[test]
fn a3_the_fourth_place_is_worth_nothing() {
    let events = hold(Scoring::C, with(Building::Garden, &[1, 2, 3, 4]));
    let expected = [(seat(3), 20), (seat(2), 12), (seat(1), 5), (seat(0), 0)];
    assert_eq!(points_for(&events, Building::Garden), expected);
}

#[test]
fn a3_the_points_of_a_scoring_are_added_to_those_before() {
    let scene = with(Building::Tower, &[2, 1, 0]).points(Seat(0), 40).points(Seat(2), 7);
    let events = hold(Scoring::B, scene.city(Seat(1), row(&["tower 12"])));
    let walls = lengths(&events)[0];
    let ended = events.iter().find_map(|event| match event {
        Event::ScoringEnded { scoring: Scoring::B, points } => Some(points.clone()),
        _ => None,
    });
    assert_eq!(ended.unwrap(), [(seat(0), 40 + 13 + walls), (seat(1), 6), (seat(2), 7)]);
}

#[test]
fn a4_two_who_lead_in_towers_in_b_get_nine_each() {
    let events = hold(Scoring::B, with(Building::Tower, &[4, 1, 4]));
    let expected = [(seat(0), 9), (seat(2), 9), (seat(1), 0)];
    assert_eq!(points_for(&events, Building::Tower), expected);
}

#[test]
fn a4_two_who_lead_in_c_share_two_places_and_leave_the_third() {
    let events = hold(Scoring::C, with(Building::Tower, &[3, 1, 3, 2]));
    let expected = [(seat(0), 17), (seat(2), 17), (seat(3), 6), (seat(1), 0)];
    assert_eq!(points_for(&events, Building::Tower), expected);
}

#[test]
fn a4_three_who_lead_in_a_split_the_first_place_alone() {
    let events = hold(Scoring::A, with(Building::Tower, &[2, 2, 2, 1]));
    let expected = [(seat(0), 2), (seat(1), 2), (seat(2), 2), (seat(3), 0)];
    assert_eq!(points_for(&events, Building::Tower), expected);
    let events = hold(Scoring::A, with(Building::Garden, &[2, 2, 2]));
    assert_eq!(points_for(&events, Building::Garden), [(seat(0), 1), (seat(1), 1), (seat(2), 1)]);
}

#[test]
fn a4_fractions_are_dropped_even_if_nothing_is_left() {
    let events = hold(Scoring::A, with(Building::Pavilion, &[2, 2, 0]));
    assert_eq!(points_for(&events, Building::Pavilion), [(seat(0), 0), (seat(1), 0)]);
}

#[test]
fn a4_those_who_tie_below_the_lead_split_the_places_they_fill() {
    let cases: [(&[usize], Scoring, &[u16]); 5] = [
        (&[3, 2, 2], Scoring::B, &[13, 3, 3]),
        (&[3, 2, 2], Scoring::C, &[21, 9, 9]),
        (&[3, 2, 2, 2], Scoring::C, &[21, 6, 6, 6]),
        (&[4, 3, 1, 1], Scoring::C, &[21, 13, 3, 3]),
        (&[1, 1, 1, 1, 1, 1], Scoring::C, &[6, 6, 6, 6, 6, 6]),
    ];
    for (counts, scoring, expected) in cases {
        let events = hold(scoring, with(Building::Tower, counts));
        let got: Vec<u16> =
            points_for(&events, Building::Tower).iter().map(|rank| rank.1).collect();
        assert_eq!(got, expected, "{counts:?} in {scoring:?}");
    }
}

#[test]
fn a4_dirk_shares_with_those_he_ties_with() {
    let scene = with(Building::Tower, &[2, 1]).dirk(&[face("tower 12"), face("tower 13")]);
    let events = hold(Scoring::B, scene);
    let expected = [(seat(0), 9), (Who::Dirk, 9), (seat(1), 0)];
    assert_eq!(points_for(&events, Building::Tower), expected);
    let scene = with(Building::Pavilion, &[3, 1]).dirk(&[face("pavilion 8")]);
    let events = hold(Scoring::C, scene);
    let expected = [(seat(0), 16), (seat(1), 4), (Who::Dirk, 4)];
    assert_eq!(points_for(&events, Building::Pavilion), expected);
}

#[test]
fn a5_every_scoring_rewards_the_longest_wall_of_each_city() {
    let long = city(
        Set::Alhambra,
        "a b
         . S",
        &[('a', "pavilion 5"), ('b', "pavilion 6")],
    );
    let short = city(Set::Alhambra, "S a", &[('a', "pavilion 7")]);
    for scoring in SCORINGS {
        let scene = Scene::new(&Options::new(Kind::Alhambra, 3)).unwrap();
        let events = hold(scoring, scene.city(Seat(0), long.clone()).city(Seat(2), short.clone()));
        assert_eq!(lengths(&events), [3, 0, 1], "{scoring:?}");
    }
}

#[test]
fn a5_walls_come_first_then_the_buildings_in_the_order_of_the_table() {
    let events = hold(Scoring::A, with(Building::Tower, &[1, 0, 0]));
    let parts: Vec<Option<Building>> = events
        .iter()
        .filter_map(|event| match event {
            Event::LinesScored { .. } => Some(None),
            Event::BuildingScored { building, .. } => Some(Some(*building)),
            _ => None,
        })
        .collect();
    let buildings = Set::Alhambra.buildings().iter().map(|&building| Some(building));
    assert_eq!(parts, std::iter::once(None).chain(buildings).collect::<Vec<_>>());
}

/// A table whose seats have this many of a building each.
fn with(building: Building, counts: &[usize]) -> Scene {
    let mut tiles = tiles_of(building);
    let seats = u8::try_from(counts.len()).unwrap();
    let mut scene = Scene::new(&Options::new(Kind::Alhambra, seats)).unwrap().dirk(&[]);
    for (seat, &count) in Seat::all(seats).zip(counts) {
        let faces: Vec<Face> = tiles.by_ref().take(count).collect();
        assert_eq!(faces.len(), count, "there are not so many");
        scene = scene.city(seat, laid(&faces));
    }
    scene
}

fn tiles_of(building: Building) -> impl Iterator<Item = Face> {
    Face::tiles(Set::Alhambra).filter(move |tile| tile.building() == building)
}

fn row(names: &[&str]) -> City {
    laid(&names.iter().map(|name| face(name)).collect::<Vec<_>>())
}

/// A row of tiles to the right of the start tile, whether they fit or not.
fn laid(faces: &[Face]) -> City {
    let tiles: Vec<Laid> = (1..).zip(faces).map(|(x, &face)| Laid { at: at(x, 0), face }).collect();
    City::of_tiles(Set::Alhambra, &tiles).unwrap()
}

/// Ends a turn in such a way that the scoring is held; gives what happened.
fn hold(scoring: Scoring, scene: Scene) -> Vec<Event> {
    let scene = scene.turn_is_done();
    let scene = match scoring {
        Scoring::C => scene.bag(Set::Alhambra, &[]).yard(Currency::Denar, Set::Alhambra, None),
        _ => scene
            .open([None, Some(card("d1")), Some(card("r1")), Some(card("c1"))])
            .deck(&[Card::Scoring(scoring), card("f1")]),
    };
    play(&mut scene.table(), Action::EndTurn)
}

/// The points of all seats for their walls.
fn lengths(events: &[Event]) -> Vec<u16> {
    line_points(events, Line::Border(Set::Alhambra))
}

fn seat(number: u8) -> Who {
    Who::Seat(Seat(number))
}
