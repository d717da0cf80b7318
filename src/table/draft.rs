//! A game that is being set up: who plays, what, and how. What does not go together cannot be chosen.

use crate::any::{AnyTable, Play};
use crate::garden_draft::Variant;
use crate::guests::{Colour, Guest, Guests, Manners};
use crate::table::Table;
use cities::{Kind, NotTogether, Options, Refusal};
use engine::{Chance, Seat, Seed};
use gardens::Tree;
use serde::{Deserialize, Serialize};

/// A game that is being set up. It remembers what was chosen also while it is not allowed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    #[serde(rename = "kind")]
    pub(crate) play: Play,
    pub(crate) guests: Vec<Guest>,
    youngest: usize,
    /// Begins in the Gardens (R5).
    #[serde(default)]
    pub(crate) oldest: usize,
    /// The types of tree in the order of the guests; those behind them are free.
    #[serde(default = "usual_trees")]
    pub(crate) trees: [Tree; 4],
    wishes: [bool; 5],
    #[serde(default)]
    pub(crate) variants: [bool; 2],
    manners: Manners,
    seed: String,
}

fn usual_trees() -> [Tree; 4] {
    Tree::ALL
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
    Play(Play),
    /// One more seat, as long as the game has room.
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
    /// A guest's type of tree in the Gardens; whoever has it gets the old one.
    Tree(usize, Tree),
    /// Who is youngest (M4), in the Gardens oldest (R5).
    First(usize),
    /// Something is switched on or off.
    Wish(Wish, bool),
    /// A variant of the Gardens is switched on or off.
    Variant(Variant, bool),
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
    pub fn new(play: Play) -> Self {
        let guest = |colour| Guest { name: String::new(), colour };
        Self {
            play,
            guests: Colour::ALL[..3].iter().map(|&colour| guest(colour)).collect(),
            youngest: 0,
            oldest: 0,
            trees: Tree::ALL,
            wishes: [false; 5],
            variants: [false; 2],
            manners: Manners::default(),
            seed: String::new(),
        }
    }

    /// The same people with the same options again, as at this table.
    pub fn again(table: &Table) -> Self {
        let Options { kind, youngest, simplified, viziers, bureaus, bonus_cards, huts, .. } =
            *table.options();
        let wishes = [simplified, viziers, bureaus, bonus_cards, huts];
        Self { youngest: youngest.index(), wishes, ..Self::of(Play::City(kind), table.guests()) }
    }

    pub(crate) fn of(play: Play, guests: &Guests) -> Self {
        let Guests { mut guests, manners } = guests.clone();
        if play == Play::Gardens {
            // They wear the colours of their trees there, not those of a draft.
            for (guest, colour) in guests.iter_mut().zip(Colour::ALL) {
                guest.colour = colour;
            }
        }
        Self { guests, manners, ..Self::new(play) }
    }

    /// Which game.
    pub fn play(&self) -> Play {
        self.play
    }

    /// Which city game; what is remembered of it while the Gardens are chosen says nothing.
    pub fn kind(&self) -> Kind {
        match self.play {
            Play::City(kind) => kind,
            Play::Gardens => Kind::Alhambra,
        }
    }

    /// Who plays, in order; a name may be empty. Where fewer can play than there are, the first do.
    pub fn guests(&self) -> &[Guest] {
        &self.guests[..self.guests.len().min(self.play.most_seats())]
    }

    /// Who is youngest, in the Gardens who is oldest.
    pub fn first(&self) -> usize {
        match self.play {
            Play::City(_) => self.youngest,
            Play::Gardens => self.oldest.min(self.guests().len() - 1),
        }
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
        options_with(self.kind(), &[wish]).refusal()
    }

    /// Changes the draft; what makes no sense changes nothing.
    pub fn change(&mut self, change: Change) {
        match change {
            Change::Play(play) => self.play = play,
            Change::AddSeat if self.guests.len() < self.play.most_seats() => self.add_seat(),
            Change::RemoveSeat(at) if self.guests().len() > 2 && at < self.guests().len() => {
                self.remove_seat(at);
            }
            Change::Move { from, to } if from.max(to) < self.guests().len() => {
                self.reseat(from, to);
            }
            Change::Name(at, name) => {
                if let Some(guest) = self.guests.get_mut(at) {
                    guest.name = name;
                }
            }
            Change::Colour(at, colour) => self.recolour(at, colour),
            Change::Tree(at, tree) if at < self.guests().len() => {
                let now = self.trees.iter().position(|&one| one == tree).unwrap_or(at);
                self.trees.swap(at, now);
            }
            Change::First(at) if at < self.guests().len() => match self.play {
                Play::City(_) => self.youngest = at,
                Play::Gardens => self.oldest = at,
            },
            Change::Wish(wish, is_on) if self.why_not(wish).is_none() => {
                self.wishes[wish as usize] = is_on;
            }
            Change::Variant(variant, is_on) if self.allows(variant) => {
                self.variants[variant as usize] = is_on;
            }
            Change::Manners(manners) => self.manners = manners,
            Change::Seed(seed) => self.seed = seed,
            _ => {}
        }
    }

    fn add_seat(&mut self) {
        let is_free = |colour: &&Colour| !self.guests.iter().any(|one| one.colour == **colour);
        if let Some(&colour) = Colour::ALL.iter().find(is_free) {
            self.guests.push(Guest { name: String::new(), colour });
        }
    }

    /// A guest leaves, and with them those for whom the game has no room.
    fn remove_seat(&mut self, at: usize) {
        self.guests.truncate(self.play.most_seats());
        self.guests.remove(at);
        let last = self.guests.len() - 1;
        for first in [&mut self.youngest, &mut self.oldest] {
            *first = if *first > at { *first - 1 } else { *first }.min(last);
        }
        if at < self.trees.len() {
            self.trees[at..].rotate_left(1);
        }
    }

    /// A guest moves with their tree; youngest and oldest stay the same people.
    fn reseat(&mut self, from: usize, to: usize) {
        let guest = self.guests.remove(from);
        self.guests.insert(to, guest);
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

    fn recolour(&mut self, at: usize, colour: Colour) {
        let Some(old) = self.guests.get(at).map(|guest| guest.colour) else { return };
        for guest in &mut self.guests {
            if guest.colour == colour {
                guest.colour = old;
            }
        }
        self.guests[at].colour = colour;
    }

    /// The options that the draft comes to, as a city game.
    pub fn options(&self) -> Options {
        let wishes: Vec<Wish> = Wish::ALL.into_iter().filter(|&wish| self.has(wish)).collect();
        let youngest = Seat(u8::try_from(self.youngest).unwrap_or(0));
        Options { seats: self.seats(), youngest, ..options_with(self.kind(), &wishes) }
    }

    pub(crate) fn seats(&self) -> u8 {
        u8::try_from(self.guests().len()).unwrap_or(0)
    }

    /// What everybody will be called; `nameless` names those without a name.
    pub fn names(&self, nameless: impl Fn(usize) -> String) -> Vec<String> {
        let name = |(at, guest): (usize, &Guest)| match guest.name.trim() {
            "" => nameless(at),
            name => name.to_owned(),
        };
        self.guests().iter().enumerate().map(name).collect()
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
        let colours = self.guests().iter().map(|guest| guest.colour);
        let guests = names.into_iter().zip(colours).map(|(name, colour)| Guest { name, colour });
        let guests = Guests { guests: guests.collect(), manners: self.manners };
        match self.play {
            Play::City(_) => Table::set(guests, self.options(), Chance::Seed(seed))
                .map(|table| AnyTable::City(Box::new(table)))
                .map_err(NotReady::Rules),
            // A draft has nothing in it that the rules of the Gardens could refuse.
            Play::Gardens => Table::set(guests, self.garden_options(), Chance::Seed(seed))
                .map(|table| AnyTable::Gardens(Box::new(table)))
                .map_err(|_| NotReady::Rules(Refusal::Over)),
        }
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
        let is_known = |guest: &Guest| Colour::ALL.contains(&guest.colour);
        (2..=6).contains(&self.guests.len())
            && guests.fit(u8::try_from(self.guests.len()).unwrap_or(0))
            && self.guests.iter().all(is_known)
            && self.youngest.max(self.oldest) < self.guests.len()
            && self.garden_options().refusal().is_none()
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
