//! The diagonal sides of a garden, each towards a building.

/// A diagonal side of an octagon (R1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Diagonal {
    /// Upper left.
    NorthWest,
    /// Upper right.
    NorthEast,
    /// Lower right.
    SouthEast,
    /// Lower left.
    SouthWest,
}

impl Diagonal {
    /// All four, clockwise from the upper left.
    pub const ALL: [Self; 4] = [Self::NorthWest, Self::NorthEast, Self::SouthEast, Self::SouthWest];

    /// The place of this side in a list that goes clockwise from the upper left.
    pub const fn index(self) -> usize {
        self as usize
    }
}
