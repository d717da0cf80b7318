//! Between two turns: refilling, scorings, viziers, and the end.

use crate::deck::reshuffled;
use crate::event::Event;
use crate::event_sink::EventSink;
use crate::pieces::card::{Card, Scoring};
use crate::table::{Cities, Phase};
use engine::Seat;

impl Cities {
    /// The turn's player has ended it (T9).
    pub(crate) fn end_turn(&mut self, sink: &mut impl EventSink) {
        let seat = self.turn;
        sink.tell(|| Event::TurnEnded { seat });
        self.idle = if self.took_something { 0 } else { self.idle + 1 };
        self.took_something = false;
        self.refill_money(false, sink);
        let is_full = self.yard.refill(self.rules.sets, sink);
        if self.due != [false; 2] {
            self.refill_money(true, sink);
        }
        self.refill_modules(sink);
        self.ending.note(is_full, self.is_idle());
        self.go_on(sink);
    }

    /// Fills the open cards up. A scoring card leaves the game; it is replaced once the yard is filled.
    fn refill_money(&mut self, replaces: bool, sink: &mut impl EventSink) {
        for place in 0..4 {
            while self.open[place].is_none() {
                let Some(card) = self.draw_card(sink) else { return };
                sink.tell(|| Event::CardOpened { card });
                match card {
                    Card::Scoring(scoring) => self.due[scoring as usize] = true,
                    _ => self.open[place] = Some(card),
                }
                if !replaces {
                    break;
                }
            }
        }
    }

    /// The next card; if need be from the discards (M6).
    fn draw_card(&mut self, sink: &mut impl EventSink) -> Option<Card> {
        if self.deck.len() == 0 {
            if self.discards.is_empty() {
                return None;
            }
            self.deck = reshuffled(&mut self.discards, &mut self.dice);
            let cards = self.deck.len();
            sink.tell(|| Event::Reshuffled { cards });
            if self.b_waits {
                // X3: B joins the first new deck.
                let late = [(self.rules.late_pile, Card::Scoring(Scoring::B))];
                self.deck.split_and_add(&late, &mut self.dice);
                self.b_waits = false;
            }
        }
        self.deck.draw()
    }

    /// Whatever is due, up to the next decision: scorings, the last tiles, viziers, the next turn.
    pub(crate) fn go_on(&mut self, sink: &mut impl EventSink) {
        loop {
            if let Some(scoring) = self.next_scoring() {
                if self.ask_before_scoring(scoring) {
                    return;
                }
                self.hold(scoring, sink);
            } else if self.is_scored(Scoring::C) {
                self.phase = Phase::Over;
                sink.tell(|| Event::Ended);
                return;
            } else if self.is_ending() {
                if self.give_next_last_tile(sink) {
                    return;
                }
            } else {
                if !self.ask_after_turn() {
                    self.begin_turn();
                }
                return;
            }
        }
    }

    pub(crate) fn begin_turn(&mut self) {
        self.turn = self.turn.next(self.seats);
        self.decider = self.turn;
        self.phase = Phase::Act;
        self.actions_taken = 0;
    }

    /// A before B (T10); C when the last tiles are given (E4).
    fn next_scoring(&self) -> Option<Scoring> {
        let [a, b] = self.due;
        if a {
            Some(Scoring::A)
        } else if b {
            Some(Scoring::B)
        } else {
            (self.ending.is_given() && !self.is_scored(Scoring::C)).then_some(Scoring::C)
        }
    }

    /// Holds a scoring, and gives Dirk what comes right after it (D2).
    fn hold(&mut self, scoring: Scoring, sink: &mut impl EventSink) {
        if let Some(due) = self.due.get_mut(scoring as usize) {
            *due = false;
        }
        self.score(scoring, sink);
        self.scored |= 1 << scoring as u8;
        self.dirk_after(scoring, sink);
    }

    /// Whose turn comes after the one that is or was played.
    pub fn next_in_turn(&self) -> Seat {
        self.turn.next(self.seats)
    }
}
