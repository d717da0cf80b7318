//! Cities in which a wall branches (W5), one for each way in which it can.
//!
//! A Granada of two tiles has an Alhambra all round it but for one corner. There the wall along the
//! moat meets itself, and an arm goes off from it: upright or level, at each of the four corners.
//! Random cities hardly ever come to this.

use super::oracle::compare_lines;
use cities::{City, Face, Laid, Line, Set};
use support::arrange::{at, face};
use support::reference_city;

/// Rows are lines, tiles are parted by `|`, `S` is the start tile and `.` empty ground.
const BRANCHING: [(&str, &str); 8] = [
    (
        "upper right, upright",
        "arcades 10  | arcades 7   | .
         garden 9    | district 4  | seraglio 7
         arcades 8 E | park 3      | garden 10 W
         S           | arcades 8 N | tower 12",
    ),
    (
        "upper right, level",
        "tower 12    | seraglio 8  | .
         pavilion 7  | district 4  | arcades 5
         garden 9    | park 3      | garden 10 W
         S           | pavilion 6  | seraglio 9",
    ),
    (
        "lower right, upright",
        "tower 12    | chambers 9 S | chambers 11
         tower 13    | bath_house 3  | seraglio 7
         pavilion 7  | arena 2      | tower 10
         S           | tower 9 NE   | .",
    ),
    (
        "lower right, level",
        "garden 10 - | seraglio 8  | garden 11
         garden 9    | bath_house 3 | seraglio 7
         tower 13    | park 3      | arcades 6 SW
         S           | tower 11 N  | .",
    ),
    (
        "lower left, upright",
        "tower 12    | seraglio 8  | S
         garden 9    | bath_house 3 | tower 10
         pavilion 7  | arena 2     | chambers 9 W
         .           | chambers 5  | arcades 7",
    ),
    (
        "lower left, level",
        "S           | seraglio 8  | chambers 11
         arcades 8 E | district 4  | garden 10 W
         seraglio 3  | library 2   | seraglio 7
         .           | tower 11 N  | garden 10 -",
    ),
    (
        "upper left, upright",
        ".           | garden 8 SW | chambers 10
         pavilion 7  | bath_house 3 | seraglio 7
         arcades 8 E | hospital 3  | garden 10 W
         S           | tower 11 N  | tower 11 -",
    ),
    (
        "upper left, level",
        ".            | tower 11 S | pavilion 8
         arcades 6 NE | district 4 | chambers 9 W
         pavilion 7   | hospital 3 | seraglio 7
         seraglio 9   | tower 11 N | S",
    ),
];

#[test]
fn a_line_that_branches_is_followed_along_its_longest_trail() {
    for (way, drawing) in BRANCHING {
        let city = drawn(drawing);
        let slow = reference_city::City::of(&city, true);
        assert!(slow.is_sound(), "{way}");
        compare_lines(&city, &slow);
        let lengths = [Line::Border(Set::Granada), Line::Seam].map(|line| city.longest(line));
        assert_eq!(lengths, [6, 6], "{way}: the moat all round, and the seam along it");
    }
}

/// Counted by hand: six walls all round Granada, and a seventh goes off where they meet.
#[test]
fn an_arm_of_one_wall_makes_the_ring_longer_by_one() {
    let tiles =
        "a29 1,0; a13 2,0; a35 3,0; a12 3,1; a3 3,2; a5 2,2; a21 1,2; g23e 1,1; g6o 2,1; a46 0,1";
    let laid = tiles.split("; ").map(|tile| {
        let (name, place) = tile.split_once(' ').unwrap();
        let (x, y) = place.split_once(',').unwrap();
        let face = Face::try_from(name.to_owned()).unwrap();
        Laid { at: at(x.parse().unwrap(), y.parse().unwrap()), face }
    });
    let city = City::of_tiles(Set::Alhambra, &laid.collect::<Vec<_>>()).unwrap();
    let lines = [Line::Border(Set::Alhambra), Line::Border(Set::Granada), Line::Seam];
    assert_eq!(lines.map(|line| city.longest(line)), [7, 6, 6]);
    compare_lines(&city, &reference_city::City::of(&city, true));
}

fn drawn(drawing: &str) -> City {
    let rows: Vec<Vec<&str>> =
        drawing.lines().map(|line| line.split('|').map(str::trim).collect()).collect();
    let placed =
        (0..).zip(&rows).flat_map(|(y, row)| (0..).zip(row).map(move |(x, &name)| (x, y, name)));
    let tiles: Vec<(i8, i8, &str)> = placed.filter(|&(.., name)| name != ".").collect();
    let &(left, top, _) = tiles.iter().find(|(.., name)| *name == "S").unwrap();
    let others = tiles.iter().filter(|(.., name)| *name != "S");
    let laid = others.map(|&(x, y, name)| Laid { at: at(x - left, y - top), face: face(name) });
    City::of_tiles(Set::Alhambra, &laid.collect::<Vec<_>>()).unwrap()
}
