//! The running table of any game: a match, what is being chosen, and whose eyes may see what.

use crate::answer::{Answer, ClickOutcome, Objection};
use crate::chronicle::Chronicle;
use crate::command::Command;
use crate::play_time::PlayTime;
use crate::players::{Players, TableOptions};
use crate::shortcut::Shortcut;
use crate::table_game::TableGame;
use cities::Cities;
use engine::{Chance, Match, Record, Seat, Turn};

/// A table at which a game is played.
#[derive(Clone, Debug)]
pub struct Table<G: TableGame = Cities> {
    players: Players,
    pub(crate) playing: Match<G>,
    /// Who made each decision so far.
    pub(crate) deciders: Vec<Seat>,
    pub(crate) choice: G::Choice,
    /// The person who is to take the device before hands show again.
    pub(crate) curtain: Option<Seat>,
    /// Who answers a question that goes round, in games that ask.
    pub(crate) answering: Option<Seat>,
    pub(crate) play_time: Option<PlayTime>,
    /// The time that it was told last.
    pub(crate) seen_at: Option<u64>,
    chronicle: G::Chronicle,
}

impl<G: TableGame> Table<G> {
    /// Sets a table. Before the first hand shows, the curtain lies over it.
    pub fn set(
        mut players: Players,
        options: G::Options,
        chance: Chance<G::Order>,
    ) -> Result<Self, G::Refusal> {
        G::assign_colours(&mut players, &options);
        let playing: Match<G> = Match::start(options, chance)?;
        let mut chronicle = G::Chronicle::default();
        chronicle.note(playing.game(), playing.events().next().unwrap_or_default());
        let mut table = Self {
            players,
            playing,
            deciders: Vec::new(),
            choice: G::Choice::default(),
            curtain: None,
            answering: None,
            play_time: None,
            seen_at: None,
            chronicle,
        };
        table.draw_curtain();
        table.select_default();
        Ok(table)
    }

    /// Goes on with a recorded game, with what could be redone, exactly there; the curtain comes back.
    pub fn resume(
        players: Players,
        record: Record<G>,
        undone: Vec<G::Action>,
    ) -> Result<Self, G::Refusal> {
        let mut table = Self::set(players, record.options, record.chance)?;
        for action in record.actions {
            table.carry_out(action)?;
        }
        // What could be redone is a convenience: where it does not fit any more, it is forgotten.
        table.playing.remember_undone(undone);
        table.hide_hands();
        table.select_default();
        Ok(table)
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        self.playing.game()
    }

    /// Who sits here.
    pub fn players(&self) -> &Players {
        &self.players
    }

