//! Why a tile cannot lie, leave or be swapped: a short head and a sentence.

use crate::Words;
use crate::words::words;
use cities::{Cell, City, Effect, Face, Misfit, Set, Side};

/// What a head says in short and the rest in full.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saying {
    /// Two or three words without a full stop.
    pub head: String,
    /// A whole sentence.
    pub rest: String,
}

impl Saying {
    /// Both, as one text.
    pub fn whole(&self) -> String {
        format!("{}. {}", self.head, self.rest)
    }
}

/// What is known of the tile in hand at a place.
#[derive(Clone, Copy, Debug)]
pub enum Verdict<'a> {
    /// It may lie there, and changes this.
    Fits(Option<&'a Effect>),
    /// It may not.
    Misfits(&'a [Misfit]),
}

impl<'a> From<&'a Result<Effect, Vec<Misfit>>> for Verdict<'a> {
    fn from(verdict: &'a Result<Effect, Vec<Misfit>>) -> Self {
        match verdict {
            Ok(effect) => Self::Fits(Some(effect)),
            Err(misfits) => Self::Misfits(misfits),
        }
    }
}

words! {
    /// What one language says of misfits.
    pub(crate) struct MisfitWords
    plain {
        taken_head,
        alone_head,
        alone,
        edge_head,
        wall_and_moat_head,
        cut_off_head,
        hole_head,
        start_head,
        start,
        founding,
        parted_head,
        parted,
        nothing_head,
        nothing,
        table_ends_head,
        table_ends,
    }
    sentences {
        taken: fn(&str) -> String,
        /// A tile with a border of its set on one side, and its neighbour without.
        edge: fn(&str, Side, Set, &str) -> String,
        /// The Alhambra tile that lacks a wall, the Granada tile that lacks a moat.
        wall_and_moat: fn(Option<&str>, Option<&str>) -> String,
        cut_off: fn(&str) -> String,
        /// So many more, at the end of a list.
        more: fn(u32) -> String,
        hole: fn(u32) -> String,
    }
}

impl Words {
    /// A broken rule in short: `Edges differ`.
    pub fn misfit_head(&self, misfit: &Misfit) -> &'static str {
        let words = &self.misfits;
        match misfit {
            Misfit::Taken => words.taken_head,
            Misfit::Alone => words.alone_head,
            Misfit::EdgeDiffers { .. } => words.edge_head,
            Misfit::NotWallAndMoat { .. } => words.wall_and_moat_head,
            Misfit::CutOff { .. } => words.cut_off_head,
            Misfit::LeavesHole { .. } => words.hole_head,
            Misfit::StartTile | Misfit::FoundingTile => words.start_head,
            Misfit::Parted => words.parted_head,
            Misfit::Nothing => words.nothing_head,
            Misfit::OffTheTable => words.table_ends_head,
        }
    }

    /// A broken rule in full: the city before the change, the place, and the tile that was to be built
    /// or swapped in (none if one was to be taken out).
    pub fn misfit(&self, misfit: &Misfit, city: &City, at: Cell, tile: Option<Face>) -> Saying {
        let words = &self.misfits;
        let place = Change { city, at, tile: tile.or(city.face_at(at)) };
        let rest = match misfit {
            Misfit::Taken => (words.taken)(&self.lying(city.face_at(at))),
            Misfit::Alone => words.alone.to_owned(),
            Misfit::EdgeDiffers { side } => self.edge(&place, *side),
            Misfit::NotWallAndMoat { side } => self.wall_and_moat(&place, *side),
            Misfit::CutOff { tiles } => self.cut_off(&place, tiles),
            Misfit::LeavesHole { ground } => (words.hole)(small(ground.len())),
            Misfit::StartTile => words.start.to_owned(),
            Misfit::FoundingTile => words.founding.to_owned(),
            Misfit::Parted => words.parted.to_owned(),
            Misfit::Nothing => words.nothing.to_owned(),
            Misfit::OffTheTable => words.table_ends.to_owned(),
        };
        Saying { head: self.misfit_head(misfit).to_owned(), rest }
    }

    /// A tile by its name; without one it is the start tile.
    fn lying(&self, face: Option<Face>) -> String {
        face.map_or_else(|| self.start_tile().to_owned(), |face| self.tile_name(face))
    }

    /// Which of the two tiles has a border, and which has none.
    fn edge(&self, place: &Change, side: Side) -> String {
        let tell = self.misfits.edge;
        let (mine, other) = (self.lying(place.tile), self.lying(place.next(side)));
        if place.has_border(side) {
            tell(&mine, side, place.set(), &other)
        } else {
            tell(&other, side.opposite(), place.set(), &mine)
        }
    }

    /// Which of the two tiles lacks its wall or moat.
    fn wall_and_moat(&self, place: &Change, side: Side) -> String {
        let lacks = |face: Option<Face>, side: Side| {
            let has_none = face.is_none_or(|face| !face.borders().has(side));
            has_none.then(|| self.lying(face))
        };
        let mine = lacks(place.tile, side);
        let other = lacks(place.next(side), side.opposite());
        let (alhambra, granada) = match place.set() {
            Set::Alhambra => (mine, other),
            Set::Granada => (other, mine),
        };
        (self.misfits.wall_and_moat)(alhambra.as_deref(), granada.as_deref())
    }

    /// The tiles that nobody could reach, three of them by name.
    fn cut_off(&self, place: &Change, tiles: &[Cell]) -> String {
        let mut names: Vec<String> =
            tiles.iter().take(3).map(|&cell| self.lying(place.at(cell))).collect();
        if tiles.len() > 3 {
            names.push((self.misfits.more)(small(tiles.len() - 3)));
        }
        (self.misfits.cut_off)(&self.and(&names))
    }
}

/// A change of a city that breaks a rule.
struct Change<'a> {
    city: &'a City,
    at: Cell,
    /// What would lie there, or lies there now; none for the start tile.
    tile: Option<Face>,
}

impl Change<'_> {
    /// What would lie in a cell.
    fn at(&self, cell: Cell) -> Option<Face> {
        if cell == self.at { self.tile } else { self.city.face_at(cell) }
    }

    fn next(&self, side: Side) -> Option<Face> {
        self.city.face_at(self.at.next(side))
    }

    fn has_border(&self, side: Side) -> bool {
        self.tile.is_some_and(|face| face.borders().has(side))
    }

    fn set(&self) -> Set {
        self.tile.map_or(self.city.home(), Face::set)
    }
}

/// A number of things on a table.
pub(crate) fn small(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
