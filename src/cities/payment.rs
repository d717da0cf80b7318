//! Ways to pay: which cards for which price.

use crate::money::{Currency, Money, Purse};
use engine::sort_few;
use serde::{Deserialize, Serialize};

/// A bureau de change card: two currencies that may be mixed (B1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Bureau(u8);

const PAIRS: [(Currency, Currency); 6] = {
    use Currency::{Denar, Dirham, Ducat, Florin};
    [
        (Denar, Dirham),
        (Denar, Ducat),
        (Denar, Florin),
        (Dirham, Ducat),
        (Dirham, Florin),
        (Ducat, Florin),
    ]
};

impl Bureau {
    /// All six.
    pub const ALL: [Self; 6] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// Its two currencies.
    pub const fn currencies(self) -> (Currency, Currency) {
        PAIRS[self.0 as usize]
    }

    /// The other currency of the pair, if this one is in it.
    pub fn partner(self, currency: Currency) -> Option<Currency> {
        match self.currencies() {
            (one, other) if one == currency => Some(other),
            (one, other) if other == currency => Some(one),
            _ => None,
        }
    }

    /// Its place in [`Bureau::ALL`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Bureau {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        let found = Self::ALL.get(usize::from(number)).copied();
        found.ok_or_else(|| format!("there is no bureau de change card {number}"))
    }
}

impl From<Bureau> for u8 {
    fn from(bureau: Bureau) -> Self {
        bureau.0
    }
}

/// What is laid down for a tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Payment {
    /// The money cards.
    pub money: Money,
    /// The bureau de change card that is used (B4).
    pub bureau: Option<Bureau>,
}

/// Calls `each` with every sensible payment of one currency: enough, and no card could be kept.
pub(crate) fn payments(purse: Purse, price: u8, each: &mut impl FnMut(Purse)) {
    let left = purse.sum().cast_signed() - i32::from(price);
    if left >= 0 {
        choose(purse, i32::from(price), left, Purse::default(), each);
    }
}

/// Chooses for the highest value left how many cards of it are paid. Equal cards are one choice.
///
/// Highest first: then the last card laid down is the smallest, the first one that could be kept.
/// `spare` is what can still be kept of the rest: where that is too little, nothing is tried.
fn choose(rest: Purse, missing: i32, spare: i32, paid: Purse, each: &mut impl FnMut(Purse)) {
    let Some((value, count, rest)) = rest.split_highest() else { return };
    let (value, count) = (i32::from(value), i32::from(count));
    for used in 0..=count {
        let (missing, spare) = (missing - used * value, spare - (count - used) * value);
        let paid = paid.with(value as u8, used as u8);
        if missing <= 0 {
            each(paid);
            return;
        }
        if spare >= 0 {
            choose(rest, missing, spare, paid, each);
        }
    }
}

/// Calls `each` with every sensible payment in two currencies that uses both (B3).
pub(crate) fn mixed_payments(
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
    let Some(&(value, currency)) = values.first() else {
        return;
    };
    let same = values.iter().take_while(|&&other| other == (value, currency)).count();
    choose_mixed(&values[same..], missing, paid, each);
    let mut left = missing;
    let before = *paid;
    for _ in 0..same {
        paid.add(crate::money::Coin { currency, value });
        left -= i32::from(value);
        if left <= 0 {
            each(paid);
            break;
        }
        choose_mixed(&values[same..], left, paid, each);
    }
    *paid = before;
}
