//! What cards and prices mean for the one who decides.

use crate::Words;
use crate::words::words;
use cities::{Money, Purse, Scoring};
use table::{Verdict, YardOffer};

words! {
    /// What one language says of cards and prices.
    pub(crate) struct VerdictWords
    plain {
        exact_plays_again,
        exact,
        fee_paid,
        chosen,
        one_card,
        deck_is_empty,
    }
    sentences {
        too_much_ends: fn(u32) -> String,
        too_much_for_vizier: fn(u32) -> String,
        /// What is paid for turning a tile over, and how much of it is lost.
        fee_too_much: fn(u32, u32) -> String,
        /// What is paid for it, and how much is missing.
        fee_short: fn(u32, u32) -> String,
        short: fn(u32) -> String,
        /// Several cards that may be taken together.
        take_sum: fn(u32) -> String,
        /// A further card would bring the sum to this.
        take_too_much: fn(u32) -> String,
        yard_exact: fn(&str) -> String,
        yard_over: fn(u32) -> String,
        yard_missing: fn(u32) -> String,
        in_bag: fn(u32) -> String,
        in_deck: fn(u32) -> String,
        /// A scoring card's letter, and which draw it can be, first and last.
        next_scoring: fn(char, u32, u32) -> String,
    }
}

impl Words {
    /// What a payment means: exact, you play again; 2 too much, your turn ends; 3 short.
    pub fn payment(&self, verdict: Verdict, by_vizier: bool) -> String {
        let words = &self.verdicts;
        match (verdict, by_vizier) {
            (Verdict::Short(by), _) => (words.short)(by),
            (Verdict::Exact, false) => words.exact_plays_again.to_owned(),
            (Verdict::Exact, true) => words.exact.to_owned(),
            (Verdict::Over(by), false) => (words.too_much_ends)(by),
            (Verdict::Over(by), true) => (words.too_much_for_vizier)(by),
        }
    }

    /// What a sum put together for turning a tile over means.
    pub fn fee(&self, sum: u32, verdict: Verdict) -> String {
        let words = &self.verdicts;
        match verdict {
            Verdict::Short(by) => (words.fee_short)(sum, by),
            Verdict::Exact => words.fee_paid.to_owned(),
            Verdict::Over(by) => (words.fee_too_much)(sum, by),
        }
    }

    /// The cards of one currency in a sum: `4 + 5`.
    pub fn added(&self, purse: Purse) -> String {
        added(&purse.values().collect::<Vec<u8>>())
    }

    /// The cards of a choice: `1 ducat and 4 dirhams`.
    pub fn coins_of(&self, money: &Money) -> String {
        let coins: Vec<String> =
            money.coins().map(|coin| self.amount(coin.currency, coin.value.into())).collect();
        self.and(&coins)
    }

    /// What the chosen open cards are worth.
    pub fn taking(&self, money: &Money) -> String {
        if money.count() == 1 {
            self.verdicts.one_card.to_owned()
        } else {
            (self.verdicts.take_sum)(money.sum())
        }
    }

    /// Why a further card cannot be taken: what the sum would be with it.
    pub fn taking_too_much(&self, sum: u32) -> String {
        (self.verdicts.take_too_much)(sum)
    }

    /// What a tile of the yard means for the one who decides.
    pub fn offer(&self, offer: &YardOffer) -> String {
        let words = &self.verdicts;
        match offer {
            YardOffer::Exact(money) => {
                let mut values: Vec<u8> = money.coins().map(|coin| coin.value).collect();
                engine::sort_few(&mut values, |value| std::cmp::Reverse(*value));
                (words.yard_exact)(&added(&values))
            }
            YardOffer::Over(by) => (words.yard_over)(*by),
            YardOffer::Missing(by) => (words.yard_missing)(*by),
            YardOffer::Chosen => words.chosen.to_owned(),
            YardOffer::Lapsed => self.bar.lapsed.to_owned(),
        }
    }

    /// How many tiles are in the bag.
    pub fn in_bag(&self, tiles: u32) -> String {
        (self.verdicts.in_bag)(tiles)
    }

    /// How many cards are in the deck.
    pub fn in_deck(&self, cards: u32) -> String {
        if cards == 0 {
            self.verdicts.deck_is_empty.to_owned()
        } else {
            (self.verdicts.in_deck)(cards)
        }
    }

    /// Where the next scoring card can lie: `B in 7–24 cards`.
    pub fn next_scoring(&self, scoring: Scoring, first: u32, last: u32) -> String {
        (self.verdicts.next_scoring)(crate::names::letter(scoring), first, last)
    }
}

/// `7 + 4`.
fn added(values: &[u8]) -> String {
    let values: Vec<String> = values.iter().map(u8::to_string).collect();
    values.join(" + ")
}
