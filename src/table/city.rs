//! The table of the city games: what a click means there.

use crate::choice::{Choice, Source, holding};
use crate::click::Click;
use crate::seated::Seated;
use crate::table::{Happening, Table};
use cities::{Action, Cell, Cities, Event, Options, Phase, Refusal, Scoring};
use engine::Seat;

/// There is nothing to take back, or to play again.
const NO_STEP: Refusal = Refusal::NotNow { rule: "T9" };

impl Seated for Cities {
    type Choice = Choice;

    fn seats_of(options: &Options) -> u8 {
        options.seats
    }

    fn turn_ended(event: &Event) -> Option<Seat> {
        match event {
            Event::TurnEnded { seat } => Some(*seat),
            _ => None,
        }
    }

    fn end_turn() -> Action {
        Action::EndTurn
    }

    fn asks_all(table: &Table) -> bool {
        table.question().is_some()
    }

    fn ends_answer(action: &Action) -> bool {
        matches!(action, Action::Decline | Action::EndTurn)
    }

    /// A tile that waits is taken in hand at once; others can be taken instead.
    fn settled(table: &Table) -> Option<Choice> {
        let placing = [Phase::Place, Phase::VizierPlace, Phase::Last];
        let is_placing = placing.contains(&table.game().phase());
        table.game().waiting().iter().next().filter(|_| is_placing).map(holding)
    }
}

impl Table {
    /// How many cards were drawn from the deck since it was last shuffled, the deal left out.
    pub fn drawn(&self) -> usize {
        let drawn = |count: usize, event: &Event| match event {
            Event::Reshuffled { .. } => 0,
            Event::CardOpened { .. } => count + 1,
            _ => count,
        };
        self.story().flatten().fold(0, drawn)
    }

    /// Who plays next as far as everybody knows: while a question goes round, whoever comes after it.
    pub fn awaited(&self) -> Option<Seat> {
        self.question().map(|question| question.next).or(self.decider())
    }

    /// Whose hand may show now: nobody's behind the curtain, or while a question goes round.
    pub fn hand_shown(&self) -> Option<Seat> {
        if self.curtain.is_some() || self.question().is_some() { None } else { self.decider() }
    }

    /// How many scorings were held.
    pub fn scoring_count(&self) -> usize {
        let is_held = |&scoring: &Scoring| self.game().is_scored(scoring);
        [Scoring::A, Scoring::B, Scoring::C].iter().filter(|one| is_held(one)).count()
    }

    /// Answers a click. What is not allowed is refused with its rule, and nothing changes.
    pub fn click(&mut self, click: Click) -> Result<Happening, Refusal> {
        if let Some(question) = self.question() {
            return match click {
                Click::Answer(seat) => self.answer(seat),
                Click::Decline => self.go_on(&question),
                _ => Err(Refusal::NotNow { rule: "V3" }),
            };
        }
        if self.curtain.is_some() {
            return self.behind_curtain(click);
        }
        match click {
            Click::Cancel => {
                self.choice = Choice::Nothing;
                Ok(Happening::Chosen)
            }
            Click::Undo => self.undo(1).ok_or(NO_STEP),
            Click::RestartTurn => self.undo(self.undoable()).ok_or(NO_STEP),
            Click::Redo => self.redo().ok_or(NO_STEP),
            Click::Confirm => self.play(self.confirmed()?),
            Click::Ground(at) => self.play(self.laid(at)?),
            Click::Store => self.play(Action::Store { tile: self.in_hand()?.1 }),
            Click::Give => {
                let (_, face, fee) = self.in_hand()?;
                self.play(Action::Give { tile: face, pay: fee })
            }
            Click::Remove => match self.choice {
                Choice::Built { at } => self.play(Action::Remove { at }),
                _ => Err(Refusal::NotNow { rule: "T6" }),
            },
            Click::City(at) => self.click_city(at),
            Click::Hut(hut) => self.play(Action::TakeHut(hut)),
            Click::Vizier => self.play(Action::WakeVizier),
            Click::Bonus(face) => self.play(Action::PlayBonus(face)),
            Click::Decline => self.play(Action::Decline),
            Click::Pass => self.play(Action::Pass),
            Click::EndTurn => self.play(Action::EndTurn),
            _ => {
                self.choice = self.chosen(click)?;
                Ok(Happening::Chosen)
            }
        }
    }

    /// The only thing to do behind the curtain is to open it.
    fn behind_curtain(&mut self, click: Click) -> Result<Happening, Refusal> {
        match click {
            Click::Unveil => Ok(self.unveil()),
            _ => Err(Refusal::NotNow { rule: "M3" }),
        }
    }

    /// A tile of the city: with a tile of the reserve in hand it is swapped, else it is chosen.
    fn click_city(&mut self, at: Cell) -> Result<Happening, Refusal> {
        if let Choice::Holding { tile, from: Source::Reserve, .. } = self.choice {
            return self.play(Action::Swap { at, tile });
        }
        self.expect_phase(&[Phase::Act], "T5")?;
        if self.decider().and_then(|seat| self.game().city(seat).face_at(at)).is_none() {
            return Err(Refusal::Misfit { at, misfits: vec![cities::Misfit::StartTile] });
        }
        self.choice = Choice::Built { at };
        Ok(Happening::Chosen)
    }
}
