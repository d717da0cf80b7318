//! Aim: who decides from where a city is looked at, and where that leads when something changed.

use crate::area::Area;
use crate::fit::{FINGER, ViewFit};
use crate::viewport::Viewport;
use cities::Cell;

/// Who decides what is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The board: everything, or what matters if cells would get too small for a finger.
    Auto,
    /// Everything, however small.
    Whole,
    /// Somebody zoomed or pushed.
    Free,
}

/// What is to be seen if not everything fits.
pub struct Matters<'a> {
    /// These cells.
    pub cells: &'a [Cell],
    /// Else this one.
    pub last: Cell,
    /// The cells are new, and shown if they are out of sight.
    pub are_new: bool,
}

impl Aim {
    /// Where to look after something changed; nothing where everything was to be seen and cannot.
    pub fn look(self, fit: &ViewFit, now: Option<Viewport>, matters: &Matters) -> Option<Viewport> {
        match (self, now) {
            (Self::Free, Some(now)) => {
                let is_seen = |&at: &Cell| fit.is_seen(now, at);
                let is_lost = matters.are_new && !matters.cells.iter().any(is_seen);
                let near = fit.kept_near(now);
                Some(if is_lost { fit.showing(near, matters.cells) } else { near })
            }
            (Self::Whole, _) => fit.whole(),
            _ => fit.fitted(now).or_else(|| Some(part_that_matters(fit, now, matters))),
        }
    }
}

/// Cells just large enough for a finger, where the most of what matters is seen.
fn part_that_matters(fit: &ViewFit, now: Option<Viewport>, matters: &Matters) -> Viewport {
    let last = [matters.last];
    let cells = if matters.cells.is_empty() { &last[..] } else { matters.cells };
    let board = fit.layout.size;
    let from_nowhere = || {
        let centre = Area::around(cells).map_or((0.5, 0.5), Area::middle);
        Viewport { left: 0.0, top: 0.0, scale: FINGER }.centred(centre, board)
    };
    let near =
        now.map_or_else(from_nowhere, |now| now.zoomed(FINGER, Area::of_size(board).middle()));
    // What matters is part of the city, so the city is not lost from sight.
    fit.showing(near, cells)
}
