//! What moves when something happens: which piece goes from where to where, for everybody to see.

use crate::choice::Choice;
use crate::click::Click;
use crate::table::{Happening, Table};
use cities::{Card, Cell, City, Event, Face, Line, Money, Payment, Who};
use engine::Seat;

/// A piece on its way, or one that changes where it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// It goes from one place to another.
    Flies {
        /// Which one.
        piece: Piece,
        /// Where it lay before.
        from: Spot,
        /// Where it lies now.
        to: Spot,
    },
    /// The tile in hand is turned over.
    Turns(Face),
    /// The longest line of the city that shows runs differently.
    Runs(Line),
}

/// What can move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A tile, whichever side is up.
    Tile(Face),
    /// A card of the deck.
    Card(Card),
}

/// Where a piece can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// The yard.
    Yard,
    /// The piles of huts.
    Huts,
    /// Beside the city that shows.
    Beside,
    /// The reserve that shows.
    Reserve,
    /// A place of the city that shows.
    City(Cell),
    /// The hand that shows.
    Hand,
    /// The open money.
    Open,
    /// The deck, with what was discarded.
    Deck,
    /// Somebody whose city or hand does not show, or Dirk.
    With(Who),
}

impl Table {
    /// What moves after a click. Nothing does behind a curtain, not even what everybody knows.
    ///
    /// `before` is the city that showed until then.
    pub fn moves(&self, click: Click, happening: &Happening, before: (Seat, &City)) -> Vec<Move> {
        if self.curtain().is_some() {
            return Vec::new();
        }
        match happening {
            Happening::Chosen => self.turning(click).into_iter().collect(),
            Happening::Unveiled => Vec::new(),
            Happening::Moved => self.runs(before),
            Happening::Played(events) => {
                let mut moves = Vec::new();
                for event in events {
                    self.note_moves(event, &mut moves);
                }
                moves.extend(self.runs(before));
                moves
            }
        }
    }

    fn turning(&self, click: Click) -> Option<Move> {
        match *self.choice() {
            Choice::Holding { tile, .. } if click == Click::TurnOver => Some(Move::Turns(tile)),
            _ => None,
        }
    }

    /// The lines that changed, if the same city still shows.
    fn runs(&self, (seat, before): (Seat, &City)) -> Vec<Move> {
        let now = self.game().city(seat);
        if self.decider() != Some(seat) || now == before {
            return Vec::new();
        }
        let is_new = |line: &Line| now.longest_edges(*line) != before.longest_edges(*line);
        self.game().lines().into_iter().filter(is_new).map(Move::Runs).collect()
    }

    fn note_moves(&self, event: &Event, moves: &mut Vec<Move>) {
        // Of the one who decides now, city and hand show; of everybody else, only who they are.
        let near = |seat: Seat, spot: Spot| {
            if self.decider() == Some(seat) { spot } else { Spot::With(Who::Seat(seat)) }
        };
        let tile =
            |face: Face, from: Spot, to: Spot| [Move::Flies { piece: Piece::Tile(face), from, to }];
        match *event {
            Event::Took { seat, money } => {
                moves.extend(cards(money, None, Spot::Open, near(seat, Spot::Hand)));
            }
            Event::TookBureau { seat, card } => moves.push(Move::Flies {
                piece: Piece::Card(card),
                from: Spot::Open,
                to: near(seat, Spot::Hand),
            }),
            Event::Bought { seat, face, pay: Payment { money, bureau }, .. } => {
                moves.extend(cards(money, bureau.map(Card::Bureau), Spot::Hand, Spot::Deck));
                moves.extend(tile(face, Spot::Yard, near(seat, Spot::Beside)));
            }
            Event::TookHut { seat, face } => {
                moves.extend(tile(face, Spot::Huts, near(seat, Spot::Beside)));
            }
            Event::Turned { pay, .. } => moves.extend(cards(pay, None, Spot::Hand, Spot::Deck)),
            Event::Built { seat, face, at, from_reserve } => {
                let from = if from_reserve { Spot::Reserve } else { Spot::Beside };
                moves.extend(tile(face, from, near(seat, Spot::City(at))));
            }
            Event::Stored { seat, face } => {
                moves.extend(tile(face, Spot::Beside, near(seat, Spot::Reserve)));
            }
            Event::Given { face, .. } => {
                moves.extend(tile(face, Spot::Beside, Spot::With(Who::Dirk)));
            }
            Event::Removed { seat, face, at } => {
                moves.extend(tile(face, Spot::City(at), near(seat, Spot::Reserve)));
            }
            Event::Swapped { seat, out, into, at } => {
                moves.extend(tile(out, Spot::City(at), near(seat, Spot::Reserve)));
                moves.extend(tile(into, Spot::Reserve, near(seat, Spot::City(at))));
            }
            _ => {}
        }
    }
}

fn cards(money: Money, bureau: Option<Card>, from: Spot, to: Spot) -> Vec<Move> {
    let all = bureau.into_iter().chain(money.coins().map(Card::Coin));
    all.map(|card| Move::Flies { piece: Piece::Card(card), from, to }).collect()
}
