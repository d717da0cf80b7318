//! What is agreed before a game.

use crate::tree::Tree;
use engine::Seat;
use serde::{Deserialize, Serialize};

/// The options of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// 2 to 4.
    pub seats: u8,
    /// Begins (R5).
    #[serde(default = "first_seat")]
    pub oldest: Seat,
    /// The types as they are given to the seats, clockwise from the first (R4). With two colours each
    /// they go round twice (R16); types that are left over have no owner.
    #[serde(default = "usual_trees")]
    pub trees: [Tree; 4],
    /// Everybody holds three gardens (R15).
    #[serde(default)]
    pub hand_of_three: bool,
    /// Two players have two types each (R16).
    #[serde(default)]
    pub two_colours: bool,
}

fn first_seat() -> Seat {
    Seat(0)
}

fn usual_trees() -> [Tree; 4] {
    Tree::ALL
}

impl Options {
    /// A game without variants; the first seat is the oldest.
    pub const fn new(seats: u8) -> Self {
        Self { seats, oldest: Seat(0), trees: Tree::ALL, hand_of_three: false, two_colours: false }
    }

    /// Why these options do not go together, if they do not.
    pub fn refusal(&self) -> Option<NotTogether> {
        let has_all_trees = Tree::ALL.iter().all(|tree| self.trees.contains(tree));
        if !(2..=4).contains(&self.seats) {
            Some(NotTogether::Seats)
        } else if self.oldest.0 >= self.seats {
            Some(NotTogether::Oldest)
        } else if !has_all_trees {
            Some(NotTogether::Trees)
        } else if self.two_colours && self.seats != 2 {
            Some(NotTogether::TwoColours)
        } else {
            None
        }
    }
}

/// Options that do not go together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotTogether {
    /// Two to four can play.
    Seats,
    /// The oldest sits at none of the seats.
    Oldest,
    /// The four types are not named once each.
    Trees,
    /// Two colours each are for two players.
    TwoColours,
}
