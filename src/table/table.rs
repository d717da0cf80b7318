//! The running table: a match, what is being chosen, and whose eyes may see what.

use crate::choice::{Choice, Source, holding};
use crate::click::Click;
use crate::guests::{Guests, Manners};
use cities::{Action, Cell, Cities, Event, Options, Order, Phase, Refusal};
use engine::{Chance, Game, Match, Record, Seat, Turn};

/// What a click came to.
#[derive(Clone, Debug, PartialEq)]
pub enum Happening {
    /// Only the choice changed.
    Chosen,
    /// Something was played; these events happened, and the game is to be saved.
    Played(Vec<Event>),
    /// Something was taken back or played again; the game is to be saved.
    Moved,
    /// The curtain was opened.
    Unveiled,
}

/// A table at which a game is played.
#[derive(Clone, Debug)]
pub struct Table {
    guests: Guests,
    playing: Match<Cities>,
    /// Who made each decision so far.
    deciders: Vec<Seat>,
    choice: Choice,
    /// The person who is to take the device before hands show again.
    pub(crate) curtain: Option<Seat>,
    /// Who answers a question that goes round.
    pub(crate) answering: Option<Seat>,
}

impl Table {
    /// Sets a table. Before the first hand shows, the curtain lies over it.
    pub fn set(guests: Guests, options: Options, chance: Chance<Order>) -> Result<Self, Refusal> {
        let playing = Match::start(options, chance)?;
        let mut table = Self {
            guests,
            playing,
            deciders: Vec::new(),
            choice: Choice::Nothing,
            curtain: None,
            answering: None,
        };
        table.draw_curtain();
        Ok(table)
    }

    /// Goes on with a recorded game, with what could be redone, exactly there; the curtain comes back.
    pub fn resume(
        guests: Guests,
        record: Record<Cities>,
        undone: Vec<Action>,
    ) -> Result<Self, Refusal> {
        let mut table = Self::set(guests, record.options, record.chance)?;
        for action in record.actions {
            table.carry_out(action)?;
        }
        // What could be redone is a convenience: where it does not fit any more, it is forgotten.
        let redone =
            undone.into_iter().take_while(|&action| table.carry_out(action).is_ok()).count();
        (0..redone).for_each(|_| table.take_back());
        table.veil();
        table.settle();
        Ok(table)
    }

    /// The game as it stands.
    pub fn game(&self) -> &Cities {
        self.playing.game()
    }

    /// Who sits here.
    pub fn guests(&self) -> &Guests {
        &self.guests
    }

    /// Lets the table be run another way. Whether hands are hidden is agreed before the game.
    pub fn mind(&mut self, manners: Manners) {
        let hides_hands = self.guests.manners.hides_hands;
        self.guests.manners = Manners { hides_hands, ..manners };
    }

    /// How many cards were drawn from the deck since it was last shuffled, the deal left out.
    pub fn drawn(&self) -> usize {
        let drawn = |count: usize, event: &Event| match event {
            Event::Reshuffled { .. } => 0,
            Event::CardOpened { .. } => count + 1,
            _ => count,
        };
        self.playing.events().flatten().fold(0, drawn)
    }

    /// The options of the game.
    pub fn options(&self) -> &Options {
        self.playing.options()
    }

    /// What is being chosen.
    pub fn choice(&self) -> &Choice {
        &self.choice
    }

    /// Who decides; nobody once the game is over.
    pub fn decider(&self) -> Option<Seat> {
        match self.game().turn() {
            Turn::Of(seat) => Some(seat),
            Turn::Over => None,
        }
    }

    /// The person whom the curtain waits for, while it is closed.
    pub fn curtain(&self) -> Option<Seat> {
        self.curtain
    }

    /// Who plays next as far as everybody knows: while a question goes round, whoever comes after it.
    pub fn awaited(&self) -> Option<Seat> {
        self.question().map(|question| question.next).or(self.decider())
    }

    /// Whose hand may show now: nobody's behind the curtain, or while a question goes round.
    pub fn hand_shown(&self) -> Option<Seat> {
        if self.curtain.is_some() || self.question().is_some() { None } else { self.decider() }
    }

    /// The round that is being played: one more than everybody has had turns.
    pub fn round(&self) -> u32 {
        let ended = |event: &&Event| matches!(event, Event::TurnEnded { .. });
        let turns = self.playing.events().flatten().filter(ended).count();
        u32::try_from(turns / usize::from(self.game().seats())).map_or(u32::MAX, |full| full + 1)
    }

    /// The record, and what can be redone, the next first.
    pub fn record(&self) -> (Record<Cities>, Vec<Action>) {
        (self.playing.record(), self.playing.undone().copied().collect())
    }

    /// Everything that happened, action by action, the opening first.
    pub fn story(&self) -> impl Iterator<Item = &[Event]> {
        self.playing.events()
    }

