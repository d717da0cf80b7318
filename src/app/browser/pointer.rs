//! Pointer: where it is on the page, what is under it, and who gets all that it does.

use super::dom::{Element, document};
use draw::Point;
use yew::{MouseEvent, NodeRef, PointerEvent};

/// Where it is in the window.
pub(crate) fn position(event: &MouseEvent) -> Point {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// True if it is a mouse, which can point without pressing.
pub(crate) fn is_mouse(event: &PointerEvent) -> bool {
    event.pointer_type() == "mouse"
}

/// Gives an element all that the pointer does until it is lifted. Where it cannot be captured, that ends
/// at the edge of the element.
pub(crate) fn capture(node: &NodeRef, event: &PointerEvent) {
    if let Some(element) = node.cast::<Element>() {
        drop(element.set_pointer_capture(event.pointer_id()));
    }
}

/// What is on top at a point of the window.
pub(crate) fn element_under((x, y): Point) -> Option<Element> {
    #[expect(clippy::cast_possible_truncation, reason = "places on a screen")]
    let (x, y) = (x as f32, y as f32);
    document()?.element_from_point(x, y)
}
