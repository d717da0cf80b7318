//! The board: buildings, gardens, and the trees around each building.

use crate::building::Building;
use crate::counts::Counts;
use crate::diagonal::Diagonal;
use crate::garden::GARDENS;
use crate::misfit::Misfit;
use crate::planted::Planted;
use crate::site::{SITES, Site};
use crate::space::Space;
use crate::spaces::Spaces;

/// Everything that lies open in the middle of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    buildings: [Building; SITES],
    gardens: [Option<Planted>; GARDENS],
    /// The spaces with a garden.
    taken: Spaces,
    /// The trees around each building so far.
    counts: [Counts; SITES],
}

impl Board {
    /// A board without gardens.
    pub(crate) fn new(buildings: [Building; SITES]) -> Self {
        Self {
            buildings,
            gardens: [None; GARDENS],
            taken: Spaces::NONE,
            counts: [Counts::default(); SITES],
        }
    }

    /// A board as a picture remembers it; nothing if two gardens would lie in one space.
    pub fn of_gardens(
        buildings: [Building; SITES],
        gardens: impl IntoIterator<Item = (Space, Planted)>,
    ) -> Option<Self> {
        let mut board = Self::new(buildings);
        for (at, planted) in gardens {
            (!board.taken.has(at)).then(|| board.plant(at, planted))?;
        }
        Some(board)
    }

    pub(crate) fn buildings(&self) -> &[Building; SITES] {
        &self.buildings
    }

    pub(crate) fn lay_out(&mut self, site: Site, building: Building) {
        self.buildings[site.index()] = building;
    }

    /// Lays a garden on an empty space.
    #[inline]
    pub(crate) fn plant(&mut self, at: Space, planted: Planted) {
        self.gardens[at.index()] = Some(planted);
        self.taken = self.taken.with(at);
        let number = planted.number();
        for (diagonal, tree) in Diagonal::ALL.into_iter().zip(planted.trees()) {
            let counts = &mut self.counts[at.towards(diagonal).index()];
            *counts = counts.plus(number, tree);
        }
    }

    /// The building there.
    pub fn building(&self, site: Site) -> Building {
        self.buildings[site.index()]
    }

    /// The garden there, if the space is taken.
    pub fn garden(&self, at: Space) -> Option<Planted> {
        self.gardens[at.index()]
    }

    /// The spaces with a garden.
    pub fn taken(&self) -> Spaces {
        self.taken
    }

    /// How many trees of each type stand around a building so far.
    pub fn counts(&self, site: Site) -> Counts {
        self.counts[site.index()]
    }

    /// True if all spaces around a building are filled: it is scored and shows its finished side (R9,
    /// R13).
    pub fn is_finished(&self, site: Site) -> bool {
        self.taken.holds(site.spaces())
    }

    /// The finished buildings, row by row.
    pub fn finished(&self) -> impl Iterator<Item = Site> {
        Site::all().filter(|&site| self.is_finished(site))
    }

    /// True if all gardens are laid (R14).
    pub fn is_full(&self) -> bool {
        self.taken == Spaces::ALL
    }

    /// The spaces where the next garden may lie, whichever it is (R7, R8).
    pub fn places(&self) -> Spaces {
        if self.taken.is_empty() { Spaces::INNER } else { self.taken.beside().without(self.taken) }
    }

    /// What speaks against a garden there, whichever it is; nothing if it may lie there.
    pub fn misfit(&self, at: Space) -> Option<Misfit> {
        if self.taken.has(at) {
            Some(Misfit::Taken)
        } else if self.places().has(at) {
            None
        } else if self.taken.is_empty() {
            Some(Misfit::OnTheEdge)
        } else {
            Some(Misfit::Alone)
        }
    }
}
