//! Chronicle of the city games: scorings, last tiles, and whose lines each action has changed.

use crate::chronicle::Chronicle;
use crate::city::scoring_report::{ScoringReport, ScoringStep};
use cities::{Cities, City, Event, LastTile, Line, LineScore, Who};
use engine::{Game, Seat, sort_few};
use std::rc::Rc;

/// What is told again of a game of the cities.
#[derive(Clone, Debug, Default)]
pub struct CityChronicle {
    scorings: Vec<Rc<ScoringReport>>,
    last_tiles: Rc<Vec<LastTile>>,
    /// The points of everybody after the last scoring, Dirk last.
    points: Vec<(Who, u16)>,
    /// Whose lines each action has changed, the opening first.
    changed_lines: Vec<Vec<LineChange>>,
    /// The longest lines as they are, by seat.
    lengths: Vec<Vec<u32>>,
}

/// A longest line that is longer or shorter than before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineChange {
    /// Whose.
    pub seat: Seat,
    /// Which one.
    pub line: Line,
    /// How long it is now.
    pub length: u32,
}

impl CityChronicle {
    /// Every scoring held so far.
    pub fn scorings(&self) -> &[Rc<ScoringReport>] {
        &self.scorings
    }

    /// The tiles that were left in the yard, as far as they have been given.
    pub fn last_tiles(&self) -> &Rc<Vec<LastTile>> {
        &self.last_tiles
    }

    /// Whose lines an action has changed; number 0 is the opening.
    pub(crate) fn changed_lines(&self, number: usize) -> &[LineChange] {
        self.changed_lines.get(number).map_or(&[], Vec::as_slice)
    }

    fn hear(&mut self, game: &Cities, event: &Event) {
        match event {
            // Nobody builds while a scoring is held, so the cities are those after the action.
            Event::ScoringBegan { scoring } => self.scorings.push(Rc::new(ScoringReport {
                scoring: *scoring,
                before: self.points.clone(),
                steps: Vec::new(),
                cities: cities_of(game),
                bonus: Seat::all(game.seats()).map(|seat| game.bonus_played(seat)).collect(),
            })),
            Event::LinesScored { line, lengths, .. } => self.add_lines(*line, lengths),
            // What nobody has is no step: there is nothing to tell.
            Event::BuildingScored { ranks, .. } if ranks.is_empty() => {}
            Event::BuildingScored { building, number, prizes, grows, ranks, tiles, .. } => {
                self.add(ScoringStep::Building {
                    building: *building,
                    number: *number,
                    prizes: *prizes,
                    grows: *grows,
                    ranks: ranks.clone(),
                    tiles: tiles.clone(),
                });
            }
            Event::ScoringEnded { points, .. } => self.points.clone_from(points),
            Event::LastTile(tile) => Rc::make_mut(&mut self.last_tiles).push(tile.clone()),
            _ => {}
        }
    }

    fn add_lines(&mut self, line: Line, lengths: &[LineScore]) {
        let mut lengths = lengths.to_vec();
        sort_few(&mut lengths, |one| std::cmp::Reverse(one.length));
        self.add(ScoringStep::Line { line, lengths });
    }

    /// Adds a step to the scoring that is being held; whoever was shown it before keeps theirs.
    fn add(&mut self, step: ScoringStep) {
        debug_assert!(!self.scorings.is_empty(), "a step belongs to a scoring");
        if let Some(report) = self.scorings.last_mut() {
            Rc::make_mut(report).steps.push(step);
        }
    }

    fn note_lines(&mut self, game: &Cities) {
        let lines = game.lines();
        let mut changed = Vec::new();
        self.lengths.resize(usize::from(game.seats()), vec![0; lines.len()]);
        for (seat, known) in Seat::all(game.seats()).zip(&mut self.lengths) {
            for (&line, known) in lines.iter().zip(known) {
                let length = game.city(seat).longest(line);
                if std::mem::replace(known, length) != length {
                    changed.push(LineChange { seat, line, length });
                }
            }
        }
        self.changed_lines.push(changed);
    }
}

impl Chronicle<Cities> for CityChronicle {
    fn note(&mut self, game: &Cities, events: &[Event]) {
        if self.points.is_empty() {
            self.points = everybody(game).map(|who| (who, 0)).collect();
        }
        for event in events {
            self.hear(game, event);
        }
        self.note_lines(game);
    }
}

/// Everybody who can have points, Dirk last.
pub(crate) fn everybody(game: &Cities) -> impl Iterator<Item = Who> {
    Seat::all(game.seats()).map(Who::Seat).chain(game.dirk().map(|_| Who::Dirk))
}

/// All cities, by seat.
pub(crate) fn cities_of(game: &Cities) -> Vec<Rc<City>> {
    Seat::all(game.seats()).map(|seat| Rc::new(game.city(seat).clone())).collect()
}
