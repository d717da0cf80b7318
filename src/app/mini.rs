//! A city at the size of a stamp: plain squares in the buildings' hues, lines where borders are.

use crate::art::picture;
use crate::fabric::pieces;
use crate::frame::Frame;
use cities::{Cell, City, Set, Side};
use std::fmt::Write as _;
use yew::prelude::*;

/// A small city is not drawn larger than if it had so many columns and rows.
const LEAST: (i16, i16) = (6, 4);

/// The mini-map of a city with so many empty cells on each side; not read out, because numbers beside
/// it say what matters.
pub(crate) fn mini(city: &City, colour: u8, margin: u8) -> Html {
    let [walls, moats] = Set::ALL.map(|set| border_lines(city, colour, set));
    let [left, top, width, height] = measures(city, margin);
    // One path for each hue.
    let mut hues: Vec<(String, String)> = Vec::new();
    for (Cell { x, y }, piece) in pieces(city, colour) {
        let hue = piece.hue();
        let square = format!("M{} {}h10v10h-10z", i32::from(x) * 10, i32::from(y) * 10);
        match hues.iter_mut().find(|(known, _)| *known == hue) {
            Some((_, path)) => path.push_str(&square),
            None => hues.push((hue, square)),
        }
    }
    let tile = |(hue, path)| format!(r#"<path class="mini-tile {hue}" d="{path}"/>"#);
    let tiles: String = hues.into_iter().map(tile).collect();
    picture(format!(
        r#"<svg class="mini" viewBox="{left} {top} {width} {height}" aria-hidden="true">{tiles}<path class="mini-walls" d="{walls}"/><path class="mini-moats" d="{moats}"/><circle class="mini-start" cx="5" cy="5" r="2.2"/></svg>"#
    ))
}

/// What the mini-map shows, in units of a tenth of a cell: left, top, width and height.
pub(crate) fn measures(city: &City, margin: u8) -> [i16; 4] {
    let frame = Frame::of(city).grown(margin);
    frame.measures(10, frame.spare(LEAST, 10, 2))
}

/// The borders of one set that count, each slightly inside its tile.
fn border_lines(city: &City, colour: u8, set: Set) -> String {
    let mut path = String::new();
    for (at, piece) in pieces(city, colour).filter(|(_, piece)| piece.set() == set) {
        let (left, top) = (i32::from(at.x) * 10, i32::from(at.y) * 10);
        for side in piece.edges().iter() {
            if city.borders_at(at.next(side)).has(side.opposite())
                && city.face_at(at.next(side)).is_some_and(|next| next.set() == set)
            {
                continue;
            }
            // Writing to a string cannot fail.
            let _ = match side {
                Side::North => write!(path, "M{left} {top}h10"),
                Side::East => write!(path, "M{} {top}v10", left + 10),
                Side::South => write!(path, "M{left} {}h10", top + 10),
                Side::West => write!(path, "M{left} {top}v10"),
            };
        }
    }
    path
}
