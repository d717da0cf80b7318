//! Every allowed action without wasteful payments.

use crate::pieces::card::Card;
use crate::pieces::face::Face;
use crate::pieces::money::{Currency, Money};
use crate::pieces::payment::{Payment, payments};
use crate::table::{Cities, Phase};
use crate::turn::action::Action;
use crate::turn::check::may_be_taken;

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
        self.each_open_bureau(each);
        self.each_purchase(&mut |tile, pay| each(Action::Buy { tile, pay }));
        self.each_redesign(each);
        self.each_module_action(each);
    }

    /// Every different choice of open money: one card, or several within the limit (T2).
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
            sum += u32::from(coin.value);
            if !may_be_taken(choice.is_power_of_two(), sum) {
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
                if self.is_enough(pay.money.sum(), face.price().into()) {
                    each(face, pay);
                }
            });
        }
    }

    /// Every sensible payment of a price on a space.
    pub(crate) fn each_payment(&self, space: Currency, price: u8, each: &mut impl FnMut(Payment)) {
        payments(self.me().money.purse(space), price, &mut |purse| {
            each(Payment { money: Money::of(space, purse), bureau: None });
        });
        self.each_mixed_payment(space, price, each);
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
        for tile in self.waiting.iter() {
            self.each_placing_of(tile, false, each);
            if let Some(other) = tile.other_side().filter(|_| self.may_turn()) {
                self.each_placing_of(other, true, each);
            }
        }
    }

    /// Every way to place a face, with every sensible fee if it has to be turned up first.
    fn each_placing_of(&self, tile: Face, is_turned: bool, each: &mut impl FnMut(Action)) {
        let places = self.me().city.places(tile);
        let mut place = |pay: Money| {
            places.iter().for_each(|at| each(Action::Place { tile, at, pay }));
            if self.can_give_to_dirk(tile) {
                each(Action::Give { tile, pay });
            }
        };
        if is_turned {
            self.each_turning_fee(&mut place);
        } else {
            place(Money::NONE);
        }
        each(Action::Store { tile });
    }
}
