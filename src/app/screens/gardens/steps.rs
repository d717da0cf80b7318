//! Cursor of the Gardens: the keys of the board, from space to space, from place to place, planting.

use crate::browser::dom;
use crate::screens::gardens::OpenGarden;
use crate::screens::table::game_screen::Reaction;
use gardens::{Gardens, Space};
use table::{Command, GardenClick};
use yew::prelude::*;

/// Where the cursor begins on an empty board.
pub(crate) const MIDDLE: Space = match Space::at(2, 2) {
    Some(space) => space,
    None => panic!("the board has this space"),
};

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CursorStep {
    /// So many rows and columns on.
    By(i8, i8),
    /// To the first or last space of its row, or of the whole board.
    End { is_last: bool, is_board: bool },
    /// To the next or previous space where a garden may lie.
    Stop { is_next: bool },
    /// Plant here.
    Act,
}

impl CursorStep {
    /// What a key means while the board has the focus.
    pub(crate) fn by_key(event: &KeyboardEvent) -> Option<Self> {
        if event.alt_key() || event.meta_key() {
            return None;
        }
        let is_board = event.ctrl_key();
        match event.key().as_str() {
            "Home" => Some(Self::End { is_last: false, is_board }),
            "End" => Some(Self::End { is_last: true, is_board }),
            _ if is_board => None,
            "ArrowUp" => Some(Self::By(-1, 0)),
            "ArrowDown" => Some(Self::By(1, 0)),
            "ArrowLeft" => Some(Self::By(0, -1)),
            "ArrowRight" => Some(Self::By(0, 1)),
            "Enter" | " " => Some(Self::Act),
            _ => None,
        }
    }

    /// Where it leads from a space.
    fn from(self, at: Space, stops: &[Space]) -> Space {
        let moved = |at: u8, by: i8| at.saturating_add_signed(by).min(5);
        let found = match self {
            Self::By(down, right) => Space::at(moved(at.row(), down), moved(at.column(), right)),
            Self::End { is_last, is_board } => {
                let far = if is_last { 5 } else { 0 };
                Space::at(if is_board { far } else { at.row() }, far)
            }
            Self::Stop { is_next: true } => {
                stops.iter().find(|&&one| one > at).or(stops.first()).copied()
            }
            Self::Stop { is_next: false } => {
                stops.iter().rev().find(|&&one| one < at).or(stops.last()).copied()
            }
            Self::Act => None,
        };
        found.unwrap_or(at)
    }
}

impl OpenGarden {
    /// The spaces where a garden may lie, while there is one in hand.
    fn stops(&self) -> Vec<Space> {
        let places = self.table.game().board().places();
        if self.is_planting() { places.iter().collect() } else { Vec::new() }
    }

    /// With the keyboard's focus comes its cursor; where a pointer brought the focus, nothing shows.
    pub(crate) fn focus(&mut self, has_focus: bool) -> bool {
        let had_cursor = self.body.cursor.is_some();
        if has_focus && !had_cursor && dom::is_focus_by_keys(".garden-cells") {
            let at = self.table.choice().at.or_else(|| self.stops().first().copied());
            self.put_cursor(at.unwrap_or(self.body.last_cursor));
            return true;
        }
        if !has_focus && had_cursor {
            (self.body.cursor, self.body.pointed) = (None, None);
        }
        had_cursor
    }

    fn put_cursor(&mut self, at: Space) {
        (self.body.cursor, self.body.pointed, self.body.last_cursor) = (Some(at), Some(at), at);
    }

    /// A key of the board; one that jumps brings the focus there.
    pub(crate) fn step(&mut self, step: CursorStep) -> Reaction<Gardens> {
        let stops = self.stops();
        let at = match (self.body.cursor, step) {
            (Some(at), CursorStep::Act) if self.table.choice().at == Some(at) => {
                return Reaction::Command(Command::Confirm);
            }
            (Some(at), CursorStep::Act) => return Reaction::Click(GardenClick::Look(at)),
            (_, CursorStep::Stop { .. }) if stops.is_empty() => return Reaction::Nothing,
            (Some(at), step) => step.from(at, &stops),
            // The first press shows where one is.
            (None, _) => stops.first().copied().unwrap_or(self.body.last_cursor),
        };
        if matches!(step, CursorStep::Stop { .. }) {
            dom::focus(".garden-cells");
        }
        self.put_cursor(at);
        Reaction::Click(GardenClick::Pin(at))
    }
}
