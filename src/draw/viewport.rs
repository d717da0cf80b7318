//! Viewport: from where one looks at a city; zoom and pan as plain arithmetic.
//!
//! Lengths are in px of the board that the city is shown in, or in cells.

use crate::area::{Area, Point, Size};
use crate::number::tidy;
use cities::Cell;

/// From here on, in px, a tile shows its building.
pub const DETAILED: f64 = 54.0;

/// Which part of the table shows, and how large.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// What shows in the upper left corner of the board, in cells from the start tile.
    pub left: f64,
    /// The same, downwards.
    pub top: f64,
    /// How many px a cell is wide.
    pub scale: f64,
}

impl Viewport {
    /// Shows an area of cells in the middle of an area of px, as large as it goes.
    pub fn onto(cells: Area, board: Area, most: f64) -> Self {
        let ((columns, rows), (width, height)) = (cells.size(), board.size());
        let scale = (width / columns).min(height / rows).min(most);
        let ((x, y), (across, down)) = (cells.middle(), board.middle());
        Self { left: x - across / scale, top: y - down / scale, scale }
    }

    /// Where an area of cells is on the board.
    pub fn placed(self, cells: Area) -> Area {
        let Self { left, top, scale } = self;
        Area {
            left: (cells.left - left) * scale,
            top: (cells.top - top) * scale,
            right: (cells.right - left) * scale,
            bottom: (cells.bottom - top) * scale,
        }
    }

    /// The point of the table that is seen at a place on the board.
    pub fn point_at(self, (x, y): Point) -> Point {
        (self.left + x / self.scale, self.top + y / self.scale)
    }

    /// The cell there; none where the numbers of cells end.
    pub fn cell_at(self, place: Point) -> Option<Cell> {
        let (x, y) = self.point_at(place);
        let number = |at: f64| {
            #[expect(clippy::cast_possible_truncation, reason = "the range is checked")]
            (-128.0..128.0).contains(&at).then_some(at.floor() as i8)
        };
        Some(Cell { x: number(x)?, y: number(y)? })
    }

    /// Another size, with the same point of the table at a place on the board.
    #[must_use]
    pub fn zoomed(self, scale: f64, around: Point) -> Self {
        let (x, y) = self.point_at(around);
        Self { left: x - around.0 / scale, top: y - around.1 / scale, scale }
    }

    /// The table is pushed by so many px.
    #[must_use]
    pub fn pushed(self, (x, y): Point) -> Self {
        Self { left: self.left - x / self.scale, top: self.top - y / self.scale, ..self }
    }

    /// The same size with another point of the table in the middle of the board.
    #[must_use]
    pub fn centred(self, (x, y): Point, board: Size) -> Self {
        let half = |length: f64| length / 2.0 / self.scale;
        Self { left: x - half(board.0), top: y - half(board.1), ..self }
    }

    /// Where all seen through it goes in another viewport: moved by px, and so many times as large.
    pub fn seen_from(self, other: Self) -> (Point, f64) {
        let moved = |to: f64, from: f64| (from - to) * other.scale;
        ((moved(other.left, self.left), moved(other.top, self.top)), other.scale / self.scale)
    }

    /// What is seen of the table on a board, in cells.
    pub fn seen(self, (width, height): Size) -> Area {
        let Self { left, top, scale } = self;
        Area { left, top, right: left + width / scale, bottom: top + height / scale }
    }

    /// As an SVG's `viewBox`, for a board of this size; a cell is 100 units wide.
    pub fn view_box(self, board: Size) -> String {
        let (wide, high) = self.seen(board).size();
        let [x, y, wide, high] = [self.left, self.top, wide, high].map(|at| tidy(at * 100.0));
        format!("{x} {y} {wide} {high}")
    }

    /// How far a ground moves along whose pattern repeats after so many px: back by up to one of them.
    pub fn ground_shift(self, repeat: f64) -> Point {
        let shift = |at: f64| (-at * self.scale).rem_euclid(repeat) - repeat;
        (shift(self.left), shift(self.top))
    }

    /// The keyframes that let a city come from where another viewport showed it.
    pub fn keyframes_from(self, before: Self) -> String {
        let ((x, y), grows) = self.seen_from(before);
        let (x, y, grows) = (tidy(x), tidy(y), tidy(grows));
        format!(
            r#"[{{"transform":"translate({x}px,{y}px) scale({grows})"}},{{"transform":"none"}}]"#
        )
    }
}
