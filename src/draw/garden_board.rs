//! Garden board: the court of the Gardens with what lies in it.
//!
//! It is text for one `<svg>`: a board has a thousand pieces and nothing in it listens.

use crate::garden::{OCTAGON, garden, quarters};
use crate::palace::{DIAMOND, foundation, scored};
use crate::symbols;
use gardens::{Board, Gardens, Site, Space};

/// The `viewBox` of the board with its court; a space is 100 units wide.
pub const BOARD_VIEW: &str = "-46 -46 692 692";

/// A piece of a drawing somewhere else.
pub fn moved(x: i32, y: i32, what: &str) -> String {
    format!("<g transform=\"translate({x} {y})\">{what}</g>")
}

/// The upper left of a space.
pub fn corner(at: Space) -> (i32, i32) {
    (i32::from(at.column()) * 100, i32::from(at.row()) * 100)
}

/// The middle of a building.
pub(crate) fn middle(site: Site) -> (i32, i32) {
    (i32::from(site.column()) * 100, i32::from(site.row()) * 100)
}

/// The whole board: court, gardens, palaces.
pub fn garden_board(game: &Gardens) -> String {
    let mut text = court();
    for at in game.board().taken().iter() {
        let (x, y) = corner(at);
        text += &moved(x, y, &game.board().garden(at).map(garden).unwrap_or_default());
    }
    for site in Site::all() {
        let (x, y) = middle(site);
        let one = game.result(site).as_ref().map(scored);
        text += &moved(x, y, &one.unwrap_or_else(|| foundation(game.board().building(site))));
    }
    text
}

/// A board at the size of a stamp: quarters and palaces, no trees.
pub fn garden_thumbnail(board: &Board) -> String {
    let mut text = court();
    for at in board.taken().iter() {
        let (x, y) = corner(at);
        text += &moved(x, y, &board.garden(at).map(quarters).unwrap_or_default());
    }
    for site in Site::all() {
        let (x, y) = middle(site);
        let hue = symbols::palace(board.building(site));
        let class = if board.is_finished(site) { format!("bd h-{hue}") } else { "bf".to_owned() };
        text += &moved(x, y, &format!("<path class=\"{class}\" d=\"{DIAMOND}\"/>"));
    }
    text
}

/// The court with its spaces.
fn court() -> String {
    let mut text =
        String::from("<rect class=\"court\" x=\"-45\" y=\"-45\" width=\"690\" height=\"690\"/>");
    for at in Space::all() {
        let (x, y) = corner(at);
        text += &moved(x, y, &format!("<path class=\"gs\" d=\"{OCTAGON}\"/>"));
    }
    text
}
