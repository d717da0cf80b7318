//! Board commands: what a key or a button asks of the board.

use cities::Side;
use draw::CursorMove;
use table::Shortcut;
use yew::KeyboardEvent;

/// The single keys that the board answers.
const KNOWN: [Shortcut; 5] = [
    Shortcut::NextPlace,
    Shortcut::PreviousPlace,
    Shortcut::WholeCity,
    Shortcut::ZoomIn,
    Shortcut::ZoomOut,
];

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BoardCommand {
    /// The cursor goes somewhere.
    MoveCursor(CursorMove),
    /// The view moves by a cell.
    Pan(Side),
    /// Places out of sight beyond an edge come into sight.
    ShowBeyond(Side),
    ZoomIn,
    ZoomOut,
    Fit,
    /// Whatever a click on the cell of the cursor would do.
    Act,
}

impl BoardCommand {
    /// What a key means while the board has the focus.
    pub(crate) fn by_key(event: &KeyboardEvent) -> Option<Self> {
        if event.alt_key() || event.meta_key() {
            return None;
        }
        let arrow = |side| {
            if event.shift_key() { Self::Pan(side) } else { Self::to(CursorMove::Next(side)) }
        };
        let is_grid = event.ctrl_key();
        match event.key().as_str() {
            "Home" => Some(Self::to(CursorMove::End { is_last: false, is_grid })),
            "End" => Some(Self::to(CursorMove::End { is_last: true, is_grid })),
            _ if is_grid => None,
            "ArrowUp" => Some(arrow(Side::North)),
            "ArrowRight" => Some(arrow(Side::East)),
            "ArrowDown" => Some(arrow(Side::South)),
            "ArrowLeft" => Some(arrow(Side::West)),
            "Enter" | " " => Some(Self::Act),
            _ => None,
        }
    }

    /// What a single key means wherever the focus is.
    pub(crate) fn by_shortcut(event: &KeyboardEvent) -> Option<Self> {
        if event.alt_key() || event.meta_key() || event.ctrl_key() {
            return None;
        }
        match Shortcut::by_key(&KNOWN, &event.key(), event.shift_key())? {
            Shortcut::NextPlace => Some(Self::to(CursorMove::Stop { is_next: true })),
            Shortcut::PreviousPlace => Some(Self::to(CursorMove::Stop { is_next: false })),
            Shortcut::WholeCity => Some(Self::Fit),
            Shortcut::ZoomIn => Some(Self::ZoomIn),
            Shortcut::ZoomOut => Some(Self::ZoomOut),
            _ => None,
        }
    }

    fn to(cursor: CursorMove) -> Self {
        Self::MoveCursor(cursor)
    }
}
