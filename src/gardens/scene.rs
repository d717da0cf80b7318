//! A table arranged by hand, for tests, lessons and "what if".
//!
//! It starts as a real table and is then changed piece by piece. Nothing checks that pieces add up.

use crate::building::Building;
use crate::garden::Garden;
use crate::options::Options;
use crate::pile::Pile;
use crate::planted::Planted;
use crate::refusal::Refusal;
use crate::site::Site;
use crate::space::Space;
use crate::table::{Gardens, Phase};
use crate::tree::Tree;
use engine::{Chance, Game, Seat, Seed};

/// A table that is being arranged.
#[derive(Clone, Debug)]
pub struct Scene(Gardens);

impl Scene {
    /// A fresh table with these options.
    pub fn new(options: &Options) -> Result<Self, Refusal> {
        Gardens::start(options, &Chance::Seed(Seed(1)), &mut |_| ()).map(Self)
    }

    /// The arranged table.
    pub fn table(self) -> Gardens {
        self.0
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(mut self, seat: Seat) -> Self {
        self.0.turn = seat;
        self
    }

    /// Goes straight to the end of the turn: only ending it is left.
    #[must_use]
    pub fn turn_is_done(mut self) -> Self {
        self.0.phase = Phase::End;
        self
    }

    /// A seat's gardens.
    #[must_use]
    pub fn hand(mut self, seat: Seat, gardens: &[Garden]) -> Self {
        self.0.hands[seat.index()] = gardens.iter().copied().collect();
        self
    }

    /// The pile, the next garden first.
    #[must_use]
    pub fn pile(mut self, gardens: &[Garden]) -> Self {
        self.0.pile = Pile::stacked(gardens);
        self
    }

    /// A building.
    #[must_use]
    pub fn building(mut self, site: Site, building: Building) -> Self {
        self.0.board.lay_out(site, building);
        self
    }

    /// A garden on an empty space, whether it may lie there or not. Nothing is scored.
    #[must_use]
    pub fn garden(mut self, at: Space, planted: Planted) -> Self {
        if self.0.board.garden(at).is_none() {
            self.0.board.plant(at, planted);
        }
        self
    }

    /// The points of a type.
    #[must_use]
    pub fn points(mut self, tree: Tree, points: u16) -> Self {
        self.0.points[tree.index()] = points;
        self
    }
}
