//! The order of everything that is shuffled: laid out by hand, or drawn from a seed.

use crate::deck::{Deck, all_coins};
use crate::modules::Modules;
use crate::options::Options;
use crate::pieces::building::Set;
use crate::pieces::bureau::Bureau;
use crate::pieces::card::{Card, Scoring};
use crate::pieces::face::Face;
use crate::refusal::OrderFault;
use crate::rules::Rules;
use engine::{Dice, Seed, sort_few};
use serde::{Deserialize, Serialize};

/// All piles of a game, the next piece of each first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Order {
    /// Start money, open cards and the deck, with scoring cards and bureaus where they lie.
    pub deck: Vec<Card>,
    /// Alhambra's bag: yard, Dirk, then as they are drawn.
    pub alhambra: Vec<Face>,
    /// Granada's bag, even sides.
    pub granada: Vec<Face>,
    /// All huts; those of one colour form its pile, in this order.
    pub huts: Vec<Face>,
    /// All bonus cards by their tiles, dealt seat by seat.
    pub bonus_cards: Vec<Face>,
    /// What is shuffled later, in the course of the game.
    pub later: Seed,
}

/// Cards that are shuffled into piles of the deck (M5, B1, X3), with their piles.
pub(crate) fn marked_cards(rules: &Rules, bureaus: &[Bureau]) -> Vec<(usize, Card)> {
    let scorings = [Scoring::A, Scoring::B].into_iter().zip(rules.scoring_piles);
    let scorings = scorings.filter_map(|(one, pile)| Some((pile?, Card::Scoring(one))));
    scorings.chain(Modules::bureau_piles(bureaus)).collect()
}

impl Order {
    /// The order that a seed gives, and the dice for what comes later.
    pub fn shuffled(options: &Options, seed: Seed) -> (Self, Dice) {
        let rules = Rules::of(options);
        let mut dice = Dice::new(seed);
        let mut coins: Vec<Card> = all_coins(rules.copies).map(Card::Coin).collect();
        dice.shuffle(&mut coins);
        let rest = coins.split_off(dealt(&coins, options.seats));
        let mut pile = Deck::stacked(rest.into_iter());
        let mut bureaus = Modules::bureau_cards(options).to_vec();
        dice.shuffle(&mut bureaus);
        pile.split_and_add(&marked_cards(&rules, &bureaus), &mut dice);
        coins.extend(pile.cards());
        let mut bag = |set: Set| {
            let mut tiles: Vec<Face> = Face::tiles(set).collect();
            dice.shuffle(&mut tiles);
            if rules.sets.contains(&set) { tiles } else { Vec::new() }
        };
        let (alhambra, granada) = (bag(Set::Alhambra), bag(Set::Granada));
        // What is not played is shuffled too, so that modules do not change each other's chance.
        let mut shuffled = |mut pieces: Vec<Face>| {
            dice.shuffle(&mut pieces);
            pieces
        };
        let huts = shuffled(Modules::hut_tiles(options));
        let bonus_cards = shuffled(Modules::bonus_cards(options));
        (Self { deck: coins, alhambra, granada, huts, bonus_cards, later: seed }, dice)
    }

    /// The bag of a set.
    pub(crate) fn bag(&self, set: Set) -> &[Face] {
        match set {
            Set::Alhambra => &self.alhambra,
            Set::Granada => &self.granada,
        }
    }

    /// Checks that everything adds up.
    pub(crate) fn check(&self, options: &Options) -> Result<(), OrderFault> {
        let rules = Rules::of(options);
        let marked = marked_cards(&rules, Modules::bureau_cards(options));
        let mut expected: Vec<Card> = all_coins(rules.copies).map(Card::Coin).collect();
        expected.extend(marked.iter().map(|&(_, card)| card));
        let same = |mut one: Vec<Card>, mut other: Vec<Card>| {
            sort_few(&mut one, |card| *card);
            sort_few(&mut other, |card| *card);
            one == other
        };
        if !same(expected, self.deck.clone()) {
            return Err(OrderFault::Deck);
        }
        let early = dealt(&self.deck, options.seats);
        if self.deck[..early].iter().any(|card| !matches!(card, Card::Coin(_))) {
            return Err(OrderFault::TooEarly);
        }
        for set in Set::ALL {
            let tiles =
                if rules.sets.contains(&set) { Face::tiles(set).collect() } else { Vec::new() };
            is_the_same(self.bag(set), tiles, OrderFault::Bag)?;
        }
        is_the_same(&self.huts, Modules::hut_tiles(options), OrderFault::Huts)?;
        is_the_same(&self.bonus_cards, Modules::bonus_cards(options), OrderFault::BonusCards)
    }
}

fn is_the_same(
    stacked: &[Face],
    mut expected: Vec<Face>,
    fault: OrderFault,
) -> Result<(), OrderFault> {
    let mut stacked = stacked.to_vec();
    sort_few(&mut stacked, |face| *face);
    sort_few(&mut expected, |face| *face);
    if stacked == expected { Ok(()) } else { Err(fault) }
}

/// How many cards are dealt and laid open before the deck is made (M3, M5).
fn dealt(cards: &[Card], seats: u8) -> usize {
    let mut rest = cards.iter();
    for _ in 0..seats {
        let mut sum = 0;
        while sum < 20 {
            match rest.next() {
                Some(Card::Coin(coin)) => sum += coin.value,
                // A marked card ends the count: the check names it as lying too early.
                Some(_) => return cards.len() - rest.len(),
                None => return cards.len(),
            }
        }
    }
    (cards.len() - rest.len() + 4).min(cards.len())
}
