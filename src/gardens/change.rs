//! What an allowed action does. Nothing here can fail: everything was checked.

use crate::action::Action;
use crate::event::Event;
use crate::planted::Planted;
use crate::score::Award;
use crate::space::Space;
use crate::table::{Gardens, Phase};
use engine::EventSink;

impl Gardens {
    /// Carries an allowed action out.
    #[inline]
    pub(crate) fn change(&mut self, action: Action, sink: &mut impl EventSink<Event>) {
        match action {
            Action::Plant { at, planted } => self.plant(at, planted, sink),
            Action::EndTurn => self.end_turn(sink),
        }
    }

    fn plant(&mut self, at: Space, planted: Planted, sink: &mut impl EventSink<Event>) {
        let seat = self.turn;
        self.hands[seat.index()].remove(planted.garden());
        self.board.plant(at, planted);
        sink.tell(|| Event::Planted { seat, at, planted });
        // One garden may complete several buildings (R9): row by row.
        for site in at.sites() {
            if self.board.is_finished(site) {
                let score = self.rules.score(&self.board, site);
                if let Award::Won { tree, points, .. } = score.award {
                    self.points[tree.index()] += points;
                }
                sink.tell(|| Event::Scored { seat, score });
            }
        }
        self.phase = Phase::End;
    }

    fn end_turn(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.turn;
        sink.tell(|| Event::TurnEnded { seat });
        if let Some(garden) = self.pile.draw() {
            self.hands[seat.index()].add(garden);
            let left = self.pile.len();
            sink.tell(|| Event::Drew { seat, left });
        }
        self.turn = seat.next(self.seats);
        self.phase = Phase::Plant;
        if self.board.is_full() {
            self.phase = Phase::Over;
            sink.tell(|| Event::Ended);
        }
    }
}
