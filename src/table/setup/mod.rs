//! A game that is being set up: who plays, what, and how. What does not go together cannot be chosen.

pub(crate) mod begin;
pub(crate) mod change;
pub(crate) mod garden_setup;
mod stored;

use crate::game_id::GameId;
use crate::players::{Colour, Player, Players, TableOptions};
use crate::setup::begin::options_with;
use crate::table::Table;
use cities::{Kind, NotTogether, Options, Set};
use gardens::Tree;
use serde::{Deserialize, Serialize};

/// A game that is being set up. It remembers what was chosen also while it is not allowed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    #[serde(rename = "kind", deserialize_with = "stored::game")]
    pub(crate) game: GameId,
    #[serde(rename = "guests")]
    pub(crate) players: Vec<Player>,
    youngest: usize,
    /// Begins in the Gardens (R5).
    #[serde(default)]
    pub(crate) oldest: usize,
    /// The types of tree in the order of the players; those behind them are free.
    #[serde(default = "usual_trees")]
    pub(crate) trees: [Tree; 4],
    #[serde(rename = "wishes")]
    rules: [bool; 5],
    #[serde(default)]
    pub(crate) variants: [bool; 2],
    #[serde(rename = "manners")]
    table_options: TableOptions,
    seed: String,
}

fn usual_trees() -> [Tree; 4] {
    Tree::ALL
}

/// Something that can be switched on for some games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionalRule {
    /// Simplified scoring (G10).
    Simplified,
    /// Vizier's Favour.
    Viziers,
    /// Bureau de Change.
    Bureaus,
    /// Bonus Cards.
    BonusCards,
    /// Workers' Huts.
    Huts,
}

impl OptionalRule {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::Simplified, Self::Viziers, Self::Bureaus, Self::BonusCards, Self::Huts];
}

impl Draft {
    /// A draft for three, hands hidden.
    pub fn new(game: GameId) -> Self {
        let player = |colour| Player { name: String::new(), colour };
        Self {
            game,
            players: Colour::ALL[..3].iter().map(|&colour| player(colour)).collect(),
            youngest: 0,
            oldest: 0,
            trees: Tree::ALL,
            rules: [false; 5],
            variants: [false; 2],
            table_options: TableOptions::default(),
            seed: String::new(),
        }
    }

    /// The same people with the same options again, as at this table.
    pub fn again(table: &Table) -> Self {
        let Options { kind, youngest, simplified, viziers, bureaus, bonus_cards, huts, .. } =
            *table.options();
        let rules = [simplified, viziers, bureaus, bonus_cards, huts];
        Self {
            youngest: youngest.index(),
            rules,
            ..Self::of(GameId::of_kind(kind), table.players())
        }
    }

    pub(crate) fn of(game: GameId, players: &Players) -> Self {
        let Players { mut players, table_options } = players.clone();
        if !game.is_of_cities() {
            // They wear the colours of their trees there, not those of a draft.
            for (player, colour) in players.iter_mut().zip(Colour::ALL) {
                player.colour = colour;
            }
        }
        Self { players, table_options, ..Self::new(game) }
    }

    /// Which game.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// Which city game; what is remembered of it while the Gardens are chosen says nothing.
    pub(crate) fn kind(&self) -> Kind {
        self.game.kind().unwrap_or(Kind::Alhambra)
    }

    /// The set whose start tiles show the colours.
    pub fn start_set(&self) -> Set {
        if self.game == GameId::Granada { Set::Granada } else { Set::Alhambra }
    }

    /// True if Dirk joins in: at a table of two, in the games of cities (D1).
    pub fn has_dirk(&self) -> bool {
        let seats = u8::try_from(self.players.len());
        self.game.is_of_cities() && seats.is_ok_and(cities::has_dirk)
    }

    /// Who plays, in order; a name may be empty. Where fewer can play than there are, the first do.
    pub fn players(&self) -> &[Player] {
        &self.players[..self.players.len().min(self.most_seats())]
    }

    /// How many can play this game at most.
    pub(crate) fn most_seats(&self) -> usize {
        self.game.seats().1.into()
    }

    /// Who is youngest, in the Gardens who is oldest.
    pub fn first(&self) -> usize {
        if self.game.is_of_cities() {
            self.youngest
        } else {
            self.oldest.min(self.players().len() - 1)
        }
    }

    /// How the table is run.
    pub fn table_options(&self) -> TableOptions {
        self.table_options
    }

    /// The seed as it was typed.
    pub fn seed(&self) -> &str {
        &self.seed
    }

    /// True if the rule is switched on and this game allows it.
    pub fn has(&self, rule: OptionalRule) -> bool {
        self.rules[rule as usize] && self.why_not(rule).is_none()
    }

    /// Why this game does not allow a rule, if it does not.
    pub fn why_not(&self, rule: OptionalRule) -> Option<NotTogether> {
        options_with(self.kind(), &[rule]).refusal()
    }
}
