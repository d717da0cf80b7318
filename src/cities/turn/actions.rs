//! Every allowed action without wasteful payments.

use crate::action::Action;
use crate::card::Card;
use crate::face::Face;
use crate::money::{Currency, Money};
use crate::payment::{Bureau, Payment, mixed_payments, payments};
use crate::table::{Cities, Phase};

impl Cities {
    /// Calls `each` with every sensible allowed action.
    pub(crate) fn each_action(&self, each: &mut impl FnMut(Action)) {
        match self.phase {
            Phase::Act => self.each_main_action(each),
            Phase::Place | Phase::VizierPlace | Phase::Last => self.each_placing(each),
            Phase::End | Phase::VizierEnd => each(Action::EndTurn),
            Phase::Vizier => {
                self.each_purchase(&mut |tile, pay| each(Action::Buy { tile, pay }));
                each(Action::Decline);
            }
            Phase::Bonus(_) => each(Action::Decline),
            Phase::Over => {}
        }
        if matches!(self.phase, Phase::Act | Phase::Place | Phase::End | Phase::Bonus(_)) {
            self.each_bonus_card(each);
        }
    }

    fn each_main_action(&self, each: &mut impl FnMut(Action)) {
        if !self.can_act() {
            return each(Action::Pass);
        }
        self.each_take(&mut |money| each(Action::Take(money)));
        for card in self.open.iter().flatten() {
            if let Card::Bureau(bureau) = card {
                each(Action::TakeBureau(*bureau));
            }
        }
        self.each_purchase(&mut |tile, pay| each(Action::Buy { tile, pay }));
        self.each_redesign(each);
        for hut in self.takable_huts() {
            each(Action::TakeHut(hut));
        }
        if self.vizier_is_awake(self.decider) == Some(false) {
            each(Action::WakeVizier);
        }
    }

    /// Every different choice of open money: one card, or several worth 5 or less (T2).
    fn each_take(&self, each: &mut impl FnMut(Money)) {
        (1..16).filter_map(|choice| self.take_of(choice)).for_each(each);
    }

    /// The money at the chosen places, a bit each, if it may be taken. Of equal cards the first ones
    /// are taken: they are one choice.
    pub(crate) fn take_of(&self, choice: u8) -> Option<Money> {
        let is_chosen = |place: usize| choice & 1 << place != 0;
        let (mut money, mut sum) = (Money::NONE, 0);
        for place in (0..4).filter(|&place| is_chosen(place)) {
            let Some(Card::Coin(coin)) = self.open[place] else { return None };
            sum += coin.value;
            if sum > 5 && !choice.is_power_of_two() {
                return None;
            }
            if (0..place).any(|other| !is_chosen(other) && self.open[other] == self.open[place]) {
                return None;
            }
            money.add(coin);
        }
        Some(money)
    }

    /// Every tile with every sensible payment; only exact ones while a vizier is asked (V2).
    pub(crate) fn each_purchase(&self, each: &mut impl FnMut(Face, Payment)) {
        for (space, face) in self.yard() {
            self.each_payment(space, face.price(), &mut |pay| {
                if self.phase != Phase::Vizier || pay.money.sum() == u32::from(face.price()) {
                    each(face, pay);
                }
            });
        }
    }

    /// Every sensible payment of a price on a space.
    pub(crate) fn each_payment(&self, space: Currency, price: u8, each: &mut impl FnMut(Payment)) {
        let me = self.me();
        payments(me.money.purse(space), price, &mut |purse| {
            each(Payment { money: Money::of(space, purse), bureau: None });
        });
        for bureau in Bureau::ALL.into_iter().filter(|one| me.bureaus & 1 << one.index() != 0) {
            if let Some(partner) = bureau.partner(space) {
                // A bureau is of use only with its other currency.
                let mut pay = |money: Money| {
                    each(Payment { money, bureau: Some(bureau) });
                };
                mixed_payments(&me.money, (space, partner), price, &mut pay);
                payments(me.money.purse(partner), price, &mut |purse| {
                    pay(Money::of(partner, purse));
                });
            }
        }
    }

    fn each_redesign(&self, each: &mut impl FnMut(Action)) {
        let me = self.me();
        for tile in me.reserve.iter() {
            me.city.places(tile).iter().for_each(|at| each(Action::Build { tile, at }));
        }
        for laid in me.city.tiles() {
            if me.city.can_remove(laid.at) {
                each(Action::Remove { at: laid.at });
            }
            for tile in me.reserve.iter().filter(|&tile| me.city.can_swap(tile, laid.at)) {
                each(Action::Swap { at: laid.at, tile });
            }
        }
    }

    /// Every way to place a waiting tile, both sides of it.
    fn each_placing(&self, each: &mut impl FnMut(Action)) {
        let me = self.me();
        let can_turn = self.phase != Phase::Last;
        for tile in self.waiting.iter() {
            let others = tile.other_side().filter(|_| can_turn);
            for (face, is_turned) in
                [Some((tile, false)), others.map(|other| (other, true))].into_iter().flatten()
            {
                let places = me.city.places(face);
                let has_dirk = self.rules.has_dirk && can_turn && !tile.is_hut();
                self.each_turning_fee(is_turned, &mut |pay| {
                    places.iter().for_each(|at| {
                        each(Action::Place { tile: face, at, pay });
                    });
                    if has_dirk {
                        each(Action::Give { tile: face, pay });
                    }
                });
                each(Action::Store { tile: face });
            }
        }
    }

    /// Every sensible way to pay for turning a tile over (G5), or nothing for one that is not turned.
    fn each_turning_fee(&self, is_turned: bool, each: &mut impl FnMut(Money)) {
        if !is_turned {
            return each(Money::NONE);
        }
        for currency in Currency::ALL {
            payments(self.me().money.purse(currency), 3, &mut |purse| {
                each(Money::of(currency, purse));
            });
        }
    }

    pub(crate) fn takable_huts(&self) -> impl Iterator<Item = Face> {
        let huts = self.modules.huts.filter(|_| self.hut_count(self.decider) < 3);
        huts.into_iter().flat_map(|huts| (0..6).filter_map(move |pile| huts.top(pile)))
    }

    pub(crate) fn each_bonus_card(&self, each: &mut impl FnMut(Action)) {
        if self.modules.bonus.is_none() {
            return;
        }
        let city = &self.me().city;
        for face in self.bonus_hand(self.decider) {
            if city.tiles().iter().any(|laid| laid.face == face) {
                each(Action::PlayBonus(face));
            }
        }
    }
}
