//! Ways to pay: which cards for which price.

use crate::pieces::bureau::Bureau;
use crate::pieces::money::{Money, Purse};

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
