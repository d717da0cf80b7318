//! Address: the part of it after `#`, and going from one to another.

use crate::browser::listeners::Listener;
use gloo_events::EventListener;
use web_sys::Window;

fn window() -> Option<Window> {
    web_sys::window()
}

/// What stands after `#` now, with the sign itself.
pub(crate) fn hash() -> String {
    window().and_then(|window| window.location().hash().ok()).unwrap_or_default()
}

/// Goes to an address; Back comes back.
pub(crate) fn go(hash: &str) {
    if let Some(window) = window() {
        drop(window.location().set_hash(hash));
    }
}

/// Goes there instead of here: Back leads to where one was before.
pub(crate) fn go_instead(hash: &str) {
    if let Some(window) = window() {
        drop(window.location().replace(hash));
    }
}

/// Listens to the address being another one.
pub(crate) fn listen_to_address(on_change: impl Fn() + 'static) -> Option<Listener> {
    let window = window()?;
    Some(EventListener::new(&window, "hashchange", move |_| on_change()))
}

/// Shows the top of the page.
pub(crate) fn to_top() {
    if let Some(window) = window() {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
}
