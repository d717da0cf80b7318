//! Why something is not allowed: the rule, and where.

use crate::garden::Garden;
use crate::misfit::Misfit;
use crate::options::NotTogether;
use crate::space::Space;

/// A typed answer to what is not allowed. Nothing has changed (R17).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// These options do not go together.
    Options(NotTogether),
    /// The stacked order does not add up.
    Order(OrderFault),
    /// The game is over.
    Over,
    /// The turn has had its garden: it can only be ended (R6).
    TurnIsDone,
    /// A garden is to be laid before the turn can be ended (R6).
    NothingLaid,
    /// The garden is not in the hand (R6).
    NotInHand(Garden),
    /// The garden cannot lie there (R17).
    Misfit {
        /// Where.
        at: Space,
        /// The rule it breaks.
        misfit: Misfit,
    },
}

/// What is wrong with a stacked order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderFault {
    /// These are not the 49 building tiles.
    Buildings,
    /// These are not the 36 garden tiles.
    Gardens,
}

impl Refusal {
    /// The number of the rule that is broken.
    pub fn rule(&self) -> &'static str {
        match self {
            Self::Options(NotTogether::Seats | NotTogether::Trees) => "R4",
            Self::Options(NotTogether::Oldest) => "R5",
            Self::Options(NotTogether::TwoColours) => "R16",
            Self::Order(OrderFault::Buildings) => "R2",
            Self::Order(OrderFault::Gardens) => "R3",
            Self::Over => "R14",
            Self::TurnIsDone | Self::NothingLaid | Self::NotInHand(_) => "R6",
            Self::Misfit { misfit, .. } => misfit.rule(),
        }
    }
}
