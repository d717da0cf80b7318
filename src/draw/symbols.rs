//! Symbols: the drawings of the page's sprite, placed by name. A name is the path in `art/` with a dash
//! instead of a slash.

use crate::number::tidy;
use cities::{Building, Currency, Line, Set};
use gardens::Tree;
use std::fmt::Write as _;

/// A drawing that fills what is around it, as text.
pub fn reference(name: &str) -> String {
    format!(r##"<use href="#{name}"/>"##)
}

/// A drawing of 100 x 100 units inside a larger picture.
pub fn reference_100(name: &str) -> String {
    format!(r##"<use href="#{name}" width="100" height="100"/>"##)
}

/// A square drawing with its centre at a point, inside a larger picture.
pub fn centred_in(name: &str, (x, y): (f32, f32), size: f32, class: &str) -> String {
    let write = |length: f32| tidy(length.into());
    let (left, top, size) = (write(x - size / 2.0), write(y - size / 2.0), write(size));
    format!(
        r##"<use class="{class}" href="#{name}" x="{left}" y="{top}" width="{size}" height="{size}"/>"##
    )
}

/// Appends a square drawing by its upper left corner and its side: `x`, `y`, length.
pub(crate) fn write_use(text: &mut String, name: &str, [x, y, side]: [&str; 3]) {
    // Writing to a string cannot fail.
    let _ =
        write!(text, r##"<use href="#{name}" x="{x}" y="{y}" width="{side}" height="{side}"/>"##);
}

/// A building's name in `art/` and in the classes of hues.
pub fn building(building: Building) -> &'static str {
    const NAMES: [&str; Building::COUNT] = [
        "pavilion",
        "seraglio",
        "arcades",
        "chambers",
        "garden",
        "tower",
        "arena",
        "bath_house",
        "library",
        "hostel",
        "hospital",
        "market",
        "park",
        "school",
        "district",
    ];
    NAMES[building.index()]
}

/// A currency's name in `art/` and in the classes of coins.
pub fn currency(currency: Currency) -> &'static str {
    const NAMES: [&str; 4] = ["denar", "dirham", "ducat", "florin"];
    NAMES[currency.index()]
}

/// The signs of the players' colours, 0 to 5.
const SIGNS: [&str; 6] = [
    "emblems-pome",
    "emblems-moon",
    "emblems-palm",
    "emblems-star",
    "emblems-key",
    "emblems-swift",
];

/// The trees of the Gardens, in the order of R4; as colours they follow the signs.
const TREES: [&str; 4] = ["trees-lavender", "trees-palm", "trees-lemon", "trees-orange"];

/// The emblem of a player's colour: a sign (0 to 5), or a tree of the Gardens (6 to 9).
pub fn emblem(colour: u8) -> &'static str {
    let colour = usize::from(colour);
    SIGNS.get(colour).copied().unwrap_or_else(|| TREES[colour - SIGNS.len()])
}

/// A type of tree.
pub fn tree(tree: Tree) -> &'static str {
    TREES[tree.index()]
}

/// The glyph of a building.
pub fn glyph(of: Building) -> String {
    format!("glyphs-{}", building(of))
}

/// A palace's name in `art/` and in the classes of hues: that of the building of the city games that is
/// drawn alike.
pub(crate) fn palace(palace: gardens::Building) -> &'static str {
    building(match palace {
        gardens::Building::Pavilion => Building::Pavilion,
        gardens::Building::Seraglio => Building::Seraglio,
        gardens::Building::Arcades => Building::Arcades,
        gardens::Building::Chambers => Building::Chambers,
        gardens::Building::Tower => Building::Tower,
    })
}

/// The class of a line's hue.
pub fn line_hue(line: Line) -> &'static str {
    match line {
        Line::Border(Set::Alhambra) => "h-wall",
        Line::Border(Set::Granada) => "h-moat",
        Line::Seam => "h-seam",
    }
}

/// The icon of a line of a city.
pub fn line(line: Line) -> &'static str {
    match line {
        Line::Border(Set::Granada) => "icons-moat",
        Line::Border(Set::Alhambra) => "icons-wall",
        Line::Seam => "icons-seam",
    }
}
