//! Building: P1 to P7.

use cities::{Action, Cell, Cities, City, Face, Kind, Misfit, Options, Refusal, Scene, Set, Side};
use engine::Seat;
use support::arrange::{at, city, every_face, face, listed, play, refused};
use support::reference_city;

/// Tiles without a wall, by the letters of a drawing.
const WITHOUT_WALLS: [(char, &str); 8] = [
    ('a', "pavilion 8"),
    ('b', "seraglio 9"),
    ('c', "arcades 9"),
    ('d', "arcades 10"),
    ('e', "chambers 10"),
    ('f', "chambers 11"),
    ('g', "garden 10 -"),
    ('h', "garden 11"),
];

#[test]
fn p1_a_tile_with_one_open_edge_has_one_place_at_the_start_tile() {
    let start = City::new(Set::Alhambra);
    assert_eq!(places(&start, "pavilion 2"), [at(0, -1)], "open in the south");
    assert_eq!(places(&start, "garden 6"), [at(0, 1)], "open in the north");
    assert_eq!(places(&start, "tower 8"), [at(1, 0)], "open in the west");
    assert_eq!(places(&start, "chambers 5"), [at(-1, 0)], "open in the east");
}

#[test]
fn p1_every_tile_lies_as_it_is_printed() {
    for face in every_face() {
        let start = City::new(face.set());
        for side in Side::ALL {
            let is_open = !face.borders().has(side.opposite());
            assert_eq!(start.fits(face, Cell::START.next(side)), is_open, "{face:?} {side:?}");
        }
    }
}

#[test]
fn p2_a_border_on_one_side_of_an_edge_is_refused() {
    let corner = city(
        Set::Alhambra,
        "a .
         S c",
        &[('a', "pavilion 7"), ('c', "tower 12")],
    );
    let found = corner.misfits(face("garden 11"), at(1, -1));
    assert_eq!(found, [Misfit::EdgeDiffers { side: Side::West }]);
    let found = corner.misfits(face("seraglio 8"), at(-1, 0));
    assert_eq!(found, [], "a wall towards empty ground clashes with nothing");
}

#[test]
fn p2_a_border_on_both_sides_of_an_edge_fits() {
    let corner = city(
        Set::Alhambra,
        "a .
         S c",
        &[('a', "pavilion 7"), ('c', "tower 12")],
    );
    assert!(corner.fits(face("seraglio 7"), at(1, -1)), "its wall is in the west");
    assert!(!corner.fits(face("garden 9"), at(1, -1)), "its wall is in the east");
}

#[test]
fn p2_a_swap_keeps_every_edge_that_touches() {
    let line = city(Set::Alhambra, "S a b", &[('a', "tower 12"), ('b', "pavilion 7")]);
    assert!(line.can_swap(face("garden 10 N"), at(1, 0)));
    assert!(!line.can_swap(face("garden 9"), at(1, 0)), "a wall in the east");
    assert!(line.can_swap(face("chambers 11"), at(2, 0)), "nothing lies in the east");
    let found = line.swap_misfits(face("chambers 8"), at(2, 0));
    assert!(found.contains(&Misfit::EdgeDiffers { side: Side::West }), "{found:?}");
}

#[test]
fn p3_a_tile_behind_a_wall_is_cut_off() {
    let walled = city(Set::Alhambra, "S a", &[('a', "pavilion 7")]);
    let found = walled.misfits(face("seraglio 7"), at(2, 0));
    assert_eq!(found, [Misfit::CutOff { tiles: vec![at(2, 0)] }], "wall against wall");
    assert!(!walled.fits(face("seraglio 7"), at(2, 0)));
}

#[test]
fn p3_taking_a_tile_out_of_a_line_cuts_off_what_lies_beyond() {
    let line =
        city(Set::Alhambra, "S a b c", &[('a', "tower 12"), ('b', "garden 11"), ('c', "garden 9")]);
    let found = line.removal_misfits(at(1, 0));
    assert_eq!(found, [Misfit::CutOff { tiles: vec![at(2, 0), at(3, 0)] }]);
    assert_eq!(removable(&line), [at(3, 0)]);
}

#[test]
fn p3_taking_a_tile_out_of_a_block_leaves_another_way_round() {
    let block = city(
        Set::Alhambra,
        "S a
         b c",
        &[('a', "tower 12"), ('b', "garden 11"), ('c', "pavilion 8")],
    );
    assert_eq!(removable(&block), [at(1, 0), at(0, 1), at(1, 1)]);
}

#[test]
fn p3_a_wall_on_the_other_way_round_cuts_off() {
    let block = city(
        Set::Alhambra,
        "S a
         b c",
        &[('a', "tower 12"), ('b', "garden 9"), ('c', "seraglio 7")],
    );
    assert_eq!(removable(&block), [at(0, 1), at(1, 1)], "b and c have a wall between them");
    let found = block.removal_misfits(at(1, 0));
    assert_eq!(found, [Misfit::CutOff { tiles: vec![at(1, 1)] }]);
}

