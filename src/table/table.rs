//! The running table of any game: a match, what is being chosen, and whose eyes may see what.

use crate::guests::{Guests, Manners};
use crate::seated::Seated;
use cities::Cities;
use engine::{Chance, Match, Record, Seat, Turn};

/// What a click came to.
#[derive(Clone, Debug, PartialEq)]
pub enum Happening<Event = cities::Event> {
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
pub struct Table<G: Seated = Cities> {
    guests: Guests,
    playing: Match<G>,
    /// Who made each decision so far.
    deciders: Vec<Seat>,
    pub(crate) choice: G::Choice,
    /// The person who is to take the device before hands show again.
    pub(crate) curtain: Option<Seat>,
    /// Who answers a question that goes round, in games that ask.
    pub(crate) answering: Option<Seat>,
}

impl<G: Seated> Table<G> {
    /// Sets a table. Before the first hand shows, the curtain lies over it.
    pub fn set(
        mut guests: Guests,
        options: G::Options,
        chance: Chance<G::Order>,
    ) -> Result<Self, G::Refusal> {
        G::dress(&mut guests, &options);
        let mut table = Self {
            guests,
            playing: Match::start(options, chance)?,
            deciders: Vec::new(),
            choice: G::Choice::default(),
            curtain: None,
            answering: None,
        };
        table.draw_curtain();
        table.settle();
        Ok(table)
    }

    /// Goes on with a recorded game, with what could be redone, exactly there; the curtain comes back.
    pub fn resume(
        guests: Guests,
        record: Record<G>,
        undone: Vec<G::Action>,
    ) -> Result<Self, G::Refusal> {
        let mut table = Self::set(guests, record.options, record.chance)?;
        for action in record.actions {
            table.carry_out(action)?;
        }
        // What could be redone is a convenience: where it does not fit any more, it is forgotten.
        let redone =
            undone.into_iter().take_while(|action| table.carry_out(action.clone()).is_ok()).count();
        (0..redone).for_each(|_| table.take_back());
        table.veil();
        table.settle();
        Ok(table)
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
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

    /// The options of the game.
    pub fn options(&self) -> &G::Options {
        self.playing.options()
    }

    /// What is being chosen.
    pub fn choice(&self) -> &G::Choice {
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

    /// The round that is being played: one more than everybody has had turns.
    pub fn round(&self) -> u32 {
        let full = self.turns_ended() / usize::from(self.game().seats());
        u32::try_from(full).map_or(u32::MAX, |full| full + 1)
    }

    /// The record, and what can be redone, the next first.
    pub fn record(&self) -> (Record<G>, Vec<G::Action>) {
        (self.playing.record(), self.playing.undone().cloned().collect())
    }

    /// Everything that happened, action by action, the opening first.
    pub fn story(&self) -> impl Iterator<Item = &[G::Event]> {
        self.playing.events()
    }

    /// How many decisions others than a seat have made.
    pub fn decisions_of_others(&self, seat: Seat) -> usize {
        self.deciders.iter().filter(|&&one| one != seat).count()
    }

    /// Whose turns have ended, in order.
    fn ends(&self) -> impl Iterator<Item = Seat> {
        self.story().flatten().filter_map(G::turn_ended)
    }

    /// How many turns have ended.
    pub fn turns_ended(&self) -> usize {
        self.ends().count()
    }

    /// Whose turn ended last.
    pub fn finished_last(&self) -> Option<Seat> {
        self.ends().last()
    }

    /// True if a seat has ended a turn already.
    pub fn has_played(&self, seat: Seat) -> bool {
        self.ends().any(|one| one == seat)
    }

    /// What happened between a seat's last turn and this one, oldest first: what it does right now is
    /// not news to it.
    pub fn recap(&self, seat: Seat) -> Vec<&G::Event> {
        let now = self.deciders.iter().rev().take_while(|&&one| one == seat).count();
        let before = &self.deciders[..self.deciders.len() - now];
        let last = before.iter().rposition(|&one| one == seat);
        // The first list of events is the opening, which nobody decided. A turn's own end is known.
        let is_news = |event: &&G::Event| G::turn_ended(event) != Some(seat);
        let (from, to) = (last.map_or(1, |at| at + 1), before.len() + 1);
        self.story().take(to).skip(from).flatten().filter(is_news).collect()
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

    /// Plays an action, and ends the turn if nothing else is left and the table does that by itself.
    pub(crate) fn play(&mut self, action: G::Action) -> Result<Happening<G::Event>, G::Refusal> {
        let mut events = self.carry_out(action)?;
        while self.guests.manners.ends_turns && self.only_end_is_left() {
            events.extend(self.carry_out(G::end_turn())?);
        }
        self.settle();
        Ok(Happening::Played(events))
    }

    fn only_end_is_left(&self) -> bool {
        let mut actions = Vec::new();
        self.game().actions(&mut actions);
        actions == [G::end_turn()]
    }

    pub(crate) fn carry_out(&mut self, action: G::Action) -> Result<Vec<G::Event>, G::Refusal> {
        let seat = self.decider();
        let has_answered = G::ends_answer(&action);
        let events = self.playing.play(action)?.to_vec();
        if has_answered {
            self.answering = None;
        }
        self.note_decision(seat);
        Ok(events)
    }

    /// A seat has decided something: if somebody else is next, or a question for all, the curtain falls.
    fn note_decision(&mut self, seat: Option<Seat>) {
        self.deciders.extend(seat);
        self.choice = G::Choice::default();
        if self.decider() != seat || G::asks_all(self) {
            self.draw_curtain();
        }
    }

    /// Takes so many actions back, if that many can be.
    pub(crate) fn undo(&mut self, count: usize) -> Option<Happening<G::Event>> {
        if count == 0 || count > self.undoable() {
            return None;
        }
        for _ in 0..count {
            self.take_back();
        }
        self.settle();
        Some(Happening::Moved)
    }

    fn take_back(&mut self) {
        self.choice = self.playing.undo().map(G::taken_back).unwrap_or_default();
        self.deciders.pop();
    }

    /// Plays again what was taken back last, if anything was.
    pub(crate) fn redo(&mut self) -> Option<Happening<G::Event>> {
        let seat = self.decider();
        self.playing.redo()?;
        self.note_decision(seat);
        self.settle();
        Some(Happening::Moved)
    }

    /// With hidden hands a curtain lies before everybody who is to decide (U18).
    fn draw_curtain(&mut self) {
        self.curtain = self.decider().filter(|_| self.guests.manners.hides_hands);
    }

    /// The person named on the curtain is here.
    pub(crate) fn unveil(&mut self) -> Happening<G::Event> {
        self.curtain = None;
        self.settle();
        Happening::Unveiled
    }

    /// Closes the curtain again, such as after the page was hidden.
    pub fn veil(&mut self) {
        self.draw_curtain();
        self.answering = None;
        self.choice = G::Choice::default();
        self.settle();
    }

    /// What is chosen by itself is chosen, unless nobody may see it.
    pub(crate) fn settle(&mut self) {
        if self.curtain.is_none()
            && let Some(choice) = G::settled(self)
        {
            self.choice = choice;
        }
    }
}
