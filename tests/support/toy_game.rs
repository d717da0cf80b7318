//! Stones: a tiny game with a hidden card, chance and a reshuffle, to prove the contract on.
//!
//! Each seat holds one secret card (1 to 9). On a turn one takes 1 to 3 stones of the heap, a point
//! each, or changes one's card for the next of the deck, at most twice in a row at the table. When
//! the heap is empty everybody adds their card to their points.

use engine::{Chance, Dice, Game, Rng, Seat, Seed, Turn, below};
use serde::{Deserialize, Serialize};
use std::cell::Cell;

thread_local! {
    static STARTS: Cell<usize> = const { Cell::new(0) };
}

/// How often a game was started in this thread: every replay is one more.
pub fn starts() -> usize {
    STARTS.get()
}

/// A table of Stones.
#[derive(Clone, Debug, PartialEq)]
pub struct Stones {
    heap: u32,
    /// Top last.
    deck: Vec<u8>,
    discards: Vec<u8>,
    /// The secret cards; a viewer's copy of the others' is made up.
    cards: Vec<u8>,
    taken: Vec<u32>,
    turn: Seat,
    changes: u8,
    dice: Dice,
}

/// Seats and heap.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Options {
    /// 2 to 4.
    pub seats: u8,
    /// At least 1.
    pub heap: u32,
}

/// Take stones, or change the card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// This many.
    Take(u32),
    /// For the next of the deck.
    Change,
}

/// What can be told.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A seat took stones.
    Took(Seat, u32),
    /// A seat changed its card and saw a new one.
    Changed(Seat),
    /// The cards were added.
    Ended,
}

/// What is not allowed.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// Only 2 to 4 can play, with at least one stone.
    NoSuchTable,
    /// The stacked deck is not the nine cards.
    NotTheDeck,
    /// One takes 1 to 3 stones, no more than there are.
    NotThatMany,
    /// The card was changed twice in a row already.
    NoMoreChanges,
    /// The game is over.
    Over,
}

impl std::error::Error for Refusal {}

impl std::fmt::Display for Refusal {
    fn fmt(&self, to: &mut std::fmt::Formatter) -> std::fmt::Result {
        to.write_str(match self {
            Self::NoSuchTable => "two to four can play, with at least one stone",
            Self::NotTheDeck => "the stacked deck is not the nine cards",
            Self::NotThatMany => "one takes one to three stones, no more than there are",
            Self::NoMoreChanges => "the card was changed twice in a row already",
            Self::Over => "the game is over",
        })
    }
}

/// All but the others' cards and the order of deck and discards to come.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    seat: Seat,
    seats: u8,
    heap: u32,
    card: u8,
    discards: Vec<u8>,
    taken: Vec<u32>,
    turn: Seat,
    changes: u8,
    /// The points at the end, which show all cards.
    ended: Option<Vec<u8>>,
}

impl Game for Stones {
    type Options = Options;
    type Order = Vec<u8>;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const NAME: &'static str = "stones";
    const RULES: u32 = 1;

    fn start(
        options: &Options,
        chance: &Chance<Vec<u8>>,
        _tell: &mut impl FnMut(Event),
    ) -> Result<Self, Refusal> {
        STARTS.set(STARTS.get() + 1);
        if !(2..=4).contains(&options.seats) || options.heap == 0 {
            return Err(Refusal::NoSuchTable);
        }
        let mut deck: Vec<u8> = (1..=9).collect();
        let mut dice = Dice::new(Seed(0));
        match chance {
            Chance::Seed(seed) => {
                dice = Dice::new(*seed);
                dice.shuffle(&mut deck);
            }
            Chance::Stacked(order) => {
                let mut sorted = order.clone();
                sorted.sort_unstable();
                if sorted != deck {
                    return Err(Refusal::NotTheDeck);
                }
                deck.clone_from(order);
            }
        }
        let cards = deck.split_off(deck.len() - usize::from(options.seats));
        Ok(Self {
            heap: options.heap,
            deck,
            discards: Vec::new(),
            taken: vec![0; cards.len()],
            cards,
            turn: Seat(0),
            changes: 0,
            dice,
        })
    }

