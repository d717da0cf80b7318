//! Dragging a guest to another place, with mouse, pen or finger.

use super::field::{element, row_of};
use crate::lens::tidy;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The row that is being dragged.
#[derive(Clone, Copy)]
struct Held {
    at: usize,
    /// Where in the row it was taken.
    grip: f64,
}

/// What the handles report, and which row is being dragged.
pub(super) struct Drag {
    pub(super) held: Option<usize>,
    pub(super) on_pointer: Callback<(usize, PointerEvent)>,
}

/// Lets rows be dragged: whenever the pointer is over another row, `on_move` is told from where to
/// where, and the row that is held follows the pointer.
#[hook]
pub(super) fn use_drag(count: usize, on_move: Callback<(usize, usize)>) -> Drag {
    let held = use_mut_ref(|| None::<Held>);
    let shown = use_state_eq(|| None::<usize>);
    let setter = shown.setter();
    let on_pointer =
        use_callback((count, on_move), move |(at, event): (usize, PointerEvent), deps| {
            let (count, on_move) = deps;
            let mut held = held.borrow_mut();
            match event.type_().as_str() {
                "pointerdown" if event.button() == 0 && event.is_primary() => {
                    *held = take(at, &event);
                }
                "pointermove" => {
                    if let Some(row) = held.as_mut() {
                        follow(row, *count, &event, on_move);
                    }
                }
                _ => {
                    if let Some(row) = held.take() {
                        shift(row.at, None);
                    }
                }
            }
            setter.set(held.map(|row| row.at));
        });
    Drag { held: *shown, on_pointer }
}

/// Takes a row; its handle gets all that the pointer does from now on.
fn take(at: usize, event: &PointerEvent) -> Option<Held> {
    let row = element(&row_of(at))?;
    event.prevent_default();
    let handle: Element = event.target()?.dyn_into().ok()?;
    // Refused only for a pointer that is gone already.
    drop(handle.set_pointer_capture(event.pointer_id()));
    Some(Held { at, grip: height_of(event, &row)? - f64::from(row.offset_top()) })
}

/// Moves the row to where the pointer is.
fn follow(held: &mut Held, count: usize, event: &PointerEvent, on_move: &Callback<(usize, usize)>) {
    let Some(row) = element(&row_of(held.at)) else { return };
    let Some(pointer) = height_of(event, &row) else { return };
    let is_above = |at: &usize| {
        element(&row_of(*at))
            .is_some_and(|row| pointer < f64::from(row.offset_top() + row.offset_height()))
    };
    let over = (0..count).find(is_above).unwrap_or(count - 1);
    if over != held.at {
        shift(held.at, None);
        on_move.emit((held.at, over));
        held.at = over;
    }
    let Some(row) = element(&row_of(held.at)) else { return };
    shift(held.at, Some(pointer - held.grip - f64::from(row.offset_top())));
}

/// How far down in the list of rows the pointer is.
fn height_of(event: &PointerEvent, row: &HtmlElement) -> Option<f64> {
    let list = row.offset_parent()?;
    Some(f64::from(event.client_y()) - list.get_bounding_client_rect().top())
}

/// Draws a row so far from its place.
fn shift(at: usize, by: Option<f64>) {
    let Some(row) = element(&row_of(at)) else { return };
    drop(match by {
        Some(by) => row.style().set_property("transform", &format!("translateY({}px)", tidy(by))),
        None => row.style().remove_property("transform").map(drop),
    });
}
