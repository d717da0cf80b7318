//! Gestures: what fingers do at a table.

use crate::Words;
use crate::words::words;

words! {
    /// What one language says of gestures: what a finger does, and what that leads to.
    pub(crate) struct TouchWords
    plain {
        gestures,
        tap,
        tap_does,
        tap_space_does,
        drag,
        drag_does,
        hold,
        hold_does,
        swipe,
        swipe_does,
        pinch,
        pinch_does,
        double_tap,
        swipe_row,
        swipe_row_does,
        pull,
        pull_does,
    }
    sentences {}
}

impl Words {
    /// The heading of the gestures.
    pub fn gestures_title(&self) -> &'static str {
        self.touch.gestures
    }

    /// Gestures at the table of a city game, and what they do.
    pub fn gestures(&self) -> [(&'static str, &'static str); 8] {
        let say = &self.touch;
        [
            (say.tap, say.tap_does),
            (say.drag, say.drag_does),
            (say.hold, say.hold_does),
            (say.swipe, say.swipe_does),
            (say.pinch, say.pinch_does),
            (say.double_tap, self.table.key_fit),
            (say.swipe_row, say.swipe_row_does),
            (say.pull, say.pull_does),
        ]
    }

    /// The same in the Gardens.
    pub fn garden_gestures(&self) -> [(&'static str, &'static str); 3] {
        let say = &self.touch;
        [(say.tap, say.tap_space_does), (say.hold, say.hold_does), (say.pull, say.pull_does)]
    }
}
