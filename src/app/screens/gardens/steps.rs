//! The keys of the board of the Gardens: from space to space, from place to place, planting.

use crate::gardens_play::{GardensPlay, Sitting};
use crate::page;
use gardens::Space;
use table::GardenClick;
use web_sys::KeyboardEvent;
use yew::prelude::*;

/// Where the cursor begins on an empty board.
pub(crate) const MIDDLE: Space = match Space::at(2, 2) {
    Some(space) => space,
    None => panic!("the board has this space"),
};

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// So many rows and columns on.
    By(i8, i8),
    /// To the first or last space of its row, or of the whole board.
    End { is_last: bool, is_board: bool },
    /// To the next or previous space where a garden may lie.
    Stop { is_next: bool },
    /// Plant here.
    Act,
}

impl Step {
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

impl Sitting {
    /// The spaces where a garden may lie, while there is one in hand.
    fn stops(&self) -> Vec<Space> {
        let places = self.table.game().board().places();
        if self.is_planting() { places.iter().collect() } else { Vec::new() }
    }

    /// With the keyboard's focus comes its cursor; where a pointer brought the focus, nothing shows.
    pub(crate) fn focus(&mut self, has_focus: bool) -> bool {
        let had_cursor = self.cursor.is_some();
        if has_focus && !had_cursor && page::is_focus_visible(".garden-cells") {
            let at = self.table.choice().at.or_else(|| self.stops().first().copied());
            self.put_cursor(at.unwrap_or(self.last_cursor));
            return true;
        }
        if !has_focus && had_cursor {
            (self.cursor, self.pointed) = (None, None);
        }
        had_cursor
    }

    /// What the button that plants would do where one looks.
    pub(crate) fn plant(&self) -> Option<GardenClick> {
        let at = self.target()?;
        let fits = self.table.preview(at).is_some_and(|verdict| verdict.is_ok());
        fits.then_some(GardenClick::Plant(at))
    }

    fn put_cursor(&mut self, at: Space) {
        (self.cursor, self.pointed, self.last_cursor) = (Some(at), Some(at), at);
    }
}

impl GardensPlay {
    /// A key of the board; one that jumps brings the focus there.
    pub(crate) fn step(&mut self, ctx: &Context<Self>, step: Step) -> bool {
        let Ok(sitting) = &mut self.state else { return false };
        match (sitting.cursor, step) {
            (Some(at), Step::Act) => {
                ctx.link().send_message(super::Msg::Press { at, is_touch: false });
            }
            (cursor, step) => {
                let stops = sitting.stops();
                if matches!(step, Step::Stop { .. }) {
                    if stops.is_empty() {
                        return false;
                    }
                    page::focus(".garden-cells");
                }
                let at = match cursor {
                    Some(at) => step.from(at, &stops),
                    // The first press shows where one is.
                    None => stops.first().copied().unwrap_or(sitting.last_cursor),
                };
                sitting.put_cursor(at);
            }
        }
        sitting.turned = None;
        true
    }
}