    /// Lets the table be run another way. Whether hands are hidden is agreed before the game.
    pub fn set_options(&mut self, table_options: TableOptions) {
        let hides_hands = self.players.table_options.hides_hands;
        self.players.table_options = TableOptions { hides_hands, ..table_options };
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

    /// Who plays next as far as everybody knows: while a question goes round, whoever comes after it.
    pub fn awaited(&self) -> Option<Seat> {
        G::awaited(self)
    }

    /// True for the one whose turn it is, whoever is asked meanwhile.
    pub fn is_on_turn(&self, seat: Seat) -> bool {
        G::turn_owner(self) == Some(seat)
    }

    /// Whose hand may show now: nobody's behind the curtain.
    pub fn hand_shown(&self) -> Option<Seat> {
        self.decider().filter(|_| self.curtain.is_none())
    }

    /// What is remembered of the game.
    pub fn chronicle(&self) -> &G::Chronicle {
        &self.chronicle
    }

    /// The person whom the curtain waits for, while it is closed.
    pub fn curtain(&self) -> Option<Seat> {
        self.curtain
    }

    /// The record, and what can be redone, the next first.
    pub fn record(&self) -> (Record<G>, Vec<G::Action>) {
        (self.playing.record(), self.playing.undone().cloned().collect())
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

    /// Answers a click of this game. What is not allowed is refused with its rule, and nothing changes;
    /// what has no meaning just now, such as most things behind the curtain, does nothing.
    pub fn click(&mut self, click: G::Click) -> Result<Answer<G>, G::Refusal> {
        self.answered(Some(click), |table| {
            if table.curtain.is_some() && !G::answers_all(click) {
                return Ok(ClickOutcome::Chosen);
            }
            G::answer(table, click)
        })
    }

    /// The single keys that do something at this table, in the order in which they are listed.
    pub fn shortcuts(&self) -> Vec<Shortcut> {
        G::shortcuts(self)
    }

    /// What is made of a refusal: only a place that was tried is refused with blame (U42).
    pub fn objection(&self, refusal: &G::Refusal) -> Objection {
        G::objection(self, refusal)
    }

    /// Answers what can be asked of every table, by the same contract.
    pub fn command(&mut self, command: Command) -> Result<Answer<G>, G::Refusal> {
        self.answered(None, |table| table.obey(command))
    }

    fn answered(
        &mut self,
        click: Option<G::Click>,
        ask: impl FnOnce(&mut Self) -> Result<ClickOutcome<G::Event>, G::Refusal>,
    ) -> Result<Answer<G>, G::Refusal> {
        let before = G::before(self);
        let outcome = ask(self)?;
        // Nothing moves behind a curtain, not even what everybody knows.
        let is_seen = self.curtain.is_none();
        let moves = if is_seen { G::moves(self, click, &outcome, before) } else { Vec::new() };
        Ok(Answer { outcome, moves })
    }

    fn obey(&mut self, command: Command) -> Result<ClickOutcome<G::Event>, G::Refusal> {
        let is_veiled = self.curtain.is_some();
        match (G::going_on(self), command) {
            (Some(click), Command::Confirm) if !is_veiled => return G::answer(self, click),
            (None, Command::Unveil) if is_veiled => return Ok(self.unveil()),
            (None, _) if !is_veiled => {}
            _ => return Ok(ClickOutcome::Chosen),
        }
        match command {
            Command::Undo => Ok(self.undo(1)),
            Command::RestartTurn => Ok(self.undo(self.undoable())),
            Command::Redo => Ok(self.redo()),
            Command::Confirm => self.play(G::confirmed(self)?),
            Command::EndTurn => self.play(G::end_turn()),
            Command::Cancel => {
                self.choice = G::cancelled(&self.choice);
                if self.choice == G::Choice::default() {
                    self.select_default();
                }
                Ok(ClickOutcome::Chosen)
            }
            Command::Unveil => Ok(ClickOutcome::Chosen),
        }
    }

    /// Plays an action, and ends the turn if nothing else is left and the table does that by itself.
    pub(crate) fn play(&mut self, action: G::Action) -> Result<ClickOutcome<G::Event>, G::Refusal> {
        let mut events = self.carry_out(action)?;
        self.play_on(&mut events)?;
        self.select_default();
        Ok(ClickOutcome::Played(events))
    }

    /// Plays what needs no decision: the end of a turn, if the table ends turns, and what the game says.
    pub(crate) fn play_on(&mut self, events: &mut Vec<G::Event>) -> Result<(), G::Refusal> {
        let ends =
            |table: &Self| table.players.table_options.ends_turns && table.only_end_is_left();
        while let Some(action) =
            if ends(self) { Some(G::end_turn()) } else { G::played_by_itself(self) }
        {
            events.extend(self.carry_out(action)?);
        }
        Ok(())
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
        self.chronicle.note(self.playing.game(), &events);
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
        if self.decider() != seat || G::going_on(self).is_some() {
            self.draw_curtain();
        }
    }

    /// Takes so many actions back, as far as that many can be.
    fn undo(&mut self, count: usize) -> ClickOutcome<G::Event> {
        if count == 0 || count > self.undoable() {
            return ClickOutcome::Chosen;
        }
        self.take_back(count);
        self.select_default();
        ClickOutcome::Moved
    }

    /// Goes back in one replay, from which the chronicle is written anew.
    fn take_back(&mut self, count: usize) {
        let mut chronicle = G::Chronicle::default();
        let earliest = self.playing.undo_by(count, |game, events| chronicle.note(game, events));
        let Some(earliest) = earliest else { return };
        if G::ends_answer(earliest) {
            self.answering = None;
        }
        self.choice = G::taken_back(earliest);
        self.chronicle = chronicle;
        self.deciders.truncate(self.deciders.len() - count);
    }

    /// Plays again what was taken back last, if anything was.
    fn redo(&mut self) -> ClickOutcome<G::Event> {
        let seat = self.decider();
        let ends_answer = self.playing.undone().next().is_some_and(G::ends_answer);
        let Some(events) = self.playing.redo().map(<[_]>::to_vec) else {
            return ClickOutcome::Chosen;
        };
        if ends_answer {
            self.answering = None;
        }
        self.chronicle.note(self.playing.game(), &events);
        self.note_decision(seat);
        self.select_default();
        ClickOutcome::Moved
    }

    /// With hidden hands a curtain lies before everybody who is to decide (U18).
    pub(crate) fn draw_curtain(&mut self) {
        self.curtain = self.decider().filter(|_| self.players.table_options.hides_hands);
    }

    /// The person named on the curtain is here.
    fn unveil(&mut self) -> ClickOutcome<G::Event> {
        self.curtain = None;
        self.select_default();
        ClickOutcome::Unveiled
    }

    /// Closes the curtain again, such as after the page was hidden. Who was about to answer a question
    /// is asked with the others again.
    pub fn hide_hands(&mut self) {
        self.draw_curtain();
        if self.curtain.is_some() && G::is_answering(self) {
            self.answering = None;
        }
        self.choice = G::Choice::default();
        self.select_default();
    }

    /// What is chosen by itself is chosen, unless nobody may see it.
    pub(crate) fn select_default(&mut self) {
        if self.curtain.is_none()
            && let Some(choice) = G::default_choice(self)
        {
            self.choice = choice;
        }
    }
}
