//! How a building is scored, point by point.

use crate::board::Board;
use crate::building::Building;
use crate::counts::Counts;
use crate::rules::Rules;
use crate::site::Site;
use crate::tree::{Tree, Trees};
use engine::Seat;

/// Everything that explains the points of one building.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// Where.
    pub site: Site,
    /// Which building.
    pub building: Building,
    /// How many trees of each type stand around it.
    pub counts: Counts,
    /// Who gets how much, or why nobody does.
    pub award: Award,
}

/// What becomes of a building's points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Award {
    /// The owner of the winning type gets them (R11).
    Won {
        /// The type.
        tree: Tree,
        /// Its owner.
        seat: Seat,
        /// Value times types.
        points: u16,
    },
    /// The winning type has no owner, and they are lost (R12).
    Lost {
        /// The type.
        tree: Tree,
        /// Value times types.
        points: u16,
    },
    /// No number is unique: nobody wins (R10).
    Nobody,
}

impl Award {
    /// The type that wins.
    pub fn tree(self) -> Option<Tree> {
        match self {
            Self::Won { tree, .. } | Self::Lost { tree, .. } => Some(tree),
            Self::Nobody => None,
        }
    }

    /// The points that somebody gets.
    pub fn points(self) -> u16 {
        match self {
            Self::Won { points, .. } => points,
            Self::Lost { .. } | Self::Nobody => 0,
        }
    }
}

impl Score {
    /// How many different types grow around the building: its value counts so often (R11).
    pub fn types(&self) -> u32 {
        self.counts.present().count()
    }

    /// The types that have the same number of trees, group by group: one group, or two pairs.
    pub fn ties(&self) -> Vec<Trees> {
        let alike = |tree: Tree| {
            let number = self.counts.of_tree(tree);
            Tree::ALL.into_iter().filter(|&one| self.counts.of_tree(one) == number).collect()
        };
        let mut groups: Vec<Trees> = Vec::new();
        for tree in self.counts.tied().iter() {
            let group = alike(tree);
            if !groups.contains(&group) {
                groups.push(group);
            }
        }
        groups
    }

    /// The types that tied before there was a winner, or all if there is none; types that tie with
    /// fewer trees than the winner have changed nothing (R10).
    pub fn dropped_out(&self) -> Trees {
        let tied = self.counts.tied();
        let Some(winner) = self.award.tree() else { return tied };
        let most = self.counts.of_tree(winner);
        tied.iter().filter(|&tree| self.counts.of_tree(tree) > most).collect()
    }
}

impl Rules {
    /// The score of a building with the trees that are there now.
    #[inline]
    pub(crate) fn score(&self, board: &Board, site: Site) -> Score {
        let (building, counts) = (board.building(site), board.counts(site));
        Score { site, building, counts, award: self.award(building, counts) }
    }

    #[inline]
    fn award(&self, building: Building, counts: Counts) -> Award {
        let Some(tree) = counts.winner() else { return Award::Nobody };
        let points = u16::from(building.value()) * counts.present().count() as u16;
        match self.owners[tree.index()] {
            Some(seat) => Award::Won { tree, seat, points },
            None => Award::Lost { tree, points },
        }
    }
}
