//! What somebody at the table can point at.

use cities::{Bureau, Cell, Coin, Face};
use engine::Seat;

/// A click, a tap or a key, wherever it came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Click {
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
    /// A tile of the city.
    City(Cell),
    /// Empty ground, where the tile in hand is to lie.
    Ground(Cell),
    /// The tile in hand goes into the reserve.
    Store,
    /// The tile in hand goes to Dirk.
    Give,
    /// The chosen tile of the city goes into the reserve.
    Remove,
    /// The face-up hut of a pile.
    Hut(Face),
    /// The own vizier, to be turned face up.
    Vizier,
    /// A bonus card of the hand.
    Bonus(Face),
    /// Yes: take the chosen money, buy the chosen tile.
    Confirm,
    /// Never mind.
    Cancel,
    /// Somebody answers a question that goes round.
    Answer(Seat),
    /// No, to a vizier or to bonus cards; while the question goes round, from everybody.
    Decline,
    /// There is nothing to do.
    Pass,
    /// The turn, or a vizier's purchase, is over.
    EndTurn,
    /// Take the last action back.
    Undo,
    /// Play it again.
    Redo,
    /// Take all actions of the turn back.
    RestartTurn,
    /// The person named on the curtain is here.
    Unveil,
}
