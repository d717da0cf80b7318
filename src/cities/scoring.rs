//! Scorings: lines first, then building by building, each told with its reasons.

use crate::city::line::Line;
use crate::event::{Event, LineScore, Rank, Who};
use crate::event_sink::EventSink;
use crate::pieces::building::Building;
use crate::pieces::card::Scoring;
use crate::rules::Award;
use crate::table::{Cities, SEATS};
use engine::{Seat, sort_few};

/// How many of a building somebody has, and the dearest one where that matters.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Stand {
    pub(crate) count: u16,
    pub(crate) dearest: u8,
}

impl Cities {
    /// Scores in the order of X16: for each set its border and its buildings, then the seam.
    pub(crate) fn score(&mut self, scoring: Scoring, sink: &mut impl EventSink) {
        sink.tell(|| Event::ScoringBegan { scoring });
        for &set in self.rules.sets {
            self.score_lines(scoring, Line::Border(set), sink);
            for &building in set.buildings() {
                self.score_building(scoring, building, sink);
            }
        }
        if self.rules.has_seam() {
            self.score_lines(scoring, Line::Seam, sink);
        }
        sink.tell(|| Event::ScoringEnded { scoring, points: self.all_points() });
    }

    fn score_lines(&mut self, scoring: Scoring, line: Line, sink: &mut impl EventSink) {
        let each = line.points_per_edge();
        let mut lengths = [0; SEATS];
        for seat in Seat::all(self.seats) {
            let length = self.city(seat).longest(line) as u16;
            lengths[seat.index()] = length;
            self.player_mut(seat).points += length * each;
        }
        sink.tell(|| {
            let score = |seat: Seat| {
                let length = lengths[seat.index()];
                LineScore { seat, length, points: length * each }
            };
            Event::LinesScored {
                scoring,
                line,
                lengths: Seat::all(self.seats).map(score).collect(),
            }
        });
    }

    fn score_building(&mut self, scoring: Scoring, building: Building, sink: &mut impl EventSink) {
        let (ranks, count, number) = self.ranks(scoring, building);
        for rank in &ranks[..count] {
            match rank.who {
                Who::Seat(seat) => self.player_mut(seat).points += rank.points,
                Who::Dirk => self.dirk.gain(rank.points),
            }
        }
        sink.tell(|| {
            let mut ranks = ranks[..count].to_vec();
            sort_few(&mut ranks, |rank| (rank.place, rank.who));
            let prizes = self.prizes(scoring, building, number);
            let grows = self.prizes_grow(building);
            let tiles = ranks.iter().map(|rank| self.proof(rank.who, building)).collect();
            Event::BuildingScored { scoring, building, number, prizes, grows, ranks, tiles }
        });
    }

    /// Somebody's tiles of a building, the dearest first; huts last.
    fn proof(&self, who: Who, building: Building) -> Vec<crate::Face> {
        let mut tiles: Vec<crate::Face> = match who {
            Who::Seat(seat) => self.city(seat).tiles().iter().map(|laid| laid.face).collect(),
            Who::Dirk => self.dirk().map_or_else(Vec::new, |(tiles, _)| tiles.iter().collect()),
        };
        tiles.retain(|face| face.building() == building);
        sort_few(&mut tiles, |face| std::cmp::Reverse(face.price()));
        tiles
    }

    /// Everybody who has the building, with places and points, and how many there are in all.
    fn ranks(&self, scoring: Scoring, building: Building) -> ([Rank; SEATS + 1], usize, u16) {
        let award = self.rules.award(building);
        let nobody = Rank { who: Who::Dirk, count: 0, dearest: 0, place: 0, sharing: 0, points: 0 };
        let (mut ranks, mut many) = ([nobody; SEATS + 1], 0);
        let mut enter = |who: Who, Stand { count, dearest }: Stand| {
            if count > 0 {
                ranks[many] = Rank { who, count, dearest, ..nobody };
                many += 1;
            }
        };
        for seat in Seat::all(self.seats) {
            enter(Who::Seat(seat), self.stand(seat, building));
        }
        if self.rules.has_dirk {
            enter(Who::Dirk, self.dirk.stand(building));
        }
        let number = ranks[..many].iter().map(|rank| rank.count).sum();
        let points = award.points(scoring, building, number);
        let key = |rank: &Rank| {
            let dearest = if award.dearest_leads() { rank.dearest } else { 0 };
            rank.count << 8 | u16::from(dearest)
        };
        for at in 0..many {
            let (mut better, mut sharing) = (0, 0);
            for other in &ranks[..many] {
                better += usize::from(key(other) > key(&ranks[at]));
                sharing += usize::from(key(other) == key(&ranks[at]));
            }
            // A4: those who tie add up the points of the places they occupy and divide them.
            let shared: u16 = points.iter().skip(better).take(sharing).sum();
            let rank = &mut ranks[at];
            (rank.place, rank.sharing) = (better as u8 + 1, sharing as u8);
            rank.points = if sharing == 1 { shared } else { shared / sharing as u16 };
        }
        (ranks, many, number)
    }

    fn stand(&self, seat: Seat, building: Building) -> Stand {
        let city = self.city(seat);
        let count = u16::from(city.count_of(building)) + self.extra_count(seat, building);
        Stand { count, dearest: city.dearest(building) }
    }

    fn all_points(&self) -> Vec<(Who, u16)> {
        let seats = Seat::all(self.seats).map(|seat| (Who::Seat(seat), self.player(seat).points));
        seats.chain(self.dirk().map(|(_, points)| (Who::Dirk, points))).collect()
    }

    /// The standing for a building: everybody who has it, best first, with the points that this
    /// scoring would bring if it were held now.
    pub fn standing(&self, scoring: Scoring, building: Building) -> Vec<Rank> {
        let (ranks, count, _) = self.ranks(scoring, building);
        let mut ranks = ranks[..count].to_vec();
        sort_few(&mut ranks, |rank| (rank.place, rank.who));
        ranks
    }

    /// What the first, second and third place of a building would bring at a scoring held now.
    pub fn place_points(&self, scoring: Scoring, building: Building) -> [u16; 3] {
        let number = self.number_of(building);
        self.rules.award(building).points(scoring, building, number)
    }

    /// How many of a building stand in all cities and with Dirk (G9).
    pub fn number_of(&self, building: Building) -> u16 {
        self.ranks(Scoring::A, building).2
    }

    /// What places 1, 2 and 3 bring with so many of a building in all cities (A3, G9, G10).
    pub fn prizes(&self, scoring: Scoring, building: Building, number: u16) -> [u16; 3] {
        self.rules.award(building).points(scoring, building, number)
    }

    /// True if that grows with the number of the building (G9).
    pub fn prizes_grow(&self, building: Building) -> bool {
        self.rules.award(building) == Award::ByNumber
    }

    /// What everybody would have after this scoring if it were held now.
    pub fn projected(&self, scoring: Scoring) -> Vec<(Who, u16)> {
        let mut copy = self.clone();
        copy.score(scoring, &mut engine::Silent);
        copy.all_points()
    }

    /// The next scoring to come: A, B or C.
    pub fn next_scoring_to_come(&self) -> Scoring {
        let all = [Scoring::A, Scoring::B, Scoring::C];
        all.into_iter().find(|&one| !self.is_scored(one)).unwrap_or(Scoring::C)
    }
}
