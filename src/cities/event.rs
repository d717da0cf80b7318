//! What happened, in order and once: enough for a log, a recap and every animation.

use crate::city::cell::Cell;
use crate::city::line::Line;
use crate::pieces::building::Building;
use crate::pieces::card::{Card, Scoring};
use crate::pieces::face::Face;
use crate::pieces::money::{Currency, Money};
use crate::pieces::payment::Payment;
use crate::turn::last_tiles::LastTile;
use engine::Seat;

/// A player, or Dirk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Who {
    /// A seat.
    Seat(Seat),
    /// The imaginary third player (D1).
    Dirk,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "each name says its part")]
pub enum Event {
    /// Start money was dealt (M3).
    Dealt { seat: Seat, money: Money },
    /// This seat begins (M4).
    Begins { seat: Seat },
    /// Bonus cards were dealt face down (N1).
    BonusCardsDealt { each: u8 },
    /// A card was laid open (T9).
    CardOpened { card: Card },
    /// The discards became a new pile (M6).
    Reshuffled { cards: usize },
    /// A tile was laid into the yard (Y3).
    TileOpened { space: Currency, face: Face },
    /// The marker changed (G3).
    MarkerTurned { is_odd: bool },
    /// Dirk got tiles (D1, D2).
    DirkGot { faces: Vec<Face> },
    /// A seat took money (T2).
    Took { seat: Seat, money: Money },
    /// A seat took a bureau de change (B2).
    TookBureau { seat: Seat, card: Card },
    /// A seat bought a tile (T3, V2).
    Bought {
        seat: Seat,
        face: Face,
        space: Currency,
        pay: Payment,
        plays_on: bool,
        by_vizier: bool,
    },
    /// A seat took a hut (H2).
    TookHut { seat: Seat, face: Face },
    /// The next hut of a pile was turned up (H2).
    HutOpened { face: Face },
    /// A seat turned a tile over and paid for it (G5, G14).
    Turned { seat: Seat, face: Face, pay: Money },
    /// A tile was built, from beside the city or from the reserve.
    Built { seat: Seat, face: Face, at: Cell, from_reserve: bool },
    /// The first tile of the other set founds it (X7).
    Founded { seat: Seat, at: Cell },
    /// A tile went into the reserve.
    Stored { seat: Seat, face: Face },
    /// A tile was given to Dirk (D4).
    Given { seat: Seat, face: Face },
    /// A tile was taken out of the city into the reserve (T6).
    Removed { seat: Seat, face: Face, at: Cell },
    /// A tile of the city was swapped for one of the reserve (T6).
    Swapped { seat: Seat, out: Face, into: Face, at: Cell },
    /// A seat could do nothing (T11).
    Passed { seat: Seat },
    /// A seat turned its vizier face up (V4).
    VizierWoke { seat: Seat },
    /// A seat did not use its vizier (V3).
    VizierDeclined { seat: Seat },
    /// A bonus card was played (N2).
    BonusPlayed { seat: Seat, face: Face },
    /// A bonus card went back to the hand, because its tile left (N4).
    BonusReturned { seat: Seat, face: Face },
    /// A seat played no (further) bonus card before a scoring (N2).
    BonusDeclined { seat: Seat },
    /// A turn is over.
    TurnEnded { seat: Seat },
    /// A scoring begins.
    ScoringBegan { scoring: Scoring },
    /// Points for the longest line of everybody (W1, X11).
    LinesScored { scoring: Scoring, line: Line, lengths: Vec<LineScore> },
    /// Points for one building (A2, G8).
    BuildingScored {
        scoring: Scoring,
        building: Building,
        number: u16,
        prizes: [u16; 3],
        grows: bool,
        ranks: Vec<Rank>,
        tiles: Vec<Vec<Face>>,
    },
    /// A scoring is over: the points of everybody now.
    ScoringEnded { scoring: Scoring, points: Vec<(Who, u16)> },
    /// The yard could not be filled, or nobody went on: the game ends (E1, E7).
    EndReached { is_idle: bool },
    /// A tile left in the yard was given, or stays (E2).
    LastTile(LastTile),
    /// The game is over.
    Ended,
}

impl Event {
    /// Who did it, of what somebody does.
    pub fn doer(&self) -> Option<Seat> {
        match self {
            Self::Took { seat, .. }
            | Self::TookBureau { seat, .. }
            | Self::Bought { seat, .. }
            | Self::TookHut { seat, .. }
            | Self::Turned { seat, .. }
            | Self::Built { seat, .. }
            | Self::Founded { seat, .. }
            | Self::Stored { seat, .. }
            | Self::Given { seat, .. }
            | Self::Removed { seat, .. }
            | Self::Swapped { seat, .. }
            | Self::Passed { seat }
            | Self::VizierWoke { seat }
            | Self::VizierDeclined { seat }
            | Self::BonusPlayed { seat, .. }
            | Self::BonusReturned { seat, .. }
            | Self::BonusDeclined { seat }
            | Self::TurnEnded { seat } => Some(*seat),
            _ => None,
        }
    }
}

/// The longest line of one seat and what it brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineScore {
    /// Whose.
    pub seat: Seat,
    /// How many edges.
    pub length: u16,
    /// Points.
    pub points: u16,
}

/// Somebody's rank for a building.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rank {
    /// Who.
    pub who: Who,
    /// How many of the building, huts and bonus cards included.
    pub count: u16,
    /// The dearest of them (G8), 0 where it does not matter.
    pub dearest: u8,
    /// 1 for the first; those who tie share a place (A4).
    pub place: u8,
    /// How many share it.
    pub sharing: u8,
    /// Points.
    pub points: u16,
}
