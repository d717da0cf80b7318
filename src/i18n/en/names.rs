//! English names.

use crate::names::Names;
use crate::noun::Noun;
use cities::{Building, Bureau};

pub(super) const BUILDINGS: [Noun; Building::COUNT] = [
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
];

pub(super) const CURRENCIES: [Noun; 4] = [
    Noun::new("Denar", "denar", "denars"),
    Noun::new("Dirham", "dirham", "dirhams"),
    Noun::new("Ducat", "ducat", "ducats"),
    Noun::new("Florin", "florin", "florins"),
];

pub(super) const SETS: [&str; 2] = ["Alhambra", "Granada"];

pub(super) const NAMES: Names = Names {
    is_one: super::is_one,
    and: " and ",
    or: " or ",
    comma: ", ",
    then: |first, second| format!("{}. {second}", first.trim_end_matches('.')),
    counted: super::counted,
    labelled: |what, value| format!("{what}: {value}"),
    aside: |first, second| format!("{first}; {second}"),
    titles: ["Granada", "Alhambra", "Alhambra & Granada", "The Gardens of the Alhambra"],
    ordinal,
    buildings: BUILDINGS,
    currencies: CURRENCIES,
    sets: SETS,
    lines: [
        Noun::new("Wall", "wall", "walls"),
        Noun::new("Moat", "moat", "moats"),
        Noun::new("Wall and moat", "wall and moat", "walls and moats"),
    ],
    line_titles: ["Walls", "Moats", "Wall and moat"],
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
    bureau,
    tile_name: |building, price| format!("{} {price}", BUILDINGS[building.index()].name),
    start_tile: "the start tile",
    dirk: "Dirk",
};

pub(super) fn ordinal(number: u32) -> String {
    let ending = match (number % 10, number % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}

/// A bureau de change by its two currencies.
pub(super) fn bureau(bureau: Bureau) -> String {
    let (one, other) = bureau.currencies();
    let name = |index: usize| CURRENCIES[index].one;
    format!("bureau de change {}/{}", name(one.index()), name(other.index()))
}
