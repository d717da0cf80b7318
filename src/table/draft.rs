//! A game that is being set up: who plays, what, and how. What does not go together cannot be chosen.

use crate::guests::{Colour, Guest, Guests, Manners};
use crate::table::Table;
use cities::{Kind, NotTogether, Options, Refusal};
use engine::{Chance, Seat, Seed};
use serde::{Deserialize, Serialize};

/// A game that is being set up. It remembers what was chosen also while it is not allowed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    kind: Kind,
    guests: Vec<Guest>,
    youngest: usize,
    wishes: [bool; 5],
    manners: Manners,
    seed: String,
}

/// Something that can be switched on for some games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
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

impl Wish {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::Simplified, Self::Viziers, Self::Bureaus, Self::BonusCards, Self::Huts];
}

/// One change of a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Another game.
    Kind(Kind),
    /// One more seat, up to six.
    AddSeat,
    /// One seat less, down to two.
    RemoveSeat(usize),
    /// A guest sits elsewhere; the others move up.
    Move {
        /// From this place.
        from: usize,
        /// To that one.
        to: usize,
    },
    /// A guest's name.
    Name(usize, String),
    /// A guest's colour; whoever has it gets the old one.
    Colour(usize, Colour),
    /// Who is youngest (M4).
    Youngest(usize),
    /// Something is switched on or off.
    Wish(Wish, bool),
    /// How the table is run.
    Manners(Manners),
    /// A seed as text; nothing for a fresh one.
    Seed(String),
}

/// Why a game cannot begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotReady {
    /// This guest is called like an earlier one.
    Name(usize),
    /// The seed is no number.
    Seed,
    /// The rules refuse the options.
    Rules(Refusal),
}

impl Draft {
    /// A draft for three, hands hidden.
    pub fn new(kind: Kind) -> Self {
        let guest = |colour| Guest { name: String::new(), colour };
        Self {
            kind,
            guests: Colour::ALL[..3].iter().map(|&colour| guest(colour)).collect(),
            youngest: 0,
            wishes: [false; 5],
            manners: Manners::default(),
            seed: String::new(),
        }
    }

    /// The same people with the same options again, as at this table.
    pub fn again(table: &Table) -> Self {
        let Options { kind, youngest, simplified, viziers, bureaus, bonus_cards, huts, .. } =
            *table.options();
        let Guests { guests, manners } = table.guests().clone();
        Self {
            kind,
            guests,
            youngest: youngest.index(),
            wishes: [simplified, viziers, bureaus, bonus_cards, huts],
            manners,
            seed: String::new(),
        }
    }

    /// Which game.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Who plays, in order; a name may be empty.
    pub fn guests(&self) -> &[Guest] {
        &self.guests
    }

    /// Who is youngest.
    pub fn youngest(&self) -> usize {
        self.youngest
    }

    /// How the table is run.
    pub fn manners(&self) -> Manners {
        self.manners
    }

    /// The seed as it was typed.
    pub fn seed(&self) -> &str {
        &self.seed
    }

    /// True if the wish is switched on and this game allows it.
    pub fn has(&self, wish: Wish) -> bool {
        self.wishes[wish as usize] && self.why_not(wish).is_none()
    }

    /// Why this game does not allow a wish, if it does not.
    pub fn why_not(&self, wish: Wish) -> Option<NotTogether> {
        options_with(self.kind, &[wish]).refusal()
    }

    /// Changes the draft; what makes no sense changes nothing.
    pub fn change(&mut self, change: Change) {
        match change {
            Change::Kind(kind) => self.kind = kind,
            Change::AddSeat if self.guests.len() < 6 => {
                let is_free =
                    |colour: &&Colour| !self.guests.iter().any(|one| one.colour == **colour);
                if let Some(&colour) = Colour::ALL.iter().find(is_free) {
                    self.guests.push(Guest { name: String::new(), colour });
                }
            }
            Change::RemoveSeat(at) if self.guests.len() > 2 && at < self.guests.len() => {
                self.guests.remove(at);
                if self.youngest > at || self.youngest == self.guests.len() {
                    self.youngest = self.youngest.saturating_sub(1);
                }
            }
            Change::Move { from, to } if from.max(to) < self.guests.len() => self.reseat(from, to),
            Change::Name(at, name) => {
                if let Some(guest) = self.guests.get_mut(at) {
                    guest.name = name;
                }
            }
            Change::Colour(at, colour) => self.recolour(at, colour),
            Change::Youngest(at) if at < self.guests.len() => self.youngest = at,
            Change::Wish(wish, is_on) if self.why_not(wish).is_none() => {
                self.wishes[wish as usize] = is_on;
            }
            Change::Manners(manners) => self.manners = manners,
            Change::Seed(seed) => self.seed = seed,
            _ => {}
        }
    }