#[test]
fn p4_meeting_at_a_corner_is_not_enough() {
    let line = city(Set::Alhambra, "S a", &[('a', "tower 12")]);
    for away in [at(2, 1), at(-1, -1), at(3, 0), at(0, 2), at(100, -100)] {
        assert_eq!(line.misfits(face("garden 11"), away), [Misfit::Alone], "{away:?}");
        assert!(!line.fits(face("garden 11"), away), "{away:?}");
    }
    let around = [at(0, -1), at(1, -1), at(-1, 0), at(2, 0), at(0, 1), at(1, 1)];
    assert_eq!(places(&line, "garden 11"), around);
}

#[test]
fn p4_a_place_with_a_tile_is_refused() {
    let line = city(Set::Alhambra, "S a", &[('a', "tower 12")]);
    for taken in [at(0, 0), at(1, 0)] {
        assert_eq!(line.misfits(face("garden 11"), taken), [Misfit::Taken]);
        assert!(!line.fits(face("garden 11"), taken));
    }
    let game = table(line, &["garden 11"]);
    let refusal = refused(&game, Action::Build { tile: face("garden 11"), at: at(1, 0) });
    assert_eq!(refusal.rule(), "P4");
}

#[test]
fn p5_a_hole_of_one_cell_is_refused() {
    let open = nearly_ring();
    let found = open.misfits(face("tower 12"), at(1, 2));
    assert_eq!(found, [Misfit::LeavesHole { ground: vec![at(1, 1)] }]);
    assert!(!open.fits(face("tower 12"), at(1, 2)));
    assert!(open.fits(face("tower 12"), at(1, 1)), "filling the ground is allowed");
    assert!(open.fits(face("tower 12"), at(3, 1)), "so is building beside it");
}

#[test]
fn p5_a_hole_of_two_cells_is_refused() {
    let open = city(
        Set::Alhambra,
        "S a b c
         d . . e
         f . g h",
        &WITHOUT_WALLS,
    );
    let found = open.misfits(face("tower 12"), at(1, 2));
    assert_eq!(found, [Misfit::LeavesHole { ground: vec![at(1, 1), at(2, 1)] }]);
    assert!(!open.fits(face("tower 12"), at(1, 2)));
    assert!(open.fits(face("tower 12"), at(2, 1)), "one cell of ground is left open");
}

#[test]
fn p5_a_diagonal_gap_is_no_opening() {
    let open = city(
        Set::Alhambra,
        "S a b
         c . d
         e . .",
        &WITHOUT_WALLS[..5],
    );
    let found = open.misfits(face("tower 12"), at(1, 2));
    assert_eq!(found, [Misfit::LeavesHole { ground: vec![at(1, 1)] }]);
    assert!(!open.fits(face("tower 12"), at(1, 2)));
    assert!(open.fits(face("tower 12"), at(0, 3)));
}

#[test]
fn p5_taking_the_middle_out_is_refused() {
    let full = city(
        Set::Alhambra,
        "S a b
         c d e
         f g h",
        &WITHOUT_WALLS,
    );
    let found = full.removal_misfits(at(1, 1));
    assert_eq!(found, [Misfit::LeavesHole { ground: vec![at(1, 1)] }]);
    assert!(!full.can_remove(at(1, 1)));
    assert_eq!(removable(&full).len(), 7, "all others");
    let game = table(full, &[]);
    assert_eq!(refused(&game, Action::Remove { at: at(1, 1) }).rule(), "P5");
}

#[test]
fn p6_no_border_fits_against_the_start_tile() {
    for (home, name) in [(Set::Alhambra, "garden 9"), (Set::Granada, "park 12")] {
        let start = City::new(home);
        let found = start.misfits(face(name), at(-1, 0));
        let differs = Misfit::EdgeDiffers { side: Side::East };
        assert_eq!(found, [differs, Misfit::CutOff { tiles: vec![at(-1, 0)] }], "{name}");
        let open = [at(0, -1), at(1, 0), at(0, 1)];
        assert_eq!(places(&start, name), open, "{name}");
    }
}

#[test]
fn p6_the_start_tile_has_no_border_to_score() {
    for home in Set::ALL {
        let start = City::new(home);
        assert_eq!(start.longest(cities::Line::Border(home)), 0);
        assert_eq!(start.borders_at(Cell::START), cities::Sides::NONE);
    }
}

