//! Sight: whether an element can be seen, wherever it is scrolled.

use js_sys::Array;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, IntersectionObserver, IntersectionObserverEntry};
use yew::prelude::*;

type Seen = Closure<dyn FnMut(Array)>;

/// Tells when an element is in sight; asked anew whenever `times` is another number.
#[hook]
pub(crate) fn use_sight(node: &NodeRef, times: usize, on_seen: Callback<()>) {
    use_effect_with((node.clone(), times), move |(node, _)| {
        let watched = node.cast::<Element>().and_then(|element| watch(&element, on_seen));
        move || {
            if let Some((observer, _callback)) = watched {
                observer.disconnect();
            }
        }
    });
}

fn watch(element: &Element, on_seen: Callback<()>) -> Option<(IntersectionObserver, Seen)> {
    let callback = Seen::new(move |entries: Array| {
        let is_seen =
            |entry: &JsValue| entry.unchecked_ref::<IntersectionObserverEntry>().is_intersecting();
        if entries.iter().any(|entry| is_seen(&entry)) {
            on_seen.emit(());
        }
    });
    let observer = IntersectionObserver::new(callback.as_ref().unchecked_ref()).ok()?;
    observer.observe(element);
    Some((observer, callback))
}
