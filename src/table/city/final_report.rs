//! The end: the last tiles, who won, and where every point came from.

use crate::table::Table;
use crate::tale::{Merit, cities_of};
use cities::{City, Currency, Event, Face, Line, Scoring, Who};
use engine::{Game, Place, Seat, sort_few};
use std::rc::Rc;

/// A tile that was left in the yard, and who had most of its currency (E2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastTile {
    /// Its space.
    pub space: Currency,
    /// The tile.
    pub face: Face,
    /// What everybody had in that currency, by seat.
    pub totals: Vec<(Seat, u32)>,
    /// Who got it; nobody if several had the most.
    pub to: Option<Seat>,
}

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
}

impl Account {
    /// What one scoring brought.
    pub fn of(&self, scoring: Scoring) -> u16 {
        let own = self.portions.iter().filter(|portion| portion.scoring == scoring);
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

/// The end of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Finale {
    /// Who finished where, best first.
    pub places: Vec<Place>,
    /// The points of everybody, best first, Dirk last.
    pub accounts: Vec<Account>,
    /// Where they came from, in the order of a scoring.
    pub sources: Vec<Earned>,
    /// The longest line of each kind that was scored.
    pub longest: Vec<Longest>,
    /// The final cities, by seat.
    pub cities: Vec<Rc<City>>,
}

impl Table {
    /// The tiles that were left in the yard, as far as they have been given.
    pub fn last_tiles(&self) -> Vec<LastTile> {
        // They are given when a bag is empty; before, the story need not be read.
        let game = self.game();
        if game.sets().iter().all(|&set| game.bag_count(set) > 0) {
            return Vec::new();
        }
        let told = |event: &Event| match event {
            Event::LastTile { space, face, totals, to } => {
                Some(LastTile { space: *space, face: *face, totals: totals.clone(), to: *to })
            }
            _ => None,
        };
        self.story().flatten().filter_map(told).collect()
    }

    /// Where all points came from so far, in the order of a scoring.
    pub fn points_by_source(&self) -> Vec<Earned> {
        let mut sources: Vec<Earned> = Vec::new();
        for event in self.story().flatten() {
            let (scoring, merit, points): (_, _, Vec<(Who, u16)>) = match event {
                Event::LinesScored { scoring, line, lengths } => {
                    let points = lengths.iter().map(|one| (Who::Seat(one.seat), one.points));
                    (*scoring, Merit::Line(*line), points.collect())
                }
                Event::BuildingScored { scoring, building, ranks, .. } => {
                    let points = ranks.iter().map(|rank| (rank.who, rank.points));
                    (*scoring, Merit::Building(*building), points.collect())
                }
                _ => continue,
            };
            let at = sources.iter().position(|one| one.merit == merit).unwrap_or(sources.len());
            if at == sources.len() {
                let nothing = self.everybody().map(|who| (who, [0; 3])).collect();
                sources.push(Earned { merit, points: nothing });
            }
            for (who, gained) in points {
                if let Some((_, all)) = sources[at].points.iter_mut().find(|(one, _)| *one == who) {
                    all[scoring as usize] += gained;
                }
            }
        }
        sources
    }

    /// The end of the game, once it is there.
    pub fn finale(&self) -> Option<Finale> {
        let places = self.game().outcome()?.places().to_vec();
        let sources = self.points_by_source();
        let seats = places.iter().map(|place| (Who::Seat(place.seat), Some(place.place)));
        let dirk = self.game().dirk().map(|_| (Who::Dirk, None));
        let accounts = seats.chain(dirk).map(|(who, place)| account(&sources, who, place));
        Some(Finale {
            accounts: accounts.collect(),
            places,
            sources,
            longest: self.longest_lines(),
            cities: cities_of(self.game()),
        })
    }

    fn everybody(&self) -> impl Iterator<Item = Who> {
        let seats = Seat::all(self.game().seats()).map(Who::Seat);
        seats.chain(self.game().dirk().map(|_| Who::Dirk))
    }

    /// The longest line of each kind in any scoring.
    fn longest_lines(&self) -> Vec<Longest> {
        let mut found: Vec<Longest> = Vec::new();
        for event in self.story().flatten() {
            let Event::LinesScored { line, lengths, .. } = event else { continue };
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
    Account { who, place, total, portions }
}
