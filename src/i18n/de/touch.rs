//! German words for gestures.

use crate::touch::TouchWords;

pub(super) const TOUCH: TouchWords = TouchWords {
    gestures: "Gesten",
    tap: "Platz antippen",
    tap_does: "Plättchen dort ausprobieren. Tipp den Platz oder seinen Haken noch einmal an, um es einzubauen.",
    tap_space_does: "Garten dort ausprobieren. Tipp noch einmal, um ihn zu drehen.",
    drag: "Plättchen ziehen",
    drag_does: "dort ausprobieren, wo du loslässt. Es schwebt über dem Finger.",
    hold: "Stück halten",
    hold_does: "sagen, was es ist",
    swipe: "Über die Stadt wischen",
    swipe_does: "Stadt verschieben",
    pinch: "Zwei Finger spreizen",
    pinch_does: "Größe ändern",
    double_tap: "Doppelt tippen",
    swipe_row: "Über eine Reihe wischen",
    swipe_row_does: "den Rest der Reihe sehen",
    pull: "Blatt nach unten ziehen",
    pull_does: "schließen. Das kann auch die Zurück-Taste.",
};
