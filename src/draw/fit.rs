//! View fit: the viewport in which a city is seen well, with nothing lying over it.

use crate::area::{Area, Point, Size, distance};
use crate::gestures::PanZoom;
use crate::layout::BoardLayout;
use crate::viewport::{DETAILED, Viewport};
use cities::{Cell, Side};

/// The smallest cell that a finger meets well: 44 px, also when rounded.
pub const FINGER: f64 = 44.1;
/// A small city is not blown up further than this, on a board that is not larger than on a small desk.
const COMFORTABLE: f64 = 116.0;
/// Nobody zooms in further there.
const CLOSEST: f64 = 180.0;
/// The board of that desk; on a larger one the pieces grow with it.
const SMALL_DESK: Size = (712.0, 476.0);
/// The margin in which a city is seen whole.
const WHOLE: f64 = 0.47;
/// The margin towards a tray or a button.
const SLENDER: f64 = 0.08;
/// Below this gain a view that is good stays as it is: a city that breathes with every tile is hard to
/// look at. The next city is fitted anew.
const WORTH_MOVING: f64 = 1.35;

/// What there is to be seen, and on which board.
pub struct ViewFit<'a> {
    /// The board and what lies over it.
    pub layout: &'a BoardLayout,
    /// The cells to be seen: tiles, and places for the tile in hand.
    pub cells: Vec<Cell>,
}

