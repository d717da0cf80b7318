//! A tile's borders: moats with their kerbs, walls with their towers, and how they join.
//!
//! They are drawn as a few long paths for all tiles together, without a transform of their own: each
//! element and each transform of a large city would cost time in every frame that changes it.

use cities::{Cell, Set, Side, Sides};
use std::fmt::Write as _;

/// The borders of one tile among those around it.
///
/// A corner is named by the side that comes before it clockwise: north for the upper right one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Borders {
    pub(crate) set: Set,
    pub(crate) edges: Sides,
    /// Edges back to back with a border of the same set: they count for nothing.
    pub(crate) still: Sides,
    /// Corners without an edge of the tile's own, round which the neighbours' borders run.
    pub(crate) joints: Sides,
    /// The same, where all of it is back to back.
    pub(crate) still_joints: Sides,
}

/// What lies under the bands: kerbs, and the shade of walls.
pub(crate) const LOWER: [&str; 2] = ["kerb", "wallsh"];
/// Water with its ripples, walls with their merlons, towers.
pub(crate) const UPPER: [&str; 7] =
    ["water", "rip", "wallb", "merl-line", "merl", "wallb o1", "tower-top"];

impl Borders {
    /// The borders of a tile that lies alone.
    pub(crate) fn alone(set: Set, edges: Sides) -> Self {
        let none = Sides::NONE;
        Self { set, edges, still: none, joints: none, still_joints: none }
    }

    /// The paths of [`LOWER`].
    pub(crate) fn lower(&self, at: Cell) -> [String; LOWER.len()] {
        let [mut kerb, mut shade] = [const { String::new() }; LOWER.len()];
        let joints = self.joints.iter().chain(self.still_joints.iter());
        match self.set {
            Set::Granada => {
                self.edges.iter().for_each(|side| Pen::new(&mut kerb, at, side).band(130));
                joints.for_each(|side| Pen::new(&mut kerb, at, side).round(130));
            }
            Set::Alhambra => {
                self.edges.iter().for_each(|side| Pen::new(&mut shade, at, side).band(125));
                joints.for_each(|side| Pen::new(&mut shade, at, side).corner(125));
            }
        }
        [kerb, shade]
    }

    /// The paths of [`UPPER`]: those that count, or those that are still.
    pub(crate) fn upper(&self, at: Cell, is_still: bool) -> [String; UPPER.len()] {
        let [mut water, mut ripples, mut walls, mut line, mut merlons, mut towers, mut tops] =
            [const { String::new() }; UPPER.len()];
        let bands = self.edges.iter().filter(|&side| self.still.has(side) == is_still);
        let joints = if is_still { self.still_joints } else { self.joints };
        match self.set {
            Set::Granada => {
                for side in bands {
                    Pen::new(&mut water, at, side).band(100);
                    Pen::new(&mut ripples, at, side).waves();
                }
                joints.iter().for_each(|side| Pen::new(&mut water, at, side).round(100));
            }
            Set::Alhambra => {
                for side in bands {
                    Pen::new(&mut walls, at, side).band(100);
                    // Dashes: a merlon each, and a slightly larger one under it.
                    Pen::new(&mut line, at, side).line((12, 32), 975);
                    Pen::new(&mut merlons, at, side).line((19, 32), 961);
                }
                for side in joints.iter() {
                    Pen::new(&mut walls, at, side).corner(100);
                    Pen::new(&mut tops, at, side).square((945, 9), 46);
                }
                for side in self.towers(is_still) {
                    Pen::new(&mut towers, at, side).corner(130);
                    Pen::new(&mut tops, at, side).square((902, 32), 66);
                }
            }
        }
        [water, ripples, walls, line, merlons, towers, tops]
    }

    /// Where two walls of the tile's own meet.
    fn towers(&self, is_still: bool) -> impl Iterator<Item = Side> {
        let Self { edges, still, .. } = *self;
        let corners = edges.iter().filter(move |&side| edges.has(clockwise(side)));
        corners.filter(move |&side| is_still == (still.has(side) && still.has(clockwise(side))))
    }
}

/// Paths with their classes as text, without those that are empty.
pub(crate) fn elements(classes: &[&str], paths: &[String]) -> String {
    let mut drawn = String::new();
    for (class, path) in classes.iter().zip(paths).filter(|(_, path)| !path.is_empty()) {
        // Writing to a string cannot fail.
        let _ = write!(drawn, r#"<path class="{class}" d="{path}"/>"#);
    }
    drawn
}

/// The next side, clockwise.
pub(crate) fn clockwise(side: Side) -> Side {
    Side::ALL[(side as usize + 1) % 4]
}

/// The transform that turns the top edge of a tile to another side.
pub(crate) fn turn(side: Side) -> String {
    format!("rotate({} 50 50)", side as u16 * 90)
}

/// Draws what is meant for the top edge of a tile, or its upper right corner, at another side. Lengths
/// are in tenths of a unit; a tile is 1000 long.
struct Pen<'a> {
    path: &'a mut String,
    at: Cell,
    side: Side,
}

impl<'a> Pen<'a> {
    fn new(path: &'a mut String, at: Cell, side: Side) -> Self {
        Self { path, at, side }
    }

    /// The whole edge.
    fn band(&mut self, width: i32) {
        self.area((0, 0), (1000, width));
    }

    /// A square that fills the corner.
    fn corner(&mut self, width: i32) {
        self.square((1000 - width, 0), width);
    }

    fn square(&mut self, from: (i32, i32), width: i32) {
        self.area(from, (width, width));
    }

    fn area(&mut self, from: (i32, i32), (width, height): (i32, i32)) {
        self.start(from);
        self.draw("l", &[(width, 0), (0, height), (-width, 0)]);
        self.path.push('z');
    }

    fn line(&mut self, from: (i32, i32), length: i32) {
        self.start(from);
        self.draw("l", &[(length, 0)]);
    }

    /// A quarter of a disc around the corner.
    fn round(&mut self, radius: i32) {
        let hold = radius * 552 / 1000;
        self.start((1000 - radius, 0));
        self.draw("c", &[(0, hold), (radius - hold, radius), (radius, radius)]);
        self.draw("l", &[(0, -radius)]);
        self.path.push('z');
    }

    /// The ripples of a moat.
    fn waves(&mut self) {
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
        for (length, gap) in [(x, " "), (y, "")] {
            let (whole, rest) = (length.abs() / 10, length.abs() % 10);
            let sign = if length < 0 { "-" } else { "" };
            // Writing to a string cannot fail.
            let _ = write!(self.path, "{sign}{whole}");
            if rest > 0 {
                let _ = write!(self.path, ".{rest}");
            }
            self.path.push_str(gap);
        }
    }
}
