//! Final report: who won, and where every point came from.

use crate::city::chronicle::{cities_of, everybody};
use crate::city::scoring_report::{Merit, ScoringStep};
use crate::table::Table;
use cities::{Building, City, Line, Scoring, Who};
use engine::{Game, Place, Seat, sort_few};
use std::cmp::Reverse;
use std::rc::Rc;

/// What one thing brought everybody in scorings A, B and C.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Earned {
    /// Which one.
    pub merit: Merit,
    /// By seat, Dirk last.
    pub points: Vec<(Who, [u16; 3])>,
}

impl Earned {
    /// What it brought somebody in A, B and C.
    pub fn of(&self, who: Who) -> [u16; 3] {
        self.points.iter().find(|(one, _)| *one == who).map_or([0; 3], |(_, points)| *points)
    }

    /// All that it brought somebody.
    pub fn total(&self, who: Who) -> u16 {
        self.of(who).iter().sum()
    }

    /// The most that it brought anybody.
    pub fn most(&self) -> u16 {
        self.points.iter().map(|&(who, _)| self.total(who)).max().unwrap_or(0)
    }
}

/// All points of somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Whose.
    pub who: Who,
    /// The place at the end; Dirk has none (D5).
    pub place: Option<u8>,
    /// All together.
    pub total: u16,
    /// Scoring by scoring, lines before buildings; what brought nothing is left out.
    pub portions: Vec<Portion>,
    /// What brought how many, the most first; what brought nothing is left out.
    pub sources: Vec<(Merit, u16)>,
}

impl Account {
    /// What one scoring brought.
    pub fn of(&self, scoring: Scoring) -> u16 {
        let own = self.portions.iter().filter(|portion| portion.scoring == scoring);
        own.map(|portion| portion.points).sum()
    }

    /// What lines of a kind brought.
    pub fn of_line(&self, line: Line) -> u16 {
        let own = self.portions.iter().filter(|portion| portion.line == Some(line));
        own.map(|portion| portion.points).sum()
    }

    /// What all buildings brought.
    pub fn of_buildings(&self) -> u16 {
        let own = self.portions.iter().filter(|portion| portion.line.is_none());
        own.map(|portion| portion.points).sum()
    }
}

/// Part of somebody's points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Portion {
    /// In which scoring.
    pub scoring: Scoring,
    /// For a line of this kind; for buildings if none.
    pub line: Option<Line>,
    /// How many.
    pub points: u16,
}

/// The longest line of a kind that was ever scored in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Longest {
    /// Of which kind.
    pub line: Line,
    /// How many edges.
    pub length: u16,
    /// Whose; more than one if several had it.
    pub seats: Vec<Seat>,
}

/// The kind of building that brought somebody more than any other did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    /// Which one.
    pub building: Building,
    /// How many points.
    pub points: u16,
    /// Whom; more than one if it brought several as much.
    pub whose: Vec<Who>,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct FinalReport {
    /// Who finished where, best first.
    pub places: Vec<Place>,
    /// The points of everybody, best first, Dirk last.
    pub accounts: Vec<Account>,
    /// Where they came from, in the order of a scoring.
    pub sources: Vec<Earned>,
    /// The longest line of each kind that was scored.
    pub longest: Vec<Longest>,
    /// The building that brought the most; nothing if several kinds did, or none at all.
    pub best: Option<Best>,
    /// The final cities, by seat.
    pub cities: Vec<Rc<City>>,
}

impl FinalReport {
    /// Dirk, who cannot win (D5), has as many points as the winner, or more.
    pub fn is_dirk_ahead(&self) -> bool {
        let dirk = self.accounts.iter().find(|account| account.who == Who::Dirk);
        let best = self.places.first().map_or(0, |place| place.points);
        dirk.is_some_and(|dirk| u32::from(dirk.total) >= best)
    }
}

