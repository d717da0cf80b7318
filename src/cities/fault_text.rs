//! What refusals say to whoever programs with the rules: one line each, with the number of the rule.
//!
//! Players read the sentences of `i18n` instead.

use crate::city::misfit::Misfit;
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
        match self {
            // These name their own rules.
            Self::Misfit { at, misfits } => {
                write!(to, "not at {},{}", at.x, at.y)?;
                let mut between = ": ";
                for misfit in misfits {
                    write!(to, "{between}{misfit}")?;
                    between = "; ";
                }
                return Ok(());
            }
            Self::Options(fault) => fault.fmt(to)?,
            Self::Order(fault) => fault.fmt(to)?,
            Self::MoreThanFive { sum } => write!(to, "several cards are worth {sum}, more than 5")?,
            Self::NotInYard(tile) => write!(to, "{} is not in the yard", word(*tile))?,
            Self::FeeShort { missing } => {
                write!(to, "the fee for turning the tile over is {missing} short")?;
            }
            Self::Short { missing } => write!(to, "the payment is {missing} short")?,
            Self::NotExact { over } => write!(to, "the payment is {over} more than the price")?,
            Self::NotInReserve(tile) => write!(to, "{} is not in the reserve", word(*tile))?,
            Self::NotWaiting(tile) => write!(to, "{} does not wait to be placed", word(*tile))?,
            Self::NoSuchHut(hut) => write!(to, "{} does not lie open", word(*hut))?,
            plain => to.write_str(plain.words())?,
        }
        write!(to, " ({})", self.rule())
    }
}

impl Refusal {
    /// The words of those that say the same every time.
    fn words(&self) -> &'static str {
        match self {
            Self::Over => "the game is over",
            Self::NotNow { .. } => "something else is awaited",
            Self::NothingTaken => "no cards were named",
            Self::NotOpen => "not all these cards lie open",
            Self::BureauAlone => "a bureau de change is taken alone",
            Self::NotInHand => "the payment is not in the hand",
            Self::WrongCurrency => "the payment has cards that this space does not take",
            Self::WrongBureau => "this bureau de change does not concern the purchase",
            Self::TurningCosts => "only turning a tile over costs, and in one currency",
            Self::NotTurned => "a tile got at the end is not turned over",
            Self::NotForDirk => "this cannot be given to Dirk",
            Self::CanAct => "passing is only for those who can do nothing else",
            Self::NoModule => "this module is not played",
            Self::VizierAwake => "the vizier is face up already",
            Self::ThreeHuts => "three huts are the limit",
            Self::NotYourBonusCard => "that bonus card is not in the hand",
            Self::BonusTileMissing => "the tile of the bonus card is not in the city",
            _ => "not allowed",
        }
    }
}

fn word(face: crate::Face) -> String {
    face.into()
}

impl Display for Misfit {
    fn fmt(&self, to: &mut Formatter) -> Result {
        match self {
            Self::Taken => write!(to, "a tile lies there already")?,
            Self::Alone => write!(to, "no tile of the city is next to it")?,
            Self::EdgeDiffers { side } => {
                write!(to, "only one of the two tiles has a border on the {side:?} edge")?;
            }
            Self::NotWallAndMoat { side } => {
                write!(to, "the {side:?} edge between the two sets is not wall and moat")?;
            }
            Self::CutOff { tiles } => {
                write!(to, "{} tiles could not be reached on foot", tiles.len())?;
            }
            Self::LeavesHole { ground } => {
                write!(to, "{} cells of empty ground would be enclosed", ground.len())?;
            }
            Self::StartTile => write!(to, "the start tile stays where it is")?,
            Self::FoundingTile => write!(to, "the tile that founded Granada stays where it is")?,
            Self::Parted => write!(to, "Granada would no longer touch the Alhambra")?,
            Self::Nothing => write!(to, "there is no tile to take or swap")?,
            Self::OffTheTable => write!(to, "the table is not large enough")?,
        }
        write!(to, " ({})", self.rule())
    }
}

impl Display for NotTogether {
    fn fmt(&self, to: &mut Formatter) -> Result {
        to.write_str(match self {
            Self::Seats => "two to six can play",
            Self::Youngest => "the youngest sits at none of the seats",
            Self::SimplifiedAlhambra => "simplified scoring is for Granada's buildings",
            Self::BureausOutsideAlhambra => "Bureau de Change belongs to Alhambra alone",
            Self::BonusCardsOutsideAlhambra => "Bonus Cards belong to Alhambra alone",
            Self::HutsOutsideAlhambra => "Workers' Huts belong to Alhambra alone",
        })
    }
}

impl Display for OrderFault {
    fn fmt(&self, to: &mut Formatter) -> Result {
        to.write_str(match self {
            Self::Deck => "the deck has not exactly the cards of this game",
            Self::Bag => "a bag has not exactly the tiles of its set",
            Self::Huts => "the piles of huts are not the huts of their colours",
            Self::BonusCards => "the bonus cards are not the ten",
            Self::TooEarly => "a marked card lies among the start money or the first open cards",
        })
    }
}
