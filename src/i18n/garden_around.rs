//! Words for the buildings around a space: the trees of each, who leads or wins, how they tie.

use crate::Words;
use crate::garden_spaces::space_name;
use engine::Seat;
use gardens::{Award, Score, Space};
use table::{BuildingBeside, Fate};

/// What is said of a building beside a space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BesideSaying {
    /// Where it is, its trees and what becomes of it, for who does not see it.
    pub spoken: String,
    /// What it is.
    pub kind: &'static str,
    /// Its value.
    pub value: String,
    /// What becomes of it.
    pub fate: String,
    /// The same where there is little room.
    pub fate_short: String,
    /// Who leads or wins, and how.
    pub why: String,
}

impl Words {
    /// `Around A2`.
    pub fn around_space(&self, at: Space) -> String {
        (self.gardens.around_space)(&space_name(at))
    }

    /// A building beside a space; whoever decides is spoken to.
    pub fn beside<'a>(
        &self,
        one: &BuildingBeside,
        decider: Option<Seat>,
        name_of: impl Fn(Seat) -> &'a str,
    ) -> BesideSaying {
        let score = &one.neighbour.score;
        let kind = self.palace(score.building);
        let value = score.building.value().to_string();
        let fate = self.fate(one, decider, &name_of);
        let why = match one.fate {
            Fate::Missing(_) => self.garden_lead(score, name_of),
            Fate::Completed | Fate::Finished => self.garden_win(score),
        };
        let fate_short = match one.fate {
            Fate::Missing(missing) => (self.gardens.missing_in_short)(missing),
            Fate::Completed | Fate::Finished => fate.clone(),
        };
        let corner = self.gardens.corners[one.neighbour.towards.index()];
        let place = self.labelled(corner, &format!("{kind} {value}"));
        let spoken = [place, self.tree_counts(score.counts), fate.clone(), why.clone()];
        BesideSaying { spoken: self.asides(&spoken), kind, value, fate, fate_short, why }
    }

    fn fate<'a>(
        &self,
        one: &BuildingBeside,
        decider: Option<Seat>,
        name_of: impl Fn(Seat) -> &'a str,
    ) -> String {
        let say = &self.gardens;
        match (one.fate, one.neighbour.score.award) {
            (Fate::Missing(missing), _) => (say.missing)(missing),
            (Fate::Completed, Award::Won { seat, points, .. }) if decider == Some(seat) => {
                (say.you_gain)(points.into())
            }
            (Fate::Completed, Award::Won { seat, points, .. }) => {
                (say.gains)(name_of(seat), points.into())
            }
            (Fate::Finished, Award::Won { seat, points, .. }) => {
                (say.points_for)(points.into(), name_of(seat))
            }
            (_, Award::Lost { .. } | Award::Nobody) => say.no_points.to_owned(),
        }
    }

    /// Who leads at a building that is not finished: `Inés leads 5 × 1`.
    pub fn garden_lead<'a>(&self, score: &Score, name_of: impl Fn(Seat) -> &'a str) -> String {
        let say = &self.gardens;
        match score.award {
            _ if score.types() == 0 => say.no_trees.to_owned(),
            Award::Won { seat, .. } => {
                (say.leads)(name_of(seat), score.building.value().into(), score.types())
            }
            Award::Lost { tree, .. } => (say.leads_for_no_one)(tree),
            Award::Nobody => self.tie(score),
        }
    }

    /// Which type wins a finished building: `palm wins 4 × 1`, or how it ties.
    fn garden_win(&self, score: &Score) -> String {
        match score.award {
            Award::Won { tree, .. } | Award::Lost { tree, .. } => {
                (self.gardens.tree_wins)(tree, score.building.value().into(), score.types())
            }
            Award::Nobody => self.tie(score),
        }
    }

    /// Why nobody wins a building.
    pub(crate) fn nobody_wins(&self, score: &Score) -> String {
        (self.gardens.nobody_wins)(&self.tie(score))
    }

    /// All tie, or two pairs do.
    fn tie(&self, score: &Score) -> String {
        match score.ties().as_slice() {
            &[one, other] => (self.gardens.pairs_tie)(&self.tree_list(one), &self.tree_list(other)),
            _ => self.gardens.all_tie.to_owned(),
        }
    }
}
