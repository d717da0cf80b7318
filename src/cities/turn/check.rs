//! What is allowed: every action is checked before anything changes (T12).

use crate::city::cell::Cell;
use crate::pieces::face::Face;
use crate::pieces::money::{Currency, Money};
use crate::pieces::payment::Payment;
use crate::refusal::Refusal;
use crate::table::{Cities, Phase};
use crate::turn::action::Action;

type Verdict = Result<(), Refusal>;

/// What several cards that are taken at once may be worth (T2).
pub const MOST_TOGETHER: u32 = 5;

/// True if open money of this sum may be taken: one card, or several within the limit (T2).
pub(crate) const fn may_be_taken(is_one_card: bool, sum: u32) -> bool {
    is_one_card || sum <= MOST_TOGETHER
}

impl Cities {
    /// Refuses what breaks a rule.
    pub(crate) fn check(&self, action: &Action) -> Verdict {
        use Phase::{Act, Bonus, End, Last, Over, Place, Vizier, VizierEnd, VizierPlace};
        match (self.phase, action) {
            (Over, _) => Err(Refusal::Over),
            (Act, Action::Take(money)) => self.check_take(money),
            (Act, Action::TakeBureau(bureau)) => self.check_take_bureau(*bureau),
            (Act | Vizier, Action::Buy { tile, pay }) => self.check_buy(*tile, pay),
            (Act, Action::Build { tile, at }) => self.check_build(*tile, *at),
            (Act, Action::Remove { at }) => self.check_remove(*at),
            (Act, Action::Swap { at, tile }) => self.check_swap(*tile, *at),
            (Act, Action::TakeHut(hut)) => self.check_take_hut(*hut),
            (Act, Action::WakeVizier) => self.check_wake_vizier(),
            (Act, Action::Pass) if self.can_act() => Err(Refusal::CanAct),
            (Place | VizierPlace | Last, Action::Place { tile, at, pay }) => {
                self.check_turning(*tile, pay)?;
                self.check_fit(*tile, *at)
            }
            (Place | VizierPlace | Last, Action::Store { tile }) => self.check_store(*tile),
            (Place | VizierPlace | Last, Action::Give { tile, pay }) => self.check_give(*tile, pay),
            (Act | Place | End | Bonus(_), Action::PlayBonus(face)) => self.check_play_bonus(*face),
            (Act, Action::Pass)
            | (End | VizierEnd, Action::EndTurn)
            | (Vizier | Bonus(_), Action::Decline) => Ok(()),
            (Vizier | Bonus(_), Action::Ask(seat)) => self.check_ask(*seat),
            _ => Err(Refusal::NotNow { rule: self.rule_of_time(action) }),
        }
    }

    /// Why an action comes at the wrong time.
    fn rule_of_time(&self, action: &Action) -> &'static str {
        let is_placing =
            matches!(action, Action::Place { .. } | Action::Store { .. } | Action::Give { .. });
        match (self.phase, action) {
            (_, Action::PlayBonus(_)) | (Phase::Bonus(_), _) => "N2",
            (Phase::Vizier, Action::TakeHut(_)) => "V6",
            (Phase::VizierEnd, _) => "T9",
            (Phase::Vizier, _) | (_, Action::Decline | Action::Ask(_)) => "V3",
            (Phase::Last, _) => "E3",
            (Phase::Place | Phase::VizierPlace, Action::EndTurn) => "T8",
            (Phase::VizierPlace, _) if !is_placing => "V2",
            (_, _) if is_placing => "T8",
            // The first action and every further one are a duty.
            (Phase::Act, _) => "T4",
            _ => "T5",
        }
    }

    fn check_take(&self, money: &Money) -> Verdict {
        let sum = money.sum();
        if money.is_empty() {
            Err(Refusal::NothingTaken)
        } else if !self.open_money().holds(money) {
            Err(Refusal::NotOpen)
        } else if !may_be_taken(money.count() == 1, sum) {
            Err(Refusal::MoreThanFive { sum })
        } else {
            Ok(())
        }
    }

    fn check_buy(&self, tile: Face, pay: &Payment) -> Verdict {
        let space = self.yard.find(tile).ok_or(Refusal::NotInYard(tile))?;
        if !self.me().money.holds(&pay.money) {
            return Err(Refusal::NotInHand);
        }
        let partner = self.second_currency(space, pay)?;
        let is_taken = |currency: Currency| currency == space || Some(currency) == partner;
        if pay.money.coins().any(|coin| !is_taken(coin.currency)) {
            return Err(Refusal::WrongCurrency);
        }
        let (sum, price) = (pay.money.sum(), u32::from(tile.price()));
        if sum < price {
            Err(Refusal::Short { missing: price - sum })
        } else if !self.is_enough(sum, price) {
            Err(Refusal::NotExact { over: sum - price })
        } else {
            Ok(())
        }
    }

    fn check_build(&self, tile: Face, at: Cell) -> Verdict {
        if !self.me().reserve.has(tile) {
            return Err(Refusal::NotInReserve(tile));
        }
        self.check_fit(tile, at)
    }

    fn check_fit(&self, tile: Face, at: Cell) -> Verdict {
        let city = &self.me().city;
        if city.fits(tile, at) {
            return Ok(());
        }
        Err(Refusal::Misfit { at, misfits: city.misfits(tile, at) })
    }

    fn check_remove(&self, at: Cell) -> Verdict {
        let city = &self.me().city;
        if city.can_remove(at) {
            return Ok(());
        }
        Err(Refusal::Misfit { at, misfits: city.removal_misfits(at) })
    }

    fn check_swap(&self, tile: Face, at: Cell) -> Verdict {
        if !self.me().reserve.has(tile) {
            return Err(Refusal::NotInReserve(tile));
        }
        let city = &self.me().city;
        if city.can_swap(tile, at) {
            return Ok(());
        }
        Err(Refusal::Misfit { at, misfits: city.swap_misfits(tile, at) })
    }

    /// True if there is anything to do but pass (T11).
    pub(crate) fn can_act(&self) -> bool {
        if self.open.iter().any(Option::is_some) || self.has_module_action() {
            return true;
        }
        let me = self.me();
        let can_buy = || self.yard().any(|(space, face)| self.can_pay(space, face.price()));
        let can_build = || me.reserve.iter().any(|face| !me.city.places(face).is_empty());
        let can_remove = || me.city.tiles().iter().any(|laid| me.city.can_remove(laid.at));
        let can_swap = || {
            let cells = || me.city.tiles().iter().map(|laid| laid.at);
            me.reserve.iter().any(|face| cells().any(|at| me.city.can_swap(face, at)))
        };
        can_buy() || can_build() || can_remove() || can_swap()
    }

    /// True if the one who decides can pay a price on a space, a bureau de change included.
    pub(crate) fn can_pay(&self, space: Currency, price: u8) -> bool {
        let price = u32::from(price);
        self.me().money.purse(space).sum() >= price
            || self.may_mix_currencies() && self.most_payable(space) >= price
    }
}
