//! What refusals say to whoever programs with the rules: one line each, with the number of the rule.
//!
//! Players read the sentences of `i18n` instead.

use crate::misfit::Misfit;
use crate::options::NotTogether;
use crate::refusal::{OrderFault, Refusal};
use std::error::Error;
use std::fmt::{Display, Formatter, Result};

impl Error for Refusal {}
impl Error for Misfit {}
impl Error for NotTogether {}
impl Error for OrderFault {}

impl Display for Refusal {
    fn fmt(&self, to: &mut Formatter) -> Result {
        match *self {
            Self::Options(fault) => write!(to, "{fault}")?,
            Self::Order(fault) => write!(to, "{fault}")?,
            Self::Over => write!(to, "the game is over")?,
            Self::TurnIsDone => write!(to, "a garden lies, and the turn can only be ended")?,
            Self::NothingLaid => write!(to, "a garden is to be laid first")?,
            Self::NotInHand(garden) => write!(to, "{} is not in the hand", String::from(garden))?,
            // It names its own rule.
            Self::Misfit { at, misfit } => {
                return write!(to, "not at {}: {misfit}", String::from(at));
            }
        }
        write!(to, " ({})", self.rule())
    }
}

impl Display for Misfit {
    fn fmt(&self, to: &mut Formatter) -> Result {
        let words = match self {
            Self::Taken => "a garden lies there already",
            Self::OnTheEdge => "the very first garden may not lie on the edge",
            Self::Alone => "no garden is next to it",
        };
        write!(to, "{words} ({})", self.rule())
    }
}

impl Display for NotTogether {
    fn fmt(&self, to: &mut Formatter) -> Result {
        to.write_str(match self {
            Self::Seats => "two to four can play",
            Self::Oldest => "the oldest sits at none of the seats",
            Self::Trees => "the four types are not named once each",
            Self::TwoColours => "two colours each are for two players",
        })
    }
}

impl Display for OrderFault {
    fn fmt(&self, to: &mut Formatter) -> Result {
        to.write_str(match self {
            Self::Buildings => "these are not the 49 building tiles",
            Self::Gardens => "these are not the 36 garden tiles",
        })
    }
}
