//! Frame: the part of the endless table that a picture of a city shows, in whole cells.

use cities::{Cell, City};

/// A rectangle of cells; all four bounds belong to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    left: i16,
    top: i16,
    right: i16,
    bottom: i16,
}

impl Frame {
    /// The smallest frame round a city's tiles.
    pub fn of(city: &City) -> Self {
        let start = Self { left: 0, top: 0, right: 0, bottom: 0 };
        city.tiles().iter().fold(start, |frame, laid| frame.with(laid.at))
    }

    /// Large enough for this cell, too.
    #[must_use]
    pub fn with(self, Cell { x, y }: Cell) -> Self {
        let (x, y) = (i16::from(x), i16::from(y));
        Self {
            left: self.left.min(x),
            top: self.top.min(y),
            right: self.right.max(x),
            bottom: self.bottom.max(y),
        }
    }

    /// So many cells more on every side.
    #[must_use]
    pub fn grown(self, by: u8) -> Self {
        let by = i16::from(by);
        Self {
            left: self.left - by,
            top: self.top - by,
            right: self.right + by,
            bottom: self.bottom + by,
        }
    }

    /// How many columns and rows it has.
    pub fn size(self) -> (i16, i16) {
        (self.right - self.left + 1, self.bottom - self.top + 1)
    }

    /// True if the cell belongs to it.
    pub fn holds(self, Cell { x, y }: Cell) -> bool {
        (self.left..=self.right).contains(&x.into()) && (self.top..=self.bottom).contains(&y.into())
    }

    /// The cell of it that is nearest to a cell.
    pub fn nearest(self, Cell { x, y }: Cell) -> Cell {
        let within = |at: i8, least: i16, most: i16| {
            i8::try_from(i16::from(at).clamp(least, most)).unwrap_or(at)
        };
        Cell { x: within(x, self.left, self.right), y: within(y, self.top, self.bottom) }
    }

    /// Its columns, from the left; cells beyond the reach of a city's numbers are left out.
    pub fn columns(self) -> impl Iterator<Item = i8> {
        (self.left..=self.right).filter_map(|x| x.try_into().ok())
    }

    /// Its rows, from the top.
    pub fn rows(self) -> impl Iterator<Item = i8> {
        (self.top..=self.bottom).filter_map(|y| y.try_into().ok())
    }

    /// The room to leave beside and above it so that it takes at least so many columns and rows.
    pub fn spare(self, least: (i16, i16), unit: i16, rim: i16) -> (i16, i16) {
        let (columns, rows) = self.size();
        let spare = |has: i16, least: i16| (least - has).max(0) * unit / 2 + rim;
        (spare(columns, least.0), spare(rows, least.1))
    }

    /// As an SVG's `viewBox`: cells of `unit`, and so many units more on the sides and at the ends.
    pub fn view_box(self, unit: i16, spare: (i16, i16)) -> String {
        let [left, top, width, height] = self.measures(unit, spare);
        format!("{left} {top} {width} {height}")
    }

    /// Left, top, width and height of that `viewBox`.
    pub fn measures(self, unit: i16, (beside, above): (i16, i16)) -> [i16; 4] {
        let (columns, rows) = self.size();
        [
            self.left * unit - beside,
            self.top * unit - above,
            columns * unit + 2 * beside,
            rows * unit + 2 * above,
        ]
    }
}
