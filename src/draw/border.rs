//! Borders of a tile: moats with their kerbs, walls with their towers, and how they join.
//!
//! They are drawn as a few long paths for all tiles together, without a transform of their own: each
//! element and each transform of a large city would cost time in every frame that changes it.

use crate::city_tile::{CityTile, tile_at};
use crate::pen::Pen;
use cities::{Cell, City, Set, Side, Sides};
use std::fmt::Write as _;

/// The borders of one tile among those around it.
///
/// A corner is named by the side that comes before it clockwise: north for the upper right one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Borders {
    /// Walls or moats.
    pub(crate) set: Set,
    /// Its own borders.
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

    /// How a tile's borders meet those around it.
    pub(crate) fn joined(city: &City, colour: u8, at: Cell, tile: CityTile) -> Self {
        let (set, edges) = (tile.set(), tile.edges());
        let mut borders = Self::alone(set, edges);
        let own = |at: Cell| tile_at(city, colour, at).filter(|next| next.set() == set);
        let shows = |at: Cell, side: Side| own(at).is_some_and(|next| next.edges().has(side));
        let add = |sides: &mut Sides, side: Side| *sides = sides.with(side);
        for side in Side::ALL {
            if edges.has(side) && shows(at.next(side), side.opposite()) {
                add(&mut borders.still, side);
            }
            let second = clockwise(side);
            let is_free = !edges.has(side) && !edges.has(second);
            if is_free && shows(at.next(side), second) && shows(at.next(second), side) {
                let is_still = own(at.next(side).next(second)).is_some();
                let joints = if is_still { &mut borders.still_joints } else { &mut borders.joints };
                add(joints, side);
            }
        }
        borders
    }

    /// The paths of [`LOWER`].
    pub(crate) fn lower(self, at: Cell) -> [String; LOWER.len()] {
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
    pub(crate) fn upper(self, at: Cell, is_still: bool) -> [String; UPPER.len()] {
        match self.set {
            Set::Granada => {
                let [water, ripples] = self.moats(at, is_still);
                let [walls, line, merlons, towers, tops] = [const { String::new() }; 5];
                [water, ripples, walls, line, merlons, towers, tops]
            }
            Set::Alhambra => {
                let [walls, line, merlons, towers, tops] = self.walls(at, is_still);
                [String::new(), String::new(), walls, line, merlons, towers, tops]
            }
        }
    }

    /// Water and ripples.
    fn moats(self, at: Cell, is_still: bool) -> [String; 2] {
        let [mut water, mut ripples] = [const { String::new() }; 2];
        for side in self.bands(is_still) {
            Pen::new(&mut water, at, side).band(100);
            Pen::new(&mut ripples, at, side).waves();
        }
        self.round(is_still).iter().for_each(|side| Pen::new(&mut water, at, side).round(100));
        [water, ripples]
    }

    /// Walls, the line under their merlons, merlons, towers, and what stands on these.
    fn walls(self, at: Cell, is_still: bool) -> [String; 5] {
        let [mut walls, mut line, mut merlons, mut towers, mut tops] = [const { String::new() }; 5];
        for side in self.bands(is_still) {
            Pen::new(&mut walls, at, side).band(100);
            // Dashes: a merlon each, and a slightly larger one under it.
            Pen::new(&mut line, at, side).line((12, 32), 975);
            Pen::new(&mut merlons, at, side).line((19, 32), 961);
        }
        for side in self.round(is_still).iter() {
            Pen::new(&mut walls, at, side).corner(100);
            Pen::new(&mut tops, at, side).square((945, 9), 46);
        }
        for side in self.towers(is_still) {
            Pen::new(&mut towers, at, side).corner(130);
            Pen::new(&mut tops, at, side).square((902, 32), 66);
        }
        [walls, line, merlons, towers, tops]
    }

    /// The edges that count, or those that are still.
    fn bands(self, is_still: bool) -> impl Iterator<Item = Side> {
        let still = self.still;
        self.edges.iter().filter(move |&side| still.has(side) == is_still)
    }

    /// The corners round which the neighbours' borders run, likewise.
    fn round(self, is_still: bool) -> Sides {
        if is_still { self.still_joints } else { self.joints }
    }

    /// Where two walls of the tile's own meet.
    fn towers(self, is_still: bool) -> impl Iterator<Item = Side> {
        let Self { edges, still, .. } = self;
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
fn clockwise(side: Side) -> Side {
    Side::ALL[(side as usize + 1) % 4]
}
