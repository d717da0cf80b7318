//! Changes of a set-up: one value for each, and what a change does to the others.

use crate::game_id::GameId;
use crate::players::{Colour, Player, TableOptions};
use crate::setup::garden_setup::Variant;
use crate::setup::{Draft, OptionalRule};
use gardens::Tree;

/// One change of a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Another game.
    Game(GameId),
    /// One more seat, as long as the game has room.
    AddSeat,
    /// One seat less, down to two.
    RemoveSeat(usize),
    /// A player sits elsewhere; the others move up.
    Move {
        /// From this place.
        from: usize,
        /// To that one.
        to: usize,
    },
    /// A player's name.
    Name(usize, String),
    /// A player's colour; whoever has it gets the old one.
    Colour(usize, Colour),
    /// A player's type of tree in the Gardens; whoever has it gets the old one.
    Tree(usize, Tree),
    /// Who is youngest (M4), in the Gardens oldest (R5).
    First(usize),
    /// Something is switched on or off.
    OptionalRule(OptionalRule, bool),
    /// A variant of the Gardens is switched on or off.
    Variant(Variant, bool),
    /// How the table is run.
    TableOptions(TableOptions),
    /// A seed as text; nothing for a fresh one.
    Seed(String),
}

impl Draft {
    /// Changes the draft; what makes no sense changes nothing.
    pub fn change(&mut self, change: Change) {
        match change {
            Change::Game(game) => self.game = game,
            Change::AddSeat if self.players.len() < self.most_seats() => self.add_seat(),
            Change::RemoveSeat(at) if self.players().len() > 2 && at < self.players().len() => {
                self.remove_seat(at);
            }
            Change::Move { from, to } if from.max(to) < self.players().len() => {
                self.reseat(from, to);
            }
            Change::Name(at, name) => self.rename(at, name),
            Change::Colour(at, colour) => self.recolour(at, colour),
            Change::Tree(at, tree) if at < self.players().len() => self.replant(at, tree),
            Change::First(at) if at < self.players().len() => {
                *(if self.game.is_of_cities() { &mut self.youngest } else { &mut self.oldest }) =
                    at;
            }
            Change::OptionalRule(rule, is_on) if self.why_not(rule).is_none() => {
                self.rules[rule as usize] = is_on;
            }
            Change::Variant(variant, is_on) if self.allows(variant) => {
                self.variants[variant as usize] = is_on;
            }
            Change::TableOptions(table_options) => self.table_options = table_options,
            Change::Seed(seed) => self.seed = seed,
            _ => {}
        }
    }

    fn add_seat(&mut self) {
        let is_free = |colour: &&Colour| !self.players.iter().any(|one| one.colour == **colour);
        if let Some(&colour) = Colour::ALL.iter().find(is_free) {
            self.players.push(Player { name: String::new(), colour });
        }
    }

    /// A player leaves, and with them those for whom the game has no room.
    fn remove_seat(&mut self, at: usize) {
        self.players.truncate(self.most_seats());
        self.players.remove(at);
        let last = self.players.len() - 1;
        for first in [&mut self.youngest, &mut self.oldest] {
            *first = if *first > at { *first - 1 } else { *first }.min(last);
        }
        if at < self.trees.len() {
            self.trees[at..].rotate_left(1);
        }
    }

    /// A player moves with their tree; youngest and oldest stay the same people.
    fn reseat(&mut self, from: usize, to: usize) {
        let player = self.players.remove(from);
        self.players.insert(to, player);
        for first in [&mut self.youngest, &mut self.oldest] {
            if *first == from {
                *first = to;
            } else {
                let without = *first - usize::from(from < *first);
                *first = without + usize::from(to <= without);
            }
        }
        if let Some(between) = self.trees.get_mut(from.min(to)..=from.max(to)) {
            if from < to { between.rotate_left(1) } else { between.rotate_right(1) }
        }
    }

    fn rename(&mut self, at: usize, name: String) {
        if let Some(player) = self.players.get_mut(at) {
            player.name = name;
        }
    }

    fn replant(&mut self, at: usize, tree: Tree) {
        let now = self.trees.iter().position(|&one| one == tree).unwrap_or(at);
        self.trees.swap(at, now);
    }

    fn recolour(&mut self, at: usize, colour: Colour) {
        let Some(old) = self.players.get(at).map(|player| player.colour) else { return };
        for player in &mut self.players {
            if player.colour == colour {
                player.colour = old;
            }
        }
        self.players[at].colour = colour;
    }
}
