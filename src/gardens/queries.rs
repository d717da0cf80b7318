//! Questions that the page asks, so that it computes no rule itself.

use crate::diagonal::Diagonal;
use crate::garden::Garden;
use crate::misfit::Misfit;
use crate::planted::Planted;
use crate::rotation::Rotation;
use crate::score::{Award, Score};
use crate::site::Site;
use crate::space::Space;
use crate::table::Gardens;
use engine::{Game, Seat};

/// An empty space, and what a garden there would mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Where.
    pub at: Space,
    /// What each position of the garden would bring, by quarters; or the rule it breaks.
    pub verdict: Result<[Preview; 4], Misfit>,
}

/// What a garden at a legal place would bring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The garden as it would lie.
    pub planted: Planted,
    /// The buildings it would complete, row by row.
    pub scores: Vec<Score>,
}

/// A building beside a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Neighbour {
    /// Where it is, from the space.
    pub towards: Diagonal,
    /// What the trees around it bring, or would bring if no garden came to them.
    pub score: Score,
    /// How many gardens are missing around it.
    pub missing: u32,
}

impl Preview {
    /// The points that a seat would get.
    pub fn points(&self, seat: Seat) -> u32 {
        won_by(seat, &self.scores)
    }
}

impl Gardens {
    /// Every empty space, row by row, with what a garden there would mean.
    pub fn spots(&self, garden: Garden) -> Vec<Spot> {
        let empty = Space::all().filter(|&at| !self.board.taken().has(at));
        let judged = |at: Space| {
            let previews =
                || Rotation::ALL.map(|rotation| self.previewed(at, garden.turned(rotation)));
            Spot { at, verdict: self.board.misfit(at).map_or_else(|| Ok(previews()), Err) }
        };
        empty.map(judged).collect()
    }

    /// What a garden would bring there, or the rule it breaks.
    pub fn preview(&self, at: Space, planted: Planted) -> Result<Preview, Misfit> {
        self.board.misfit(at).map_or_else(|| Ok(self.previewed(at, planted)), Err)
    }

    fn previewed(&self, at: Space, planted: Planted) -> Preview {
        let mut after = self.board.clone();
        after.plant(at, planted);
        let completed = at.sites().into_iter().filter(|&site| after.is_finished(site));
        Preview { planted, scores: completed.map(|site| self.rules.score(&after, site)).collect() }
    }

    /// The four buildings around a space, row by row, as they would be with a garden there, or as they
    /// are.
    pub fn around(&self, at: Space, planted: Option<Planted>) -> [Neighbour; 4] {
        use Diagonal::{NorthEast, NorthWest, SouthEast, SouthWest};
        let mut after = self.board.clone();
        if let Some(planted) = planted {
            after.plant(at, planted);
        }
        [NorthWest, NorthEast, SouthWest, SouthEast].map(|towards| {
            let site = at.towards(towards);
            let missing = site.spaces().without(after.taken()).count();
            Neighbour { towards, score: self.rules.score(&after, site), missing }
        })
    }

    /// How a finished building was scored; nothing while gardens are missing.
    pub fn result(&self, site: Site) -> Option<Score> {
        self.board.is_finished(site).then(|| self.rules.score(&self.board, site))
    }

    /// The buildings that have some of their gardens but not all, row by row, each as it would be
    /// scored with the trees that are there now.
    pub fn standing(&self) -> Vec<Score> {
        let is_begun = |site: &Site| site.spaces().without(self.board.taken()) != site.spaces();
        let begun = Site::all().filter(|site| is_begun(site) && !self.board.is_finished(*site));
        begun.map(|site| self.rules.score(&self.board, site)).collect()
    }

    /// The points of everybody if all that has begun were scored now.
    pub fn projected(&self) -> Vec<(Seat, u32)> {
        let standing = self.standing();
        let with = |seat: Seat| (seat, self.points(seat) + won_by(seat, &standing));
        Seat::all(self.seats).map(with).collect()
    }
}

fn won_by(owner: Seat, scores: &[Score]) -> u32 {
    let won = scores.iter().map(|score| match score.award {
        Award::Won { seat, points, .. } if seat == owner => u32::from(points),
        _ => 0,
    });
    won.sum()
}
