//! The table: everything that lies on it, and whose decision is awaited.

use crate::board::Board;
use crate::hand::Hand;
use crate::pile::Pile;
use crate::rules::Rules;
use crate::tree::{Tree, Trees};
use engine::Seat;

/// The most seats.
pub(crate) const SEATS: usize = 4;

/// A game of The Gardens of the Alhambra.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gardens {
    pub(crate) rules: Rules,
    pub(crate) seats: u8,
    pub(crate) board: Board,
    pub(crate) pile: Pile,
    pub(crate) hands: [Hand; SEATS],
    /// The points of each type: two colours of one player score separately (R16).
    pub(crate) points: [u16; 4],
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
}

/// What kind of decision is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A garden is to be laid.
    Plant,
    /// It lies, and its buildings are scored; the turn can be ended.
    End,
    /// The game is over.
    Over,
}

impl Gardens {
    /// The board with its buildings and gardens.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Which kind of decision is awaited.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is, or would be if the game were not over.
    pub fn turn_of(&self) -> Seat {
        self.turn
    }

    /// The seat's gardens: unseen by the others (R5).
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat.index()]
    }

    /// How many gardens the pile still has.
    pub fn pile_count(&self) -> u8 {
        self.pile.len()
    }

    /// How many turns a seat still has, this one included until its garden lies.
    pub fn turns_left(&self, seat: Seat) -> u32 {
        // Whoever's turn it is draws next, then the others clockwise.
        let waits = u32::from((seat.0 + self.seats - self.turn.0) % self.seats);
        let draws = (u32::from(self.pile.len()) + u32::from(self.seats) - 1 - waits)
            / u32::from(self.seats);
        self.hand(seat).count() + draws
    }

    /// Whose trees these are (R4, R16); nothing if they have no owner.
    pub fn owner_of(&self, tree: Tree) -> Option<Seat> {
        self.rules.owners[tree.index()]
    }

    /// The types of a seat: one, or two in the variant (R16).
    pub fn trees_of(&self, seat: Seat) -> Trees {
        Tree::ALL.into_iter().filter(|&tree| self.owner_of(tree) == Some(seat)).collect()
    }

    /// The points of a type; a type without an owner never gets any (R12).
    pub fn points_of(&self, tree: Tree) -> u16 {
        self.points[tree.index()]
    }
}
