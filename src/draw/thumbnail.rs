//! Thumbnail: a city at the size of a stamp, plain squares in the buildings' hues, lines where borders are.

use crate::area::{Area, Point};
use crate::cells::write_edge;
use crate::city_tile::tiles_of;
use crate::frame::Frame;
use crate::number::tidy;
use cities::{Cell, City, Set};

/// How many units of the drawing a cell is wide.
const UNIT: i16 = 10;

/// A small city is not drawn larger than if it had so many columns and rows.
const LEAST: (i16, i16) = (6, 4);

/// A city with so many empty cells on each side; not read out, because numbers beside it say what
/// matters.
pub fn thumbnail(city: &City, colour: u8, margin: u8) -> String {
    let [walls, moats] = Set::ALL.map(|set| border_lines(city, colour, set));
    let [left, top, width, height] = measures(city, margin);
    let tiles = tiles(city, colour);
    format!(
        r#"<svg class="mini" viewBox="{left} {top} {width} {height}" aria-hidden="true">{tiles}<path class="mini-walls" d="{walls}"/><path class="mini-moats" d="{moats}"/><circle class="mini-start" cx="5" cy="5" r="2.2"/></svg>"#
    )
}

/// One path for each hue.
fn tiles(city: &City, colour: u8) -> String {
    let mut hues: Vec<(String, String)> = Vec::new();
    for (Cell { x, y }, tile) in tiles_of(city, colour) {
        let hue = tile.hue();
        let square = format!("M{} {}h10v10h-10z", i32::from(x) * 10, i32::from(y) * 10);
        match hues.iter_mut().find(|(known, _)| *known == hue) {
            Some((_, path)) => path.push_str(&square),
            None => hues.push((hue, square)),
        }
    }
    let path = |(hue, path)| format!(r#"<path class="mini-tile {hue}" d="{path}"/>"#);
    hues.into_iter().map(path).collect()
}

/// The frame around the part of a city that is seen, over its thumbnail. What is seen beyond that is cut
/// off inside its edge.
pub fn seen_part(city: &City, margin: u8, seen: Area) -> String {
    let [left, top, width, height] = measures(city, margin);
    let map = Area::of_size((width.into(), height.into())).moved((left.into(), top.into()));
    let seen = seen.times(UNIT.into()).within(map.grown(-1.0));
    let (across, down) = seen.size();
    let [x, y, across, down] = [seen.left, seen.top, across.max(0.0), down.max(0.0)].map(tidy);
    format!(
        r#"<svg class="mini" viewBox="{left} {top} {width} {height}" aria-hidden="true"><rect class="seen" x="{x}" y="{y}" width="{across}" height="{down}" rx="2"/></svg>"#
    )
}

/// The point of the table, in cells, under a point of the page, where the thumbnail has a place there:
/// the drawing is in the middle of it.
pub fn point_under(city: &City, margin: u8, at: Point, place: Area) -> Point {
    let [left, top, width, height] = measures(city, margin).map(f64::from);
    let (across, down) = place.size();
    let unit = (across / width).min(down / height);
    let middle = place.middle();
    let x = left + width / 2.0 + (at.0 - middle.0) / unit;
    let y = top + height / 2.0 + (at.1 - middle.1) / unit;
    (x / f64::from(UNIT), y / f64::from(UNIT))
}

/// What the thumbnail shows, in units of a tenth of a cell: left, top, width and height.
fn measures(city: &City, margin: u8) -> [i16; 4] {
    let frame = Frame::of(city).grown(margin);
    frame.measures(UNIT, frame.spare(LEAST, UNIT, 2))
}

/// The borders of one set that count, each slightly inside its tile.
fn border_lines(city: &City, colour: u8, set: Set) -> String {
    let mut path = String::new();
    for (at, tile) in tiles_of(city, colour).filter(|(_, tile)| tile.set() == set) {
        for side in tile.edges().iter() {
            let next = at.next(side);
            let is_still = city.borders_at(next).has(side.opposite())
                && city.face_at(next).is_some_and(|next| next.set() == set);
            if !is_still {
                write_edge(&mut path, at, side, UNIT.into());
            }
        }
    }
    path
}
