//! Bureau de Change: cards with which two currencies are mixed in one payment.

use super::Verdict;
use crate::event::Event;
use crate::event_sink::EventSink;
use crate::pieces::bureau::Bureau;
use crate::pieces::card::Card;
use crate::pieces::money::{Coin, Currency, Money};
use crate::pieces::payment::{Payment, payments};
use crate::refusal::Refusal;
use crate::table::{Cities, SEATS};
use crate::turn::action::Action;
use engine::{Seat, sort_few};

/// The cards in the hands, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Bureaus {
    hands: [u8; SEATS],
}

impl Bureaus {
    pub(super) fn of(self, seat: Seat) -> impl Iterator<Item = Bureau> {
        let hand = self.hands[seat.index()];
        Bureau::ALL.into_iter().filter(move |bureau| hand & bit(*bureau) != 0)
    }

    pub(super) fn has_any(self, seat: Seat) -> bool {
        self.hands[seat.index()] != 0
    }

    fn has(self, seat: Seat, bureau: Bureau) -> bool {
        self.hands[seat.index()] & bit(bureau) != 0
    }

    pub(super) fn spend(&mut self, seat: Seat, bureau: Bureau) {
        debug_assert!(self.has(seat, bureau), "the payment was checked");
        self.hands[seat.index()] &= !bit(bureau);
    }

    pub(super) fn give(&mut self, seat: Seat, bureaus: &[Bureau]) {
        self.hands[seat.index()] = bureaus.iter().fold(0, |hand, one| hand | bit(*one));
    }
}

fn bit(bureau: Bureau) -> u8 {
    1 << bureau.index()
}

/// Two cards each go into the second, third and fourth pile of the deck (B1).
pub(super) fn piles(cards: &[Bureau]) -> impl Iterator<Item = (usize, Card)> {
    cards.iter().enumerate().map(|(at, &one)| (1 + at / 2, Card::Bureau(one)))
}

/// What takes an open card, if it is a bureau de change.
pub(super) fn taking(card: Option<Card>) -> Option<Action> {
    match card {
        Some(Card::Bureau(bureau)) => Some(Action::TakeBureau(bureau)),
        _ => None,
    }
}

/// Taking one (B2).
impl Cities {
    pub(super) fn check_bureau_is_open(&self, bureau: Bureau) -> Verdict {
        let is_open = self.open.contains(&Some(Card::Bureau(bureau)));
        if is_open { Ok(()) } else { Err(Refusal::NotOpen) }
    }

    pub(super) fn take_open_bureau(&mut self, bureau: Bureau, sink: &mut impl EventSink) {
        let (seat, card) = (self.decider, Card::Bureau(bureau));
        self.close(card);
        self.modules.bureaus.hands[seat.index()] |= bit(bureau);
        sink.tell(|| Event::TookBureau { seat, card });
    }
}

/// Paying with one (B3, B4).
impl Cities {
    /// The currency that a bureau de change adds to that of a space.
    pub(super) fn partner_by(&self, bureau: Bureau, space: Currency) -> Result<Currency, Refusal> {
        if !self.modules.bureaus.has(self.decider, bureau) {
            return Err(Refusal::NotInHand);
        }
        bureau.partner(space).ok_or(Refusal::WrongBureau)
    }

    /// A bureau is of use only with its other currency.
    pub(super) fn each_payment_by_bureau(
        &self,
        space: Currency,
        price: u8,
        each: &mut impl FnMut(Payment),
    ) {
        let money = &self.me().money;
        for bureau in self.modules.bureaus.of(self.decider) {
            if let Some(partner) = bureau.partner(space) {
                let mut pay = |money: Money| each(Payment { money, bureau: Some(bureau) });
                mixed_payments(money, (space, partner), price, &mut pay);
                payments(money.purse(partner), price, &mut |purse| {
                    pay(Money::of(partner, purse));
                });
            }
        }
    }
}

/// Calls `each` with every sensible payment in two currencies that uses both.
fn mixed_payments(
    money: &Money,
    (one, other): (Currency, Currency),
    price: u8,
    each: &mut impl FnMut(Money),
) {
    let mut values = [(0_u8, one); 54];
    let mut count = 0;
    for currency in [one, other] {
        for value in money.purse(currency).values() {
            values[count] = (value, currency);
            count += 1;
        }
    }
    let values = &mut values[..count];
    sort_few(values, |value| std::cmp::Reverse(*value));
    let mut paid = Money::NONE;
    choose_mixed(values, i32::from(price), &mut paid, &mut |paid| {
        if !paid.purse(one).is_empty() && !paid.purse(other).is_empty() {
            each(*paid);
        }
    });
}

fn choose_mixed(
    values: &[(u8, Currency)],
    missing: i32,
    paid: &mut Money,
    each: &mut impl FnMut(&Money),
) {
    let Some(&(value, currency)) = values.first() else { return };
    let same = values.iter().take_while(|&&other| other == (value, currency)).count();
    choose_mixed(&values[same..], missing, paid, each);
    let mut left = missing;
    let before = *paid;
    for _ in 0..same {
        paid.add(Coin { currency, value });
        left -= i32::from(value);
        if left <= 0 {
            each(paid);
            break;
        }
        choose_mixed(&values[same..], left, paid, each);
    }
    *paid = before;
}
