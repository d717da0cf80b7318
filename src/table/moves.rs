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
        let mut moves = Vec::new();
        if self.curtain().is_some() {
            return moves;
        }
        match happening {
            Happening::Chosen => {
                if let (Choice::Holding { tile, .. }, Click::TurnOver) = (*self.choice(), click) {
                    moves.push(Move::Turns(tile));
                }
            }
            Happening::Unveiled => {}
            Happening::Moved => self.note_lines(before, &mut moves),
            Happening::Played(events) => {
                for event in events {
                    self.note_moves(event, &mut moves);
                }
                self.note_lines(before, &mut moves);
            }
        }
        moves
    }

    /// The lines that changed, if the same city still shows.
    fn note_lines(&self, (seat, before): (Seat, &City), moves: &mut Vec<Move>) {
        let now = self.game().city(seat);
        if self.decider() != Some(seat) || now == before {
            return;
        }
        for line in self.game().lines() {
            if now.longest_edges(line) != before.longest_edges(line) {
                moves.push(Move::Runs(line));
            }
        }
    }

    fn note_moves(&self, event: &Event, moves: &mut Vec<Move>) {
        // Of the one who decides now, city and hand show; of everybody else, only who they are.
        let near = |seat: Seat, spot: Spot| {
            if self.decider() == Some(seat) { spot } else { Spot::With(Who::Seat(seat)) }
        };
        let (piece, from, to) = match *event {
            Event::Took { seat, money } => {
                return note_money(moves, money, Spot::Open, near(seat, Spot::Hand));
            }
            Event::Turned { pay, .. } => return note_money(moves, pay, Spot::Hand, Spot::Deck),
            Event::TookBureau { seat, card } => {
                (Piece::Card(card), Spot::Open, near(seat, Spot::Hand))
            }
            Event::Bought { seat, face, pay: Payment { money, bureau }, .. } => {
                note_money(moves, money, Spot::Hand, Spot::Deck);
                if let Some(bureau) = bureau {
                    let piece = Piece::Card(Card::Bureau(bureau));
                    moves.push(Move::Flies { piece, from: Spot::Hand, to: Spot::Deck });
                }
                (Piece::Tile(face), Spot::Yard, near(seat, Spot::Beside))
            }
            Event::TookHut { seat, face } => {
                (Piece::Tile(face), Spot::Huts, near(seat, Spot::Beside))
            }
            Event::Built { seat, face, at, from_reserve } => {
                let from = if from_reserve { Spot::Reserve } else { Spot::Beside };
                (Piece::Tile(face), from, near(seat, Spot::City(at)))
            }
            Event::Stored { seat, face } => {
                (Piece::Tile(face), Spot::Beside, near(seat, Spot::Reserve))
            }
            Event::Given { face, .. } => (Piece::Tile(face), Spot::Beside, Spot::With(Who::Dirk)),
            Event::Removed { seat, face, at } => {
                (Piece::Tile(face), Spot::City(at), near(seat, Spot::Reserve))
            }
            Event::Swapped { seat, out, into, at } => {
                let (from, to) = (Spot::City(at), near(seat, Spot::Reserve));
                moves.push(Move::Flies { piece: Piece::Tile(out), from, to });
                (Piece::Tile(into), Spot::Reserve, near(seat, Spot::City(at)))
            }
            _ => return,
        };
        moves.push(Move::Flies { piece, from, to });
    }
}

fn note_money(moves: &mut Vec<Move>, money: Money, from: Spot, to: Spot) {
    for coin in money.coins() {
        moves.push(Move::Flies { piece: Piece::Card(Card::Coin(coin)), from, to });
    }
}
