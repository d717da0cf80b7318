//! The table: everything that lies on it, and whose decision is awaited.

use crate::city::City;
use crate::deck::{Deck, Discards};
use crate::modules::Modules;
use crate::pieces::building::Set;
use crate::pieces::card::{Card, Scoring};
use crate::pieces::faces::Faces;
use crate::pieces::money::Money;
use crate::rules::Rules;
use crate::turn::dirk::Dirk;
use crate::turn::last_tiles::Ending;
use crate::turn::yard::Yard;
use engine::{Dice, Seat};

/// The most seats.
pub(crate) const SEATS: usize = 6;

/// A game of Alhambra, Granada, or both, with or without modules.
#[derive(Clone, Debug, PartialEq)]
pub struct Cities {
    pub(crate) rules: Rules,
    pub(crate) seats: u8,
    pub(crate) dice: Dice,
    pub(crate) deck: Deck,
    pub(crate) discards: Discards,
    pub(crate) open: [Option<Card>; 4],
    pub(crate) yard: Yard,
    pub(crate) players: [Player; SEATS],
    pub(crate) dirk: Dirk,
    pub(crate) modules: Modules,
    /// Whose turn it is; while viziers are asked, whose turn it was.
    pub(crate) turn: Seat,
    /// Who decides now.
    pub(crate) decider: Seat,
    pub(crate) phase: Phase,
    /// Tiles beside the city of the one who decides (T8).
    pub(crate) waiting: Faces,
    /// The actions taken in this turn.
    pub(crate) actions_taken: u8,
    /// Scoring B has not come into the deck yet (X3).
    pub(crate) b_waits: bool,
    pub(crate) scored: u8,
    /// Turns since somebody took a card, bought a tile or took a hut (E7).
    pub(crate) idle: u8,
    pub(crate) took_something: bool,
    /// Scorings A and B that came up, still to be held.
    pub(crate) due: [bool; 2],
    pub(crate) ending: Ending,
}

/// What belongs to a seat.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Player {
    pub(crate) city: City,
    pub(crate) reserve: Faces,
    pub(crate) money: Money,
    pub(crate) points: u16,
}

/// What kind of decision is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// An action: the first of the turn, or another one after an exact payment (T1, T4).
    Act,
    /// The actions are over and tiles wait to be placed (T8).
    Place,
    /// All is placed; the turn can be ended (T9).
    End,
    /// A vizier is offered (V3).
    Vizier,
    /// A tile bought by a vizier's favour waits to be placed (V2).
    VizierPlace,
    /// A vizier's purchase is placed and can be ended (T9).
    VizierEnd,
    /// Bonus cards may be played before this scoring (N2).
    Bonus(Scoring),
    /// A tile got at the end waits to be placed (E3).
    Last,
    /// The game is over.
    Over,
}

impl Cities {
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Who decides, as a player.
    pub(crate) fn me(&self) -> &Player {
        self.player(self.decider)
    }

    /// The open cards, by place.
    pub fn open_cards(&self) -> &[Option<Card>; 4] {
        &self.open
    }

    /// The money among the open cards.
    pub fn open_money(&self) -> Money {
        let coin = |card: &Card| match card {
            Card::Coin(coin) => Some(*coin),
            _ => None,
        };
        self.open.iter().flatten().filter_map(coin).collect()
    }

    /// The seat's city.
    pub fn city(&self, seat: Seat) -> &City {
        &self.player(seat).city
    }

    /// The seat's reserve.
    pub fn reserve(&self, seat: Seat) -> &Faces {
        &self.player(seat).reserve
    }

    /// The seat's money: secret at the table, though a perfect memory knows it (M8).
    pub fn money(&self, seat: Seat) -> &Money {
        &self.player(seat).money
    }

    /// How many cards a seat holds, bureaus de change included (B2).
    pub fn hand_count(&self, seat: Seat) -> u32 {
        self.money(seat).count() + self.bureaus(seat).count() as u32
    }

    /// Tiles beside the city of the one who decides (T8).
    pub fn waiting(&self) -> &Faces {
        &self.waiting
    }

    /// Which kind of decision is awaited.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is; while viziers are asked, whose turn it was.
    pub fn turn_of(&self) -> Seat {
        self.turn
    }

    /// How many actions the turn has had.
    pub fn actions_taken(&self) -> u8 {
        self.actions_taken
    }

    /// How many cards are in the deck.
    pub fn deck_count(&self) -> usize {
        self.deck.len()
    }

    /// How many cards were discarded.
    pub fn discard_count(&self) -> usize {
        self.discards.cards().count()
    }

    /// How many money cards there are in all, wherever they lie: always the same (M1, M2).
    pub fn coin_count(&self) -> u32 {
        let is_coin = |card: &Card| matches!(card, Card::Coin(_));
        let hands: u32 = self.players.iter().map(|player| player.money.count()).sum();
        let open = self.open.iter().flatten().filter(|card| is_coin(card)).count();
        let deck = self.deck.cards().filter(is_coin).count();
        hands + self.discards.money.count() + open as u32 + deck as u32
    }

    /// True if the scoring has taken place.
    pub fn is_scored(&self, scoring: Scoring) -> bool {
        self.scored & 1 << scoring as u8 != 0
    }

    /// The next scoring card's range: which draw it can be, first and last, counted from 1.
    pub fn next_scoring_range(&self) -> Option<(Scoring, usize, usize)> {
        [Scoring::A, Scoring::B].into_iter().find_map(|scoring| {
            let (from, to) = self.deck.range_of(scoring)?;
            Some((scoring, from, to))
        })
    }

    /// True while scoring card B is held back until the deck is shuffled anew (X3).
    pub fn b_is_held_back(&self) -> bool {
        self.b_waits
    }

    /// The sets in play.
    pub fn sets(&self) -> &'static [Set] {
        self.rules.sets
    }
}
