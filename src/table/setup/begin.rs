//! The beginning: a set-up becomes a table, or says why it cannot.

use crate::any_table::AnyTable;
use crate::players::{Player, Players};
use crate::setup::{Draft, OptionalRule};
use crate::table::Table;
use cities::{Kind, Options, Refusal};
use engine::{Chance, Seat, Seed};
use std::error::Error;
use std::fmt;

/// Why a game cannot begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotReady {
    /// This player is called like an earlier one.
    Name(usize),
    /// The seed is no number.
    Seed,
    /// The rules refuse the options.
    Rules(Refusal),
}

impl fmt::Display for NotReady {
    fn fmt(&self, to: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Name(at) => write!(to, "player {} is called like an earlier one", at + 1),
            Self::Seed => to.write_str("the seed is no number"),
            Self::Rules(refusal) => write!(to, "the rules refuse the options: {refusal}"),
        }
    }
}

impl Error for NotReady {}

impl Draft {
    /// The options that the draft comes to, as a city game.
    pub fn options(&self) -> Options {
        let rules: Vec<OptionalRule> =
            OptionalRule::ALL.into_iter().filter(|&rule| self.has(rule)).collect();
        let youngest = Seat(u8::try_from(self.youngest).unwrap_or(0));
        Options { seats: self.seats(), youngest, ..options_with(self.kind(), &rules) }
    }

    pub(crate) fn seats(&self) -> u8 {
        u8::try_from(self.players().len()).unwrap_or(0)
    }

    /// What everybody will be called; `nameless` names those without a name.
    pub fn names(&self, nameless: impl Fn(usize) -> String) -> Vec<String> {
        let name = |(at, player): (usize, &Player)| match player.name.trim() {
            "" => nameless(at),
            name => name.to_owned(),
        };
        self.players().iter().enumerate().map(name).collect()
    }

    /// Sets the table. `fresh` is the seed unless one was typed, `nameless` names those without one.
    pub fn begin(
        &self,
        fresh: Seed,
        nameless: impl Fn(usize) -> String,
    ) -> Result<AnyTable, NotReady> {
        let names = self.names(nameless);
        namesake(&names).map_or(Ok(()), |at| Err(NotReady::Name(at)))?;
        let seed = match self.seed.trim() {
            "" => fresh,
            typed => Seed::try_from(typed.to_owned()).map_err(|_| NotReady::Seed)?,
        };
        let colours = self.players().iter().map(|player| player.colour);
        let players = names.into_iter().zip(colours).map(|(name, colour)| Player { name, colour });
        let players = Players { players: players.collect(), table_options: self.table_options };
        if self.game.is_of_cities() {
            Table::set(players, self.options(), Chance::Seed(seed))
                .map(|table| AnyTable::City(Box::new(table)))
                .map_err(NotReady::Rules)
        } else {
            // A draft has nothing in it that the rules of the Gardens could refuse.
            Table::set(players, self.garden_options(), Chance::Seed(seed))
                .map(|table| AnyTable::Gardens(Box::new(table)))
                .map_err(|_| NotReady::Rules(Refusal::Over))
        }
    }
}

/// The first who is called like somebody before; small and capital letters do not tell people apart.
fn namesake(names: &[String]) -> Option<usize> {
    let names: Vec<String> = names.iter().map(|name| name.to_uppercase()).collect();
    (1..names.len()).find(|&at| names[..at].contains(&names[at]))
}

/// The options of a game for three in which exactly these rules are switched on.
pub(crate) fn options_with(kind: Kind, rules: &[OptionalRule]) -> Options {
    let has = |rule: OptionalRule| rules.contains(&rule);
    Options {
        simplified: has(OptionalRule::Simplified),
        viziers: has(OptionalRule::Viziers),
        bureaus: has(OptionalRule::Bureaus),
        bonus_cards: has(OptionalRule::BonusCards),
        huts: has(OptionalRule::Huts),
        ..Options::new(kind, 3)
    }
}
