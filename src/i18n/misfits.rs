//! Why a tile cannot lie, leave or be swapped: a short head and a sentence.

use crate::Words;
use crate::list::capitalised;
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
        let name_of = |face: Option<Face>| {
            face.map_or_else(|| self.start_tile().to_owned(), |face| self.tile_name(face))
        };
        let mine = tile.or(city.face_at(at));
        let lying_at = |cell: Cell| {
            if cell == at { name_of(mine) } else { name_of(city.face_at(cell)) }
        };
        let rest = match misfit {
            Misfit::Taken => capitalised(&(words.taken)(&name_of(city.face_at(at)))),
            Misfit::Alone => words.alone.to_owned(),
            Misfit::EdgeDiffers { side } => {
                let set = mine.map_or(city.home(), Face::set);
                let other = lying_at(at.next(*side));
                if mine.is_some_and(|face| face.borders().has(*side)) {
                    (words.edge)(&name_of(mine), *side, set, &other)
                } else {
                    (words.edge)(&other, side.opposite(), set, &name_of(mine))
                }
            }
            Misfit::NotWallAndMoat { side } => {
                let next = at.next(*side);
                let lacks = |face: Option<Face>, side: Side| {
                    face.is_none_or(|face| !face.borders().has(side)).then(|| name_of(face))
                };
                let mine_lacks = lacks(mine, *side);
                let other_lacks = lacks(city.face_at(next), side.opposite());
                let (alhambra, granada) = match mine.map_or(city.home(), Face::set) {
                    Set::Alhambra => (mine_lacks, other_lacks),
                    Set::Granada => (other_lacks, mine_lacks),
                };
                capitalised(&(words.wall_and_moat)(alhambra.as_deref(), granada.as_deref()))
            }
            Misfit::CutOff { tiles } => {
                let mut names: Vec<String> =
                    tiles.iter().take(3).map(|&cell| lying_at(cell)).collect();
                if tiles.len() > 3 {
                    names.push((words.more)(small(tiles.len() - 3)));
                }
                (words.cut_off)(&self.and(&names))
            }
            Misfit::LeavesHole { ground } => (words.hole)(small(ground.len())),
            Misfit::StartTile => words.start.to_owned(),
            Misfit::FoundingTile => words.founding.to_owned(),
            Misfit::Parted => words.parted.to_owned(),
            Misfit::Nothing => words.nothing.to_owned(),
            Misfit::OffTheTable => words.table_ends.to_owned(),
        };
        Saying { head: self.misfit_head(misfit).to_owned(), rest }
    }
}

/// A number of things on a table.
pub(crate) fn small(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
