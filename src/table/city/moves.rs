//! What moves when something happens: which piece goes from where to where, for everybody to see.

use crate::answer::ClickOutcome;
use crate::city::choice::CityChoice;
use crate::city::click::CityClick;
use crate::table::Table;
use cities::{Card, Cell, City, Event, Face, Line, Money, Payment, Who};
use engine::Seat;

/// A piece on its way, or one that changes where it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CityMove {
    /// It goes from one place to another.
    Flies {
        /// Which one.
        piece: CityPiece,
        /// Where it lay before.
        from: PieceSpot,
        /// Where it lies now.
        to: PieceSpot,
    },
    /// The tile in hand is turned over.
    Turns(Face),
    /// The longest line of the city that shows runs differently.
    Runs(Line),
}

/// What can move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CityPiece {
    /// A tile, whichever side is up.
    Tile(Face),
    /// A card of the deck.
    Card(Card),
}

/// Where a piece can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceSpot {
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
    /// What moves after a click, where no curtain lies; `before` is the city that showed until then.
    pub(crate) fn moves(
        &self,
        click: Option<CityClick>,
        outcome: &ClickOutcome,
        before: (Seat, &City),
    ) -> Vec<CityMove> {
        let mut moves = Vec::new();
        match outcome {
            ClickOutcome::Chosen => {
                if let (CityChoice::Holding { tile, .. }, Some(CityClick::TurnOver)) =
                    (*self.choice(), click)
                {
                    moves.push(CityMove::Turns(tile));
                }
            }
            ClickOutcome::Unveiled => {}
            ClickOutcome::Moved => self.note_lines(before, &mut moves),
            ClickOutcome::Played(events) => {
                for event in events {
                    self.note_moves(event, &mut moves);
                }
                self.note_lines(before, &mut moves);
            }
        }
        moves
    }

    /// The lines that changed, if the same city still shows.
    fn note_lines(&self, (seat, before): (Seat, &City), moves: &mut Vec<CityMove>) {
        let now = self.game().city(seat);
        if self.decider() != Some(seat) || now == before {
            return;
        }
        for line in self.game().lines() {
            if now.longest_edges(line) != before.longest_edges(line) {
                moves.push(CityMove::Runs(line));
            }
        }
    }

    fn note_moves(&self, event: &Event, moves: &mut Vec<CityMove>) {
        use PieceSpot::{Beside, Deck, Hand, Huts, Open, Reserve, Yard};
        // Of the one who decides now, city and hand show; of everybody else, only who they are.
        let near = |seat: Seat, spot: PieceSpot| {
            if self.decider() == Some(seat) { spot } else { PieceSpot::With(Who::Seat(seat)) }
        };
        let (piece, from, to) = match *event {
            Event::Took { seat, money } => {
                return note_money(moves, money, Open, near(seat, Hand));
            }
            Event::Turned { pay, .. } => {
                return note_money(moves, pay, Hand, Deck);
            }
            Event::TookBureau { seat, card } => (CityPiece::Card(card), Open, near(seat, Hand)),
            Event::Bought { seat, face, pay, .. } => {
                note_payment(moves, &pay);
                (CityPiece::Tile(face), Yard, near(seat, Beside))
            }
            Event::TookHut { seat, face } => (CityPiece::Tile(face), Huts, near(seat, Beside)),
            Event::Built { seat, face, at, from_reserve } => {
                let from = if from_reserve { Reserve } else { Beside };
                (CityPiece::Tile(face), from, near(seat, PieceSpot::City(at)))
            }
            Event::Stored { seat, face } => (CityPiece::Tile(face), Beside, near(seat, Reserve)),
            Event::Given { face, .. } => {
                (CityPiece::Tile(face), Beside, PieceSpot::With(Who::Dirk))
            }
            Event::Removed { seat, face, at } => {
                (CityPiece::Tile(face), PieceSpot::City(at), near(seat, Reserve))
            }
            Event::Swapped { seat, out, into, at } => {
                let (from, to) = (PieceSpot::City(at), near(seat, Reserve));
                moves.push(CityMove::Flies { piece: CityPiece::Tile(out), from, to });
                (CityPiece::Tile(into), Reserve, near(seat, PieceSpot::City(at)))
            }
            _ => return,
        };
        moves.push(CityMove::Flies { piece, from, to });
    }
}

fn note_payment(moves: &mut Vec<CityMove>, pay: &Payment) {
    let (from, to) = (PieceSpot::Hand, PieceSpot::Deck);
    note_money(moves, pay.money, from, to);
    let card = pay.bureau.map(|bureau| CityPiece::Card(Card::Bureau(bureau)));
    moves.extend(card.map(|piece| CityMove::Flies { piece, from, to }));
}

fn note_money(moves: &mut Vec<CityMove>, money: Money, from: PieceSpot, to: PieceSpot) {
    for coin in money.coins() {
        moves.push(CityMove::Flies { piece: CityPiece::Card(Card::Coin(coin)), from, to });
    }
}
