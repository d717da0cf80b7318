//! The keys of the board: going from cell to cell, from place to place, and looking around.

use crate::frame::Frame;
use cities::{Cell, Side};
use web_sys::KeyboardEvent;

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    /// The cursor goes to the next cell.
    Step(Side),
    /// It goes to the first or last cell of its row, or of the whole grid.
    End {
        is_last: bool,
        is_grid: bool,
    },
    /// It goes to the next or previous place for the tile in hand.
    Stop {
        is_next: bool,
    },
    /// The view moves.
    Look(Side),
    ZoomIn,
    ZoomOut,
    Fit,
    /// Whatever a click on the cell would do.
    Act,
}

impl Ask {
    /// What a key means while the board has the focus.
    pub(super) fn by_key(event: &KeyboardEvent) -> Option<Self> {
        if event.alt_key() || event.meta_key() {
            return None;
        }
        let arrow = |side| if event.shift_key() { Self::Look(side) } else { Self::Step(side) };
        let is_grid = event.ctrl_key();
        match event.key().as_str() {
            "Home" => Some(Self::End { is_last: false, is_grid }),
            "End" => Some(Self::End { is_last: true, is_grid }),
            _ if is_grid => None,
            "ArrowUp" => Some(arrow(Side::North)),
            "ArrowRight" => Some(arrow(Side::East)),
            "ArrowDown" => Some(arrow(Side::South)),
            "ArrowLeft" => Some(arrow(Side::West)),
            "Enter" | " " => Some(Self::Act),
            _ => None,
        }
    }

    /// What a single key means wherever the focus is, unless somebody types there.
    pub(super) fn by_shortcut(event: &KeyboardEvent) -> Option<Self> {
        if event.alt_key() || event.meta_key() || event.ctrl_key() {
            return None;
        }
        match event.key().as_str() {
            "n" | "N" => Some(Self::Stop { is_next: true }),
            "p" | "P" => Some(Self::Stop { is_next: false }),
            "f" | "F" | "0" => Some(Self::Fit),
            "+" | "=" => Some(Self::ZoomIn),
            "-" => Some(Self::ZoomOut),
            _ => None,
        }
    }
}

/// Where the cursor goes from a cell; nothing if the key does not move it.
pub(super) fn moved(from: Cell, ask: Ask, frame: Frame, stops: &[Cell]) -> Option<Cell> {
    match ask {
        Ask::Step(side) => Some(frame.nearest(from.next(side))),
        Ask::End { is_last, is_grid } => {
            let far = if is_last { i8::MAX } else { i8::MIN };
            Some(frame.nearest(Cell { x: far, y: if is_grid { far } else { from.y } }))
        }
        Ask::Stop { is_next } => {
            let order = |at: &Cell| (at.y, at.x);
            let here = order(&from);
            if is_next {
                let after = stops.iter().find(|&at| order(at) > here);
                after.or(stops.first()).copied()
            } else {
                let before = stops.iter().rev().find(|&at| order(at) < here);
                before.or(stops.last()).copied()
            }
        }
        _ => None,
    }
}