#[test]
fn p7_a_refusal_lists_every_rule_and_every_spot() {
    let game = table(nearly_ring(), &["garden 6"]);
    let refusal = refused(&game, Action::Build { tile: face("garden 6"), at: at(1, 2) });
    let misfits = vec![
        Misfit::EdgeDiffers { side: Side::East },
        Misfit::EdgeDiffers { side: Side::West },
        Misfit::CutOff { tiles: vec![at(1, 2)] },
        Misfit::LeavesHole { ground: vec![at(1, 1)] },
    ];
    let rules: Vec<&str> = misfits.iter().map(Misfit::rule).collect();
    assert_eq!(rules, ["P2", "P2", "P3", "P5"]);
    assert_eq!(refusal.rule(), "P2", "the first of them");
    assert_eq!(refusal, Refusal::Misfit { at: at(1, 2), misfits });
}

#[test]
fn p7_what_the_page_asks_says_the_same() {
    let game = table(nearly_ring(), &[]);
    for spot in game.spots(Seat(0), face("arcades 5")) {
        let city = game.city(Seat(0));
        let listed = city.misfits(face("arcades 5"), spot.at);
        assert_eq!(spot.verdict.clone().err().unwrap_or_default(), listed, "{:?}", spot.at);
        assert_eq!(spot.verdict.is_ok(), city.fits(face("arcades 5"), spot.at), "{:?}", spot.at);
    }
    assert_eq!(game.spots(Seat(0), face("arcades 5")).len(), 13, "every place next to the city");
}

#[test]
fn p7_a_refused_swap_lists_what_it_cuts_off() {
    let line = city(Set::Alhambra, "S a b", &[('a', "tower 12"), ('b', "garden 11")]);
    let game = table(line, &["garden 9"]);
    let refusal = refused(&game, Action::Swap { at: at(1, 0), tile: face("garden 9") });
    let differs = Misfit::EdgeDiffers { side: Side::East };
    let misfits = vec![differs, Misfit::CutOff { tiles: vec![at(2, 0)] }];
    assert_eq!(refusal, Refusal::Misfit { at: at(1, 0), misfits });
}

#[test]
fn p7_x8_is_listed_where_a_granada_tile_lies_open_against_the_alhambra() {
    let both = city(
        Set::Alhambra,
        "a S
         G .",
        &[('a', "garden 8 SW"), ('G', "park 2")],
    );
    let found = both.misfits(face("library 12"), at(0, 1));
    let expected = [
        Misfit::NotWallAndMoat { side: Side::North },
        Misfit::EdgeDiffers { side: Side::West },
        Misfit::CutOff { tiles: vec![at(0, 1)] },
    ];
    assert_eq!(found, expected);
}

#[test]
fn p2_a_city_that_is_stored_turned_is_judged_alike() {
    let wide = wide_city();
    assert!(wide.fits(face("seraglio 4"), at(-9, -1)), "open in the south");
    assert!(wide.fits(face("garden 6"), at(-9, 1)), "open in the north");
    let found = wide.misfits(face("pavilion 3"), at(-9, -1));
    let differs = Misfit::EdgeDiffers { side: Side::South };
    assert_eq!(found, [differs, Misfit::CutOff { tiles: vec![at(-9, -1)] }]);
    assert!(wide.fits(face("chambers 9 W"), at(-19, 0)), "the western end");
    assert!(wide.fits(face("park 12"), at(21, 0)), "the eastern end");
    assert_eq!(
        wide.misfits(face("park 10"), at(21, 0))[0],
        Misfit::EdgeDiffers { side: Side::West }
    );
    let cut: Vec<Cell> = (-18..-10).map(|x| at(x, 0)).collect();
    assert_eq!(wide.removal_misfits(at(-10, 0)), [Misfit::CutOff { tiles: cut }]);
    assert_eq!(removable(&wide), [at(-18, 0), at(20, 0)], "the two ends");
}

#[test]
fn p5_a_city_that_is_stored_turned_has_no_holes_either() {
    let mut tiles = wide_city().tiles().to_vec();
    let pocket = [(-11, -1, "seraglio 4"), (-13, -1, "seraglio 7"), (-13, -2, "pavilion 5")];
    tiles.extend(pocket.map(|(x, y, name)| cities::Laid { at: at(x, y), face: face(name) }));
    let wide = City::of_tiles(Set::Alhambra, &tiles).unwrap();
    let found = wide.misfits(face("tower 9 NE"), at(-12, -2));
    assert_eq!(found, [Misfit::LeavesHole { ground: vec![at(-12, -1)] }]);
    assert!(!wide.fits(face("tower 9 NE"), at(-12, -2)));
    assert!(wide.fits(face("chambers 7 NE"), at(-16, -1)), "away from the pocket");
}

