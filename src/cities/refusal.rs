//! Why something is not allowed: the rule, and where.

use crate::city::cell::Cell;
use crate::city::misfit::Misfit;
use crate::options::NotTogether;
use crate::pieces::face::Face;

/// A typed answer to what is not allowed. Nothing has changed (T12).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// These options do not go together.
    Options(NotTogether),
    /// The stacked order does not add up.
    Order(OrderFault),
    /// The game is over.
    Over,
    /// This is not the time for it: an action is due, the actions are over, tiles still wait, or another
    /// question is open.
    NotNow {
        /// The rule that says what is awaited instead, or when this would be in time.
        rule: &'static str,
    },
    /// No cards were named (T2).
    NothingTaken,
    /// Not all these cards lie open (T2).
    NotOpen,
    /// Several cards worth more than 5 (T2).
    MoreThanFive {
        /// Their sum.
        sum: u32,
    },
    /// A bureau de change is taken alone (B2).
    BureauAlone,
    /// The tile is not in the yard (T3).
    NotInYard(Face),
    /// The payment is not in the hand (T3).
    NotInHand,
    /// The payment has cards that this space does not take (T3, B3).
    WrongCurrency,
    /// Turning a tile over costs more (G5, G14).
    FeeShort {
        /// How much is missing.
        missing: u32,
    },
    /// The payment is too small (T3).
    Short {
        /// How much is missing.
        missing: u32,
    },
    /// A vizier pays the exact price (V2).
    NotExact {
        /// How much too much.
        over: u32,
    },
    /// The bureau de change named does not concern this purchase (B3, B4).
    WrongBureau,
    /// The tile is not in the reserve (T6).
    NotInReserve(Face),
    /// The tile does not wait to be placed (T8).
    NotWaiting(Face),
    /// Turning a tile over is paid in one currency (G5); nothing is paid otherwise.
    TurningCosts,
    /// A tile got at the end is not turned over (G15).
    NotTurned,
    /// The tile cannot be built, taken or swapped there (P7).
    Misfit {
        /// Where.
        at: Cell,
        /// All rules it breaks.
        misfits: Vec<Misfit>,
    },
    /// This cannot be given to Dirk (D4).
    NotForDirk,
    /// Passing is only for those who can do nothing else (T11).
    CanAct,
    /// This module is not played.
    NoModule,
    /// The vizier is face up already (V4).
    VizierAwake,
    /// The hut does not lie open (H2).
    NoSuchHut(Face),
    /// Three huts are the limit (H4).
    ThreeHuts,
    /// That bonus card is not in the hand (N2).
    NotYourBonusCard,
    /// The tile of the bonus card is not in the city (N2).
    BonusTileMissing,
}

/// What is wrong with a stacked order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderFault {
    /// The deck has not exactly the cards of this game.
    Deck,
    /// A bag has not exactly the tiles of its set.
    Bag,
    /// The piles of huts are not the huts of their colours.
    Huts,
    /// The bonus cards are not the ten.
    BonusCards,
    /// A marked card lies among the start money or the first open cards.
    TooEarly,
}

impl Refusal {
    /// The number of the rule that is broken.
    pub fn rule(&self) -> &'static str {
        match self {
            Self::Options(NotTogether::Youngest) => "M4",
            Self::Options(NotTogether::SimplifiedAlhambra) => "G10",
            Self::Options(NotTogether::BureausOutsideAlhambra) => "B1",
            Self::Options(NotTogether::BonusCardsOutsideAlhambra) => "N1",
            Self::Options(NotTogether::HutsOutsideAlhambra) => "H1",
            Self::Options(NotTogether::Seats) | Self::Over | Self::NoModule => "T1",
            Self::Order(_) => "M5",
            Self::NotNow { rule } => rule,
            Self::NothingTaken | Self::NotOpen | Self::MoreThanFive { .. } => "T2",
            Self::NotInYard(_) | Self::NotInHand | Self::WrongCurrency | Self::Short { .. } => "T3",
            Self::NotExact { .. } => "V2",
            Self::WrongBureau => "B3",
            Self::BureauAlone => "B2",
            Self::NotInReserve(_) => "T6",
            Self::NotWaiting(_) => "T8",
            Self::TurningCosts | Self::FeeShort { .. } => "G5",
            Self::NotTurned => "G15",
            Self::Misfit { misfits, .. } => misfits.first().map_or("P7", Misfit::rule),
            Self::NotForDirk => "D4",
            Self::CanAct => "T11",
            Self::VizierAwake => "V4",
            Self::NoSuchHut(_) => "H2",
            Self::ThreeHuts => "H4",
            Self::NotYourBonusCard | Self::BonusTileMissing => "N2",
        }
    }
}
