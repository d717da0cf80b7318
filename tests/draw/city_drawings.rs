//! Whole cities, their tiles, and their longest lines.

use super::{readable, ring, walled};
use cities::{Cell, Line, Set};
use draw::{
    Area, BoardLayout, CitySvg, CityTile, LongestLine, Shape, Viewport, flags_svg, lines_svg,
    tile_svg,
};
use insta::assert_snapshot;
use support::arrange::{city, face};

const WALL: Line = Line::Border(Set::Alhambra);
const MOAT: Line = Line::Border(Set::Granada);

#[test]
fn a_walled_city_has_towers_joints_and_still_walls() {
    assert_snapshot!(readable(&CitySvg::new(&walled(), 0, false).to_string()));
}

#[test]
fn a_small_city_shows_glyphs() {
    let small = city(Set::Granada, "S a", &[('a', "bath_house 6")]);
    assert_snapshot!(readable(&CitySvg::new(&small, 3, true).to_string()));
}

#[test]
fn a_city_of_both_sets_has_a_founding_flag_and_outlines_between() {
    assert_snapshot!(readable(&CitySvg::new(&ring(), 1, true).to_string()));
}

#[test]
fn a_drawing_that_is_kept_up_to_date_is_that_of_the_new_city() {
    let before = city(Set::Alhambra, "S a", &[('a', "tower 10")]);
    let after = walled();
    let mut drawn = CitySvg::new(&before, 0, false);
    for (colour, is_small) in [(0, false), (0, true), (2, true)] {
        drawn.update(&after, colour, is_small);
        let anew = CitySvg::new(&after, colour, is_small);
        // Markers may be in another order.
        let mut shapes = [drawn.shapes(), anew.shapes()].map(|shapes| flat(&shapes));
        for list in &mut shapes {
            list.sort_unstable();
        }
        assert_eq!(shapes[0], shapes[1]);
        assert_eq!(drawn.definitions().count(), anew.definitions().count());
    }
}

fn flat(shapes: &[Shape]) -> Vec<String> {
    let one = |shape: &Shape| match shape {
        Shape::Group { shapes, .. } => flat(shapes),
        other => vec![other.to_string()],
    };
    shapes.iter().flat_map(one).collect()
}

#[test]
fn a_turned_tile_shows_its_other_side_and_a_start_tile_its_player() {
    let tiles = [
        tile_svg(CityTile::Face(face("bath_house 6")), true, false),
        tile_svg(CityTile::Face(face("hut tower S")), false, false),
        tile_svg(CityTile::Start { set: Set::Alhambra, colour: 4 }, false, true),
    ];
    assert_snapshot!(readable(&tiles.concat()));
}

#[test]
fn the_longest_wall_runs_in_the_middle_of_its_band() {
    assert_snapshot!(readable(&lines_svg(&[LongestLine::longest(&walled(), WALL)], &walled())));
}

#[test]
fn where_the_seam_is_shown_walls_and_moats_make_room_for_its_beads() {
    let city = ring();
    let lines = [WALL, MOAT, Line::Seam].map(|line| LongestLine::longest(&city, line));
    assert!(lines.iter().all(|line| !line.edges.is_empty()));
    assert_snapshot!(readable(&lines_svg(&lines, &city)));
}

#[test]
fn a_flag_keeps_away_from_what_lies_over_the_board() {
    let city = walled();
    let lines = [LongestLine::longest(&city, WALL)];
    let viewport = Viewport { left: -1.0, top: -2.0, scale: 100.0 };
    let mut layout =
        BoardLayout { size: (600.0, 500.0), covers: Vec::new(), map: None, letter: 16.0 };
    let free = flags_svg(&lines, &[], &city, viewport, &layout);
    // A tray over the lower part of the city.
    layout.covers.push(Area { left: 0.0, top: 250.0, right: 600.0, bottom: 500.0 });
    let covered = flags_svg(&lines, &[], &city, viewport, &layout);
    assert_snapshot!(readable(&format!("{free}{covered}")));
}

#[test]
fn a_flag_keeps_off_the_places_of_the_tile_in_hand() {
    let city = walled();
    let lines = [LongestLine::longest(&city, WALL)];
    let viewport = Viewport { left: -1.0, top: -2.0, scale: 100.0 };
    let layout = BoardLayout { size: (900.0, 900.0), covers: Vec::new(), map: None, letter: 16.0 };
    let flag = |places: &[Cell]| flags_svg(&lines, places, &city, viewport, &layout);
    let cell = |flag: &str| {
        let at = flag.split_once("translate(").unwrap().1.split_once(')').unwrap().0;
        let (x, y) = at.split_once(' ').unwrap();
        let cell = |number: &str| number.parse::<f64>().unwrap().div_euclid(100.0);
        (cell(x), cell(y))
    };
    let before = cell(&flag(&[]));
    let places: Vec<Cell> = (-3..6)
        .flat_map(|x| (-3..6).map(move |y| Cell { x, y }))
        .filter(|at| (f64::from(at.x), f64::from(at.y)) == before)
        .collect();
    assert_eq!(places.len(), 1);
    assert_ne!(cell(&flag(&places)), before);
}

#[test]
fn words_on_a_flag_stay_legible_when_the_city_is_small() {
    let city = walled();
    let lines = [LongestLine::longest(&city, WALL)];
    let layout = BoardLayout { size: (600.0, 500.0), covers: Vec::new(), map: None, letter: 16.0 };
    let scale = |scale: f64| {
        let viewport = Viewport { left: -1.0, top: -2.0, scale };
        let flag = flags_svg(&lines, &[], &city, viewport, &layout);
        flag.split_once("scale(").unwrap().1.split_once(')').unwrap().0.to_owned()
    };
    assert_eq!([scale(100.0), scale(60.0), scale(30.0)], ["1", "1", "2"]);
}
