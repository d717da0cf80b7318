//! The table: everything that lies on it, and whose decision is awaited.

use crate::building::Set;
use crate::card::{Card, Scoring};
use crate::city::City;
use crate::deck::{Deck, Discards};
use crate::face::Face;
use crate::faces::Faces;
use crate::modules::Modules;
use crate::money::{Currency, Money};
use crate::payment::Bureau;
use crate::rules::Rules;
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
    /// The bags, by set.
    pub(crate) bags: [Bag; 2],
    /// The spaces, each with a place for a tile of either set (X2).
    pub(crate) yard: [[Option<Face>; 2]; 4],
    /// The side that the next tiles show (G3).
    pub(crate) is_odd: bool,
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
    pub(crate) story: Story,
}

/// What belongs to a seat.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Player {
    pub(crate) city: City,
    pub(crate) reserve: Faces,
    pub(crate) money: Money,
    /// Bureau de change cards, a bit each.
    pub(crate) bureaus: u8,
    pub(crate) points: u16,
}

/// The imaginary third player.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Dirk {
    pub(crate) tiles: Faces,
    pub(crate) points: u16,
}

/// Tiles in the order in which they will be drawn, the next one last.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Bag {
    tiles: [Face; 54],
    count: u8,
}

impl Bag {
    /// A bag with these tiles, the first to be drawn first.
    pub(crate) fn stacked(order: &[Face]) -> Self {
        let mut bag = Self { tiles: [Face::from_code(0); 54], count: 0 };
        for &face in order.iter().rev().take(54) {
            bag.tiles[usize::from(bag.count)] = face;
            bag.count += 1;
        }
        bag
    }

    pub(crate) fn draw(&mut self) -> Option<Face> {
        self.count = self.count.checked_sub(1)?;
        let at = usize::from(self.count);
        Some(std::mem::replace(&mut self.tiles[at], Face::from_code(0)))
    }

    /// Puts a tile back among the others.
    pub(crate) fn put_back(&mut self, face: Face, at: usize) {
        let count = usize::from(self.count);
        self.tiles.copy_within(at..count, at + 1);
        self.tiles[at] = face;
        self.count += 1;
    }

    pub(crate) fn len(&self) -> usize {
        usize::from(self.count)
    }

    pub(crate) fn tiles_mut(&mut self) -> &mut [Face] {
        &mut self.tiles[..usize::from(self.count)]
    }

    pub(crate) fn tiles(&self) -> &[Face] {
        &self.tiles[..usize::from(self.count)]
    }
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

/// What is still to happen between two turns.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Story {
    /// Scorings A and B that came up, still to be held.
    pub(crate) due: [bool; 2],
    /// Everybody has been asked for bonus cards before the next scoring.
    pub(crate) is_asked: bool,
    /// The end of the game is reached.
    pub(crate) is_ending: bool,
    /// It is reached because nobody goes on (E7).
    pub(crate) is_idle: bool,
    /// The next place of the yard to be given at the end, counted through spaces and sets.
    pub(crate) given: u8,
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

    /// The space of the yard where a tile lies, and the place on it.
    pub(crate) fn find_in_yard(&self, face: Face) -> Option<(Currency, usize)> {
        let set = face.set() as usize;
        let space = self.yard.iter().position(|tiles| tiles[set] == Some(face))?;
        Some((Currency::ALL[space], set))
    }

    /// The tiles of the yard with their spaces, Alhambra's first on each.
    pub fn yard(&self) -> impl Iterator<Item = (Currency, Face)> {
        Currency::ALL.into_iter().flat_map(move |space| {
            self.yard[space.index()].into_iter().flatten().map(move |face| (space, face))
        })
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

    /// The seat's bureau de change cards, known to a perfect memory as its money is.
    pub fn bureaus(&self, seat: Seat) -> impl Iterator<Item = Bureau> {
        let held = self.player(seat).bureaus;
        Bureau::ALL.into_iter().filter(move |bureau| held & 1 << bureau.index() != 0)
    }

    /// How many cards a seat holds, bureaus de change included (B2).
    pub fn hand_count(&self, seat: Seat) -> u32 {
        self.money(seat).count() + self.player(seat).bureaus.count_ones()
    }

    /// Dirk's tiles and points, with two players (D1).
    pub fn dirk(&self) -> Option<(&Faces, u16)> {
        self.rules.has_dirk.then_some((&self.dirk.tiles, self.dirk.points))
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

    /// The side that the next Granada tiles show (G3).
    pub fn next_side_is_odd(&self) -> bool {
        self.is_odd
    }

    /// How many tiles of a set are in the bag.
    pub fn bag_count(&self, set: Set) -> usize {
        self.bags[set as usize].len()
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
