//! A tile's borders: moats with their kerbs, walls with their towers, and how they join.

use crate::art::reference_100;
use cities::{Set, Side, Sides};

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

impl Borders {
    /// The borders of a tile that lies alone.
    pub(crate) fn alone(set: Set, edges: Sides) -> Self {
        let none = Sides::NONE;
        Self { set, edges, still: none, joints: none, still_joints: none }
    }

    /// What lies under the bands: kerbs, or the shade of walls.
    pub(crate) fn lower(&self) -> String {
        let (band, joint) = match self.set {
            Set::Granada => ("borders-kerb", "borders-kerb-joint"),
            Set::Alhambra => ("borders-wall-shade", "borders-wall-shade-joint"),
        };
        turned(self.edges.iter(), band)
            + &turned(self.joints.iter().chain(self.still_joints.iter()), joint)
    }

    /// Water or walls: those that count, or those that are still.
    pub(crate) fn upper(&self, is_still: bool) -> String {
        let (band, joint) = match self.set {
            Set::Granada => ("borders-moat", "borders-moat-joint"),
            Set::Alhambra => ("borders-wall", "borders-wall-joint"),
        };
        let joints = if is_still { self.still_joints } else { self.joints };
        let bands = self.edges.iter().filter(|&side| self.still.has(side) == is_still);
        turned(bands, band)
            + &turned(joints.iter(), joint)
            + &turned(self.towers(is_still), "borders-wall-tower")
    }

    /// Where two walls of the tile's own meet.
    fn towers(&self, is_still: bool) -> impl Iterator<Item = Side> {
        let Self { set, edges, still, .. } = *self;
        let corners = edges.iter().filter(move |&side| edges.has(clockwise(side)));
        corners.filter(move |&side| {
            set == Set::Alhambra && is_still == (still.has(side) && still.has(clockwise(side)))
        })
    }
}

/// The next side, clockwise.
pub(crate) fn clockwise(side: Side) -> Side {
    Side::ALL[(side as usize + 1) % 4]
}

/// A drawing made for the top edge (or the upper right corner), turned to others.
fn turned(sides: impl Iterator<Item = Side>, name: &str) -> String {
    let drawing = reference_100(name);
    let turned = |side| format!(r#"<g transform="{}">{drawing}</g>"#, turn(side));
    sides.map(turned).collect()
}

/// The transform that turns the top edge of a tile to another side.
pub(crate) fn turn(side: Side) -> String {
    format!("rotate({} 50 50)", side as u16 * 90)
}
