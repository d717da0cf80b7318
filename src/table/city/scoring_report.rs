//! Scoring report: a scoring that was held, step by step, with what everybody had at that time.

use cities::{Building, City, Face, Line, LineScore, Rank, Scoring, Who};
use engine::sort_few;
use std::rc::Rc;

/// A scoring that was held.
#[derive(Clone, Debug, PartialEq)]
pub struct ScoringReport {
    /// Which one.
    pub scoring: Scoring,
    /// The points of everybody before it, Dirk last.
    pub before: Vec<(Who, u16)>,
    /// In the order in which they were scored.
    pub steps: Vec<ScoringStep>,
    /// The cities as they were, by seat.
    pub cities: Vec<Rc<City>>,
    /// The bonus cards in play, by seat.
    pub bonus: Vec<Vec<Face>>,
}

/// Why a tile counted other than once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extra {
    /// Its bonus card was in play (N3).
    Bonus,
    /// It is a hut with so many neighbours that count (H5).
    Hut(u32),
}

/// What brings points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Merit {
    /// The longest line of a kind.
    Line(Line),
    /// A kind of building.
    Building(Building),
}

impl Merit {
    /// The order in which a scoring goes through them: of each set the border, then the buildings, and
    /// the seam last (X16).
    pub(crate) fn order(self) -> (u8, usize) {
        match self {
            Self::Line(Line::Border(set)) => (set as u8, 0),
            Self::Building(building) => (building.set() as u8, building.index() + 1),
            Self::Line(Line::Seam) => (u8::MAX, 0),
        }
    }
}

/// One step of a scoring.
#[derive(Clone, Debug, PartialEq)]
pub enum ScoringStep {
    /// The longest line of everybody.
    Line {
        /// Of which kind.
        line: Line,
        /// The longest first.
        lengths: Vec<LineScore>,
    },
    /// A building that somebody had.
    Building {
        /// Which one.
        building: Building,
        /// How many there were in all cities and with Dirk.
        number: u16,
        /// What places 1, 2 and 3 brought.
        prizes: [u16; 3],
        /// They grew with the number of the building.
        grows: bool,
        /// Everybody who had one, best first.
        ranks: Vec<Rank>,
        /// Their tiles of this building, the dearest first, in the order of the ranks.
        tiles: Vec<Vec<Face>>,
    },
}

impl ScoringStep {
    /// What it is about.
    pub fn merit(&self) -> Merit {
        match self {
            Self::Line { line, .. } => Merit::Line(*line),
            Self::Building { building, .. } => Merit::Building(*building),
        }
    }

    /// Who got points, in the order in which they are told.
    pub fn gains(&self) -> Vec<(Who, u16)> {
        let mut gains: Vec<(Who, u16)> = match self {
            Self::Line { lengths, .. } => {
                lengths.iter().map(|one| (Who::Seat(one.seat), one.points)).collect()
            }
            Self::Building { ranks, .. } => {
                ranks.iter().map(|rank| (rank.who, rank.points)).collect()
            }
        };
        gains.retain(|&(_, points)| points > 0);
        gains
    }

    /// What it brought somebody.
    pub fn points_of(&self, who: Who) -> u16 {
        self.gains().iter().find(|&&(one, _)| one == who).map_or(0, |&(_, points)| points)
    }
}

impl ScoringReport {
    /// What somebody had before it.
    pub fn points_before(&self, who: Who) -> u16 {
        self.before.iter().find(|&&(one, _)| one == who).map_or(0, |&(_, points)| points)
    }

    /// What somebody had after so many steps.
    pub fn points_after(&self, steps: usize, who: Who) -> u16 {
        let gained: u16 = self.steps.iter().take(steps).map(|step| step.points_of(who)).sum();
        self.points_before(who) + gained
    }

    /// What the whole scoring brought somebody.
    pub fn gained(&self, who: Who) -> u16 {
        self.steps.iter().map(|step| step.points_of(who)).sum()
    }

    /// Why a tile of somebody counted other than once, if it did.
    pub fn extra(&self, who: Who, tile: Face) -> Option<Extra> {
        let Who::Seat(seat) = who else { return None };
        if self.bonus.get(seat.index())?.contains(&tile) {
            return Some(Extra::Bonus);
        }
        let city = self.cities.get(seat.index()).filter(|_| tile.is_hut())?;
        let laid = city.tiles().iter().find(|laid| laid.face == tile)?;
        Some(Extra::Hut(city.hut_neighbours(tile, laid.at).count()))
    }

    /// What everybody had after so many steps and so many gains of the next one, the most first;
    /// among equals by seat, Dirk last.
    pub fn standing(&self, steps: usize, gains: usize) -> Vec<(Who, u16)> {
        let given = self.steps.get(steps).map(ScoringStep::gains).unwrap_or_default();
        let given = |who: Who| given.iter().take(gains).find(|&&(one, _)| one == who);
        let points = |who| self.points_after(steps, who) + given(who).map_or(0, |&(_, gain)| gain);
        let mut all: Vec<(Who, u16)> =
            self.before.iter().map(|&(who, _)| (who, points(who))).collect();
        sort_few(&mut all, |&(who, points)| (std::cmp::Reverse(points), who));
        all
    }
}
