//! The Gardens as drawings: garden tiles, the palaces between them, whole boards.
//!
//! They are text for one `<svg>` each: a board has a thousand pieces and nothing in it listens.

use crate::art;
use crate::lens::tidy;
use gardens::{Board, Building, Planted, Score, Site, Space, Tree};
use i18n::palace;
use std::fmt::Write as _;
use yew::prelude::*;

/// An octagon with an apothem of 50, at 95.5 % so that paths show; a smaller one inside it.
pub(crate) const OCTAGON: &str = "M30.2 2.3H69.8L97.7 30.2V69.8L69.8 97.7H30.2L2.3 69.8V30.2Z";
pub(crate) const INSIDE: &str = "M32.2 7H67.8L93 32.2V67.8L67.8 93H32.2L7 67.8V32.2Z";
pub(crate) const DIAMOND: &str = "M0-29.3L29.3 0L0 29.3L-29.3 0Z";
/// The board with its court.
pub(crate) const VIEW: &str = "-46 -46 692 692";

/// A drawing as it is written: only our own words go in, never a player's.
pub(crate) fn drawn(svg: String) -> Html {
    Html::from_html_unchecked(svg.into())
}

/// An `<svg>` around a drawing; words beside it say what it means.
pub(crate) fn svg(class: &str, view: &str, inside: &str) -> Html {
    drawn(format!("<svg class=\"{class}\" viewBox=\"{view}\" aria-hidden=\"true\">{inside}</svg>"))
}

/// A type's name in `art/`, as its emblem has it.
pub(crate) fn tree_art(tree: Tree) -> &'static str {
    art::emblem(table::Colour::of_tree(tree).0)
}

/// A piece of a drawing somewhere else.
pub(crate) fn moved(x: i32, y: i32, what: &str) -> String {
    format!("<g transform=\"translate({x} {y})\">{what}</g>")
}

/// The upper left of a space.
pub(crate) fn corner(at: Space) -> (i32, i32) {
    (i32::from(at.column()) * 100, i32::from(at.row()) * 100)
}

/// The middle of a building.
pub(crate) fn middle(site: Site) -> (i32, i32) {
    (i32::from(site.column()) * 100, i32::from(site.row()) * 100)
}

/// One garden in its 100 x 100 units, centre at 50 50.
pub(crate) fn garden(planted: Planted) -> String {
    const CORNERS: [(i32, i32); 4] = [(-1, -1), (1, -1), (1, 1), (-1, 1)];
    let number = planted.number();
    let mut text = quarters(planted);
    text += "<path class=\"gx\" d=\"M50 2.3V97.7M2.3 50H97.7\"/>";
    for (tree, way) in planted.trees().into_iter().zip(CORNERS) {
        trees(&mut text, tree, usize::from(number), way);
    }
    // Writing to a string cannot fail, here and below.
    let _ = write!(
        text,
        "<path class=\"gr\" d=\"{OCTAGON}\"/><circle class=\"gm\" cx=\"50\" cy=\"50\" r=\"10\"/>\
         <text class=\"gnum\" x=\"50\" y=\"50\" dy=\".37em\">{number}</text>"
    );
    text
}

/// The lawn and its four quarters.
fn quarters(planted: Planted) -> String {
    const QUARTERS: [&str; 4] = [
        "M50 50H2.3V30.2L30.2 2.3H50Z",
        "M50 50V2.3H69.8L97.7 30.2V50Z",
        "M50 50H97.7V69.8L69.8 97.7H50Z",
        "M50 50V97.7H30.2L2.3 69.8V50Z",
    ];
    let mut text = format!("<path class=\"go\" d=\"{OCTAGON}\"/>");
    for (tree, quarter) in planted.trees().into_iter().zip(QUARTERS) {
        let _ = write!(text, "<path class=\"gq q{}\" d=\"{quarter}\"/>", tree.index());
    }
    text
}

