//! Around a space: how each of the four buildings beside it stands, or would stand with the garden in hand.

use crate::table::Table;
use engine::Seat;
use gardens::{Award, Diagonal, Gardens, Neighbour, Phase, Planted, Space, Tree};

/// A space with the buildings around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Around {
    /// The space.
    pub at: Space,
    /// The buildings, row by row.
    pub buildings: [BuildingBeside; 4],
}

/// A building beside the space that is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuildingBeside {
    /// Where it is, its trees, and what they bring.
    pub neighbour: Neighbour,
    /// The type that the garden of this space turns towards it.
    pub share: Option<Tree>,
    /// How far it is.
    pub fate: Fate,
}

/// How far a building is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// So many gardens are missing.
    Missing(u32),
    /// The garden of this turn completes it.
    Completed,
    /// It was completed earlier.
    Finished,
}

impl Around {
    /// The points that the garden of this turn brings a seat here.
    pub fn gain(&self, seat: Seat) -> u32 {
        self.won().filter(|won| won.0 == seat).map(|won| won.2).sum()
    }

    /// The points that it brings by a type of tree.
    pub fn gain_of_tree(&self, tree: Tree) -> u32 {
        self.won().filter(|won| won.1 == tree).map(|won| won.2).sum()
    }

    fn won(&self) -> impl Iterator<Item = (Seat, Tree, u32)> {
        self.buildings.iter().filter(|one| one.fate == Fate::Completed).filter_map(|one| match one
            .neighbour
            .score
            .award
        {
            Award::Won { seat, tree, points } => Some((seat, tree, points.into())),
            Award::Lost { .. } | Award::Nobody => None,
        })
    }
}

impl Table<Gardens> {
    /// The space that the turn is about: where the garden in hand is pinned, or where it was planted.
    pub fn place(&self) -> Option<Space> {
        let planted =
            || self.chronicle().last_planted().filter(|_| self.game().phase() == Phase::End);
        self.choice().at.or_else(planted)
    }

    /// The buildings around a space, with the garden in hand where it may lie there.
    pub fn around(&self, at: Space) -> Around {
        let tried = self.choice().planted().filter(|&one| self.game().preview(at, one).is_ok());
        let lies = tried.or_else(|| self.game().board().garden(at));
        let beside = |neighbour| self.beside(neighbour, tried, lies);
        Around { at, buildings: self.game().around(at, tried).map(beside) }
    }

    fn beside(
        &self,
        neighbour: Neighbour,
        tried: Option<Planted>,
        lies: Option<Planted>,
    ) -> BuildingBeside {
        let site = neighbour.score.site;
        let is_new = if tried.is_some() {
            !self.game().board().is_finished(site)
        } else {
            let is_ending = self.game().phase() == Phase::End;
            is_ending && self.chronicle().just_scored().iter().any(|score| score.site == site)
        };
        let fate = match neighbour.missing {
            0 if is_new => Fate::Completed,
            0 => Fate::Finished,
            missing => Fate::Missing(missing),
        };
        BuildingBeside {
            neighbour,
            share: lies.map(|one| tree_towards(one, neighbour.towards)),
            fate,
        }
    }
}

/// The type that a garden turns towards a building.
fn tree_towards(planted: Planted, towards: Diagonal) -> Tree {
    planted.trees()[towards.index()]
}
