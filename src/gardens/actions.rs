//! Every allowed action, and one of them at random.

use crate::action::Action;
use crate::rotation::Rotation;
use crate::table::{Gardens, Phase};
use engine::{Rng, below};

impl Gardens {
    /// Calls `each` with every allowed action.
    pub(crate) fn each_action(&self, each: &mut impl FnMut(Action)) {
        match self.phase {
            Phase::Plant => self.each_planting(each),
            Phase::End => each(Action::EndTurn),
            Phase::Over => {}
        }
    }

    /// Every garden of the hand, on every place, in every position.
    fn each_planting(&self, each: &mut impl FnMut(Action)) {
        for garden in self.hand(self.turn).iter() {
            for at in self.board.places().iter() {
                for rotation in Rotation::ALL {
                    each(Action::Plant { at, planted: garden.turned(rotation) });
                }
            }
        }
    }

    /// One of all allowed actions, each equally likely: no lists, nothing allocated.
    #[inline]
    pub(crate) fn random(&self, rng: &mut impl Rng) -> Action {
        if self.phase != Phase::Plant {
            return Action::EndTurn;
        }
        let (hand, places) = (self.hand(self.turn), self.board.places());
        // One draw for all three choices.
        let drawn = below(4 * hand.count() * places.count(), rng);
        let (rotation, rest) = (Rotation::of_quarters(drawn as u8), drawn / 4);
        let (garden, at) = (rest / places.count(), rest % places.count());
        Action::Plant { at: places.nth(at), planted: hand.nth(garden).turned(rotation) }
    }
}
