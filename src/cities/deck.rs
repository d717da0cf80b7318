//! The deck of money with its scoring cards, and the discards beneath it.

use crate::pieces::bureau::Bureau;
use crate::pieces::card::{Card, CardCode, Scoring};
use crate::pieces::money::{Coin, Money};
use engine::{Dice, Rng, below, shuffle, sort_few};

const MOST: usize = 116;

/// The draw pile. Its five sections are public: which scoring card and how many bureaus lie in each.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Deck {
    /// The next card is at `next`; behind `end` there is nothing.
    cards: [CardCode; MOST],
    next: u8,
    end: u8,
    /// Where each section ends.
    sections: [u8; 5],
}

/// Cards that were paid or taken out of play (M7); their order does not matter before M6.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Discards {
    pub(crate) money: Money,
    bureaus: u8,
}

impl Discards {
    pub(crate) fn add_bureau(&mut self, bureau: Bureau) {
        self.bureaus |= 1 << bureau.index();
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.money.is_empty() && self.bureaus == 0
    }

    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> {
        let bureaus = self.bureaus;
        let held = Bureau::ALL.into_iter().filter(move |one| bureaus & 1 << one.index() != 0);
        self.money.coins().map(Card::Coin).chain(held.map(Card::Bureau))
    }
}

impl Deck {
    /// A pile in this order, the first card on top, in one section.
    pub(crate) fn stacked(order: impl Iterator<Item = Card>) -> Self {
        let mut deck =
            Self { cards: [CardCode::default(); MOST], next: 0, end: 0, sections: [0; 5] };
        for card in order.take(MOST) {
            deck.cards[usize::from(deck.end)] = card.into();
            deck.end += 1;
        }
        deck.sections = [deck.end; 5];
        deck
    }

    /// Splits what is left into five piles, larger ones first, and shuffles extra cards into some of
    /// them (M5, B1, X3). `extra` names the pile, counted from 0.
    pub(crate) fn split_and_add(&mut self, extra: &[(usize, Card)], dice: &mut Dice) {
        let (mut plain, count) = self.rest();
        let mut fresh = [CardCode::default(); MOST];
        let (mut from, mut end) = (0, 0);
        for pile in 0..5 {
            let size = (count - from).div_ceil(5 - pile);
            let start = end;
            fresh[end..end + size].copy_from_slice(&plain[from..from + size]);
            (from, end) = (from + size, end + size);
            for &(_, card) in extra.iter().filter(|&&(into, _)| into == pile) {
                fresh[end] = card.into();
                end += 1;
            }
            if end - start > size {
                dice.shuffle(&mut fresh[start..end]);
            }
            self.sections[pile] = end as u8;
        }
        plain = fresh;
        (self.cards, self.next, self.end) = (plain, 0, end as u8);
    }

    /// Marks the piles of a deck that was laid out by hand, if its marked cards lie as M5 puts them;
    /// else it stays one pile, in which they may lie anywhere.
    pub(crate) fn find_sections(&mut self, marked: &[(usize, Card)]) {
        let count = self.len() - marked.len();
        let (mut from, mut end) = (0, usize::from(self.next));
        let mut sections = [0; 5];
        for (pile, section) in sections.iter_mut().enumerate() {
            let size = (count - from).div_ceil(5 - pile);
            let kinds = |of: fn(Card) -> bool| {
                marked.iter().filter(|(into, card)| *into == pile && of(*card)).count()
            };
            let (scorings, bureaus) = (kinds(is_scoring), kinds(is_bureau));
            let start = end;
            (from, end) = (from + size, end + size + scorings + bureaus);
            let found = |of: fn(Card) -> bool| {
                self.cards[start..end].iter().filter(|&&code| of(code.into())).count()
            };
            if (found(is_scoring), found(is_bureau)) != (scorings, bureaus) {
                return;
            }
            *section = end as u8;
        }
        self.sections = sections;
    }

    fn rest(&self) -> ([CardCode; MOST], usize) {
        let mut rest = [CardCode::default(); MOST];
        let count = self.len();
        rest[..count].copy_from_slice(&self.cards[usize::from(self.next)..usize::from(self.end)]);
        (rest, count)
    }

    /// How many cards are left.
    pub(crate) fn len(&self) -> usize {
        usize::from(self.end - self.next)
    }

    pub(crate) fn draw(&mut self) -> Option<Card> {
        if self.next == self.end {
            return None;
        }
        let card = std::mem::take(&mut self.cards[usize::from(self.next)]);
        self.next += 1;
        Some(card.into())
    }

