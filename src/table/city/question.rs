//! Questions that go round before the game goes on: face-up viziers, and bonus cards before a scoring.
//!
//! Everybody who could answer is offered the same, whatever their hand says, and going on is one click
//! for all of them.

use crate::answer::ClickOutcome;
use crate::table::Table;
use cities::{Action, Event, Phase, Refusal, Scoring};
use engine::Seat;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asking {
    /// Does anybody use a vizier (V3)?
    Viziers,
    /// Does anybody play a bonus card before this scoring (N2)?
    BonusCards(Scoring),
}

/// A question that waits for whoever wants to answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// What is asked.
    pub asking: Asking,
    /// Who can answer, in the order of the rules.
    pub seats: Vec<Seat>,
    /// Whose turn comes next, if the game goes on.
    pub next: Seat,
}

impl Table {
    /// The question on the table, until somebody answers it.
    pub fn question(&self) -> Option<Question> {
        if self.answering.is_some() {
            return None;
        }
        let asking = match self.game().phase() {
            Phase::Vizier => Asking::Viziers,
            Phase::Bonus(scoring) => Asking::BonusCards(scoring),
            _ => return None,
        };
        Some(Question { asking, seats: self.game().asked(), next: self.game().next_in_turn() })
    }

    /// A seat wants to answer: those who would be asked before it do not.
    pub(crate) fn let_answer(&mut self, seat: Seat) -> Result<ClickOutcome, Refusal> {
        let question = self.question().ok_or(Refusal::NotNow { rule: "V3" })?;
        let place = question.seats.iter().position(|&one| one == seat);
        let before = place.ok_or(Refusal::NotNow { rule: "V3" })?;
        let events = self.decline(before)?;
        self.answering = Some(seat);
        self.curtain = None;
        Ok(ClickOutcome::Played(events))
    }

    /// Nobody answers: the game goes on. Whoever is next has said so and may see their hand at once,
    /// unless there is a scoring to look at, or the next question.
    pub(crate) fn go_on(&mut self, question: &Question) -> Result<ClickOutcome, Refusal> {
        let events = self.decline(question.seats.len())?;
        let has_scored = events.iter().any(|event| matches!(event, Event::ScoringEnded { .. }));
        let is_next = self.decider() == Some(question.next) && self.game().phase() == Phase::Act;
        if is_next && !has_scored {
            self.curtain = None;
        }
        self.select_default();
        Ok(ClickOutcome::Played(events))
    }

    fn decline(&mut self, times: usize) -> Result<Vec<Event>, Refusal> {
        let mut events = Vec::new();
        for _ in 0..times {
            events.extend(self.carry_out(Action::Decline)?);
        }
        Ok(events)
    }
}
