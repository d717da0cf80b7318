//! The one place that asks which game is played: options become values.

use crate::options::{Kind, Options};
use crate::pieces::building::{Building, Set};
use crate::pieces::card::Scoring;

/// What differs between the games, as values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rules {
    /// The sets in play; the first one's start tile begins every city (X1).
    pub(crate) sets: &'static [Set],
    /// How the buildings of each set are scored, by set.
    pub(crate) awards: [Award; 2],
    /// The piles into which scoring cards A and B go, counted from 0 (M5, X3).
    pub(crate) scoring_piles: [Option<usize>; 2],
    /// The pile of a new deck into which B goes if it still waits (X3).
    pub(crate) late_pile: usize,
    /// The first tiles of the yard must have a border (X2).
    pub(crate) first_need_border: bool,
    /// How many copies of each money card there are (M2).
    pub(crate) copies: usize,
    /// The imaginary third player (D1).
    pub(crate) has_dirk: bool,
}

/// How a set's buildings bring points, and how ties are broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Award {
    /// Each building its own points (A3); ties share (A4).
    ByBuilding,
    /// Points grow with the number of buildings (G9); the dearest breaks ties (G8).
    ByNumber,
    /// The same points whatever the building (G10); the dearest breaks ties (G8).
    Flat,
}

impl Rules {
    pub(crate) fn of(options: &Options) -> Self {
        let granada = if options.simplified { Award::Flat } else { Award::ByNumber };
        let is_both = options.kind == Kind::Both;
        Self {
            sets: match options.kind {
                Kind::Alhambra => &[Set::Alhambra],
                Kind::Granada => &[Set::Granada],
                Kind::Both => &[Set::Alhambra, Set::Granada],
            },
            awards: [Award::ByBuilding, granada],
            scoring_piles: if is_both { [Some(2), None] } else { [Some(1), Some(3)] },
            late_pile: 1,
            first_need_border: is_both,
            copies: if options.seats == 2 { 2 } else { 3 },
            has_dirk: has_dirk(options.seats),
        }
    }

    /// The set whose start tile begins every city.
    pub(crate) fn home(&self) -> Set {
        self.sets[0]
    }

    /// True if walls and moats meet and the seam scores (X11).
    pub(crate) fn has_seam(&self) -> bool {
        self.sets.len() > 1
    }

    pub(crate) fn award(&self, building: Building) -> Award {
        self.awards[building.set() as usize]
    }
}

/// True if Dirk joins so many players in a game of cities (D1).
pub fn has_dirk(seats: u8) -> bool {
    seats == 2
}

/// What places 1, 2 and 3 bring in Granada: points (G10), or so many times the number of the building
/// (G9).
pub fn granada_prizes(scoring: Scoring, is_simplified: bool) -> [u16; 3] {
    let award = if is_simplified { Award::Flat } else { Award::ByNumber };
    award.points(scoring, Building::Arena, 1)
}

impl Award {
    /// True if equals are told apart by their dearest building (G8), else they share (A4).
    pub(crate) fn dearest_leads(self) -> bool {
        self != Self::ByBuilding
    }

    /// The points for places 1, 2 and 3, with `number` of the building in all cities.
    pub(crate) fn points(self, scoring: Scoring, building: Building, number: u16) -> [u16; 3] {
        match self {
            Self::ByBuilding => {
                let base = building.index() as u16 + 1;
                match scoring {
                    Scoring::A => [base, 0, 0],
                    Scoring::B => [base + 7, base, 0],
                    Scoring::C => [base + 15, base + 7, base],
                }
            }
            Self::ByNumber => match scoring {
                Scoring::A => [number, 0, 0],
                Scoring::B => [2 * number, number, 0],
                Scoring::C => [3 * number, 2 * number, number],
            },
            Self::Flat => match scoring {
                Scoring::A => [3, 0, 0],
                Scoring::B => [10, 3, 0],
                Scoring::C => [18, 10, 3],
            },
        }
    }
}
