//! Overlay: what is shown over a city for the moment: where a tile may lie, where not and why, what is
//! new.

use crate::longest_line::{LongestLine, lines_svg};
use crate::markers::prints;
use crate::marks;
use cities::{Cell, City, Face, Misfit, Sides};

/// All marks over a city; by default none.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Overlay {
    /// Where the tile in hand may lie.
    pub legal: Vec<Cell>,
    /// The place that was pointed at and is refused.
    pub refused: Option<RefusedPlace>,
    /// Tiles that could not be reached on foot.
    pub cut_off: Vec<Cell>,
    /// Ground that would be enclosed.
    pub enclosed: Vec<Cell>,
    /// The tile in hand where it is tried.
    pub ghost: Option<(Face, Cell)>,
    /// The chosen place or tile; a ghost there is solid.
    pub selected: Option<Cell>,
    /// The place to which the tile in hand is pinned, if it shows there.
    pub pin: Option<Cell>,
    /// What was placed last.
    pub new: Vec<Cell>,
    /// The longest borders.
    pub lines: Vec<LongestLine>,
    /// Tiles that the one in hand may take the place of.
    pub swaps: Vec<Cell>,
    /// Tiles whose bonus card is in play.
    pub bonus: Vec<(Cell, Face)>,
    /// Tiles whose bonus card could be played.
    pub playable: Vec<Cell>,
    /// Huts, with the edges that make them count.
    pub huts: Vec<(Cell, Sides)>,
}

/// A place where the tile cannot lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RefusedPlace {
    /// Where.
    pub at: Cell,
    /// Edges that differ from the neighbour's.
    pub clashes: Sides,
    /// Edges that bar the only ways in.
    pub bars: Sides,
}

impl Overlay {
    /// Where the tile in hand may lie, or lies to be looked at: nothing shall cover it there.
    pub fn places(&self) -> Vec<Cell> {
        let tried = self.ghost.iter().map(|&(_, at)| at);
        self.legal.iter().copied().chain(tried).collect()
    }

    /// Shows why a tile cannot lie somewhere, as [`City::misfits`] says.
    pub fn refuse(&mut self, city: &City, face: Face, at: Cell, misfits: &[Misfit]) {
        let mut refused = RefusedPlace { at, clashes: Sides::NONE, bars: Sides::NONE };
        self.mark_reasons(at, misfits);
        for misfit in misfits {
            match misfit {
                Misfit::EdgeDiffers { side } | Misfit::NotWallAndMoat { side } => {
                    refused.clashes = refused.clashes.with(*side);
                }
                Misfit::CutOff { tiles } if tiles.contains(&at) => {
                    let bars = face.borders().iter().filter(|&side| city.is_taken(at.next(side)));
                    refused.bars = bars.fold(Sides::NONE, Sides::with);
                }
                _ => {}
            }
        }
        self.refused = Some(refused);
    }

    /// Shows the tiles and the ground that speak against changing a place.
    pub fn mark_reasons(&mut self, at: Cell, misfits: &[Misfit]) {
        for misfit in misfits {
            match misfit {
                Misfit::CutOff { tiles } => {
                    self.cut_off = tiles.iter().copied().filter(|&cell| cell != at).collect();
                }
                Misfit::LeavesHole { ground } => self.enclosed.clone_from(ground),
                _ => {}
            }
        }
    }

    /// The marks in the order in which they lie over each other: a text for each kind, so that what comes
    /// and goes leaves the others alone.
    pub fn layers(&self, city: &City, is_small: bool) -> [String; 12] {
        let each = |cells: &[Cell], mark: fn(Cell) -> String| -> String {
            cells.iter().copied().map(mark).collect()
        };
        [
            marks::faded(city, &self.cut_off),
            each(&self.enclosed, marks::enclosed),
            printed("marks-legal", "places", &self.shown(&self.legal)),
            each(&self.shown(&self.swaps), marks::swap),
            each(&self.playable, marks::playable),
            self.bonus.iter().map(|&(at, face)| marks::bonus(at, face)).collect(),
            lines_svg(&self.lines, city),
            printed("marks-new", "new", &self.new),
            self.refused.map(marks::refused).unwrap_or_default(),
            self.ghost.map(|ghost| self.ghost(ghost, is_small)).unwrap_or_default(),
            self.huts.iter().map(|&(at, sides)| marks::hut(at, sides)).collect(),
            self.selected.map(marks::selected).unwrap_or_default(),
        ]
    }

    fn ghost(&self, (face, at): (Face, Cell), is_small: bool) -> String {
        marks::ghost(face, at, self.selected == Some(at), is_small)
    }

    /// The cells where nothing else is drawn.
    fn shown(&self, cells: &[Cell]) -> Vec<Cell> {
        cells.iter().copied().filter(|&at| !self.hides(at)).collect()
    }

    /// True if something else is drawn there instead of the sign of a legal place.
    fn hides(&self, at: Cell) -> bool {
        self.selected == Some(at)
            || self.ghost.is_some_and(|(_, ghost)| ghost == at)
            || self.refused.is_some_and(|refused| refused.at == at)
    }
}

/// A sign of the sprite in some cells.
fn printed(marker: &str, class: &str, cells: &[Cell]) -> String {
    if cells.is_empty() { String::new() } else { prints(marker, class, cells) }
}
