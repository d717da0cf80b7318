//! Presses: keys and pointers, heard of wherever the focus is.

use super::dom::Element;
use super::listeners::Listener;
use gloo_events::{EventListener, EventListenerOptions};
use std::cell::Cell;
use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent};
use yew::Callback;

thread_local! {
    static IS_BY_POINTER: Cell<bool> = const { Cell::new(false) };
}

/// Keeps track, as long as the page is there, of whether a pointer or the keyboard was used last.
pub(crate) fn follow_the_hand() {
    for (kind, is_by_pointer) in [("pointerdown", true), ("keydown", false)] {
        if let Some(listener) = listen_first(kind, move |_| IS_BY_POINTER.set(is_by_pointer)) {
            listener.forget();
        }
    }
}

/// True if the keyboard has brought the focus to something. Where a click gives a button no focus, as in
/// WebKit, the browser alone would say so of whatever gets the focus after a click.
pub(crate) fn is_focus_by_keys(element: &Element) -> bool {
    element.matches(":focus-visible").unwrap_or(false) && !IS_BY_POINTER.get()
}

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
    ["pointerdown", "keydown", "click"]
        .into_iter()
        .filter_map(|kind| {
            let tell = tell.clone();
            listen_first(kind, move |_| tell())
        })
        .collect()
}

/// Hears of something before anything else on the page does.
pub(crate) fn listen_first(
    kind: &'static str,
    tell: impl Fn(&Event) + 'static,
) -> Option<Listener> {
    let first = EventListenerOptions::run_in_capture_phase();
    let window = web_sys::window()?;
    Some(EventListener::new_with_options(&window, kind, first, move |event| tell(event)))
}
