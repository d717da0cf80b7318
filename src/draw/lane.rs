//! Lane: the points of one type of tree on a line, and how far it would come.

/// Every so many points have a tick.
const TICK: u32 = 10;

/// Lanes end at a multiple of this, so that they seldom grow.
const STEP: u32 = 20;

/// Lines of one length, on which points are parts of a hundred.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaneScale(u32);

impl LaneScale {
    /// Long enough for the most points that somebody has, with room to go on.
    pub fn new(most: u32) -> Self {
        Self(((most + TICK) / STEP + 1).max(2) * STEP)
    }

    /// So many points as a part of the line; what is beyond ends with it.
    pub fn along(self, points: u32) -> String {
        let hundredths = points.min(self.0) * 10_000 / self.0;
        format!("{}.{:02}%", hundredths / 100, hundredths % 100)
    }

    /// Where the ticks are.
    pub fn ticks(self) -> impl Iterator<Item = String> {
        (1..self.0 / TICK).map(move |tick| self.along(tick * TICK))
    }
}