/// Trees stand in rows towards their palace, smaller where there are many.
fn trees(text: &mut String, tree: Tree, count: usize, (x, y): (i32, i32)) {
    const PLACES: [&[(i32, i32)]; 6] = [
        &[(23, 23)],
        &[(15, 29), (30, 16)],
        &[(13, 31), (31, 14), (16, 15)],
        &[(11, 33), (33, 12), (14, 16), (27, 26)],
        &[(9, 36), (36, 10), (12, 19), (22, 11), (26, 27)],
        &[(8, 38), (38, 9), (11, 22), (24, 10), (21, 34), (33, 23)],
    ];
    const SIDES: [f64; 6] = [27.0, 27.0, 23.0, 23.0, 20.0, 18.0];
    let (side, art) = (SIDES[count - 1], tree_art(tree));
    for &(along, up) in PLACES[count - 1] {
        let place = |offset: i32| tidy(f64::from(50 + offset) - side / 2.0);
        let (left, top, side) = (place(x * along), place(y * up), tidy(side));
        use_art(text, art, &left, &top, &side);
    }
}

fn use_art(text: &mut String, art: &str, x: &str, y: &str, side: &str) {
    let _ = write!(
        text,
        "<use href=\"#{art}\" x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\"/>"
    );
}

/// A palace with its centre at 0 0, not finished yet: its value.
pub(crate) fn foundation(building: Building) -> String {
    let name = art::building(palace(building));
    let value = building.value();
    let mut text = format!(
        "<path class=\"bf\" d=\"{DIAMOND}\"/>\
         <path class=\"bf2\" d=\"M0-24.5L24.5 0L0 24.5L-24.5 0Z\"/><g class=\"bg0\">"
    );
    use_art(&mut text, &format!("glyphs-{name}"), "-8", "-21", "16");
    let _ = write!(text, "</g><text class=\"bv\" x=\"0\" y=\"15\">{value}</text>");
    text
}

/// A finished palace: the points, and the tree that won them.
pub(crate) fn finished(building: Building, tree: Option<Tree>, points: u16) -> String {
    let name = art::building(palace(building));
    let mut text =
        format!("<g class=\"h-{name}\"><path class=\"bd\" d=\"{DIAMOND}\"/><g class=\"bg1\">");
    use_art(&mut text, &format!("glyphs-{name}"), "-9", "-21", "18");
    text += "</g><rect class=\"bw\" x=\"-18\" y=\"0\" width=\"36\" height=\"15\" rx=\"7.5\"/>";
    text += "<g class=\"bt\">";
    if let Some(tree) = tree {
        use_art(&mut text, tree_art(tree), "-17", "0.5", "14");
    }
    let x = if tree.is_some() { 6 } else { 0 };
    let _ = write!(text, "</g><text class=\"bp\" x=\"{x}\" y=\"12\">{points}</text></g>");
    text
}

/// A finished palace as it was scored.
pub(crate) fn scored(score: &Score) -> String {
    finished(score.building, score.award.tree(), score.award.points())
}

/// The court with its spaces.
pub(crate) fn court() -> String {
    let mut text =
        String::from("<rect class=\"court\" x=\"-45\" y=\"-45\" width=\"690\" height=\"690\"/>");
    for at in Space::all() {
        let (x, y) = corner(at);
        text += &moved(x, y, &format!("<path class=\"gs\" d=\"{OCTAGON}\"/>"));
    }
    text
}

/// A board at the size of a stamp: quarters and palaces, no trees.
pub(crate) fn board(board: &Board, class: &str) -> Html {
    let mut text = court();
    for at in board.taken().iter() {
        let (x, y) = corner(at);
        text += &moved(x, y, &board.garden(at).map(quarters).unwrap_or_default());
    }
    for site in Site::all() {
        let (x, y) = middle(site);
        let hue = art::building(palace(board.building(site)));
        let class = if board.is_finished(site) { format!("bd h-{hue}") } else { "bf".to_owned() };
        text += &moved(x, y, &format!("<path class=\"{class}\" d=\"{DIAMOND}\"/>"));
    }
    svg(class, VIEW, &text)
}
