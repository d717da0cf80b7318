//! What a seat can decide.

use crate::city::cell::Cell;
use crate::pieces::bureau::Bureau;
use crate::pieces::face::Face;
use crate::pieces::money::Money;
use crate::pieces::payment::Payment;
use engine::Seat;
use serde::{Deserialize, Serialize};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Action {
    /// Take open money: one card, or several worth 5 or less (T2).
    Take(Money),
    /// Take an open bureau de change, alone (B2).
    TakeBureau(Bureau),
    /// Buy a tile of the yard (T3); while a vizier is asked, by its favour (V2).
    Buy {
        /// The tile as it lies in the yard.
        tile: Face,
        /// What is paid.
        pay: Payment,
    },
    /// Redesign: build a tile of the reserve (T6).
    Build {
        /// The tile as it lies in the reserve.
        tile: Face,
        /// Where.
        at: Cell,
    },
    /// Redesign: take a tile out of the city (T6).
    Remove {
        /// Where it lies.
        at: Cell,
    },
    /// Redesign: swap a tile of the city for one of the reserve (T6).
    Swap {
        /// Where it lies.
        at: Cell,
        /// The tile of the reserve.
        tile: Face,
    },
    /// Take the face-up hut of a pile (H2).
    TakeHut(Face),
    /// Turn the own vizier face up again (V4).
    WakeVizier,
    /// There is nothing else to do (T11).
    Pass,
    /// Build a tile that waits beside the city (T8).
    Place {
        /// The face that will be up.
        tile: Face,
        /// Where.
        at: Cell,
        /// What turning it over costs (G5); nothing if it lies as it was bought.
        pay: Money,
    },
    /// Put a tile that waits into the reserve, either side up (G6).
    Store {
        /// The face that will be up.
        tile: Face,
    },
    /// Give a bought tile to Dirk (D4).
    Give {
        /// The face that will be up.
        tile: Face,
        /// What turning it over costs (G14).
        pay: Money,
    },
    /// Play a bonus card whose tile stands in the own city (N2).
    PlayBonus(Face),
    /// End the turn, or a vizier's purchase (T9).
    EndTurn,
    /// Say no: to a vizier (V3), or to (further) bonus cards before a scoring (N2).
    Decline,
    /// Let another seat answer first that is asked, too (V3, N2). It decides nothing, so it is allowed
    /// and never listed.
    Ask(Seat),
}
