//! Rows of a list: where they are in it, and how one of them is carried with a pointer.

use super::dom::by_id;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

/// What was pressed gets all that the pointer does from now on.
pub(crate) fn capture_pointer(event: &PointerEvent) -> Option<()> {
    event.prevent_default();
    let handle: Element = event.target()?.dyn_into().ok()?;
    // Refused only for a pointer that is gone already.
    drop(handle.set_pointer_capture(event.pointer_id()));
    Some(())
}

/// How far down in its list a row begins and ends, wherever it is drawn just now.
pub(crate) fn extent(id: &str) -> Option<(f64, f64)> {
    let row = by_id(id)?;
    Some((row.offset_top().into(), (row.offset_top() + row.offset_height()).into()))
}

/// How far down in the list of a row the pointer is.
pub(crate) fn height_of_pointer(event: &PointerEvent, id: &str) -> Option<f64> {
    let list = by_id(id)?.offset_parent()?;
    Some(f64::from(event.client_y()) - list.get_bounding_client_rect().top())
}

/// Draws a row by so many px of CSS below its place; none puts it back.
pub(crate) fn shift(id: &str, by: Option<f64>) {
    let Some(row) = by_id(id) else { return };
    drop(match by {
        Some(by) => row.style().set_property("transform", &format!("translateY({by}px)")),
        None => row.style().remove_property("transform").map(drop),
    });
}