    fn seats(&self) -> u8 {
        u8::try_from(self.cards.len()).expect("at most 4")
    }

    fn turn(&self) -> Turn {
        if self.heap == 0 { Turn::Over } else { Turn::Of(self.turn) }
    }

    fn actions(&self, into: &mut Vec<Action>) {
        into.extend((1..=self.heap.min(3)).map(Action::Take));
        if self.changes < 2 && self.heap > 0 {
            into.push(Action::Change);
        }
    }

    fn play(&mut self, action: &Action, tell: &mut impl FnMut(Event)) -> Result<(), Refusal> {
        let Turn::Of(seat) = self.turn() else {
            return Err(Refusal::Over);
        };
        match *action {
            Action::Take(count) if count == 0 || count > self.heap.min(3) => {
                return Err(Refusal::NotThatMany);
            }
            Action::Change if self.changes == 2 => return Err(Refusal::NoMoreChanges),
            Action::Take(count) => {
                self.heap -= count;
                self.taken[seat.index()] += count;
                self.changes = 0;
                tell(Event::Took(seat, count));
            }
            Action::Change => {
                if self.deck.is_empty() {
                    self.dice.shuffle(&mut self.discards);
                    self.deck.append(&mut self.discards);
                }
                let fresh = self.deck.pop().expect("nine cards are more than four seats hold");
                let old = std::mem::replace(&mut self.cards[seat.index()], fresh);
                self.discards.push(old);
                self.changes += 1;
                tell(Event::Changed(seat));
            }
        }
        self.turn = seat.next(self.seats());
        if self.heap == 0 {
            tell(Event::Ended);
        }
        Ok(())
    }

    fn random_action(&self, rng: &mut impl Rng) -> Action {
        let takes = self.heap.min(3);
        let drawn = below(takes + u32::from(self.changes < 2), rng);
        if drawn < takes { Action::Take(drawn + 1) } else { Action::Change }
    }

    fn view(&self, seat: Seat) -> View {
        View {
            seat,
            seats: self.seats(),
            heap: self.heap,
            card: self.cards[seat.index()],
            discards: self.discards.clone(),
            taken: self.taken.clone(),
            turn: self.turn,
            changes: self.changes,
            ended: (self.heap == 0).then(|| self.cards.clone()),
        }
    }

    fn guess(view: &View, rng: &mut impl Rng) -> Self {
        let seen = |card: &u8| *card == view.card || view.discards.contains(card);
        let mut unseen: Vec<u8> = (1..=9).filter(|card| !seen(card)).collect();
        engine::shuffle(&mut unseen, rng);
        let mut cards = Vec::new();
        for seat in Seat::all(view.seats) {
            let own = (seat == view.seat).then_some(view.card);
            cards.push(own.or_else(|| unseen.pop()).expect("nine cards are enough"));
        }
        if let Some(shown) = &view.ended {
            cards.clone_from(shown);
            unseen = (1..=9).filter(|c| !shown.contains(c) && !view.discards.contains(c)).collect();
            engine::shuffle(&mut unseen, rng);
        }
        Self {
            heap: view.heap,
            deck: unseen,
            discards: view.discards.clone(),
            cards,
            taken: view.taken.clone(),
            turn: view.turn,
            changes: view.changes,
            dice: Dice::guessed(rng),
        }
    }

    fn points(&self, seat: Seat) -> u32 {
        let card = if self.heap == 0 { u32::from(self.cards[seat.index()]) } else { 0 };
        self.taken[seat.index()] + card
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Changed(_))
    }
}

impl Stones {
    /// The nine cards, wherever they are: they must add up to 45.
    pub fn sum_of_cards(&self) -> u32 {
        self.deck.iter().chain(&self.discards).chain(&self.cards).map(|&card| u32::from(card)).sum()
    }
}
