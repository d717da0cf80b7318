//! What is allowed: every action is checked before anything changes (R17).

use crate::action::Action;
use crate::planted::Planted;
use crate::refusal::Refusal;
use crate::space::Space;
use crate::table::{Gardens, Phase};

impl Gardens {
    /// Refuses what breaks a rule.
    pub(crate) fn check(&self, action: Action) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::Over, _) => Err(Refusal::Over),
            (Phase::Plant, Action::Plant { at, planted }) => self.check_plant(at, planted),
            (Phase::Plant, Action::EndTurn) => Err(Refusal::NothingLaid),
            (Phase::End, Action::Plant { .. }) => Err(Refusal::TurnIsDone),
            (Phase::End, Action::EndTurn) => Ok(()),
        }
    }

    fn check_plant(&self, at: Space, planted: Planted) -> Result<(), Refusal> {
        if !self.hand(self.turn).has(planted.garden()) {
            return Err(Refusal::NotInHand(planted.garden()));
        }
        match self.board.misfit(at) {
            Some(misfit) => Err(Refusal::Misfit { at, misfit }),
            None => Ok(()),
        }
    }
}
