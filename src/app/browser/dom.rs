//! The document around the components: where things are in it, the focus, and what has it.

use crate::lens::Area;
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlElement};

pub(crate) fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// Everything that a selector finds.
pub(crate) fn found(selector: &str) -> Vec<Element> {
    let all = document().and_then(|document| document.query_selector_all(selector).ok());
    let Some(all) = all else { return Vec::new() };
    (0..all.length()).filter_map(|at| all.item(at)?.dyn_into().ok()).collect()
}

/// Where an element is in the window; nowhere while it does not show.
pub(crate) fn area(element: &Element) -> Option<Area> {
    let place = element.get_bounding_client_rect();
    let area = Area::of_size((place.width(), place.height()));
    (area.extent() > 0.0).then(|| area.moved((place.left(), place.top())))
}

/// Moves the focus to the first thing of a selector, and that thing into view.
pub(crate) fn focus(selector: &str) {
    let found = document().and_then(|document| document.query_selector(selector).ok().flatten());
    if let Some(element) = found {
        focus_on(&element);
    }
}

pub(crate) fn focus_on(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        drop(element.focus());
    } else if let Some(element) = element.dyn_ref::<web_sys::SvgElement>() {
        drop(element.focus());
    }
}

/// True if nothing has the focus, such as after a button that had it went away.
pub(crate) fn is_focus_lost() -> bool {
    let Some(document) = document() else { return false };
    document.active_element().is_none_or(|element| element.tag_name() == "BODY")
}

/// True if typing goes into a field now.
pub(crate) fn is_typing() -> bool {
    let focused = document().and_then(|document| document.active_element());
    focused.is_some_and(|element| ["INPUT", "SELECT", "TEXTAREA"].contains(&&*element.tag_name()))
}

/// True while a dialog is open.
pub(crate) fn has_dialog() -> bool {
    document()
        .is_some_and(|document| matches!(document.query_selector("dialog[open]"), Ok(Some(_))))
}

/// True if the keyboard has brought the focus to something.
pub(crate) fn is_focus_visible(selector: &str) -> bool {
    let found = document().and_then(|document| document.query_selector(selector).ok().flatten());
    found.is_some_and(|element| element.matches(":focus-visible").unwrap_or(false))
}
