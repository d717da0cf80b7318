//! What a seat can decide.

use crate::planted::Planted;
use crate::space::Space;
use serde::{Deserialize, Serialize};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Action {
    /// Lay a garden of the hand; buildings that it completes are scored at once (R6, R9).
    Plant {
        /// Where.
        at: Space,
        /// The garden as it will lie.
        planted: Planted,
    },
    /// End the turn: only then a new garden is drawn (R6).
    EndTurn,
}
