//! English names.

use crate::names::Names;
use crate::noun::Noun;

pub(super) const NAMES: Names = Names {
    is_one: |number| number == 1,
    and: " and ",
    or: " or ",
    numbers: ["None", "One", "Two", "Three", "Four", "Five", "Six"],
    ordinal: |number| {
        let ending = match (number % 10, number % 100) {
            (_, 11..=13) => "th",
            (1, _) => "st",
            (2, _) => "nd",
            (3, _) => "rd",
            _ => "th",
        };
        format!("{number}{ending}")
    },
    buildings: [
        Noun::new("Pavilion", "pavilion", "pavilions"),
        Noun::new("Seraglio", "seraglio", "seraglios"),
        Noun::new("Arcades", "arcades", "arcades"),
        Noun::new("Chambers", "chambers", "chambers"),
        Noun::new("Garden", "garden", "gardens"),
        Noun::new("Tower", "tower", "towers"),
        Noun::new("Arena", "arena", "arenas"),
        Noun::new("Bath house", "bath house", "bath houses"),
        Noun::new("Library", "library", "libraries"),
        Noun::new("Hostel", "hostel", "hostels"),
        Noun::new("Hospital", "hospital", "hospitals"),
        Noun::new("Market", "market", "markets"),
        Noun::new("Park", "park", "parks"),
        Noun::new("School", "school", "schools"),
        Noun::new("District", "district", "districts"),
    ],
    currencies: [
        Noun::new("Denar", "denar", "denars"),
        Noun::new("Dirham", "dirham", "dirhams"),
        Noun::new("Ducat", "ducat", "ducats"),
        Noun::new("Florin", "florin", "florins"),
    ],
    sets: ["Alhambra", "Granada"],
    lines: [
        Noun::new("Wall", "wall", "walls"),
        Noun::new("Moat", "moat", "moats"),
        Noun::new("Wall and moat", "wall and moat", "walls and moats"),
    ],
    longest: ["longest wall", "longest moat", "longest wall-and-moat line"],
    sides: ["top", "right", "bottom", "left"],
    ways: ["up", "right", "down", "left"],
    colours: ["red", "blue", "green", "yellow", "white", "black"],
    emblems: ["pomegranate", "moon", "palm", "star", "key", "swift"],
    scoring_title: |letter| format!("Scoring {letter}"),
    scoring: |letter| format!("scoring {letter}"),
    point: Noun::new("Point", "point", "points"),
    card: Noun::new("Card", "card", "cards"),
    tile: Noun::new("Tile", "tile", "tiles"),
    hut: |building| format!("{building} hut"),
    bureau: |one, other| format!("bureau de change {one}/{other}"),
    start_tile: "the start tile",
    dirk: "Dirk",
};
