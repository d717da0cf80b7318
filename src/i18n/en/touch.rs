//! English words for gestures.

use crate::touch::TouchWords;

pub(super) const TOUCH: TouchWords = TouchWords {
    gestures: "Gestures",
    tap: "Tap a place",
    tap_does: "try the tile there. Tap it again, or its tick, to build.",
    tap_space_does: "try the garden there. Tap it again to turn it.",
    drag: "Drag a tile",
    drag_does: "try it where you let go. It floats above your finger.",
    hold: "Hold a piece",
    hold_does: "say what it is",
    swipe: "Swipe the city",
    swipe_does: "move it",
    pinch: "Pinch",
    pinch_does: "zoom",
    double_tap: "Double tap",
    swipe_row: "Swipe a row",
    swipe_row_does: "see the rest of it",
    pull: "Pull a sheet down",
    pull_does: "close it. Back does that too.",
};
