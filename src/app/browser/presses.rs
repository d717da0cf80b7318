//! Presses: keys and pointers, heard of wherever the focus is.

use super::dom::Element;
use super::listeners::Listener;
use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::Callback;

/// Listens to every key, and to whether it is meant for something else: a field, or an open dialog.
fn listen_to_all_keys(tell: impl Fn(&KeyboardEvent, bool) + 'static) -> Option<Listener> {
    const BUSY: &str = "dialog, input, select, textarea";
    let window = web_sys::window()?;
    Some(EventListener::new(&window, "keydown", move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let is_busy = target.is_some_and(|one| matches!(one.closest(BUSY), Ok(Some(_))));
        tell(event, is_busy);
    }))
}

/// Listens to single keys, unless somebody types there or a dialog is open.
pub(crate) fn listen_to_shortcuts(on_key: Callback<KeyboardEvent>) -> Option<Listener> {
    listen_to_all_keys(move |event, is_busy| {
        if !is_busy {
            on_key.emit(event.clone());
        }
    })
}

/// Listens to the Escape key.
pub(crate) fn listen_to_escape(on_escape: Callback<()>) -> Option<Listener> {
    listen_to_all_keys(move |event, _| {
        if event.key() == "Escape" {
            on_escape.emit(());
        }
    })
}

/// Listens to every press of a key or pointer before anything else hears of it, so that what it starts
/// is not ended with the rest. Where there is no pointer, a click comes without being pressed.
pub(crate) fn listen_to_presses(tell: impl Fn() + Clone + 'static) -> Vec<Listener> {
    let listen = |kind: &'static str| {
        let tell = tell.clone();
        let first = EventListenerOptions::run_in_capture_phase();
        let window = web_sys::window()?;
        Some(EventListener::new_with_options(&window, kind, first, move |_| tell()))
    };
    ["pointerdown", "keydown", "click"].into_iter().filter_map(listen).collect()
}
