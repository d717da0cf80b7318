//! A rectangle, in px or in cells, and the points in it.

use cities::Cell;

/// A point, in px or in cells: from the left, from the top.
pub type Point = (f64, f64);

/// A width and a height.
pub type Size = (f64, f64);

/// How far it is from one point to another.
pub fn distance(one: Point, other: Point) -> f64 {
    let (x, y) = (one.0 - other.0, one.1 - other.1);
    (x * x + y * y).sqrt()
}

/// A rectangle, in px or in cells.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// Where it begins.
    pub left: f64,
    /// Where it begins.
    pub top: f64,
    /// Where it ends.
    pub right: f64,
    /// Where it ends.
    pub bottom: f64,
}

impl Area {
    /// Of a size, with its corner at 0 0.
    pub fn of_size((width, height): Size) -> Self {
        Self { left: 0.0, top: 0.0, right: width, bottom: height }
    }

    /// The smallest area around some cells.
    pub fn around(cells: &[Cell]) -> Option<Self> {
        let mut areas = cells.iter().map(|&at| Self::from(at));
        let first = areas.next()?;
        Some(areas.fold(first, |all, one| Self {
            left: all.left.min(one.left),
            top: all.top.min(one.top),
            right: all.right.max(one.right),
            bottom: all.bottom.max(one.bottom),
        }))
    }

    /// Its width and height.
    pub fn size(self) -> Size {
        (self.right - self.left, self.bottom - self.top)
    }

    /// How much it covers; nothing if it ends before it begins.
    pub fn extent(self) -> f64 {
        let (width, height) = self.size();
        width.max(0.0) * height.max(0.0)
    }

    /// The point in its middle.
    pub fn middle(self) -> Point {
        (f64::midpoint(self.left, self.right), f64::midpoint(self.top, self.bottom))
    }

    /// So much larger on every side.
    #[must_use]
    pub fn grown(self, by: f64) -> Self {
        Self {
            left: self.left - by,
            top: self.top - by,
            right: self.right + by,
            bottom: self.bottom + by,
        }
    }

    /// Somewhere else.
    #[must_use]
    pub fn moved(self, (x, y): Point) -> Self {
        Self {
            left: self.left + x,
            top: self.top + y,
            right: self.right + x,
            bottom: self.bottom + y,
        }
    }

    /// The part of it that lies in another one.
    #[must_use]
    pub fn within(self, other: Self) -> Self {
        Self {
            left: self.left.max(other.left),
            top: self.top.max(other.top),
            right: self.right.min(other.right),
            bottom: self.bottom.min(other.bottom),
        }
    }

    /// In another unit, of which there are so many.
    #[must_use]
    pub fn times(self, factor: f64) -> Self {
        let Self { left, top, right, bottom } = self;
        let [left, top, right, bottom] = [left, top, right, bottom].map(|at| at * factor);
        Self { left, top, right, bottom }
    }

    /// True if they share more than an edge; less than a px is no matter.
    pub fn overlaps(self, other: Self) -> bool {
        let is_between = |from: f64, to: f64| to - from > 0.5;
        is_between(self.left.max(other.left), self.right.min(other.right))
            && is_between(self.top.max(other.top), self.bottom.min(other.bottom))
    }

    /// True if the other lies in it, give or take half a px.
    pub fn holds(self, other: Self) -> bool {
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