#[test]
fn p4_a_city_that_is_stored_turned_has_the_places_that_the_slow_code_finds() {
    let wide = wide_city();
    let plain = reference_city::City::of(&wide, true);
    for face in every_face() {
        let mut found: Vec<Cell> = wide.places(face).iter().collect();
        found.sort_unstable();
        let borders = Side::ALL.map(|side| face.borders().has(side));
        let set = match face.set() {
            Set::Alhambra => reference_city::Set::Alhambra,
            Set::Granada => reference_city::Set::Granada,
        };
        let fits = |at: &Cell| {
            let (x, y) = (at.x.into(), at.y.into());
            let tile = reference_city::Laid { x, y, set, borders, is_start: false };
            plain.placing(tile) == reference_city::Broken::default()
        };
        let around = (-20..=22).flat_map(|x| (-2..=2).map(move |y| at(x, y)));
        let expected: Vec<Cell> = around.filter(fits).collect();
        assert_eq!(found, expected, "{face:?}");
    }
}

#[test]
fn p4_a_city_grows_over_the_edge_of_the_grid_and_is_the_same() {
    let wide = wide_city();
    let game = Scene::new(&Options::new(Kind::Both, 3)).unwrap();
    let mut game = game.city(Seat(0), wide.clone()).reserve(Seat(0), &[face("park 12")]).table();
    play(&mut game, Action::Build { tile: face("park 12"), at: at(21, 0) });
    let grown = game.city(Seat(0));
    assert_eq!(grown.face_at(at(21, 0)), Some(face("park 12")));
    assert_eq!(grown.tiles().len(), wide.tiles().len() + 1);
    assert!(wide.tiles().iter().all(|laid| grown.face_at(laid.at) == Some(laid.face)));
}

#[test]
fn p4_the_table_ends_after_forty_tiles_in_a_line() {
    let mut tiles = wide_city().tiles().to_vec();
    tiles.push(cities::Laid { at: at(21, 0), face: face("park 12") });
    let wide = City::of_tiles(Set::Alhambra, &tiles).unwrap();
    let last = face("chambers 9 W");
    let game = Scene::new(&Options::new(Kind::Both, 3)).unwrap();
    let game = game.city(Seat(0), wide).reserve(Seat(0), &[last]).table();
    let build = Action::Build { tile: last, at: at(-19, 0) };
    assert!(!listed(&game).contains(&build));
    let misfits = vec![Misfit::OffTheTable];
    assert_eq!(refused(&game, build), Refusal::Misfit { at: at(-19, 0), misfits });
}

fn places(city: &City, name: &str) -> Vec<Cell> {
    let mut found: Vec<Cell> = city.places(face(name)).iter().collect();
    found.sort_unstable_by_key(|cell| (cell.y, cell.x));
    found
}

/// The tiles that may be taken out, checked against the lists of what speaks against it.
fn removable(city: &City) -> Vec<Cell> {
    let mut cells: Vec<Cell> = city.tiles().iter().map(|laid| laid.at).collect();
    cells.sort_unstable_by_key(|cell| (cell.y, cell.x));
    cells.retain(|&at| city.can_remove(at));
    for laid in city.tiles() {
        assert_eq!(city.removal_misfits(laid.at).is_empty(), cells.contains(&laid.at));
    }
    cells
}

/// A table whose first seat has this city and reserve.
fn table(city: City, reserve: &[&str]) -> Cities {
    let faces: Vec<Face> = reserve.iter().map(|name| face(name)).collect();
    let scene = Scene::new(&Options::new(Kind::Alhambra, 3)).unwrap();
    scene.city(Seat(0), city).reserve(Seat(0), &faces).table()
}

/// A ring of tiles without walls that lacks its last one.
fn nearly_ring() -> City {
    city(
        Set::Alhambra,
        "S a b
         c . d
         e . f",
        &WITHOUT_WALLS[..6],
    )
}

/// A row of 39 tiles, wider than the 30 columns of the grid: the Alhambra in the west and a Granada
/// in the east, at first four tiles each with a border in the north, then four in the south.
pub(super) fn wide_city() -> City {
    let passing = |set: Set, borders: &'static [Side]| {
        let is_one = move |one: &Face| one.borders().iter().eq(borders.iter().copied());
        Face::tiles(set).filter(is_one)
    };
    let kinds: [&'static [Side]; 3] = [&[Side::North], &[Side::South], &[]];
    let row = |set: Set| kinds.into_iter().flat_map(move |one| passing(set, one));
    let mut tiles = Vec::new();
    for (x, face) in (1..).zip(row(Set::Alhambra)) {
        tiles.push(cities::Laid { at: at(-x, 0), face });
    }
    tiles.push(cities::Laid { at: at(1, 0), face: face("pavilion 7") });
    tiles.push(cities::Laid { at: at(2, 0), face: face("park 4") });
    for (x, face) in (3..).zip(row(Set::Granada)) {
        tiles.push(cities::Laid { at: at(x, 0), face });
    }
    assert_eq!(tiles.len(), 38);
    City::of_tiles(Set::Alhambra, &tiles).unwrap()
}