    /// The cards that are left, top first.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> {
        self.cards[usize::from(self.next)..usize::from(self.end)].iter().map(|&code| code.into())
    }

    /// The range of draws in which a scoring card will come up: the first and the last, counted from 1.
    pub(crate) fn range_of(&self, scoring: Scoring) -> Option<(usize, usize)> {
        let at = self.cards().position(|card| card == Card::Scoring(scoring))?;
        let (from, to) = self.section_of(at);
        Some((from + 1, to))
    }

    /// The bounds of the section around the card at `at`, counted from the top.
    fn section_of(&self, at: usize) -> (usize, usize) {
        let mut from = 0;
        for end in self.sections {
            let end = usize::from(end.saturating_sub(self.next));
            if at < end {
                return (from, end);
            }
            from = end;
        }
        (from, self.len())
    }

    /// The same pile with all that nobody can know put into one fixed order: in each section first
    /// scoring cards, then bureaus, then money.
    pub(crate) fn forget_order(&mut self) {
        let (next, end) = (usize::from(self.next), usize::from(self.end));
        let mut left = [0_u8; 44];
        for code in &self.cards[next..end] {
            left[usize::from(code.0)] += 1;
        }
        let mut lowest = |kind: std::ops::Range<usize>| {
            let code = kind.clone().find(|&code| left[code] > 0).unwrap_or(kind.start);
            left[code] = left[code].saturating_sub(1);
            CardCode(code as u8)
        };
        let mut from = next;
        for end in self.sections.map(usize::from) {
            if end <= from {
                continue;
            }
            let section = &mut self.cards[from..end];
            // Sorting by kind keeps what is known: which scoring card, and how many bureaus.
            sort_few(section, |code| std::cmp::Reverse(kind_of(*code)));
            for code in section {
                match kind_of(*code) {
                    0 => *code = lowest(0..36),
                    1 => *code = lowest(36..42),
                    _ => {}
                }
            }
            from = end;
        }
    }

    /// Draws the order anew among all orders that fit what everybody knows.
    pub(crate) fn guess_order(&mut self, rng: &mut impl Rng) {
        let (next, end) = (usize::from(self.next), usize::from(self.end));
        // Marked cards come first in their sections, as `forget_order` has left them.
        let rest = &mut self.cards[next..end];
        shuffle_where(rest, |code| code.0 < 36, rng);
        shuffle_where(rest, |code| (36..42).contains(&code.0), rng);
        let mut from = next;
        for end in self.sections.map(usize::from) {
            if end <= from {
                continue;
            }
            let section = &mut self.cards[from..end];
            let marked = section.iter().take_while(|code| code.0 >= 36).count();
            // Each marked card swaps its place with one that may lie anywhere in the section.
            for at in 0..marked {
                let other = at + below((section.len() - at) as u32, rng) as usize;
                section.swap(at, other);
            }
            from = end;
        }
    }
}

fn is_scoring(card: Card) -> bool {
    matches!(card, Card::Scoring(_))
}

fn is_bureau(card: Card) -> bool {
    matches!(card, Card::Bureau(_))
}

/// 0 for money, 1 for bureaus, more for scoring cards.
fn kind_of(code: CardCode) -> u8 {
    match code.0 {
        0..36 => 0,
        36..42 => 1,
        scoring => scoring,
    }
}

/// Shuffles the pieces of one kind among their places.
fn shuffle_where(pile: &mut [CardCode], is_kind: impl Fn(&CardCode) -> bool, rng: &mut impl Rng) {
    let mut places = [0_u8; MOST];
    let mut count = 0;
    for (at, _) in pile.iter().enumerate().filter(|(_, code)| is_kind(code)) {
        places[count] = at as u8;
        count += 1;
    }
    for last in (1..count).rev() {
        let other = below(last as u32 + 1, rng) as usize;
        pile.swap(usize::from(places[last]), usize::from(places[other]));
    }
}

/// All money of a game (M1, M2): each card this many times.
pub(crate) fn all_coins(copies: usize) -> impl Iterator<Item = Coin> {
    Coin::all().flat_map(move |coin| std::iter::repeat_n(coin, copies))
}

/// Makes a new draw pile of the discards (M6).
pub(crate) fn reshuffled(discards: &mut Discards, dice: &mut Dice) -> Deck {
    let mut deck = Deck::stacked(discards.cards());
    *discards = Discards::default();
    let end = usize::from(deck.end);
    shuffle(&mut deck.cards[..end], &mut dice.next_stream());
    deck
}
