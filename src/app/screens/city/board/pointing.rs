//! Pointing at cells and acting on them, by mouse, finger and keyboard.

use crate::board::cells::cell_of;
use crate::board::room::inside;
use crate::board::{Board, BoardProps, frame};
use crate::lens::distance;
use cities::Cell;
use web_sys::{Element, SvgElement};
use yew::prelude::*;

/// Two clicks so soon, in ms, and so near each other, in px, are a double click.
const SOON: f64 = 350.0;
const NEAR: f64 = 24.0;

impl Board {
    /// Where a point of the page is in the room.
    pub(super) fn place(&self, x: i32, y: i32) -> (f64, f64) {
        let Some(node) = self.node.cast::<Element>() else { return (0.0, 0.0) };
        let own = inside(&node);
        (f64::from(x) - own.left, f64::from(y) - own.top)
    }

    /// The cell at a place in the room.
    fn cell_at(&self, ctx: &Context<Self>, place: (f64, f64)) -> Option<Cell> {
        self.lens?.cell_at(place).filter(|&at| frame(ctx.props()).holds(at))
    }

    /// Tells the page what is pointed at, once.
    pub(super) fn point(&mut self, ctx: &Context<Self>, at: Option<Cell>) {
        if self.pointed != at {
            self.pointed = at;
            ctx.props().on_point.emit(at);
        }
    }

    fn act(&mut self, ctx: &Context<Self>, at: Cell) {
        self.tapped = None;
        ctx.props().on_act.emit(at);
    }

    pub(super) fn press(&mut self, event: &PointerEvent) -> bool {
        // The left button pushes the table, and so does the middle one.
        if event.button() <= 1 {
            let place = self.place(event.client_x(), event.client_y());
            self.fingers.press(event.pointer_id(), place, event.pointer_type() != "mouse");
        }
        false
    }

    pub(super) fn slide(&mut self, ctx: &Context<Self>, event: &PointerEvent) -> bool {
        let is_mouse = event.pointer_type() == "mouse";
        if is_mouse && event.buttons() == 0 {
            // Let go where nobody told us.
            self.fingers.lift(event.pointer_id());
        }
        let place = self.place(event.client_x(), event.client_y());
        if let Some(push) = self.fingers.slide(event.pointer_id(), place) {
            if push.is_first {
                self.start_push(ctx, event);
            }
            return self.push(ctx, push.by, push.grows, push.around);
        }
        if !is_mouse || self.fingers.is_down() {
            return false;
        }
        // From here on the mouse points, not the cursor.
        let had_cursor = self.cursor.take().is_some();
        self.tapped = None;
        let at = self.cell_at(ctx, place);
        self.point(ctx, at);
        had_cursor
    }

    fn start_push(&mut self, ctx: &Context<Self>, event: &PointerEvent) {
        self.tapped = None;
        self.point(ctx, None);
        if let Some(city) = self.city.cast::<Element>() {
            // Where it cannot be captured, the push ends at the edge of the board.
            drop(city.set_pointer_capture(event.pointer_id()));
        }
    }

    pub(super) fn lift(&mut self, event: &PointerEvent) -> bool {
        self.fingers.lift(event.pointer_id());
        false
    }

    pub(super) fn leave(&mut self, ctx: &Context<Self>, event: &PointerEvent) -> bool {
        // A finger that is lifted leaves, too, and what it pointed at stays.
        if event.pointer_type() == "mouse" && self.cursor.is_none() {
            self.point(ctx, None);
        }
        false
    }

    pub(super) fn click(&mut self, ctx: &Context<Self>, event: &MouseEvent) -> bool {
        if event.detail() == 0 {
            // Not by a pointer: a screen reader pressed the cell.
            let hit = event.target_dyn_into::<Element>();
            if let Some(at) = hit.and_then(|hit| cell_of(&hit)) {
                self.act(ctx, at);
            }
            return false;
        }
        if self.fingers.has_moved() {
            return false;
        }
        let place = self.place(event.client_x(), event.client_y());
        let is_double = self.is_double(event.time_stamp(), place);
        let at = self.cell_at(ctx, place);
        if is_double && at.is_none_or(|at| is_ground(ctx.props(), at)) {
            self.tapped = None;
            return self.fit(ctx);
        }
        let had_cursor = self.cursor.take().is_some();
        match at {
            None => {
                self.tapped = None;
                self.point(ctx, None);
            }
            Some(at) => self.click_cell(ctx, at),
        }
        had_cursor
    }

    fn click_cell(&mut self, ctx: &Context<Self>, at: Cell) {
        let must_look = ctx.props().is_trying && self.fingers.is_touch();
        if must_look && self.tapped != Some(at) {
            self.tapped = Some(at);
            // Said again even if it was said before: the page may have let it go.
            self.pointed = Some(at);
            ctx.props().on_point.emit(Some(at));
        } else {
            self.point(ctx, Some(at));
            self.act(ctx, at);
        }
    }

    fn is_double(&mut self, time: f64, place: (f64, f64)) -> bool {
        let before = self.clicked.replace((time, place));
        let is_double =
            before.is_some_and(|(then, there)| time - then < SOON && distance(place, there) < NEAR);
        if is_double {
            self.clicked = None;
        }
        is_double
    }

    /// The board got the focus: by keyboard, the cursor shows where one is.
    pub(super) fn focus(&mut self, ctx: &Context<Self>) -> bool {
        let city = self.city.cast::<Element>();
        let is_keyed = city.is_some_and(|city| city.matches(":focus-visible").unwrap_or(false));
        if is_keyed && self.cursor.is_none() {
            let first = self.first_cell(ctx.props());
            self.put_cursor(ctx, first);
        }
        is_keyed
    }

    pub(super) fn blur(&mut self, ctx: &Context<Self>) -> bool {
        let had_cursor = self.cursor.take().is_some();
        if had_cursor {
            self.point(ctx, None);
        }
        had_cursor
    }

    /// Where the cursor begins: at the first place for the tile in hand, else where it was last, which
    /// at first is the start tile.
    pub(super) fn first_cell(&self, props: &BoardProps) -> Cell {
        let last = frame(props).nearest(self.last_cursor);
        props.stops.first().copied().unwrap_or(last)
    }

    pub(super) fn take_focus(&self) {
        if let Some(city) = self.city.cast::<SvgElement>() {
            drop(city.focus());
        }
    }

    pub(super) fn act_at_cursor(&mut self, ctx: &Context<Self>) -> bool {
        let at = self.cursor.unwrap_or_else(|| self.first_cell(ctx.props()));
        if self.cursor.is_none() {
            // The first press shows where one is.
            self.put_cursor(ctx, at);
            return true;
        }
        self.act(ctx, at);
        false
    }
}

/// Empty ground on which nothing can be done.
fn is_ground(props: &BoardProps, at: Cell) -> bool {
    !props.city.is_taken(at) && !props.stops.contains(&at)
}
