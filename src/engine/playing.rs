//! A match: a game being played, with everything that led to it.

use crate::{Chance, Game, Record};

/// A game with its record: it can be played on, undone, redone and written down.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    options: G::Options,
    chance: Chance<G::Order>,
    opening: Vec<G::Event>,
    moves: Vec<Move<G>>,
    undone: Vec<G::Action>,
    game: G,
}

#[derive(Clone, Debug)]
struct Move<G: Game> {
    action: G::Action,
    events: Vec<G::Event>,
}

impl<G: Game> Match<G> {
    /// Sets a table.
    pub fn start(options: G::Options, chance: Chance<G::Order>) -> Result<Self, G::Refusal> {
        let mut opening = Vec::new();
        let game = G::start(&options, &chance, &mut |event| opening.push(event))?;
        Ok(Self { options, chance, opening, moves: Vec::new(), undone: Vec::new(), game })
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What was agreed before the game.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// Plays an action and tells what happened. What was undone before is forgotten, unless the
    /// action is refused: then nothing changes at all.
    pub fn play(&mut self, action: G::Action) -> Result<&[G::Event], G::Refusal> {
        self.carry_out(action)?;
        self.undone.clear();
        Ok(self.last_events())
    }

    /// Takes the last action back; gives it, or nothing at the start.
    pub fn undo(&mut self) -> Option<&G::Action> {
        self.undo_by(1, |_, _| ())
    }

    /// Takes so many actions back in one replay, if there are that many; gives the earliest of them.
    /// `see` is shown the game after the opening and after each action that stays, with its events.
    pub fn undo_by(
        &mut self,
        count: usize,
        see: impl FnMut(&G, &[G::Event]),
    ) -> Option<&G::Action> {
        let kept = self.moves.len().checked_sub(count).filter(|_| count > 0)?;
        let taken_back = self.moves.drain(kept..).rev().map(|one| one.action);
        self.undone.extend(taken_back);
        self.game = self.replayed(see);
        self.undone.last()
    }

    /// Plays again what was undone last; gives what happened, or nothing if nothing was undone.
    pub fn redo(&mut self) -> Option<&[G::Event]> {
        let action = self.undone.pop()?;
        self.carry_out(action).ok()?;
        Some(self.last_events())
    }

    /// Remembers what can be redone, the next first, as far as the rules allow it.
    pub fn remember_undone(&mut self, undone: Vec<G::Action>) {
        let mut ahead = self.game.clone();
        let is_allowed = |action: &G::Action| ahead.play(action, &mut |_| ()).is_ok();
        self.undone = undone.into_iter().take_while(is_allowed).collect();
        self.undone.reverse();
    }

    /// All actions so far.
    pub fn actions(&self) -> impl ExactSizeIterator<Item = &G::Action> {
        self.moves.iter().map(|one| &one.action)
    }

    /// What can be redone, the next first.
    pub fn undone(&self) -> impl ExactSizeIterator<Item = &G::Action> {
        self.undone.iter().rev()
    }

    /// What happened: first the opening, then one list per action.
    pub fn events(&self) -> impl Iterator<Item = &[G::Event]> {
        std::iter::once(&self.opening[..]).chain(self.moves.iter().map(|one| &one.events[..]))
    }

    /// How many of the last actions can be undone without having peeked at anything.
    pub fn undoable_unseen(&self) -> usize {
        let has_shown = |one: &Move<G>| one.events.iter().any(G::reveals);
        self.moves.iter().rev().take_while(|one| !has_shown(one)).count()
    }

    /// The match as a record.
    pub fn record(&self) -> Record<G> {
        Record {
            options: self.options.clone(),
            chance: self.chance.clone(),
            actions: self.actions().cloned().collect(),
        }
    }

    fn carry_out(&mut self, action: G::Action) -> Result<(), G::Refusal> {
        let mut events = Vec::new();
        self.game.play(&action, &mut |event| events.push(event))?;
        self.moves.push(Move { action, events });
        Ok(())
    }

    fn last_events(&self) -> &[G::Event] {
        self.moves.last().map_or(&self.opening, |one| &one.events)
    }

    /// Plays the moves from the start: they were all accepted before.
    fn replayed(&self, mut see: impl FnMut(&G, &[G::Event])) -> G {
        let start = G::start(&self.options, &self.chance, &mut |_| ());
        let mut game = start.unwrap_or_else(|_| unreachable!("this table was set before"));
        see(&game, &self.opening);
        for one in &self.moves {
            game.play_silently(&one.action);
            see(&game, &one.events);
        }
        game
    }
}
