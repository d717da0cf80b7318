//! From where the board is looked at: by itself, or as somebody wants it.

use crate::board::keys::{self, Ask};
use crate::board::overview;
use crate::board::room::{Room, Watch};
use crate::board::scenery::{FINGER, Scenery};
use crate::board::{Board, BoardProps, cells_shown, frame};
use crate::lens::{Area, Lens};
use cities::{Cell, Side};
use web_sys::{Element, WheelEvent};
use yew::prelude::*;

/// How much a button or a key zooms.
const STEP: f64 = 1.25;

/// Who decides what is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    /// The board: everything, or what matters if cells would get too small for a finger.
    Auto,
    /// Everything, however small.
    Whole,
    /// Somebody zoomed or pushed.
    Free,
}

impl Board {
    /// What there is to be seen; unknown until the page is laid out.
    fn scenery(&self, props: &BoardProps) -> Option<Scenery<'_>> {
        let Room { size, covers, map, .. } = self.room.as_ref()?;
        Some(Scenery { room: *size, covers, map: *map, cells: cells_shown(props) })
    }

    /// True if nothing is out of sight.
    pub(super) fn is_whole(&self, ctx: &Context<Self>) -> bool {
        let seen = self.scenery(ctx.props()).zip(self.lens);
        seen.is_none_or(|(scenery, lens)| scenery.is_whole(lens))
    }

    /// The page is laid out anew.
    pub(super) fn measure(&mut self, ctx: &Context<Self>) -> bool {
        let now = self.watch.as_mut().and_then(Watch::measured);
        let Some(now) = now.filter(|now| self.room.as_ref() != Some(now)) else { return false };
        let before = self.seen(ctx);
        // What was in the middle stays there.
        if let (Some(lens), Some(before)) = (self.lens, &self.room) {
            let middle = lens.seen(before.size).middle();
            self.lens = Some(lens.centred(middle, now.size));
        }
        let is_resized = self.room.as_ref().is_none_or(|before| before.size != now.size);
        self.room = Some(now);
        self.look_again(ctx, false);
        if is_resized {
            // Nobody asked for it, so nothing flies.
            self.flies_from = None;
        }
        // What only made room is not drawn again.
        is_resized || ctx.props().bubble.is_some() || self.seen(ctx) != before
    }

    /// What the room decides of what is drawn, but for its size and the bubble.
    fn seen(&self, ctx: &Context<Self>) -> (Option<Lens>, bool, Html) {
        (self.lens, self.is_whole(ctx), self.flags(ctx.props()))
    }

    /// Something changed: looks at it in the way that was asked for. News are shown if they are out
    /// of sight.
    pub(super) fn look_again(&mut self, ctx: &Context<Self>, has_news: bool) {
        let props = ctx.props();
        let Some(scenery) = self.scenery(props) else { return };
        let next = match (self.aim, self.lens) {
            (Aim::Free, Some(lens)) => {
                let is_seen = |&at: &Cell| scenery.is_seen(lens, at);
                let is_lost = has_news && !props.matters.iter().any(is_seen);
                let lens = scenery.kept_near(lens);
                Some(if is_lost { scenery.showing(lens, &props.matters) } else { lens })
            }
            (Aim::Whole, _) => scenery.whole(),
            (_, lens) => {
                let part = || part_that_matters(&scenery, lens, props);
                scenery.fitted(lens).or_else(|| Some(part()))
            }
        };
        if let Some(next) = next {
            self.turn_to(next);
        }
    }

    /// Looks from somewhere else, visibly.
    fn turn_to(&mut self, next: Lens) {
        if self.lens != Some(next) {
            self.flies_from = self.flies_from.or(self.lens);
            self.lens = Some(next);
        }
    }

    /// Somebody looks from somewhere else: at once, and it stays so.
    fn turn_freely(&mut self, next: Lens) -> bool {
        let is_new = self.lens != Some(next);
        if is_new {
            (self.lens, self.aim, self.flies_from) = (Some(next), Aim::Free, None);
        }
        is_new
    }

    /// The table is pushed and grows.
    pub(super) fn push(
        &mut self,
        ctx: &Context<Self>,
        by: (f64, f64),
        grows: f64,
        around: (f64, f64),
    ) -> bool {
        let seen = self.scenery(ctx.props()).zip(self.lens);
        let Some((scenery, lens)) = seen else { return false };
        let mut next = scenery.kept_near(lens.pushed(by));
        if (grows - 1.0).abs() > f64::EPSILON {
            next = scenery.zoomed(next, grows, around);
        }
        self.turn_freely(next)
    }

    pub(super) fn wheel(&mut self, ctx: &Context<Self>, event: &WheelEvent) -> bool {
        // Lines and pages are counted as so many px; fingers on a pad pinch in much smaller steps.
        let unit = match event.delta_mode() {
            WheelEvent::DOM_DELTA_LINE => 16.0,
            WheelEvent::DOM_DELTA_PAGE => 400.0,
            _ => 1.0,
        };
        let speed = if event.ctrl_key() { 0.008 } else { 0.002 };
        let turned = (event.delta_y() * unit * speed).clamp(-0.5, 0.5);
        let grows = if turned < 0.0 { 1.0 - turned } else { 1.0 / (1.0 + turned) };
        let around = self.place(event.client_x(), event.client_y());
        self.push(ctx, (0.0, 0.0), grows, around)
    }

    /// The mini-map is pressed somewhere: that point comes into the middle.
    pub(super) fn look_at(&mut self, ctx: &Context<Self>, event: &PointerEvent) -> bool {
        let map = self.map.cast::<Element>().filter(|_| event.buttons() != 0);
        let Some(map) = map else { return false };
        // Where it cannot be captured, the press still works.
        drop(map.set_pointer_capture(event.pointer_id()));
        let point = overview::point(event, &map, &ctx.props().city);
        let seen = self.scenery(ctx.props()).zip(self.lens);
        let Some((scenery, lens)) = seen else { return false };
        let next = scenery.kept_near(lens.centred(point, scenery.room));
        self.turn_freely(next)
    }

    /// What a key or a button asks for.
    pub(super) fn ask(&mut self, ctx: &Context<Self>, ask: Ask) -> bool {
        match ask {
            Ask::ZoomIn => self.zoom(ctx, STEP),
            Ask::ZoomOut => self.zoom(ctx, 1.0 / STEP),
            Ask::Fit => self.fit(ctx),
            Ask::Look(side) => self.step_aside(ctx, side),
            Ask::Act => self.act_at_cursor(ctx),
            Ask::Step(_) | Ask::End { .. } | Ask::Stop { .. } => self.move_cursor(ctx, ask),
        }
    }

    /// Zooms around the cursor, else around the middle.
    fn zoom(&mut self, ctx: &Context<Self>, factor: f64) -> bool {
        let (Some(lens), Some(room)) = (self.lens, &self.room) else { return false };
        let middle = Area::of_size(room.size).middle();
        let around = self.cursor.map_or(middle, |at| lens.placed(at.into()).middle());
        let before = self.lens;
        let is_new = self.push(ctx, (0.0, 0.0), factor, around);
        self.flies_from = before.filter(|_| is_new);
        is_new
    }

    /// Everything in sight again. Where that makes cells too small for a finger, the board first shows
    /// what matters, and everything when asked once more.
    pub(super) fn fit(&mut self, ctx: &Context<Self>) -> bool {
        let is_whole = self.is_whole(ctx);
        self.aim = if self.aim == Aim::Auto && !is_whole { Aim::Whole } else { Aim::Auto };
        // Even a view that would do is left for the best one.
        let before = self.lens.take();
        self.lens = before.filter(|_| self.aim == Aim::Auto && self.is_crowded(ctx));
        self.look_again(ctx, true);
        self.flies_from = before.filter(|_| before != self.lens);
        true
    }

    /// True if not everything fits with cells large enough for a finger.
    fn is_crowded(&self, ctx: &Context<Self>) -> bool {
        self.scenery(ctx.props()).is_some_and(|scenery| scenery.fitted(None).is_none())
    }

    fn step_aside(&mut self, ctx: &Context<Self>, side: Side) -> bool {
        let Some(lens) = self.lens else { return false };
        let by = match side {
            Side::North => (0.0, lens.scale),
            Side::East => (-lens.scale, 0.0),
            Side::South => (0.0, -lens.scale),
            Side::West => (lens.scale, 0.0),
        };
        self.push(ctx, by, 1.0, (0.0, 0.0))
    }

    /// The cursor goes somewhere, and is kept in sight.
    fn move_cursor(&mut self, ctx: &Context<Self>, ask: Ask) -> bool {
        let props = ctx.props();
        let next = match (self.cursor.or(self.pointed), ask) {
            (Some(from), _) => keys::moved(from, ask, frame(props), &props.stops),
            (None, Ask::Stop { is_next: false }) => props.stops.last().copied(),
            (None, Ask::Stop { .. }) => props.stops.first().copied(),
            (None, _) => Some(self.first_cell(props)),
        };
        let Some(next) = next else { return false };
        if matches!(ask, Ask::Stop { .. }) {
            self.take_focus();
        }
        self.put_cursor(ctx, next);
        true
    }

    pub(super) fn put_cursor(&mut self, ctx: &Context<Self>, at: Cell) {
        self.cursor = Some(at);
        self.last_cursor = at;
        self.point(ctx, Some(at));
        let seen = self.scenery(ctx.props()).zip(self.lens);
        if let Some(next) = seen.map(|(scenery, lens)| scenery.showing(lens, &[at])) {
            self.turn_to(next);
        }
    }
}

/// Cells just large enough for a finger, where the most of what matters is seen.
fn part_that_matters(scenery: &Scenery, lens: Option<Lens>, props: &BoardProps) -> Lens {
    let fallback = [props.city.tiles().last().map_or(Cell::START, |laid| laid.at)];
    let matters = if props.matters.is_empty() { &fallback[..] } else { &props.matters };
    let middle = Area::of_size(scenery.room).middle();
    let from_nowhere = || {
        let centre = Area::around(matters).map_or((0.5, 0.5), Area::middle);
        Lens { left: 0.0, top: 0.0, scale: FINGER }.centred(centre, scenery.room)
    };
    let near = lens.map_or_else(from_nowhere, |lens| lens.zoomed(FINGER, middle));
    // What matters is part of the city, so the city is not lost from sight.
    scenery.showing(near, matters)
}
