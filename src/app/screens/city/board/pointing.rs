//! Pointing: at cells, and acting on them, by mouse, finger and keyboard.

use crate::browser::dom::{Element, area_without_border, focus_on};
use crate::browser::{pointer, presses};
use crate::screens::city::board::cells::cell_of;
use crate::screens::city::board::{Board, BoardProps, frame};
use cities::Cell;
use draw::{Point, is_on_tick};
use yew::prelude::*;

impl Board {
    /// Where a point of the window is on the board.
    pub(crate) fn place(&self, (x, y): Point) -> Point {
        let Some(node) = self.node.cast::<Element>() else { return (0.0, 0.0) };
        let own = area_without_border(&node);
        (x - own.left, y - own.top)
    }

    /// The cell at a place on the board.
    fn cell_at(&self, ctx: &Context<Self>, place: Point) -> Option<Cell> {
        self.viewport?.cell_at(place).filter(|&at| frame(ctx.props()).holds(at))
    }

    /// The pin, if its tick is at a place on the board.
    fn pin_at(&self, ctx: &Context<Self>, place: Point) -> Option<Cell> {
        let (at, viewport) = ctx.props().overlay.pin.zip(self.viewport)?;
        is_on_tick(place, at, viewport).then_some(at)
    }

    /// Tells the page what is pointed at, once.
    pub(crate) fn point(&mut self, ctx: &Context<Self>, at: Option<Cell>) {
        if self.pointed != at {
            self.pointed = at;
            ctx.props().on_point.emit(at);
        }
    }

    pub(crate) fn press(&mut self, event: &PointerEvent) -> bool {
        // The left button pushes the table, and so does the middle one.
        if event.button() <= 1 {
            let place = self.place(pointer::position(event));
            self.fingers.press(event.pointer_id(), place, !pointer::is_mouse(event));
        }
        false
    }

    pub(crate) fn slide(&mut self, ctx: &Context<Self>, event: &PointerEvent) -> bool {
        let is_mouse = pointer::is_mouse(event);
        if is_mouse && event.buttons() == 0 {
            // Let go where nobody told us.
            self.fingers.lift(event.pointer_id());
        }
        let place = self.place(pointer::position(event));
        if let Some(pan_zoom) = self.fingers.slide(event.pointer_id(), place) {
            if pan_zoom.is_first {
                self.start_push(ctx, event);
            }
            return self.pan_zoom(ctx, pan_zoom);
        }
        if !is_mouse || self.fingers.is_down() {
            return false;
        }
        // From here on the mouse points, not the cursor.
        let had_cursor = self.cursor.take().is_some();
        let at = self.cell_at(ctx, place);
        self.point(ctx, at);
        had_cursor
    }

    fn start_push(&mut self, ctx: &Context<Self>, event: &PointerEvent) {
        self.point(ctx, None);
        pointer::capture(&self.city, event);
    }

    pub(crate) fn lift(&mut self, event: &PointerEvent) -> bool {
        self.fingers.lift(event.pointer_id());
        false
    }

    pub(crate) fn leave(&mut self, ctx: &Context<Self>, event: &PointerEvent) -> bool {
        // A finger that is lifted leaves, too, and what it pointed at stays.
        if pointer::is_mouse(event) && self.cursor.is_none() {
            self.point(ctx, None);
        }
        false
    }

    pub(crate) fn click(&mut self, ctx: &Context<Self>, event: &MouseEvent) -> bool {
        if event.detail() == 0 {
            // Not by a pointer: a screen reader pressed the cell.
            let hit = event.target_dyn_into::<Element>();
            if let Some(at) = hit.and_then(|hit| cell_of(&hit)) {
                ctx.props().on_act.emit(at);
            }
            return false;
        }
        if self.fingers.has_moved() {
            return false;
        }
        let place = self.place(pointer::position(event));
        let is_double = self.clicks.is_double(event.time_stamp(), place);
        let at = self.pin_at(ctx, place).or_else(|| self.cell_at(ctx, place));
        if is_double && at.is_none_or(|at| is_ground(ctx.props(), at)) {
            return self.fit(ctx);
        }
        let had_cursor = self.cursor.take().is_some();
        match at {
            None => {
                self.point(ctx, None);
            }
            Some(at) => self.click_cell(ctx, at),
        }
        had_cursor
    }

    fn click_cell(&mut self, ctx: &Context<Self>, at: Cell) {
        if self.fingers.is_touch() {
            self.point(ctx, None);
            ctx.props().on_tap.emit(at);
        } else {
            self.point(ctx, Some(at));
            ctx.props().on_act.emit(at);
        }
    }

    /// The board got the focus: by keyboard, the cursor shows where one is.
    pub(crate) fn focus(&mut self, ctx: &Context<Self>) -> bool {
        let city = self.city.cast::<Element>();
        let is_keyed = city.is_some_and(|city| presses::is_focus_by_keys(&city));
        if is_keyed && self.cursor.is_none() {
            let first = self.first_cell(ctx.props());
            self.put_cursor(ctx, first);
        }
        is_keyed
    }

    pub(crate) fn blur(&mut self, ctx: &Context<Self>) -> bool {
        let had_cursor = self.cursor.take().is_some();
        if had_cursor {
            self.point(ctx, None);
        }
        had_cursor
    }

    /// Where the cursor begins: at the first place for the tile in hand, else where it was last, which
    /// at first is the start tile.
    pub(crate) fn first_cell(&self, props: &BoardProps) -> Cell {
        let last = frame(props).nearest(self.last_cursor);
        props.stops.first().copied().unwrap_or(last)
    }

    pub(crate) fn take_focus(&self) {
        if let Some(city) = self.city.cast::<Element>() {
            focus_on(&city);
        }
    }

    pub(crate) fn act_at_cursor(&mut self, ctx: &Context<Self>) -> bool {
        let at = self.cursor.unwrap_or_else(|| self.first_cell(ctx.props()));
        if self.cursor.is_none() {
            // The first press shows where one is.
            self.put_cursor(ctx, at);
            return true;
        }
        ctx.props().on_act.emit(at);
        false
    }
}

/// Empty ground on which nothing can be done.
fn is_ground(props: &BoardProps, at: Cell) -> bool {
    !props.city.is_taken(at) && !props.stops.contains(&at)
}