    /// How many decisions others than a seat have made.
    pub fn decisions_of_others(&self, seat: Seat) -> usize {
        self.deciders.iter().filter(|&&one| one != seat).count()
    }

    /// How many turns have ended.
    pub fn turns_ended(&self) -> usize {
        let is_end = |event: &&Event| matches!(event, Event::TurnEnded { .. });
        self.playing.events().flatten().filter(is_end).count()
    }

    /// How many scorings were held.
    pub fn scoring_count(&self) -> usize {
        let is_end = |event: &&Event| matches!(event, Event::ScoringEnded { .. });
        self.playing.events().flatten().filter(is_end).count()
    }

    /// What happened between a seat's last turn and this one, oldest first: what it does right now is
    /// not news to it.
    pub fn recap(&self, seat: Seat) -> Vec<&Event> {
        let now = self.deciders.iter().rev().take_while(|&&one| one == seat).count();
        let before = &self.deciders[..self.deciders.len() - now];
        let last = before.iter().rposition(|&one| one == seat);
        // The first list of events is the opening, which nobody decided. A turn's own end is known.
        let is_news = |event: &&Event| **event != Event::TurnEnded { seat };
        let (from, to) = (last.map_or(1, |at| at + 1), before.len() + 1);
        self.playing.events().take(to).skip(from).flatten().filter(is_news).collect()
    }

    /// How many actions can be taken back now: those of this turn, by the one who decides, after
    /// which nothing new was seen.
    pub fn undoable(&self) -> usize {
        let Some(seat) = self.decider().filter(|_| self.curtain.is_none()) else { return 0 };
        let own = self.deciders.iter().rev().take_while(|&&one| one == seat).count();
        own.min(self.playing.undoable_unseen())
    }

    /// True if something can be played again.
    pub fn can_redo(&self) -> bool {
        self.curtain.is_none() && self.playing.undone().len() > 0
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
            Click::Undo => self.undo(1),
            Click::RestartTurn => self.undo(self.undoable()),
            Click::Redo => self.redo(),
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
            Click::Unveil => {
                self.curtain = None;
                self.settle();
                Ok(Happening::Unveiled)
            }
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

    fn play(&mut self, action: Action) -> Result<Happening, Refusal> {
        let mut events = self.carry_out(action)?;
        while self.guests.manners.ends_turns && self.only_end_is_left() {
            events.extend(self.carry_out(Action::EndTurn)?);
        }
        self.settle();
        Ok(Happening::Played(events))
    }

    fn only_end_is_left(&self) -> bool {
        let mut actions = Vec::new();
        self.game().actions(&mut actions);
        actions == [Action::EndTurn]
    }

    pub(crate) fn carry_out(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        let seat = self.decider().ok_or(Refusal::Over)?;
        let events = self.playing.play(action)?.to_vec();
        if matches!(action, Action::Decline | Action::EndTurn) {
            self.answering = None;
        }
        self.note_decision(seat);
        Ok(events)
    }

    /// A seat has decided something: if somebody else is next, or a question for all, the curtain falls.
    fn note_decision(&mut self, seat: Seat) {
        self.deciders.push(seat);
        self.choice = Choice::Nothing;
        if self.decider() != Some(seat) || self.question().is_some() {
            self.draw_curtain();
        }
    }

    fn undo(&mut self, count: usize) -> Result<Happening, Refusal> {
        if count == 0 || count > self.undoable() {
            return Err(Refusal::NotNow { rule: "T9" });
        }
        for _ in 0..count {
            self.take_back();
        }
        self.settle();
        Ok(Happening::Moved)
    }

    fn take_back(&mut self) {
        if self.playing.undo().is_some() {
            self.deciders.pop();
        }
        self.choice = Choice::Nothing;
    }

    fn redo(&mut self) -> Result<Happening, Refusal> {
        let seat = self.decider().ok_or(Refusal::Over)?;
        if self.playing.redo().is_none() {
            return Err(Refusal::NotNow { rule: "T9" });
        }
        self.note_decision(seat);
        self.settle();
        Ok(Happening::Moved)
    }

    /// With hidden hands a curtain lies before everybody who is to decide (U18).
    fn draw_curtain(&mut self) {
        self.curtain = self.decider().filter(|_| self.guests.manners.hides_hands);
    }

    /// Closes the curtain again, such as after the page was hidden.
    pub fn veil(&mut self) {
        self.draw_curtain();
        self.answering = None;
        self.choice = Choice::Nothing;
    }

    /// A tile that waits is taken in hand at once; others can be taken instead.
    pub(crate) fn settle(&mut self) {
        let placing = [Phase::Place, Phase::VizierPlace, Phase::Last];
        if self.curtain.is_none()
            && placing.contains(&self.game().phase())
            && let Some(tile) = self.game().waiting().iter().next()
        {
            self.choice = holding(tile);
        }
    }
}
