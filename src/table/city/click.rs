//! Clicks of the city games: what somebody can point at there.

use crate::city::turn_state::Mode;
use cities::{Bureau, Cell, Coin, Face};
use engine::Seat;

/// A click, a tap or a key, wherever it came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CityClick {
    /// The button of a kind of action: entered with no piece yet, or left again.
    Mode(Mode),
    /// An open card, by its place.
    Open(usize),
    /// A tile of the yard.
    Yard(Face),
    /// A card of the hand that is to be paid, too.
    Pay(Coin),
    /// A card of the payment that is to be kept.
    Keep(Coin),
    /// A bureau de change of the hand: used, or no longer used.
    Bureau(Bureau),
    /// A tile beside the city.
    Waiting(Face),
    /// The tile in hand, to be turned over.
    TurnOver,
    /// A tile of the reserve.
    Reserve(Face),
    /// A cell of the own city: ground for the tile in hand, a tile to be chosen or swapped.
    Cell(Cell),
    /// A cell that is tapped: the first time the tile in hand is pinned there, the second time it is
    /// built. Without a tile in hand it is the same as a click.
    Tap(Cell),
    /// The keyboard's cursor has come to a cell: the tile in hand is pinned there if it fits.
    Pin(Cell),
    /// A tile of the reserve takes the place of one of the city.
    Swap {
        /// The tile of the reserve.
        tile: Face,
        /// Where the other one lies.
        at: Cell,
    },
    /// The tile in hand goes into the reserve.
    Store,
    /// The tile in hand goes to Dirk.
    Give,
    /// The face-up hut of a pile.
    Hut(Face),
    /// A bonus card of the hand.
    Bonus(Face),
    /// Somebody answers a question that goes round.
    Answer(Seat),
    /// No, to a vizier or to bonus cards; while the question goes round, from everybody.
    Decline,
}