    /// A guest moves; the youngest stays the same person.
    fn reseat(&mut self, from: usize, to: usize) {
        let guest = self.guests.remove(from);
        self.guests.insert(to, guest);
        if self.youngest == from {
            self.youngest = to;
        } else {
            let without = self.youngest - usize::from(from < self.youngest);
            self.youngest = without + usize::from(to <= without);
        }
    }

    fn recolour(&mut self, at: usize, colour: Colour) {
        let Some(old) = self.guests.get(at).map(|guest| guest.colour) else { return };
        for guest in &mut self.guests {
            if guest.colour == colour {
                guest.colour = old;
            }
        }
        self.guests[at].colour = colour;
    }

    /// The options that the draft comes to.
    pub fn options(&self) -> Options {
        let wishes: Vec<Wish> = Wish::ALL.into_iter().filter(|&wish| self.has(wish)).collect();
        let seats = u8::try_from(self.guests.len()).unwrap_or(0);
        let youngest = Seat(u8::try_from(self.youngest).unwrap_or(0));
        Options { seats, youngest, ..options_with(self.kind, &wishes) }
    }

    /// What everybody will be called; `nameless` names those without a name.
    pub fn names(&self, nameless: impl Fn(usize) -> String) -> Vec<String> {
        let name = |(at, guest): (usize, &Guest)| match guest.name.trim() {
            "" => nameless(at),
            name => name.to_owned(),
        };
        self.guests.iter().enumerate().map(name).collect()
    }

    /// Sets the table. `fresh` is the seed unless one was typed, `nameless` names those without one.
    pub fn begin(
        &self,
        fresh: Seed,
        nameless: impl Fn(usize) -> String,
    ) -> Result<Table, NotReady> {
        let names = self.names(nameless);
        namesake(&names).map_or(Ok(()), |at| Err(NotReady::Name(at)))?;
        let seed = match self.seed.trim() {
            "" => fresh,
            typed => Seed::try_from(typed.to_owned()).map_err(|_| NotReady::Seed)?,
        };
        let colours = self.guests.iter().map(|guest| guest.colour);
        let guests = names.into_iter().zip(colours).map(|(name, colour)| Guest { name, colour });
        let guests = Guests { guests: guests.collect(), manners: self.manners };
        Table::set(guests, self.options(), Chance::Seed(seed)).map_err(NotReady::Rules)
    }

    /// The draft as it is remembered for the next game: a seed counts once, else every game would be
    /// dealt alike.
    #[must_use]
    pub fn remembered(&self) -> Self {
        Self { seed: String::new(), ..self.clone() }
    }

    /// False for a draft that no changes lead to, such as one from a damaged store.
    pub fn is_sound(&self) -> bool {
        let guests = Guests { guests: self.guests.clone(), manners: self.manners };
        let seats = u8::try_from(self.guests.len()).unwrap_or(0);
        guests.fit(seats) && self.options().refusal().is_none()
    }
}

/// The first who is called like somebody before; small and capital letters do not tell people apart.
fn namesake(names: &[String]) -> Option<usize> {
    let names: Vec<String> = names.iter().map(|name| name.to_uppercase()).collect();
    (1..names.len()).find(|&at| names[..at].contains(&names[at]))
}

fn options_with(kind: Kind, wishes: &[Wish]) -> Options {
    let has = |wish: Wish| wishes.contains(&wish);
    Options {
        simplified: has(Wish::Simplified),
        viziers: has(Wish::Viziers),
        bureaus: has(Wish::Bureaus),
        bonus_cards: has(Wish::BonusCards),
        huts: has(Wish::Huts),
        ..Options::new(kind, 3)
    }
}
