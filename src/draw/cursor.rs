//! Cursor: how the keyboard goes from cell to cell and from place to place.

use crate::frame::Frame;
use cities::{Cell, Side};

/// A movement of the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CursorMove {
    /// To the next cell.
    Next(Side),
    /// To the first or last cell of its row, or of the whole grid.
    End {
        /// To the last one.
        is_last: bool,
        /// Of the whole grid.
        is_grid: bool,
    },
    /// To the next or previous place for the tile in hand.
    Stop {
        /// To the next one.
        is_next: bool,
    },
}

impl CursorMove {
    /// Where the cursor goes from a cell of a frame; the stops are in reading order.
    pub fn from(self, from: Cell, frame: Frame, stops: &[Cell]) -> Option<Cell> {
        match self {
            Self::Next(side) => Some(frame.nearest(from.next(side))),
            Self::End { is_last, is_grid } => {
                let far = if is_last { i8::MAX } else { i8::MIN };
                Some(frame.nearest(Cell { x: far, y: if is_grid { far } else { from.y } }))
            }
            Self::Stop { is_next } => {
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
        }
    }
}
