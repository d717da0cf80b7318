//! How far a garden is turned.

/// One of the four positions of a garden: quarter turns clockwise (R6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rotation(u8);

impl Rotation {
    /// Not turned: lavender is towards the upper left.
    pub const NONE: Self = Self(0);

    /// All four, each a quarter further.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// So many quarters clockwise.
    pub const fn of_quarters(quarters: u8) -> Self {
        Self(quarters % 4)
    }

    /// Quarters clockwise, 0 to 3.
    pub const fn quarters(self) -> u8 {
        self.0
    }

    /// A quarter further clockwise.
    #[must_use]
    pub const fn right(self) -> Self {
        Self::of_quarters(self.0 + 1)
    }

    /// A quarter back.
    #[must_use]
    pub const fn left(self) -> Self {
        Self::of_quarters(self.0 + 3)
    }
}
