//! Second clicks: of a double click only the first one counts, so that what it chose stays chosen, and
//! nobody ends a turn by pressing twice.

use crate::browser::dom::Element;
use crate::browser::listeners::Listener;
use crate::browser::presses::listen_first;
use wasm_bindgen::JsCast;
use web_sys::MouseEvent;

/// Keeps the second click of each double click from whatever a selector finds.
pub(crate) fn swallow_second_clicks(selector: &'static str) -> Option<Listener> {
    listen_first("click", move |event| {
        let is_second = |click: &MouseEvent| click.detail() > 0 && click.detail() % 2 == 0;
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let is_here = target.is_some_and(|one| matches!(one.closest(selector), Ok(Some(_))));
        if is_here && event.dyn_ref::<MouseEvent>().is_some_and(is_second) {
            event.stop_immediate_propagation();
        }
    })
}
