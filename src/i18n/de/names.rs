//! German names.

use crate::names::Names;
use crate::noun::Noun;
use cities::{Building, Bureau};

pub(super) const BUILDINGS: [Noun; Building::COUNT] = [
    Noun::of("Pavillon", "Pavillons"),
    Noun::of("Serail", "Serails"),
    Noun::of("Arkaden", "Arkaden"),
    Noun::of("Gemächer", "Gemächer"),
    Noun::of("Garten", "Gärten"),
    Noun::of("Turm", "Türme"),
    Noun::of("Arena", "Arenen"),
    Noun::of("Badehaus", "Badehäuser"),
    Noun::of("Bibliothek", "Bibliotheken"),
    Noun::of("Herberge", "Herbergen"),
    Noun::of("Hospital", "Hospitäler"),
    Noun::of("Markt", "Märkte"),
    Noun::of("Park", "Parks"),
    Noun::of("Schule", "Schulen"),
    Noun::of("Wohnviertel", "Wohnviertel"),
];

pub(super) const CURRENCIES: [Noun; 4] = [
    Noun::of("Denar", "Denare"),
    Noun::of("Dirham", "Dirham"),
    Noun::of("Dukat", "Dukaten"),
    Noun::of("Florin", "Florin"),
];

pub(super) const SETS: [&str; 2] = ["Alhambra", "Granada"];

pub(super) const NAMES: Names = Names {
    is_one: super::is_one,
    and: " und ",
    or: " oder ",
    comma: ", ",
    then: |first, second| format!("{}. {second}", first.trim_end_matches('.')),
    counted: super::counted,
    labelled: |what, value| format!("{what}: {value}"),
    aside: |first, second| format!("{first}; {second}"),
    titles: ["Granada", "Alhambra", "Alhambra & Granada", "Die Gärten der Alhambra"],
    ordinal: |number| format!("{number}."),
    buildings: BUILDINGS,
    currencies: CURRENCIES,
    sets: SETS,
    lines: [
        Noun::of("Mauer", "Mauern"),
        Noun::of("Graben", "Gräben"),
        Noun::of("Mauer am Graben", "Mauern am Graben"),
    ],
    line_titles: ["Mauern", "Gräben", "Mauer am Graben"],
    longest: ["längste Mauer", "längster Graben", "längste Mauer am Graben"],
    sides: ["oben", "rechts", "unten", "links"],
    ways: ["nach oben", "nach rechts", "nach unten", "nach links"],
    colours: ["Rot", "Blau", "Grün", "Gelb", "Weiß", "Schwarz"],
    emblems: ["Granatapfel", "Mond", "Palme", "Stern", "Schlüssel", "Mauersegler"],
    scoring_title: |letter| format!("Wertung {letter}"),
    scoring: |letter| format!("Wertung {letter}"),
    point: Noun::of("Punkt", "Punkte"),
    card: Noun::of("Karte", "Karten"),
    tile: Noun::of("Plättchen", "Plättchen"),
    hut: |building| format!("Bauhütte {building}"),
    bureau,
    tile_name: |building, price| format!("{} {price}", BUILDINGS[building.index()].name),
    start_tile: "das Startplättchen",
    dirk: "Dirk",
};

/// A bureau de change by its two currencies.
pub(super) fn bureau(bureau: Bureau) -> String {
    let (one, other) = bureau.currencies();
    let name = |index: usize| CURRENCIES[index].one;
    format!("Wechselstube {}/{}", name(one.index()), name(other.index()))
}
