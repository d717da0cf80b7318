//! What happened, in order and once: enough for a log, a recap and every animation.

use crate::building::Building;
use crate::planted::Planted;
use crate::score::Score;
use crate::site::SITES;
use crate::space::Space;
use engine::Seat;

/// Something that happened. Which gardens are in the hands is told to nobody (R5).
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each name says its part")]
pub enum Event {
    /// The buildings were laid out, row by row (R2).
    LaidOut { buildings: [Building; SITES] },
    /// Gardens were dealt (R5, R15).
    Dealt { seat: Seat, count: u8 },
    /// This seat begins (R5).
    Begins { seat: Seat },
    /// A seat laid a garden (R6).
    Planted { seat: Seat, at: Space, planted: Planted },
    /// A garden of this seat completed a building (R9).
    Scored { seat: Seat, score: Score },
    /// A turn is over.
    TurnEnded { seat: Seat },
    /// A seat drew a garden; so many are left in the pile (R6).
    Drew { seat: Seat, left: u8 },
    /// All gardens are laid, and the game is over (R14).
    Ended,
}
