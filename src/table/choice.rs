//! What is being chosen and not played yet.

use cities::{Cell, Face, Money, Payment};

/// Where the tile in hand comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Beside the city.
    Waiting,
    /// The reserve.
    Reserve,
}

/// What is being chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Choice {
    /// Nothing.
    #[default]
    Nothing,
    /// Open cards, a bit for each place.
    Money {
        /// The places.
        places: u8,
    },
    /// A tile of the yard and what is paid for it.
    Purchase {
        /// The tile.
        tile: Face,
        /// The payment so far.
        pay: Payment,
    },
    /// A tile in hand.
    Holding {
        /// The tile as it lies beside the city or in the reserve.
        tile: Face,
        /// The face that is up.
        face: Face,
        /// Where it comes from.
        from: Source,
        /// What is paid for turning it over.
        fee: Money,
    },
    /// A tile of the city.
    Built {
        /// Where it lies.
        at: Cell,
    },
}

impl Choice {
    /// The face in hand, to be shown over the city.
    pub fn face(&self) -> Option<Face> {
        match self {
            Self::Holding { face, .. } => Some(*face),
            _ => None,
        }
    }
}
