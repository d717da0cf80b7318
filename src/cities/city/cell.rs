//! Places in a city, counted from its start tile.

use crate::city::side::Side;

/// A place: `x` grows to the right, `y` grows downwards, the start tile lies at 0, 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cell {
    /// To the right.
    pub x: i8,
    /// Downwards.
    pub y: i8,
}

impl Cell {
    /// Where the start tile lies.
    pub const START: Self = Self { x: 0, y: 0 };

    /// The place next to this one. Cities are far smaller than the numbers reach.
    #[must_use]
    pub const fn next(self, side: Side) -> Self {
        let Self { x, y } = self;
        match side {
            Side::North => Self { x, y: y.saturating_sub(1) },
            Side::East => Self { x: x.saturating_add(1), y },
            Side::South => Self { x, y: y.saturating_add(1) },
            Side::West => Self { x: x.saturating_sub(1), y },
        }
    }
}
