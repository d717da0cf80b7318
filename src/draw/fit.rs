//! What there is to be seen of a city, and how to look at it so that it is seen well.

use crate::lens::{Area, DETAILED, Lens, distance};
use cities::Cell;

/// The smallest cell that a finger meets well: 44 px, also when rounded.
pub(super) const FINGER: f64 = 44.1;
/// A small city is not blown up further than this.
const COMFORTABLE: f64 = 116.0;
/// Nobody zooms in further.
const CLOSEST: f64 = 180.0;
/// How a city likes to be seen: cells of margin around it, and the smallest and largest cell for which
/// this is good enough. The first that can be had is taken. The small margins are what the flag of the
/// longest border needs.
const WISHES: [(f64, f64, f64); 4] = [
    (1.0, DETAILED, COMFORTABLE),
    (0.39, DETAILED, DETAILED),
    (1.0, FINGER, DETAILED),
    (0.47, FINGER, FINGER),
];
/// The margin towards a tray or a button.
const SLENDER: f64 = 0.08;
/// Below this gain a view that is good stays as it is: a city that breathes with every tile is hard to
/// look at. The next city is fitted anew.
const WORTH_MOVING: f64 = 1.35;

/// What there is to be seen, and in which room.
pub(super) struct Scenery<'a> {
    /// Its width and height in px.
    pub(super) room: (f64, f64),
    /// What lies over the room: trays and buttons, in px.
    pub(super) covers: &'a [Area],
    /// The mini-map, which goes once everything is in sight.
    pub(super) map: Option<Area>,
    /// The cells to be seen: tiles, and places for the tile in hand.
    pub(super) cells: Vec<Cell>,
}

impl Scenery<'_> {
    /// Everything in sight with cells large enough for a finger, if that can be done. Where nothing
    /// much is gained the view stays as it is.
    pub(super) fn fitted(&self, now: Option<Lens>) -> Option<Lens> {
        let bounds = Area::around(&self.cells)?;
        WISHES.into_iter().find_map(|(margin, least, most)| {
            let best = self.largest(bounds, margin, most)?;
            let is_good = |now: &Lens| {
                now.scale <= best.scale + 0.01
                    && now.scale * WORTH_MOVING >= best.scale
                    && Area::of_size(self.room).holds(now.placed(bounds.grown(margin)))
                    && self.cells.iter().all(|&at| self.is_clear(*now, at))
            };
            (best.scale > least - 0.01).then(|| now.filter(is_good).unwrap_or(best))
        })
    }

    /// Everything in sight, however small.
    pub(super) fn whole(&self) -> Option<Lens> {
        let (margin, ..) = WISHES[3];
        self.largest(Area::around(&self.cells)?, margin, COMFORTABLE)
    }

    /// The largest view in which nothing lies over the cells. Towards what covers the room there is no
    /// need for a margin.
    fn largest(&self, bounds: Area, margin: f64, most: f64) -> Option<Lens> {
        let (wide, slender) = (bounds.grown(margin), bounds.grown(margin.min(SLENDER)));
        let (width, height) = self.room;
        let view = |room: Area| {
            let frame = Area {
                left: if room.left > 0.0 { slender.left } else { wide.left },
                top: if room.top > 0.0 { slender.top } else { wide.top },
                right: if room.right < width { slender.right } else { wide.right },
                bottom: if room.bottom < height { slender.bottom } else { wide.bottom },
            };
            Lens::onto(frame, room, most)
        };
        let mut best: Option<Lens> = None;
        for lens in self.clearings(None).into_iter().map(view).filter(|lens| lens.scale > 1.0) {
            // Of equals the first one has the largest room.
            let is_larger = best.is_none_or(|best| lens.scale > best.scale);
            if is_larger && self.cells.iter().all(|&at| self.is_clear(lens, at)) {
                best = Some(lens);
            }
        }
        best
    }

    /// The whole room, and what is left of it beside, above and below what covers it.
    fn clearings(&self, map: Option<&Area>) -> Vec<Area> {
        let whole = Area::of_size(self.room);
        let (x, y) = whole.middle();
        let mut rooms = vec![whole];
        for cover in self.covers.iter().chain(map) {
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
    fn is_clear(&self, lens: Lens, at: Cell) -> bool {
        let place = lens.placed(at.into());
        Area::of_size(self.room).holds(place)
            && !self.covers.iter().any(|cover| cover.overlaps(place))
    }

    /// True if the cell can be seen now.
    pub(super) fn is_seen(&self, lens: Lens, at: Cell) -> bool {
        let is_under = |map: Area| map.overlaps(lens.placed(at.into()));
        self.is_clear(lens, at) && !self.map.is_some_and(is_under)
    }

    /// True if everything is in sight, whatever lies over it.
    pub(super) fn is_whole(&self, lens: Lens) -> bool {
        let bounds = Area::around(&self.cells);
        bounds.is_none_or(|bounds| Area::of_size(self.room).holds(lens.placed(bounds)))
    }

    /// The view that shows most of some cells, moved as little as need be.
    pub(super) fn showing(&self, lens: Lens, cells: &[Cell]) -> Lens {
        let Some(bounds) = Area::around(cells) else { return lens };
        let count = |lens: Lens| cells.iter().filter(|&&at| self.is_seen(lens, at)).count();
        let way = |next: Lens| distance((next.left, next.top), (lens.left, lens.top));
        let mut views: Vec<Lens> =
            cells.iter().map(|&at| lens.centred(Area::from(at).middle(), self.room)).collect();
        for room in self.clearings(self.map.as_ref()) {
            views.push(nudged(lens, bounds.grown(0.2), room));
        }
        let mut best = (lens, count(lens), 0.0);
        for next in views {
            let (count, way) = (count(next), way(next));
            if count > best.1 || count == best.1 && way < best.2 {
                best = (next, count, way);
            }
        }
        best.0
    }

    /// Not so far off that nothing of the city is seen.
    pub(super) fn kept_near(&self, lens: Lens) -> Lens {
        let Some(bounds) = Area::around(&self.cells) else { return lens };
        let (x, y) = lens.seen(self.room).middle();
        let near = (x.clamp(bounds.left, bounds.right), y.clamp(bounds.top, bounds.bottom));
        lens.centred(near, self.room)
    }

    /// Zooms around a point of the room, within limits.
    pub(super) fn zoomed(&self, lens: Lens, factor: f64, around: (f64, f64)) -> Lens {
        let farthest = self.whole().map_or(FINGER, |whole| whole.scale.min(FINGER));
        let scale = (lens.scale * factor).clamp(farthest.min(lens.scale), CLOSEST);
        self.kept_near(lens.zoomed(scale, around))
    }
}

/// The view moved just so far that some cells are in an area of the room.
fn nudged(lens: Lens, cells: Area, room: Area) -> Lens {
    let place = lens.placed(cells);
    let push =
        |from: f64, to: f64, least: f64, most: f64| (least - from).max(0.0) - (to - most).max(0.0);
    lens.pushed((
        push(place.left, place.right, room.left, room.right),
        push(place.top, place.bottom, room.top, room.bottom),
    ))
}
