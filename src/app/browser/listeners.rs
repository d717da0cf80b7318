//! Listeners: what a screen hears of the whole page, keys and being hidden.

use crate::browser::dom;
use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{KeyboardEvent, VisibilityState};
use yew::Callback;

/// A listener that ends with whoever keeps it.
pub(crate) type Listener = EventListener;

/// Listens to keys that nobody else has taken.
pub(crate) fn listen_to_keys(on_key: Callback<KeyboardEvent>) -> Option<Listener> {
    let window = web_sys::window()?;
    let listener = EventListener::new_with_options(
        &window,
        "keydown",
        EventListenerOptions::enable_prevent_default(),
        move |event| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
            if !event.ctrl_key()
                && !event.alt_key()
                && !event.meta_key()
                && !event.default_prevented()
            {
                on_key.emit(event.clone());
            }
        },
    );
    Some(listener)
}

/// Listens to the page being hidden.
pub(crate) fn listen_to_hiding(on_hidden: Callback<()>) -> Option<Listener> {
    listen_to_visibility(VisibilityState::Hidden, on_hidden)
}

/// Listens to somebody coming back to the page.
pub(crate) fn listen_to_return(on_return: Callback<()>) -> Option<Listener> {
    listen_to_visibility(VisibilityState::Visible, on_return)
}

fn listen_to_visibility(state: VisibilityState, tell: Callback<()>) -> Option<Listener> {
    let document = dom::document()?;
    let watched = document.clone();
    Some(EventListener::new(&watched, "visibilitychange", move |_| {
        if document.visibility_state() == state {
            tell.emit(());
        }
    }))
}
