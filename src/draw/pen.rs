//! Pen: writes the path of what lies along a side of a tile, drawn as if it were the top one.

use crate::number::write_thousandths;
use cities::{Cell, Side};

/// Draws what is meant for the top edge of a tile, or its upper right corner, at another side. Lengths
/// are in tenths of a unit; a tile is 1000 long.
pub(crate) struct Pen<'a> {
    path: &'a mut String,
    at: Cell,
    side: Side,
}

impl<'a> Pen<'a> {
    pub(crate) fn new(path: &'a mut String, at: Cell, side: Side) -> Self {
        Self { path, at, side }
    }

    /// The whole edge.
    pub(crate) fn band(&mut self, width: i32) {
        self.area((0, 0), (1000, width));
    }

    /// A square that fills the corner.
    pub(crate) fn corner(&mut self, width: i32) {
        self.square((1000 - width, 0), width);
    }

    pub(crate) fn square(&mut self, from: (i32, i32), width: i32) {
        self.area(from, (width, width));
    }

    fn area(&mut self, from: (i32, i32), (width, height): (i32, i32)) {
        self.start(from);
        self.draw("l", &[(width, 0), (0, height), (-width, 0)]);
        self.path.push('z');
    }

    pub(crate) fn line(&mut self, from: (i32, i32), length: i32) {
        self.start(from);
        self.draw("l", &[(length, 0)]);
    }

    /// A quarter of a disc around the corner.
    pub(crate) fn round(&mut self, radius: i32) {
        let hold = radius * 552 / 1000;
        self.start((1000 - radius, 0));
        self.draw("c", &[(0, hold), (radius - hold, radius), (radius, radius)]);
        self.draw("l", &[(0, -radius)]);
        self.path.push('z');
    }

    /// The ripples of a moat.
    pub(crate) fn waves(&mut self) {
        self.start((40, 50));
        self.draw("q", &[(40, -25), (80, 0)]);
        self.draw("t", &[(80, 0); 11]);
    }

    fn start(&mut self, (x, y): (i32, i32)) {
        // Turned around the middle of the tile.
        let (x, y) = self.turned((x - 500, y - 500));
        let Cell { x: column, y: row } = self.at;
        self.path.push('M');
        self.write((i32::from(column) * 1000 + 500 + x, i32::from(row) * 1000 + 500 + y));
    }

    /// A command of a path with points relative to where it begins.
    fn draw(&mut self, command: &str, points: &[(i32, i32)]) {
        self.path.push_str(command);
        for (number, &point) in points.iter().enumerate() {
            if number > 0 {
                self.path.push(' ');
            }
            self.write(self.turned(point));
        }
    }

    fn turned(&self, (x, y): (i32, i32)) -> (i32, i32) {
        match self.side {
            Side::North => (x, y),
            Side::East => (-y, x),
            Side::South => (-x, -y),
            Side::West => (y, -x),
        }
    }

    fn write(&mut self, (x, y): (i32, i32)) {
        write_thousandths(self.path, i64::from(x) * 100);
        self.path.push(' ');
        write_thousandths(self.path, i64::from(y) * 100);
    }
}
