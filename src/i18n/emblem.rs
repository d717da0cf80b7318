//! The players' colours, each with an emblem, so that no one depends on the colour alone.

use serde::{Deserialize, Serialize};

/// A player's emblem; each has a colour of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Emblem {
    /// Crimson.
    Pomegranate,
    /// Azure.
    Moon,
    /// Green.
    Palm,
    /// Saffron.
    Star,
    /// Pearl.
    Key,
    /// Jet.
    Swift,
}

impl Emblem {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 6] =
        [Self::Pomegranate, Self::Moon, Self::Palm, Self::Star, Self::Key, Self::Swift];

    /// Its place in [`Emblem::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}
