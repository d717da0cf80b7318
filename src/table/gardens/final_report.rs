//! The Gardens told again: every building that was scored, and in the end where all points came from.

use crate::table::Table;
use engine::{Game, Place, Seat, sort_few};
use gardens::{Award, Building, Gardens, Score, Tree};
use std::cmp::Reverse;

/// All points of somebody in the Gardens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GardenAccount {
    /// Seat, points and place.
    pub place: Place,
    /// How many buildings of each kind were won, and what they brought, the cheapest first.
    pub won: [(u16, u16); 5],
    /// What each of their types brought.
    pub trees: Vec<(Tree, u16)>,
}

impl GardenAccount {
    /// The kinds of building that brought something: number and points of each, the most points first.
    pub fn sources(&self) -> Vec<(Building, u16, u16)> {
        let kinds = Building::ALL.into_iter().zip(self.won);
        let mut kinds: Vec<_> =
            kinds.map(|(kind, (count, points))| (kind, count, points)).collect();
        kinds.retain(|&(_, _, points)| points > 0);
        sort_few(&mut kinds, |&(_, _, points)| Reverse(points));
        kinds
    }

    /// How many buildings were won.
    pub fn count(&self) -> u16 {
        self.won.iter().map(|&(count, _)| count).sum()
    }
}

/// The end of a game of the Gardens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GardenFinalReport {
    /// Best first.
    pub accounts: Vec<GardenAccount>,
    /// Buildings won by types without an owner, and the points that were lost (R12).
    pub lost: (u16, u16),
    /// Buildings that nobody won (R10).
    pub tied: u16,
}

impl GardenFinalReport {
    /// The most that a kind of building brought anybody.
    pub fn most(&self, building: Building) -> u16 {
        let points = |account: &GardenAccount| account.won[building as usize].1;
        self.accounts.iter().map(points).max().unwrap_or(0)
    }
}

impl Table<Gardens> {
    /// The end of the game, once it is there.
    pub fn final_report(&self) -> Option<GardenFinalReport> {
        let (game, scores) = (self.game(), self.chronicle().scores());
        let account = |&place: &Place| GardenAccount {
            place,
            won: Building::ALL.map(|building| won(scores, place.seat, building)),
            trees: game
                .trees_of(place.seat)
                .iter()
                .map(|tree| (tree, game.points_of(tree)))
                .collect(),
        };
        let lost = scores.iter().filter_map(|score| match score.award {
            Award::Lost { points, .. } => Some(points),
            _ => None,
        });
        let is_tied = |score: &&Score| score.award == Award::Nobody;
        Some(GardenFinalReport {
            accounts: game.outcome()?.places().iter().map(account).collect(),
            lost: lost.fold((0, 0), |(count, all), points| (count + 1, all + points)),
            tied: u16::try_from(scores.iter().filter(is_tied).count()).unwrap_or(0),
        })
    }
}

/// How many buildings of a kind a seat has won, and for how many points.
fn won(scores: &[Score], owner: Seat, kind: Building) -> (u16, u16) {
    let own = scores.iter().filter(|score| score.building == kind).filter_map(|score| match score
        .award
    {
        Award::Won { seat, points, .. } if seat == owner => Some(points),
        _ => None,
    });
    own.fold((0, 0), |(count, all), points| (count + 1, all + points))
}
