//! Chance as a value: a seed, or an order laid out by hand.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

/// Where the order of decks and bags comes from. `Order` is a game's list of them, laid out by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance<Order> {
    /// Everything is shuffled from this seed.
    Seed(Seed),
    /// Everything lies as it is told: for tests, lessons and "what if".
    Stacked(Order),
}

/// A number that fixes all chance in a game; people read and type it as text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Seed(pub u64);

impl From<Seed> for String {
    fn from(seed: Seed) -> Self {
        seed.0.to_string()
    }
}

impl TryFrom<String> for Seed {
    type Error = String;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.trim().parse().map(Self).map_err(|_| {
            format!("`{text}` is no seed; a seed is a whole number up to {}", u64::MAX)
        })
    }
}

/// The chance inside a running game: each shuffle draws on a stream of its own.
///
/// It is a seed and a count, so that a game stays small to copy, and two games that differ only in
/// what was shuffled before still shuffle alike afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dice {
    seed: Seed,
    shuffles: u32,
}

impl Dice {
    /// Fresh dice for a seed.
    pub fn new(seed: Seed) -> Self {
        Self { seed, shuffles: 0 }
    }

    /// Dice that nobody has seen, for a table that is guessed.
    pub fn guessed(rng: &mut impl Rng) -> Self {
        Self::new(Seed(rng.next_u64()))
    }

    /// The generator of the next shuffle.
    pub fn next_stream(&mut self) -> ChaCha8Rng {
        // Filled by hand: how a library stretches a short seed may change with its version.
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.seed.0.to_le_bytes());
        let mut rng = ChaCha8Rng::from_seed(key);
        rng.set_stream(u64::from(self.shuffles));
        self.shuffles += 1;
        rng
    }

    /// Shuffles a pile.
    pub fn shuffle<T>(&mut self, pile: &mut [T]) {
        shuffle(pile, &mut self.next_stream());
    }
}

/// A number from 0 to `count` - 1, each equally likely (Lemire's method). `count` is at least 1.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "the halves of a product are meant")]
pub fn below(count: u32, rng: &mut impl Rng) -> u32 {
    let mut product = u64::from(rng.next_u32()) * u64::from(count);
    if (product as u32) < count {
        let unfair = count.wrapping_neg() % count;
        while (product as u32) < unfair {
            product = u64::from(rng.next_u32()) * u64::from(count);
        }
    }
    (product >> 32) as u32
}

/// Fisher and Yates, from the last to the second. Saved games depend on it: it never changes.
///
/// A pile has fewer than 2^32 pieces.
#[expect(clippy::cast_possible_truncation, reason = "no pile is that large")]
pub fn shuffle<T>(pile: &mut [T], rng: &mut impl Rng) {
    for last in (1..pile.len()).rev() {
        pile.swap(last, below(last as u32 + 1, rng) as usize);
    }
}
