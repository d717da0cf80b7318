//! Landmarks: spaces and buildings that something was told about.

use crate::event::Event;
use crate::garden::GARDENS;
use crate::site::Site;
use crate::space::Space;

/// A garden space or a building space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landmark {
    /// A space for a garden.
    Garden(Space),
    /// A space with a building.
    Building(Site),
}

impl Landmark {
    /// All of them: the gardens, then the buildings, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        Space::all().map(Self::Garden).chain(Site::all().map(Self::Building))
    }

    /// Its place in that list.
    pub const fn index(self) -> usize {
        match self {
            Self::Garden(at) => at.index(),
            Self::Building(site) => GARDENS + site.index(),
        }
    }
}

impl Event {
    /// Where it happened.
    pub fn landmark(&self) -> Option<Landmark> {
        match self {
            Self::Planted { at, .. } => Some(Landmark::Garden(*at)),
            Self::Scored { score, .. } => Some(Landmark::Building(score.site)),
            _ => None,
        }
    }
}
