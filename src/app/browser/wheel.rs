//! Wheel: how far it is turned over an element, instead of scrolling the page.

use super::dom::Element;
use super::listeners::Listener;
use super::pointer;
use draw::Point;
use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::WheelEvent;
use yew::{Callback, NodeRef};

/// A turn of the wheel.
pub(crate) struct WheelTurn {
    /// How far down, in px.
    pub(crate) px: f64,
    /// It is a pinch of fingers on a pad.
    pub(crate) is_pinch: bool,
    /// Where in the window.
    pub(crate) at: Point,
}

/// Listens to the wheel over an element.
pub(crate) fn listen_to_wheel(node: &NodeRef, on_turn: Callback<WheelTurn>) -> Option<Listener> {
    // Not passive, so that neither the page nor the browser zooms or scrolls as well.
    let may_prevent = EventListenerOptions::enable_prevent_default();
    let element = node.cast::<Element>()?;
    Some(EventListener::new_with_options(&element, "wheel", may_prevent, move |event| {
        if let Some(event) = event.dyn_ref::<WheelEvent>() {
            event.prevent_default();
            on_turn.emit(turn(event));
        }
    }))
}

fn turn(event: &WheelEvent) -> WheelTurn {
    // Lines and pages are counted as so many px.
    let unit = match event.delta_mode() {
        WheelEvent::DOM_DELTA_LINE => 16.0,
        WheelEvent::DOM_DELTA_PAGE => 400.0,
        _ => 1.0,
    };
    let px = event.delta_y() * unit;
    WheelTurn { px, is_pinch: event.ctrl_key(), at: pointer::position(event) }
}

/// How far down it is turned, where every click of a wheel counts as much, and when.
pub(crate) fn clicked(event: &WheelEvent) -> (f64, f64) {
    // A click is three lines, or a hundred px.
    let unit = if event.delta_mode() == WheelEvent::DOM_DELTA_LINE { 34.0 } else { 1.0 };
    (event.delta_y() * unit, event.time_stamp())
}