impl ViewFit<'_> {
    /// By how much this board is larger than that of a small desk.
    fn growth(&self) -> f64 {
        let (width, height) = self.layout.size;
        (width / SMALL_DESK.0).min(height / SMALL_DESK.1).max(1.0)
    }

    /// How a city likes to be seen: cells of margin around it, and the smallest and largest cell for which
    /// this is good enough. The first that can be had is taken. The small margins are what the flag of
    /// the longest border needs.
    fn wishes(&self) -> [(f64, f64, f64); 5] {
        [
            (1.0, DETAILED, COMFORTABLE * self.growth()),
            (0.39, DETAILED, DETAILED),
            (1.0, FINGER, DETAILED),
            (WHOLE, FINGER, FINGER),
            (0.04, FINGER, FINGER),
        ]
    }

    /// Everything in sight with cells large enough for a finger, if that can be done. Where nothing
    /// much is gained the view stays as it is.
    pub fn fitted(&self, now: Option<Viewport>) -> Option<Viewport> {
        let bounds = Area::around(&self.cells)?;
        self.wishes().into_iter().find_map(|(margin, least, most)| {
            let best = self.largest(bounds, margin, most)?;
            let is_good = |now: &Viewport| {
                now.scale <= best.scale + 0.01
                    && now.scale * WORTH_MOVING >= best.scale
                    && Area::of_size(self.layout.size).holds(now.placed(bounds.grown(margin)))
                    && self.cells.iter().all(|&at| self.is_clear(*now, at))
            };
            (best.scale > least - 0.01).then(|| now.filter(is_good).unwrap_or(best))
        })
    }

    /// Everything in sight, however small.
    pub fn whole(&self) -> Option<Viewport> {
        self.largest(Area::around(&self.cells)?, WHOLE, COMFORTABLE * self.growth())
    }

    /// The largest view in which nothing lies over the cells. Towards what covers the board there is no
    /// need for a margin.
    fn largest(&self, bounds: Area, margin: f64, most: f64) -> Option<Viewport> {
        let (wide, slender) = (bounds.grown(margin), bounds.grown(margin.min(SLENDER)));
        let (width, height) = self.layout.size;
        let view = |room: Area| {
            let frame = Area {
                left: if room.left > 0.0 { slender.left } else { wide.left },
                top: if room.top > 0.0 { slender.top } else { wide.top },
                right: if room.right < width { slender.right } else { wide.right },
                bottom: if room.bottom < height { slender.bottom } else { wide.bottom },
            };
            Viewport::onto(frame, room, most)
        };
        let mut best: Option<Viewport> = None;
        for viewport in
            self.clearings(None).into_iter().map(view).filter(|viewport| viewport.scale > 1.0)
        {
            // Of equals the first one has the largest room.
            let is_larger = best.is_none_or(|best| viewport.scale > best.scale);
            if is_larger && self.cells.iter().all(|&at| self.is_clear(viewport, at)) {
                best = Some(viewport);
            }
        }
        best
    }

    /// The whole board, and what is left of it beside, above and below what covers it.
    fn clearings(&self, map: Option<&Area>) -> Vec<Area> {
        let whole = Area::of_size(self.layout.size);
        let (x, y) = whole.middle();
        let mut rooms = vec![whole];
        for cover in self.layout.covers.iter().chain(map) {
            let (across, down) = cover.middle();
            let smaller = |&room: &Area| {
                let (mut beside, mut above) = (room, room);
                if across < x {
                    beside.left = room.left.max(cover.right);
                } else {
                    beside.right = room.right.min(cover.left);
                }
                if down < y {
                    above.top = room.top.max(cover.bottom);
                } else {
                    above.bottom = room.bottom.min(cover.top);
                }
                [beside, above]
            };
            let smaller: Vec<_> = rooms.iter().flat_map(smaller).collect();
            rooms.extend(smaller);
        }
        rooms
    }

    /// True if the cell is in sight, with nothing over it that stays.
    fn is_clear(&self, viewport: Viewport, at: Cell) -> bool {
        self.layout.is_clear(viewport.placed(at.into()))
    }

    /// True if the cell can be seen now.
    pub fn is_seen(&self, viewport: Viewport, at: Cell) -> bool {
        let is_under = |map: Area| map.overlaps(viewport.placed(at.into()));
        self.is_clear(viewport, at) && !self.layout.map.is_some_and(is_under)
    }

    /// True if everything is in sight, whatever lies over it.
    pub fn is_whole(&self, viewport: Viewport) -> bool {
        let bounds = Area::around(&self.cells);
        bounds.is_none_or(|bounds| Area::of_size(self.layout.size).holds(viewport.placed(bounds)))
    }

    /// Those of some cells that lie beyond an edge of the board, which is the one they are farthest from.
    pub fn beyond(&self, viewport: Viewport, side: Side, cells: &[Cell]) -> Vec<Cell> {
        let (width, height) = self.layout.size;
        let is_beyond = |at: &&Cell| {
            let (x, y) = viewport.placed((**at).into()).middle();
            let past = [-y, x - width, y - height, -x];
            let farthest = past.into_iter().fold(0.0, f64::max);
            farthest > 0.0 && past[side as usize] >= farthest
        };
        cells.iter().filter(is_beyond).copied().collect()
    }

    /// The view that shows most of some cells, moved as little as need be.
    pub fn showing(&self, viewport: Viewport, cells: &[Cell]) -> Viewport {
        let Some(bounds) = Area::around(cells) else { return viewport };
        let count =
            |viewport: Viewport| cells.iter().filter(|&&at| self.is_seen(viewport, at)).count();
        let way = |next: Viewport| distance((next.left, next.top), (viewport.left, viewport.top));
        let mut views: Vec<Viewport> = cells
            .iter()
            .map(|&at| viewport.centred(Area::from(at).middle(), self.layout.size))
            .collect();
        for room in self.clearings(self.layout.map.as_ref()) {
            views.push(nudged(viewport, bounds.grown(0.2), room));
        }
        let mut best = (viewport, count(viewport), 0.0);
        for next in views {
            let (count, way) = (count(next), way(next));
            if count > best.1 || count == best.1 && way < best.2 {
                best = (next, count, way);
            }
        }
        best.0
    }

    /// Not so far off that nothing of the city is seen.
    pub fn kept_near(&self, viewport: Viewport) -> Viewport {
        let Some(bounds) = Area::around(&self.cells) else { return viewport };
        let (x, y) = viewport.seen(self.layout.size).middle();
        let near = (x.clamp(bounds.left, bounds.right), y.clamp(bounds.top, bounds.bottom));
        viewport.centred(near, self.layout.size)
    }

    /// Pushed and grown as somebody does it, within limits.
    pub fn pan_zoomed(&self, viewport: Viewport, pan_zoom: PanZoom) -> Viewport {
        let PanZoom { by, grows, around, .. } = pan_zoom;
        let next = self.kept_near(viewport.pushed(by));
        let is_zoom = (grows - 1.0).abs() > f64::EPSILON;
        if is_zoom { self.zoomed(next, grows, around) } else { next }
    }

    /// Zooms around a point of the board.
    fn zoomed(&self, viewport: Viewport, factor: f64, around: Point) -> Viewport {
        let farthest = self.whole().map_or(FINGER, |whole| whole.scale.min(FINGER));
        let scale =
            (viewport.scale * factor).clamp(farthest.min(viewport.scale), CLOSEST * self.growth());
        self.kept_near(viewport.zoomed(scale, around))
    }
}

/// The view moved just so far that some cells are in an area of the board.
fn nudged(viewport: Viewport, cells: Area, room: Area) -> Viewport {
    let place = viewport.placed(cells);
    let push =
        |from: f64, to: f64, least: f64, most: f64| (least - from).max(0.0) - (to - most).max(0.0);
    viewport.pushed((
        push(place.left, place.right, room.left, room.right),
        push(place.top, place.bottom, room.top, room.bottom),
    ))
}
