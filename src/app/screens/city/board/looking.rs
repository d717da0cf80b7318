//! Looking: from where the board is looked at, by itself or as somebody wants it.

use crate::browser::board_layout::LayoutWatch;
use crate::browser::dom::Element;
use crate::browser::pointer;
use crate::browser::wheel::WheelTurn;
use crate::screens::city::board::command::BoardCommand;
use crate::screens::city::board::overview;
use crate::screens::city::board::{Board, BoardProps, cells_shown, frame};
use cities::{Cell, Side};
use draw::{Aim, Area, CursorMove, FINGER, Matters, PanZoom, ViewFit, Viewport, wheel_growth};
use yew::prelude::*;

/// How much a button or a key zooms.
const ZOOM: f64 = 1.25;

impl Board {
    /// What there is to be seen; unknown until the page is laid out.
    fn view_fit(&self, props: &BoardProps) -> Option<ViewFit<'_>> {
        Some(ViewFit { layout: self.layout.as_ref()?, cells: cells_shown(props) })
    }

    /// What there is to be seen, and from where that is done now.
    fn view_now(&self, props: &BoardProps) -> Option<(ViewFit<'_>, Viewport)> {
        self.view_fit(props).zip(self.viewport)
    }

    /// True if nothing is out of sight.
    pub(crate) fn is_whole(&self, ctx: &Context<Self>) -> bool {
        self.view_now(ctx.props()).is_none_or(|(fit, viewport)| fit.is_whole(viewport))
    }

    /// The page is laid out anew.
    pub(crate) fn measure(&mut self, ctx: &Context<Self>) -> bool {
        let now = self.watch.as_mut().and_then(LayoutWatch::measured);
        let Some(now) = now.filter(|now| self.layout.as_ref() != Some(now)) else { return false };
        let before = self.seen(ctx);
        // A shelf that sinks uncovers ground and leaves the city where it is; in another window it is
        // fitted anew, or what was in the middle stays there.
        if let (Some(viewport), Some(before)) = (self.viewport, &self.layout)
            && (before.size.0 - now.size.0).abs() > 0.5
        {
            let middle = viewport.seen(before.size).middle();
            let kept = viewport.centred(middle, now.size);
            self.viewport = Some(kept).filter(|_| self.aim != Aim::Auto);
        }
        let is_resized = self.layout.as_ref().is_none_or(|before| before.size != now.size);
        self.layout = Some(now);
        self.look_again(ctx, false);
        if is_resized {
            // Nobody asked for it, so nothing flies.
            self.flies_from = None;
        }
        // What only made room is not drawn again.
        is_resized || self.seen(ctx) != before
    }

    /// What the layout decides of what is drawn, but for its size.
    fn seen(&self, ctx: &Context<Self>) -> (Option<Viewport>, bool, String) {
        (self.viewport, self.is_whole(ctx), self.flags(ctx.props()))
    }

    /// Something changed: looks at it in the way that was asked for. What is new is shown if it is out
    /// of sight.
    pub(crate) fn look_again(&mut self, ctx: &Context<Self>, are_new: bool) {
        let props = ctx.props();
        let Some(fit) = self.view_fit(props) else { return };
        // Nothing moves under the hand: a view in which everything can be seen and hit stays.
        let is_good = |now: &Viewport| {
            now.scale >= FINGER
                && fit.is_whole(*now)
                && fit.cells.iter().all(|&at| fit.is_seen(*now, at))
        };
        if self.aim == Aim::Auto && self.viewport.as_ref().is_some_and(is_good) {
            return;
        }
        let last = props.city.tiles().last().map_or(Cell::START, |laid| laid.at);
        let matters = Matters { cells: &props.matters, last, are_new };
        if let Some(next) = self.aim.look(&fit, self.viewport, &matters) {
            self.turn_to(next);
        }
    }

    /// Looks from somewhere else, visibly.
    fn turn_to(&mut self, next: Viewport) {
        if self.viewport != Some(next) {
            self.flies_from = self.flies_from.or(self.viewport);
            self.viewport = Some(next);
        }
    }

    /// Somebody looks from somewhere else: at once, and it stays so.
    fn turn_freely(&mut self, next: Viewport) -> bool {
        let is_new = self.viewport != Some(next);
        if is_new {
            (self.viewport, self.aim, self.flies_from) = (Some(next), Aim::Free, None);
        }
        is_new
    }

    /// The table is pushed and grows.
    pub(crate) fn pan_zoom(&mut self, ctx: &Context<Self>, pan_zoom: PanZoom) -> bool {
        let now = self.view_now(ctx.props());
        let next = now.map(|(fit, viewport)| fit.pan_zoomed(viewport, pan_zoom));
        next.is_some_and(|next| self.turn_freely(next))
    }

    pub(crate) fn wheel(&mut self, ctx: &Context<Self>, turn: &WheelTurn) -> bool {
        let around = self.place(turn.at);
        self.pan_zoom(ctx, PanZoom::zoom(wheel_growth(turn.px, turn.is_pinch), around))
    }

    /// The mini-map is pressed somewhere: that point comes into the middle.
    pub(crate) fn look_at(&mut self, ctx: &Context<Self>, event: &PointerEvent) -> bool {
        let map = self.map.cast::<Element>().filter(|_| event.buttons() != 0);
        let Some(map) = map else { return false };
        pointer::capture(&self.map, event);
        let point = overview::point(event, &map, &ctx.props().city);
        let seen = self.view_now(ctx.props()).zip(point);
        let Some(((fit, viewport), point)) = seen else { return false };
        let next = fit.kept_near(viewport.centred(point, fit.layout.size));
        self.turn_freely(next)
    }

    /// Does what a key or a button asks for.
    pub(crate) fn command(&mut self, ctx: &Context<Self>, command: BoardCommand) -> bool {
        match command {
            BoardCommand::ZoomIn => self.zoom(ctx, ZOOM),
            BoardCommand::ZoomOut => self.zoom(ctx, 1.0 / ZOOM),
            BoardCommand::Fit => self.fit(ctx),
            BoardCommand::Pan(side) => self.pan(ctx, side),
            BoardCommand::ShowBeyond(side) => self.show_beyond(ctx, side),
            BoardCommand::Act => self.act_at_cursor(ctx),
            BoardCommand::MoveCursor(cursor) => self.move_cursor(ctx, cursor),
        }
    }

    /// Zooms around the cursor, else around the middle.
    fn zoom(&mut self, ctx: &Context<Self>, factor: f64) -> bool {
        let (Some(viewport), Some(layout)) = (self.viewport, &self.layout) else { return false };
        let middle = Area::of_size(layout.size).middle();
        let around = self.cursor.map_or(middle, |at| viewport.placed(at.into()).middle());
        let is_new = self.pan_zoom(ctx, PanZoom::zoom(factor, around));
        self.flies_from = Some(viewport).filter(|_| is_new);
        is_new
    }

    /// Everything in sight again. Where that makes cells too small for a finger, the board first shows
    /// what matters, and everything when asked once more.
    pub(crate) fn fit(&mut self, ctx: &Context<Self>) -> bool {
        let is_whole = self.is_whole(ctx);
        self.aim = if self.aim == Aim::Auto && !is_whole { Aim::Whole } else { Aim::Auto };
        // Even a view that would do is left for the best one.
        let before = self.viewport.take();
        self.viewport = before.filter(|_| self.aim == Aim::Auto && self.is_crowded(ctx));
        self.look_again(ctx, true);
        self.flies_from = before.filter(|_| before != self.viewport);
        true
    }

    /// True if not everything fits with cells large enough for a finger.
    fn is_crowded(&self, ctx: &Context<Self>) -> bool {
        self.view_fit(ctx.props()).is_some_and(|fit| fit.fitted(None).is_none())
    }

    fn pan(&mut self, ctx: &Context<Self>, side: Side) -> bool {
        let Some(Viewport { scale, .. }) = self.viewport else { return false };
        let by = match side {
            Side::North => (0.0, scale),
            Side::East => (-scale, 0.0),
            Side::South => (0.0, -scale),
            Side::West => (scale, 0.0),
        };
        self.pan_zoom(ctx, PanZoom::pan(by))
    }

    /// Legal places out of sight on a side; nothing if there are none.
    pub(crate) fn beyond(&self, props: &BoardProps, side: Side) -> Option<Vec<Cell>> {
        let (fit, viewport) = self.view_now(props)?;
        let cells = fit.beyond(viewport, side, &props.overlay.legal);
        (!cells.is_empty()).then_some(cells)
    }

    fn show_beyond(&mut self, ctx: &Context<Self>, side: Side) -> bool {
        let props = ctx.props();
        let seen = self.view_now(props).zip(self.beyond(props, side));
        let Some(((fit, before), cells)) = seen else { return false };
        let next = fit.showing(before, &cells);
        let is_new = self.turn_freely(next);
        self.flies_from = Some(before).filter(|_| is_new);
        is_new
    }

    /// The cursor goes somewhere, and is kept in sight.
    fn move_cursor(&mut self, ctx: &Context<Self>, cursor: CursorMove) -> bool {
        let props = ctx.props();
        let next = match (self.cursor.or(self.pointed), cursor) {
            (Some(from), _) => cursor.from(from, frame(props), &props.stops),
            (None, CursorMove::Stop { is_next: false }) => props.stops.last().copied(),
            (None, CursorMove::Stop { .. }) => props.stops.first().copied(),
            (None, _) => Some(self.first_cell(props)),
        };
        let Some(next) = next else { return false };
        if matches!(cursor, CursorMove::Stop { .. }) {
            self.take_focus();
        }
        self.put_cursor(ctx, next);
        true
    }

    pub(crate) fn put_cursor(&mut self, ctx: &Context<Self>, at: Cell) {
        self.cursor = Some(at);
        self.last_cursor = at;
        self.point(ctx, Some(at));
        ctx.props().on_cursor.emit(at);
        let now = self.view_now(ctx.props());
        if let Some(next) = now.map(|(fit, viewport)| fit.showing(viewport, &[at])) {
            self.turn_to(next);
        }
    }
}
