//! The six bureau de change cards.

use crate::pieces::money::Currency;
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
