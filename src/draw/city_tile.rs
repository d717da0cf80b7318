//! City tile: what can lie in a cell of a city, and what does.

use crate::symbols;
use cities::{Cell, City, Face, Set, Sides};

/// What can lie in a cell of a city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CityTile {
    /// A building tile or a hut.
    Face(Face),
    /// A start tile: the red fort or the fountain, in a player's colour (0 to 5).
    Start {
        /// Granada's or Alhambra's.
        set: Set,
        /// The player's.
        colour: u8,
    },
}

impl CityTile {
    /// The set it belongs to.
    pub fn set(self) -> Set {
        match self {
            Self::Face(face) => face.set(),
            Self::Start { set, .. } => set,
        }
    }

    /// The edges with a wall or moat.
    pub fn edges(self) -> Sides {
        match self {
            Self::Face(face) => face.borders(),
            Self::Start { .. } => Sides::NONE,
        }
    }

    /// The class that sets its hue and the ink on it.
    pub fn hue(self) -> String {
        match self {
            Self::Face(face) => format!("h-{}", symbols::building(face.building())),
            Self::Start { colour, .. } => format!("pl-{colour}"),
        }
    }
}

/// Everything that lies in a city, the start tile first.
pub(crate) fn tiles_of(city: &City, colour: u8) -> impl Iterator<Item = (Cell, CityTile)> {
    let start = (Cell::START, CityTile::Start { set: city.home(), colour });
    let tiles = city.tiles().iter().map(|laid| (laid.at, CityTile::Face(laid.face)));
    std::iter::once(start).chain(tiles)
}

/// What lies at a place.
pub(crate) fn tile_at(city: &City, colour: u8, at: Cell) -> Option<CityTile> {
    if at == Cell::START {
        return Some(CityTile::Start { set: city.home(), colour });
    }
    city.face_at(at).map(CityTile::Face)
}
