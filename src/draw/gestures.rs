//! Gestures: what fingers, pens, mouse buttons and wheels do on the board: a tap, a push, a pinch.

use crate::area::{Point, distance};

/// How far a pointer may slip before it is no tap any more, in px.
const MOUSE_SLIP: f64 = 5.0;
/// The same for a finger, which is less steady.
pub const FINGER_SLIP: f64 = 10.0;
/// Two clicks so soon, in ms, and so near each other, in px, are a double click.
const SOON: f64 = 350.0;
const NEAR: f64 = 24.0;

/// A tile that is dragged is so many times as large as a cell,
pub const CARRIED: f64 = 1.15;
/// and its lower edge is so many px above the finger, which would hide it.
const ABOVE: f64 = 56.0;
/// A sheet that is pulled down so many px is closed when it is let go.
pub const PULLED: f64 = 72.0;

/// Where the middle of a dragged tile of a size is: under a mouse, above a finger.
pub fn carried((x, y): Point, size: f64, is_touch: bool) -> Point {
    if is_touch { (x, y - ABOVE - size / 2.0) } else { (x, y) }
}

/// What a finger on a sheet does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Swipe {
    /// It has hardly moved.
    Unclear,
    /// It pulls the sheet down by so many px.
    Down(f64),
    /// Anything else, such as scrolling.
    Else,
}

/// What a finger does that went from one point to another. Once it pulls, it goes on to do so.
pub fn swiped(from: Point, to: Point, pulls: bool) -> Swipe {
    let (across, down) = (to.0 - from.0, to.1 - from.1);
    if pulls || down >= FINGER_SLIP && down > across.abs() {
        Swipe::Down(down.max(0.0))
    } else if distance(from, to) < FINGER_SLIP {
        Swipe::Unclear
    } else {
        Swipe::Else
    }
}

/// Something that presses on the board.
#[derive(Clone, Copy)]
struct Finger {
    id: i32,
    at: Point,
}

/// What a movement of pointers comes to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PanZoom {
    /// The table is pushed by so many px.
    pub by: Point,
    /// And grows so many times,
    pub grows: f64,
    /// around this point.
    pub around: Point,
    /// It begins now.
    pub is_first: bool,
}

impl PanZoom {
    /// The table grows so many times around a point.
    pub fn zoom(grows: f64, around: Point) -> Self {
        Self { by: (0.0, 0.0), grows, around, is_first: false }
    }

    /// The table is pushed by so many px.
    pub fn pan(by: Point) -> Self {
        Self { by, grows: 1.0, around: (0.0, 0.0), is_first: false }
    }
}

/// All that presses on the board now.
#[derive(Default)]
pub struct Fingers {
    down: Vec<Finger>,
    /// The press was no tap: the table moved.
    has_moved: bool,
    /// The last press was by touch or pen, which have no place to hover.
    is_touch: bool,
}

impl Fingers {
    /// Something presses at a point.
    pub fn press(&mut self, id: i32, at: Point, is_touch: bool) {
        self.lift(id);
        self.has_moved &= !self.down.is_empty();
        self.is_touch = is_touch;
        self.down.push(Finger { id, at });
    }

    /// It is lifted.
    pub fn lift(&mut self, id: i32) {
        self.down.retain(|finger| finger.id != id);
    }

    /// True while something presses.
    pub fn is_down(&self) -> bool {
        !self.down.is_empty()
    }

    /// True if the last press moved the table, so that its click means nothing.
    pub fn has_moved(&self) -> bool {
        self.has_moved
    }

    /// True if the last press was by touch or pen.
    pub fn is_touch(&self) -> bool {
        self.is_touch
    }

    /// A finger is somewhere else now.
    pub fn slide(&mut self, id: i32, to: Point) -> Option<PanZoom> {
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
            return Some(PanZoom { by, grows: 1.0, around: to, is_first });
        };
        let middle = |one: Point| (f64::midpoint(one.0, other.0), f64::midpoint(one.1, other.1));
        let (before, around) = (middle(from), middle(to));
        let by = (around.0 - before.0, around.1 - before.1);
        let grows = distance(to, other).max(1.0) / distance(from, other).max(1.0);
        Some(PanZoom { by, grows, around, is_first })
    }
}

/// How much a city grows when a wheel turns by so many px. Fingers on a pad pinch in much smaller steps.
pub fn wheel_growth(px: f64, is_pinch: bool) -> f64 {
    let speed = if is_pinch { 0.008 } else { 0.002 };
    let turned = (px * speed).clamp(-0.5, 0.5);
    if turned < 0.0 { 1.0 - turned } else { 1.0 / (1.0 + turned) }
}

/// A garden turns by a quarter when a wheel has turned by so many px,
const QUARTER: f64 = 60.0;
/// by one click of a wheel, which is at least so many at once, though not sooner than in so many ms,
const NOTCH: f64 = 90.0;
const REPOSE: f64 = 120.0;
/// and on a pad, which goes on for a while after the fingers have left it, only every so many.
const GLIDE: f64 = 300.0;
/// What rests for so long, in ms, begins anew.
const REST: f64 = 250.0;

/// Tells the quarters of a turn from what a wheel or a pad does.
#[derive(Default)]
pub struct WheelTurns {
    px: f64,
    last: f64,
    /// When it turned last, in this movement.
    turned: Option<f64>,
}

impl WheelTurns {
    /// What so many px at a time in ms come to: a quarter to the right, to the left, or nothing yet.
    pub fn turn(&mut self, px: f64, time: f64) -> Option<bool> {
        if time - self.last > REST || px * self.px < 0.0 {
            *self = Self::default();
        }
        self.last = time;
        self.px += px;
        let needs = match self.turned {
            None => QUARTER,
            Some(turned) if px.abs() >= NOTCH && time - turned >= REPOSE => QUARTER,
            Some(_) => GLIDE,
        };
        let is_enough = self.px.abs() >= needs;
        let is_right = self.px > 0.0;
        if is_enough {
            // The sign stays, so that turning back is noticed.
            (self.px, self.turned) = (px.signum() * f64::EPSILON, Some(time));
        }
        is_enough.then_some(is_right)
    }
}

/// Tells double clicks from single ones.
#[derive(Default)]
pub struct Clicks {
    /// When and where the last one was.
    last: Option<(f64, Point)>,
}

impl Clicks {
    /// True if a click is the second one of a double click; the third one is a first one again.
    pub fn is_double(&mut self, time: f64, at: Point) -> bool {
        let before = self.last.replace((time, at));
        let is_double =
            before.is_some_and(|(then, there)| time - then < SOON && distance(at, there) < NEAR);
        if is_double {
            self.last = None;
        }
        is_double
    }
}
