//! Money: four currencies, cards of 1 to 9, and sets of cards as counts.

use serde::{Deserialize, Serialize};
use std::fmt::Write as _;

/// A currency; each buys on one space of the yard (Y1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each name says its currency")]
pub enum Currency {
    Denar,
    Dirham,
    Ducat,
    Florin,
}

impl Currency {
    /// All four, in the order of the yard's spaces.
    pub const ALL: [Self; 4] = [Self::Denar, Self::Dirham, Self::Ducat, Self::Florin];

    /// Its place in [`Currency::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    const fn letter(self) -> char {
        match self {
            Self::Denar => 'd',
            Self::Dirham => 'r',
            Self::Ducat => 'c',
            Self::Florin => 'f',
        }
    }
}

/// A money card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Coin {
    /// Its currency.
    pub currency: Currency,
    /// 1 to 9.
    pub value: u8,
}

impl Coin {
    /// Every different card (M1), three of each in the game.
    pub fn all() -> impl Iterator<Item = Self> {
        Currency::ALL
            .into_iter()
            .flat_map(|currency| (1..=9).map(move |value| Self { currency, value }))
    }
}

/// For each set of cards of 1 to 3: their sum and their number.
static SUMS: [(u8, u8); 64] = {
    let mut sums = [(0, 0); 64];
    let mut cards = 0;
    while cards < 64 {
        let (ones, twos, threes) = (cards as u8 & 3, cards as u8 >> 2 & 3, cards as u8 >> 4);
        sums[cards] = (ones + 2 * twos + 3 * threes, ones + twos + threes);
        cards += 1;
    }
    sums
};

/// Cards of one currency: two bits a value, so up to three of each (M1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Purse(u32);

impl Purse {
    /// How many cards of this value.
    #[inline]
    pub const fn count_of(self, value: u8) -> u8 {
        (self.0 >> (2 * (value - 1)) & 3) as u8
    }

    /// How many cards.
    pub const fn count(self) -> u32 {
        let (low, high) = (self.0 & 0x5_5555, self.0 >> 1 & 0x5_5555);
        low.count_ones() + 2 * high.count_ones()
    }

    /// What they are worth.
    #[inline]
    pub const fn sum(self) -> u32 {
        let (low, middle, high) = (self.0 & 63, self.0 >> 6 & 63, self.0 >> 12 & 63);
        // Three values at a time: 1 to 3, and the same 3 and 6 higher.
        let (low_sum, _) = SUMS[low as usize];
        let (middle_sum, middle_count) = SUMS[middle as usize];
        let (high_sum, high_count) = SUMS[high as usize];
        (low_sum + middle_sum + high_sum + 3 * middle_count + 6 * high_count) as u32
    }

    /// True without any card.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each card's value, ascending.
    pub fn values(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let place = rest.trailing_zeros() / 2;
            rest -= 1 << (2 * place);
            Some(place as u8 + 1)
        })
    }

    /// Adds a card; there are never more than three of a kind.
    pub(crate) fn add(&mut self, value: u8) {
        debug_assert!(self.count_of(value) < 3);
        self.0 += 1 << (2 * (value - 1));
    }

    /// The highest value, how many cards have it, and the others.
    pub(crate) const fn split_highest(self) -> Option<(u8, u8, Self)> {
        if self.0 == 0 {
            return None;
        }
        let value = self.0.ilog2() as u8 / 2 + 1;
        let below = (1 << (2 * (value - 1))) - 1;
        Some((value, self.count_of(value), Self(self.0 & below)))
    }

    /// With so many more cards of a value, of which there are none yet.
    pub(crate) const fn with(self, value: u8, count: u8) -> Self {
        Self(self.0 | (count as u32) << (2 * (value - 1)))
    }

    /// True if all cards of `other` are among these.
    pub fn holds(self, other: Self) -> bool {
        (1..=9).all(|value| self.count_of(value) >= other.count_of(value))
    }

    /// Which sums up to 15 can be paid exactly: bit n for n.
    pub fn exact_sums(self) -> u32 {
        self.values().fold(1, |sums, value| sums | sums << value) & 0xFFFF
    }
}

/// Any cards: a hand, a payment, the discards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Money([Purse; 4]);

impl Money {
    /// No cards.
    pub const NONE: Self = Self([Purse(0); 4]);

    /// The cards of one currency.
    pub const fn purse(&self, currency: Currency) -> Purse {
        self.0[currency.index()]
    }

    /// Cards of one currency only.
    pub fn of(currency: Currency, purse: Purse) -> Self {
        let mut money = Self::NONE;
        money.0[currency.index()] = purse;
        money
    }

    /// What all cards are worth together.
    pub fn sum(&self) -> u32 {
        self.0.iter().map(|purse| purse.sum()).sum()
    }

    /// How many cards.
    pub fn count(&self) -> u32 {
        self.0.iter().map(|purse| purse.count()).sum()
    }

    /// True without any card.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|purse| purse.is_empty())
    }

    /// Each card, by currency and value.
    pub fn coins(&self) -> impl Iterator<Item = Coin> {
        let money = *self;
        Currency::ALL.into_iter().flat_map(move |currency| {
            money.purse(currency).values().map(move |value| Coin { currency, value })
        })
    }

    /// True if all cards of `other` are among these.
    pub fn holds(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).all(|(mine, other)| mine.holds(*other))
    }

    /// The only currency of the cards, if there is exactly one.
    pub fn only_currency(&self) -> Option<Currency> {
        let mut used = Currency::ALL.into_iter().filter(|&one| !self.purse(one).is_empty());
        used.next().filter(|_| used.next().is_none())
    }

    /// Adds a card.
    pub(crate) fn add(&mut self, coin: Coin) {
        self.0[coin.currency.index()].add(coin.value);
    }

    pub(crate) fn add_all(&mut self, other: &Self) {
        for (mine, other) in self.0.iter_mut().zip(&other.0) {
            mine.0 += other.0;
        }
    }

    pub(crate) fn remove_all(&mut self, other: &Self) {
        for (mine, other) in self.0.iter_mut().zip(&other.0) {
            mine.0 -= other.0;
        }
    }
}

impl FromIterator<Coin> for Money {
    fn from_iter<T: IntoIterator<Item = Coin>>(coins: T) -> Self {
        let mut money = Self::NONE;
        coins.into_iter().for_each(|coin| money.add(coin));
        money
    }
}

/// `d3 d4 f9`: denar 3 and 4, florin 9 (d denar, r dirham, c ducat, f florin).
impl From<Money> for String {
    fn from(money: Money) -> Self {
        let mut text = Self::new();
        for coin in money.coins() {
            let gap = if text.is_empty() { "" } else { " " };
            // Writing to a string cannot fail.
            let _ = write!(text, "{gap}{}{}", coin.currency.letter(), coin.value);
        }
        text
    }
}

impl TryFrom<String> for Money {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let read = |word: &str| {
            let letter = word.chars().next()?;
            let currency = Currency::ALL.into_iter().find(|one| one.letter() == letter)?;
            let value = word.get(1..)?.parse().ok().filter(|value| (1..=9).contains(value))?;
            Some(Coin { currency, value })
        };
        let mut money = Self::NONE;
        for word in text.split_whitespace() {
            let coin = read(word).ok_or_else(|| format!("`{word}` is no money card"))?;
            if money.purse(coin.currency).count_of(coin.value) == 3 {
                return Err(format!("`{word}` is there more than three times"));
            }
            money.add(coin);
        }
        Ok(money)
    }
}
