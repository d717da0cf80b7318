//! The games as they are published.

use cities::Kind;

/// One of the four games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Title {
    /// Two-sided tiles and moats.
    Granada,
    /// The palace and its walls.
    Alhambra,
    /// Alhambra & Granada together.
    Both,
    /// The Gardens of the Alhambra.
    Gardens,
}

impl From<Kind> for Title {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Granada => Self::Granada,
            Kind::Alhambra => Self::Alhambra,
            Kind::Both => Self::Both,
        }
    }
}

impl Title {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Granada, Self::Alhambra, Self::Both, Self::Gardens];

    /// The fewest and the most players.
    pub const fn players(self) -> (u8, u8) {
        match self {
            Self::Gardens => (2, 4),
            Self::Granada | Self::Alhambra | Self::Both => (2, 6),
        }
    }

    /// The name on the box, the same in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Granada => "Granada",
            Self::Alhambra => "Alhambra",
            Self::Both => "Alhambra & Granada",
            Self::Gardens => "The Gardens of the Alhambra",
        }
    }
}
