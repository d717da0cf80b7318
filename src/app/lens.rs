//! From where one looks at a city: zoom and pan, as plain arithmetic.
//!
//! Lengths are in px of the room that the city is shown in, or in cells.

use cities::Cell;

/// From here on, in px, a tile shows its building.
pub(crate) const DETAILED: f64 = 54.0;

/// A length as it is written into the page: no more digits than anybody can see. Written as whole
/// thousandths, because the standard way to write any number exactly weighs several KB.
pub(crate) fn tidy(length: f64) -> String {
    #[expect(clippy::cast_possible_truncation, reason = "lengths on a page are small")]
    let thousandths = (length * 1000.0).round() as i64;
    let (whole, rest) = (thousandths.unsigned_abs() / 1000, thousandths.unsigned_abs() % 1000);
    let sign = if thousandths < 0 { "-" } else { "" };
    if rest == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}.{rest:03}") }
}

/// How far it is from one point to another.
pub(crate) fn distance(one: (f64, f64), other: (f64, f64)) -> f64 {
    let (x, y) = (one.0 - other.0, one.1 - other.1);
    (x * x + y * y).sqrt()
}

/// A rectangle, in px or in cells.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Area {
    pub(crate) left: f64,
    pub(crate) top: f64,
    pub(crate) right: f64,
    pub(crate) bottom: f64,
}

impl Area {
    pub(crate) fn of_size((width, height): (f64, f64)) -> Self {
        Self { left: 0.0, top: 0.0, right: width, bottom: height }
    }

    /// The smallest area around some cells.
    pub(crate) fn around(cells: &[Cell]) -> Option<Self> {
        let mut areas = cells.iter().map(|&at| Self::from(at));
        let first = areas.next()?;
        Some(areas.fold(first, |all, one| Self {
            left: all.left.min(one.left),
            top: all.top.min(one.top),
            right: all.right.max(one.right),
            bottom: all.bottom.max(one.bottom),
        }))
    }

    pub(crate) fn size(self) -> (f64, f64) {
        (self.right - self.left, self.bottom - self.top)
    }

    /// How much it covers; nothing if it ends before it begins.
    pub(crate) fn extent(self) -> f64 {
        let (width, height) = self.size();
        width.max(0.0) * height.max(0.0)
    }

    pub(crate) fn middle(self) -> (f64, f64) {
        (f64::midpoint(self.left, self.right), f64::midpoint(self.top, self.bottom))
    }

    #[must_use]
    pub(crate) fn grown(self, by: f64) -> Self {
        Self {
            left: self.left - by,
            top: self.top - by,
            right: self.right + by,
            bottom: self.bottom + by,
        }
    }

    #[must_use]
    pub(crate) fn moved(self, (x, y): (f64, f64)) -> Self {
        Self {
            left: self.left + x,
            top: self.top + y,
            right: self.right + x,
            bottom: self.bottom + y,
        }
    }

    /// The part of it that lies in another one.
    #[must_use]
    pub(crate) fn within(self, other: Self) -> Self {
        Self {
            left: self.left.max(other.left),
            top: self.top.max(other.top),
            right: self.right.min(other.right),
            bottom: self.bottom.min(other.bottom),
        }
    }

    /// In another unit, of which there are so many.
    #[must_use]
    pub(crate) fn times(self, factor: f64) -> Self {
        let Self { left, top, right, bottom } = self;
        let [left, top, right, bottom] = [left, top, right, bottom].map(|at| at * factor);
        Self { left, top, right, bottom }
    }

    /// True if they share more than an edge; less than a px is no matter.
    pub(crate) fn overlaps(self, other: Self) -> bool {
        let is_between = |from: f64, to: f64| to - from > 0.5;
        is_between(self.left.max(other.left), self.right.min(other.right))
            && is_between(self.top.max(other.top), self.bottom.min(other.bottom))
    }

    /// True if the other lies in it, give or take half a px.
    pub(crate) fn holds(self, other: Self) -> bool {
        let own = self.grown(0.5);
        own.left <= other.left
            && own.top <= other.top
            && own.right >= other.right
            && own.bottom >= other.bottom
    }
}

impl From<Cell> for Area {
    fn from(Cell { x, y }: Cell) -> Self {
        let (left, top) = (f64::from(x), f64::from(y));
        Self { left, top, right: left + 1.0, bottom: top + 1.0 }
    }
}

/// Which part of the table shows, and how large.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Lens {
    /// The upper left corner of the room, in cells.
    pub(crate) left: f64,
    pub(crate) top: f64,
    /// How many px a cell is wide.
    pub(crate) scale: f64,
}

impl Lens {
    /// Shows an area of cells in the middle of an area of px, as large as it goes.
    pub(crate) fn onto(cells: Area, room: Area, most: f64) -> Self {
        let ((columns, rows), (width, height)) = (cells.size(), room.size());
        let scale = (width / columns).min(height / rows).min(most);
        let ((x, y), (across, down)) = (cells.middle(), room.middle());
        Self { left: x - across / scale, top: y - down / scale, scale }
    }

    /// Where an area of cells is in the room.
    pub(crate) fn placed(self, cells: Area) -> Area {
        let Self { left, top, scale } = self;
        Area {
            left: (cells.left - left) * scale,
            top: (cells.top - top) * scale,
            right: (cells.right - left) * scale,
            bottom: (cells.bottom - top) * scale,
        }
    }

    /// The point of the table that is seen at a place in the room.
    pub(crate) fn point_at(self, (x, y): (f64, f64)) -> (f64, f64) {
        (self.left + x / self.scale, self.top + y / self.scale)
    }

    /// The cell there; none where the numbers of cells end.
    pub(crate) fn cell_at(self, place: (f64, f64)) -> Option<Cell> {
        let (x, y) = self.point_at(place);
        let number = |at: f64| {
            #[expect(clippy::cast_possible_truncation, reason = "the range is checked")]
            (-128.0..128.0).contains(&at).then_some(at.floor() as i8)
        };
        Some(Cell { x: number(x)?, y: number(y)? })
    }

    /// Another size, with the same point of the table at a place in the room.
    #[must_use]
    pub(crate) fn zoomed(self, scale: f64, around: (f64, f64)) -> Self {
        let (x, y) = self.point_at(around);
        Self { left: x - around.0 / scale, top: y - around.1 / scale, scale }
    }

    /// The table is pushed by so many px.
    #[must_use]
    pub(crate) fn pushed(self, (x, y): (f64, f64)) -> Self {
        Self { left: self.left - x / self.scale, top: self.top - y / self.scale, ..self }
    }

    /// The same size with another point of the table in the middle of the room.
    #[must_use]
    pub(crate) fn centred(self, (x, y): (f64, f64), room: (f64, f64)) -> Self {
        let half = |length: f64| length / 2.0 / self.scale;
        Self { left: x - half(room.0), top: y - half(room.1), ..self }
    }

    /// Where all seen through it goes in another lens: moved by px, and so many times as large.
    pub(crate) fn seen_from(self, other: Self) -> ((f64, f64), f64) {
        let moved = |to: f64, from: f64| (from - to) * other.scale;
        ((moved(other.left, self.left), moved(other.top, self.top)), other.scale / self.scale)
    }

    /// What is seen of the table in a room, in cells.
    pub(crate) fn seen(self, (width, height): (f64, f64)) -> Area {
        let Self { left, top, scale } = self;
        Area { left, top, right: left + width / scale, bottom: top + height / scale }
    }
}
