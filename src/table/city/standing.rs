//! Standing: for each building who has how many, who leads, and what it would bring now (U13).

use crate::city::choice::CityChoice;
use crate::table::Table;
use cities::{Building, Face, Line, Scoring, Who};
use engine::{Game, Seat};

/// The whole standing, as the one who decides sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The scoring that comes next.
    pub scoring: Scoring,
    /// Everybody, Dirk last.
    pub columns: Vec<Contender>,
    /// The longest lines, by seat; in the combination they stand elsewhere.
    pub lines: Vec<(Line, Vec<u32>)>,
    /// By building.
    pub rows: Vec<Majority>,
}

/// Somebody who can have points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contender {
    /// Who.
    pub who: Who,
    /// Points now.
    pub points: u32,
    /// Points after the next scoring, if it were held now.
    pub projected: u32,
}

/// Who has how many of a building.
#[derive(Clone, Debug, PartialEq)]
pub struct Majority {
    /// The building.
    pub building: Building,
    /// What the places bring, as far as they bring anything.
    pub worth: Vec<u16>,
    /// By column.
    pub shares: Vec<Share>,
    /// The number that the tile being chosen would make it, and in which column.
    pub preview: Option<(usize, u32)>,
}

/// Somebody's share of a building.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// How many count.
    pub count: u32,
    /// The place, 0 without any.
    pub place: u32,
    /// What it would bring.
    pub points: u32,
}

impl Table {
    /// The standing now.
    pub fn standing(&self) -> Standing {
        let game = self.game();
        let scoring = game.next_scoring_to_come();
        let points = |who: Who| match who {
            Who::Seat(seat) => game.points(seat),
            Who::Dirk => game.dirk().map_or(0, |(_, points)| points.into()),
        };
        let projected = game.projected(scoring).into_iter();
        let columns: Vec<Contender> = projected
            .map(|(who, after)| Contender { who, points: points(who), projected: after.into() })
            .collect();
        let preview = self.count_preview();
        let buildings = game.sets().iter().flat_map(|set| set.buildings());
        let rows = buildings.map(|&building| self.majority(scoring, building, &columns, preview));
        let length = |line: Line| {
            let seats = Seat::all(game.seats()).map(|seat| game.city(seat).longest(line));
            (line, seats.collect())
        };
        let has_one_set = game.sets().len() == 1;
        Standing {
            scoring,
            lines: game.lines().into_iter().filter(|_| has_one_set).map(length).collect(),
            rows: rows.collect(),
            columns,
        }
    }

    fn majority(
        &self,
        scoring: Scoring,
        building: Building,
        columns: &[Contender],
        preview: Option<(Seat, Building, u32)>,
    ) -> Majority {
        let ranks = self.game().standing(scoring, building);
        let share = |column: &Contender| {
            let rank = ranks.iter().find(|rank| rank.who == column.who);
            rank.map_or(Share::default(), |rank| Share {
                count: rank.count.into(),
                place: rank.place.into(),
                points: rank.points.into(),
            })
        };
        let worth = self.game().place_points(scoring, building).into_iter();
        let preview = preview.filter(|&(_, one, _)| one == building);
        let preview = preview.and_then(|(seat, _, count)| {
            let at = columns.iter().position(|column| column.who == Who::Seat(seat))?;
            Some((at, count))
        });
        Majority {
            building,
            worth: worth.filter(|&points| points > 0).collect(),
            shares: columns.iter().map(share).collect(),
            preview,
        }
    }

    /// What the tile that is being bought or placed would make its building count for the one who
    /// decides. With huts that depends on the place (H5): nothing is said until all places agree.
    fn count_preview(&self) -> Option<(Seat, Building, u32)> {
        let face = tile_in_question(self.choice())?;
        let seat = self.hand_shown()?;
        let spots = self.game().spots(seat, face).into_iter();
        let mut counts = spots.filter_map(|spot| spot.verdict.ok()).map(|effect| effect.count.1);
        let count = counts.next()?;
        counts.all(|other| other == count).then(|| (seat, face.building(), count.into()))
    }
}

/// The tile that is being bought, or waits to be built.
fn tile_in_question(choice: &CityChoice) -> Option<Face> {
    match *choice {
        CityChoice::Purchase { tile, .. } => Some(tile),
        CityChoice::Holding { face, .. } => Some(face),
        _ => None,
    }
}
