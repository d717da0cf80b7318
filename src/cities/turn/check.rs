//! What is allowed: every action is checked before anything changes (T12).

use crate::action::Action;
use crate::cell::Cell;
use crate::face::Face;
use crate::modules::bonus::bit_of;
use crate::money::{Currency, Money};
use crate::payment::{Bureau, Payment};
use crate::refusal::Refusal;
use crate::table::{Cities, Phase};

type Verdict = Result<(), Refusal>;

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
            (Act, Action::WakeVizier) => self.check_wake(),
            (Act, Action::Pass) if self.can_act() => Err(Refusal::CanAct),
            (Place | VizierPlace | Last, Action::Place { tile, at, pay }) => {
                self.check_turning(*tile, pay)?;
                self.check_fit(*tile, *at)
            }
            (Place | VizierPlace | Last, Action::Store { tile }) => self.check_store(*tile),
            (Place | VizierPlace | Last, Action::Give { tile, pay }) => self.check_give(*tile, pay),
            (Act | Place | End | Bonus(_), Action::PlayBonus(face)) => self.check_bonus(*face),
            (Act, Action::Pass)
            | (End | VizierEnd, Action::EndTurn)
            | (Vizier | Bonus(_), Action::Decline) => Ok(()),
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
            (Phase::Vizier, _) | (_, Action::Decline) => "V3",
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
        } else if money.count() > 1 && sum > 5 {
            Err(Refusal::MoreThanFive { sum })
        } else {
            Ok(())
        }
    }

    fn check_take_bureau(&self, bureau: Bureau) -> Verdict {
        let card = Some(crate::card::Card::Bureau(bureau));
        if self.open.contains(&card) { Ok(()) } else { Err(Refusal::NotOpen) }
    }

    fn check_buy(&self, tile: Face, pay: &Payment) -> Verdict {
        let (space, _) = self.find_in_yard(tile).ok_or(Refusal::NotInYard(tile))?;
        let me = self.me();
        if !me.money.holds(&pay.money) {
            return Err(Refusal::NotInHand);
        }
        let partner = match pay.bureau {
            Some(bureau) if me.bureaus & 1 << bureau.index() == 0 => {
                return Err(Refusal::NotInHand);
            }
            Some(bureau) => Some(bureau.partner(space).ok_or(Refusal::WrongBureau)?),
            None => None,
        };
        let is_taken = |currency: Currency| currency == space || Some(currency) == partner;
        if pay.money.coins().any(|coin| !is_taken(coin.currency)) {
            return Err(Refusal::WrongCurrency);
        }
        let (sum, price) = (pay.money.sum(), u32::from(tile.price()));
        if sum < price {
            Err(Refusal::Short { missing: price - sum })
        } else if self.phase == Phase::Vizier && sum > price {
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

    /// A waiting tile lies as it was bought for nothing, or turned over for 3 of one currency (G5).
    fn check_turning(&self, tile: Face, pay: &Money) -> Verdict {
        if self.waiting.has(tile) {
            return if pay.is_empty() { Ok(()) } else { Err(Refusal::TurningCosts) };
        }
        self.check_other_side(tile)?;
        if !self.me().money.holds(pay) {
            return Err(Refusal::NotInHand);
        }
        if !pay.is_empty() && pay.only_currency().is_none() {
            return Err(Refusal::TurningCosts);
        }
        match 3_u32.saturating_sub(pay.sum()) {
            0 => Ok(()),
            missing => Err(Refusal::FeeShort { missing }),
        }
    }

    fn check_other_side(&self, tile: Face) -> Verdict {
        match tile.other_side() {
            Some(other) if self.waiting.has(other) => {
                // G15: what is got at the end stays as it lies.
                if self.phase == Phase::Last { Err(Refusal::NotTurned) } else { Ok(()) }
            }
            _ => Err(Refusal::NotWaiting(tile)),
        }
    }

    /// Into the reserve either side goes for nothing (G6).
    fn check_store(&self, tile: Face) -> Verdict {
        if self.waiting.has(tile) { Ok(()) } else { self.check_other_side(tile) }
    }

    fn check_give(&self, tile: Face, pay: &Money) -> Verdict {
        if !self.rules.has_dirk || self.phase == Phase::Last || tile.is_hut() {
            return Err(Refusal::NotForDirk);
        }
        self.check_turning(tile, pay)
    }

    fn check_take_hut(&self, hut: Face) -> Verdict {
        let huts = self.modules.huts.ok_or(Refusal::NoModule)?;
        if !hut.is_hut() || huts.top(hut.building().index()) != Some(hut) {
            return Err(Refusal::NoSuchHut(hut));
        }
        if self.hut_count(self.decider) >= 3 { Err(Refusal::ThreeHuts) } else { Ok(()) }
    }

    fn check_wake(&self) -> Verdict {
        match self.vizier_is_awake(self.decider) {
            None => Err(Refusal::NoModule),
            Some(true) => Err(Refusal::VizierAwake),
            Some(false) => Ok(()),
        }
    }

    fn check_bonus(&self, face: Face) -> Verdict {
        let cards = self.modules.bonus.ok_or(Refusal::NoModule)?;
        let hand = cards.hands[self.decider.index()];
        if bit_of(face).is_none_or(|bit| hand & bit == 0) {
            return Err(Refusal::NotYourBonusCard);
        }
        let is_built = self.me().city.tiles().iter().any(|laid| laid.face == face);
        if is_built { Ok(()) } else { Err(Refusal::BonusTileMissing) }
    }

    /// True if there is anything to do but pass (T11).
    pub(crate) fn can_act(&self) -> bool {
        if self.open.iter().any(Option::is_some) || self.check_wake().is_ok() {
            return true;
        }
        let me = self.me();
        let can_take_hut = || {
            let open =
                self.modules.huts.is_some_and(|huts| (0..6).any(|pile| huts.top(pile).is_some()));
            open && self.hut_count(self.decider) < 3
        };
        let can_buy = || self.yard().any(|(space, face)| self.can_pay(space, face.price()));
        let can_build = || me.reserve.iter().any(|face| !me.city.places(face).is_empty());
        let can_remove = || me.city.tiles().iter().any(|laid| me.city.can_remove(laid.at));
        let can_swap = || {
            let cells = || me.city.tiles().iter().map(|laid| laid.at);
            me.reserve.iter().any(|face| cells().any(|at| me.city.can_swap(face, at)))
        };
        can_take_hut() || can_buy() || can_build() || can_remove() || can_swap()
    }

    /// True if the one who decides can pay a price on a space, a bureau de change included.
    pub(crate) fn can_pay(&self, space: Currency, price: u8) -> bool {
        let price = u32::from(price);
        let me = self.me();
        me.money.purse(space).sum() >= price || me.bureaus != 0 && self.most_payable(space) >= price
    }

    /// The most that the one who decides could pay on a space, with the best bureau de change.
    pub fn most_payable(&self, space: Currency) -> u32 {
        let money = &self.me().money;
        let partners = self.bureaus(self.decider).filter_map(|bureau| bureau.partner(space));
        let best = partners.map(|partner| money.purse(partner).sum()).max();
        money.purse(space).sum() + best.unwrap_or(0)
    }
}
