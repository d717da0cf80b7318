//! Cells as paths, in drawings where a cell is so many units wide.

use cities::{Cell, Side};
use std::fmt::Write as _;

/// How wide a cell is in the drawing of a city.
pub(crate) const UNIT: i32 = 100;

/// The transform that moves a drawing of one cell to its place in a city.
pub(crate) fn moved(Cell { x, y }: Cell) -> String {
    format!("translate({} {})", i32::from(x) * UNIT, i32::from(y) * UNIT)
}

/// Whole cells of a city as one path, a little lower than they are.
pub(crate) fn squares(cells: impl Iterator<Item = Cell>, lower: i32) -> String {
    let mut path = String::new();
    for Cell { x, y } in cells {
        let (left, top) = (i32::from(x) * UNIT, i32::from(y) * UNIT + lower);
        // Writing to a string cannot fail.
        let _ = write!(path, "M{left} {top}h{UNIT}v{UNIT}h-{UNIT}z");
    }
    path
}

/// Appends one side of a cell to a path.
pub(crate) fn write_edge(path: &mut String, Cell { x, y }: Cell, side: Side, unit: i32) {
    let (left, top) = (i32::from(x) * unit, i32::from(y) * unit);
    let (left, top, way) = match side {
        Side::North => (left, top, 'h'),
        Side::East => (left + unit, top, 'v'),
        Side::South => (left, top + unit, 'h'),
        Side::West => (left, top, 'v'),
    };
    let _ = write!(path, "M{left} {top}{way}{unit}");
}
