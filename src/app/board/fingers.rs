//! Fingers, pens and mouse buttons on the board: what is a tap, a push, a pinch.

use crate::lens::distance;

/// How far a pointer may slip before it is no tap any more, in px.
const MOUSE_SLIP: f64 = 5.0;
const FINGER_SLIP: f64 = 10.0;

type Point = (f64, f64);

/// Something that presses on the board.
#[derive(Clone, Copy)]
struct Finger {
    id: i32,
    at: Point,
}

/// What a movement comes to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Push {
    /// The table is pushed by so many px.
    pub(super) by: Point,
    /// And grows so many times, around this point.
    pub(super) grows: f64,
    pub(super) around: Point,
    /// It begins now.
    pub(super) is_first: bool,
}

/// All that presses on the board now.
#[derive(Default)]
pub(super) struct Fingers {
    down: Vec<Finger>,
    /// The press was no tap: the table moved.
    has_moved: bool,
    /// The last press was by touch or pen, which have no place to hover.
    is_touch: bool,
}

impl Fingers {
    pub(super) fn press(&mut self, id: i32, at: Point, is_touch: bool) {
        self.lift(id);
        self.has_moved &= !self.down.is_empty();
        self.is_touch = is_touch;
        self.down.push(Finger { id, at });
    }

    pub(super) fn lift(&mut self, id: i32) {
        self.down.retain(|finger| finger.id != id);
    }

    /// True while something presses.
    pub(super) fn is_down(&self) -> bool {
        !self.down.is_empty()
    }

    /// True if the last press moved the table, so that its click means nothing.
    pub(super) fn has_moved(&self) -> bool {
        self.has_moved
    }

    pub(super) fn is_touch(&self) -> bool {
        self.is_touch
    }

    /// A finger is somewhere else now.
    pub(super) fn slide(&mut self, id: i32, to: Point) -> Option<Push> {
        let which = self.down.iter().position(|finger| finger.id == id)?;
        let from = self.down[which].at;
        let slip = if self.is_touch { FINGER_SLIP } else { MOUSE_SLIP };
        let is_first = !self.has_moved;
        if is_first && self.down.len() < 2 && distance(from, to) < slip {
            return None;
        }
        self.has_moved = true;
        self.down[which].at = to;
        let other = self.down.iter().find(|finger| finger.id != id);
        let Some(&Finger { at: other, .. }) = other else {
            let by = (to.0 - from.0, to.1 - from.1);
            return Some(Push { by, grows: 1.0, around: to, is_first });
        };
        let middle = |one: Point| (f64::midpoint(one.0, other.0), f64::midpoint(one.1, other.1));
        let (before, around) = (middle(from), middle(to));
        let by = (around.0 - before.0, around.1 - before.1);
        let grows = distance(to, other).max(1.0) / distance(from, other).max(1.0);
        Some(Push { by, grows, around, is_first })
    }
}
