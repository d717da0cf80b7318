//! Sizes: how large an element is on the page, told anew whenever that changes.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, ResizeObserver};
use yew::prelude::*;

/// Width and height of an element in CSS px; nothing before it is laid out.
#[hook]
pub(crate) fn use_size(node: &NodeRef) -> Option<(f64, f64)> {
    let size = use_state_eq(|| None);
    let setter = size.setter();
    use_effect_with(node.clone(), move |node| {
        let watched = node.cast::<Element>().and_then(|element| watch(element, setter));
        move || {
            if let Some((observer, _callback)) = watched {
                observer.disconnect();
            }
        }
    });
    *size
}

type SizeCallback = Closure<dyn FnMut()>;

fn watch(
    element: Element,
    size: UseStateSetter<Option<(f64, f64)>>,
) -> Option<(ResizeObserver, SizeCallback)> {
    let watched = element.clone();
    let callback = SizeCallback::new(move || {
        let place = element.get_bounding_client_rect();
        size.set(Some((place.width(), place.height())));
    });
    let observer = ResizeObserver::new(callback.as_ref().unchecked_ref()).ok()?;
    observer.observe(&watched);
    Some((observer, callback))
}