impl Table {
    /// Where all points came from so far, in the order of a scoring; what nobody ever had is left out.
    pub fn points_by_source(&self) -> Vec<Earned> {
        let mut sources: Vec<Earned> = Vec::new();
        for report in self.chronicle().scorings() {
            for step in &report.steps {
                let merit = step.merit();
                let at = sources.iter().position(|one| one.merit == merit).unwrap_or(sources.len());
                if at == sources.len() {
                    let nothing = everybody(self.game()).map(|who| (who, [0; 3])).collect();
                    sources.push(Earned { merit, points: nothing });
                }
                for (who, all) in &mut sources[at].points {
                    all[report.scoring as usize] += step.points_of(*who);
                }
            }
        }
        sort_few(&mut sources, |one| one.merit.order());
        sources
    }

    /// The end of the game, once it is there.
    pub fn final_report(&self) -> Option<FinalReport> {
        let places = self.game().outcome()?.places().to_vec();
        let sources = self.points_by_source();
        let seats = places.iter().map(|place| (Who::Seat(place.seat), Some(place.place)));
        let dirk = self.game().dirk().map(|_| (Who::Dirk, None));
        let accounts = seats.chain(dirk).map(|(who, place)| account(&sources, who, place));
        Some(FinalReport {
            accounts: accounts.collect(),
            places,
            best: best(&sources),
            sources,
            longest: self.longest_lines(),
            cities: cities_of(self.game()),
        })
    }

    /// The longest line of each kind in any scoring.
    fn longest_lines(&self) -> Vec<Longest> {
        let mut found: Vec<Longest> = Vec::new();
        let steps = self.chronicle().scorings().iter().flat_map(|report| &report.steps);
        for step in steps {
            let ScoringStep::Line { line, lengths } = step else { continue };
            let length = lengths.iter().map(|one| one.length).max().unwrap_or(0);
            let holders = lengths.iter().filter(|one| one.length == length).map(|one| one.seat);
            match found.iter_mut().find(|one| one.line == *line) {
                Some(one) if one.length > length => {}
                Some(one) if one.length == length => one.seats.extend(holders),
                Some(one) => (one.length, one.seats) = (length, holders.collect()),
                None => found.push(Longest { line: *line, length, seats: holders.collect() }),
            }
        }
        for one in &mut found {
            sort_few(&mut one.seats, |seat| *seat);
            one.seats.dedup();
        }
        found.retain(|one| one.length > 0);
        found
    }
}

fn account(sources: &[Earned], who: Who, place: Option<u8>) -> Account {
    let mut portions: Vec<Portion> = Vec::new();
    for (at, scoring) in [Scoring::A, Scoring::B, Scoring::C].into_iter().enumerate() {
        let mut buildings = 0;
        for one in sources {
            let points = one.of(who)[at];
            match one.merit {
                Merit::Building(_) => buildings += points,
                Merit::Line(line) => portions.push(Portion { scoring, line: Some(line), points }),
            }
        }
        portions.push(Portion { scoring, line: None, points: buildings });
    }
    portions.retain(|portion| portion.points > 0);
    let total = portions.iter().map(|portion| portion.points).sum();
    let mut brought: Vec<(Merit, u16)> =
        sources.iter().map(|one| (one.merit, one.total(who))).collect();
    brought.retain(|&(_, points)| points > 0);
    sort_few(&mut brought, |&(_, points)| Reverse(points));
    Account { who, place, total, portions, sources: brought }
}

/// The kind of building that brought somebody the most, if there is only one.
fn best(sources: &[Earned]) -> Option<Best> {
    let buildings = || {
        sources.iter().filter_map(|one| match one.merit {
            Merit::Building(building) => Some((building, one)),
            Merit::Line(_) => None,
        })
    };
    let points = buildings().map(|(_, one)| one.most()).max().filter(|&points| points > 0)?;
    let mut all = buildings().filter(|(_, one)| one.most() == points);
    let (building, earned) = all.next().filter(|_| all.next().is_none())?;
    let has_it = |who: &Who| earned.total(*who) == points;
    let whose = earned.points.iter().map(|&(who, _)| who).filter(has_it).collect();
    Some(Best { building, points, whose })
}
