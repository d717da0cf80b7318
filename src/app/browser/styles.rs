//! Styles that are set on an element itself, because the policy of the page refuses attributes.

use super::dom::Element;
use draw::{Area, tidy};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, SvgElement};

/// Sets styles, by name and value.
pub(crate) fn set_styles(
    element: &Element,
    styles: impl IntoIterator<Item = (&'static str, String)>,
) {
    let style = if let Some(element) = element.dyn_ref::<HtmlElement>() {
        element.style()
    } else if let Some(element) = element.dyn_ref::<SvgElement>() {
        element.style()
    } else {
        return;
    };
    for (name, value) in styles {
        drop(style.set_property(name, &value));
    }
}

/// Puts an element into a place of its own.
pub(crate) fn put(element: &Element, at: Area) {
    let (width, height) = at.size();
    let lengths = [("left", at.left), ("top", at.top), ("width", width), ("height", height)];
    set_styles(element, lengths.map(|(name, length)| (name, format!("{}px", tidy(length)))));
}
