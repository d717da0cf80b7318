//! Questions that go round before the game goes on: face-up viziers, and bonus cards before a scoring.
//!
//! Everybody who could answer is offered the same, whatever their hand says, and going on is one click
//! for all of them. An answer speaks for its seat alone. Only where all hands are open a question that
//! nobody could answer with more than no is not asked.

use crate::answer::ClickOutcome;
use crate::table::Table;
use cities::{Action, Event, Phase, Refusal, Scoring};
use engine::{Game, Seat};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asking {
    /// Does anybody use a vizier (V3)?
    Viziers,
    /// Does anybody play a bonus card before this scoring (N2)?
    BonusCards(Scoring),
}

/// How far somebody has answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answering {
    /// The answer is still due.
    Due,
    /// It was given; after a vizier's purchase everybody is asked anew.
    Given,
    /// The vizier sleeps, so that nothing is asked.
    Asleep,
}

/// A question that waits for whoever wants to answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// What is asked.
    pub asking: Asking,
    /// Whom it concerns, in the order of the rules.
    pub seats: Vec<(Seat, Answering)>,
    /// Whose turn comes next, if the game goes on.
    pub next: Seat,
}

impl Question {
    /// Who still can answer, in the order of the rules.
    pub fn due(&self) -> impl Iterator<Item = Seat> {
        let is_due =
            |&(seat, answering): &(Seat, Answering)| (answering == Answering::Due).then_some(seat);
        self.seats.iter().filter_map(is_due)
    }
}

impl Table {
    /// The question on the table, until somebody takes the device to answer it.
    pub fn question(&self) -> Option<Question> {
        if self.answering.is_some() {
            return None;
        }
        let asking = self.asked()?;
        let game = self.game();
        let asked = game.asked();
        let answering = |seat: Seat| {
            if asked.contains(&seat) {
                Some(Answering::Due)
            } else if game.has_answered(seat) {
                Some(Answering::Given)
            } else {
                (asking == Asking::Viziers).then_some(Answering::Asleep)
            }
        };
        let next = game.next_in_turn();
        let order = next.clockwise(game.seats());
        let seats = order.filter_map(|seat| Some((seat, answering(seat)?))).collect();
        Some(Question { asking, seats, next })
    }

    /// What somebody is answering alone: first the device is handed over, where hands are hidden.
    pub fn answers(&self) -> Option<Asking> {
        self.answering.and(self.asked())
    }

    /// What the game asks.
    pub(crate) fn asked(&self) -> Option<Asking> {
        match self.game().phase() {
            Phase::Vizier => Some(Asking::Viziers),
            Phase::Bonus(scoring) => Some(Asking::BonusCards(scoring)),
            _ => None,
        }
    }

    /// Who plays out of turn: answers a question, or has bought by a vizier.
    pub fn out_of_turn(&self) -> Option<(Seat, Asking)> {
        let asking = match self.game().phase() {
            Phase::VizierPlace | Phase::VizierEnd => Some(Asking::Viziers),
            _ => self.answers(),
        };
        self.decider().zip(asking)
    }

    /// Whose turn it is: while others are asked, that of whoever has played last.
    pub(crate) fn turn_owner(&self) -> Option<Seat> {
        let is_asked = self.asked().is_some() || self.out_of_turn().is_some();
        if is_asked { Some(self.game().turn_of()) } else { self.decider() }
    }

    /// A seat wants to answer, before or after others: nobody else's answer is given with it.
    pub(crate) fn let_answer(&mut self, seat: Seat) -> Result<ClickOutcome, Refusal> {
        let is_asked =
            self.question().is_some_and(|question| question.due().any(|one| one == seat));
        if !is_asked {
            return Err(Refusal::NotNow { rule: "V3" });
        }
        let is_next = self.decider() == Some(seat);
        let events = if is_next { Vec::new() } else { self.carry_out(Action::Ask(seat))? };
        self.answering = Some(seat);
        self.draw_curtain();
        Ok(ClickOutcome::Played(events))
    }

    /// Nobody answers: the game goes on. Whoever is next has said so and may see their hand at once,
    /// unless there is a scoring to look at, or the next question.
    pub(crate) fn go_on(&mut self, question: &Question) -> Result<ClickOutcome, Refusal> {
        let mut events = Vec::new();
        for _ in question.due() {
            events.extend(self.carry_out(Action::Decline)?);
        }
        self.play_on(&mut events)?;
        let has_scored = events.iter().any(|event| matches!(event, Event::ScoringEnded { .. }));
        let is_next = self.decider() == Some(question.next) && self.game().phase() == Phase::Act;
        if is_next && !has_scored {
            self.curtain = None;
        }
        self.select_default();
        Ok(ClickOutcome::Played(events))
    }

    /// No, for those who cannot do anything else, where all can see that.
    pub(crate) fn no_for_all(&self) -> Option<Action> {
        let is_open = !self.players().table_options.hides_hands;
        let question = self.question().filter(|_| is_open)?;
        let can = question.due().any(|seat| self.game().could_answer(seat));
        (!can).then_some(Action::Decline)
    }
}
