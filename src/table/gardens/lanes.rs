//! Lanes: the points of every type that somebody plays, and what the garden in hand would add.

use crate::gardens::around::Around;
use crate::table::Table;
use engine::{Game, Seat};
use gardens::{Gardens, Tree};

/// The points of one type of tree. Whoever has two types has two lanes (R16).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lane {
    /// Its owner.
    pub seat: Seat,
    /// The type.
    pub tree: Tree,
    /// Its points.
    pub points: u32,
    /// What it would get.
    pub gain: u32,
}

impl Table<Gardens> {
    /// A lane for each type, seat by seat; gains are told while a garden is in hand.
    pub fn lanes(&self, around: Option<&Around>) -> Vec<Lane> {
        let game = self.game();
        let around = around.filter(|_| self.choice().garden.is_some());
        let lane = |seat: Seat, tree: Tree| Lane {
            seat,
            tree,
            points: game.points_of(tree).into(),
            gain: around.map_or(0, |around| around.gain_of_tree(tree)),
        };
        Seat::all(game.seats())
            .flat_map(|seat| game.trees_of(seat).iter().map(move |tree| lane(seat, tree)))
            .collect()
    }
}
