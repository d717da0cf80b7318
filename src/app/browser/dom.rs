//! Document: where things are on the page, the focus, and what has it.

use super::presses;
use draw::Area;
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::Document;

/// What lies on the page, for those who keep or move it.
pub(crate) use web_sys::{Element, HtmlElement};

pub(crate) fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// The element of an id.
pub(crate) fn by_id(id: &str) -> Option<HtmlElement> {
    document()?.get_element_by_id(id)?.dyn_into().ok()
}

/// A new element of a class, which is nowhere yet.
pub(crate) fn new_element(tag: &str, class: &str) -> Option<Element> {
    let element = document()?.create_element(tag).ok()?;
    element.set_class_name(class);
    Some(element)
}

/// Everything that a selector finds.
pub(crate) fn found(selector: &str) -> Vec<Element> {
    let all = document().and_then(|document| document.query_selector_all(selector).ok());
    let Some(all) = all else { return Vec::new() };
    (0..all.length()).filter_map(|at| all.item(at)?.dyn_into().ok()).collect()
}

/// The first thing in an element that a selector finds.
pub(crate) fn found_in(element: &Element, selector: &str) -> Option<Element> {
    element.query_selector(selector).ok().flatten()
}

/// Where an element is in the window; nowhere while it does not show.
pub(crate) fn area(element: &Element) -> Option<Area> {
    let place = element.get_bounding_client_rect();
    let area = Area::of_size((place.width(), place.height()));
    (area.extent() > 0.0).then(|| area.moved((place.left(), place.top())))
}

/// Where an element is in the window, without its border.
pub(crate) fn area_without_border(element: &Element) -> Area {
    let place = element.get_bounding_client_rect();
    let (beside, above) = (f64::from(element.client_left()), f64::from(element.client_top()));
    Area {
        left: place.left() + beside,
        top: place.top() + above,
        right: place.right() - beside,
        bottom: place.bottom() - above,
    }
}

/// A copy of an element with all that is in it.
pub(crate) fn copy(element: &Element) -> Option<Element> {
    element.clone_node_with_deep(true).ok()?.dyn_into().ok()
}

/// Moves the focus to the first thing of a selector, and that thing into view.
pub(crate) fn focus(selector: &str) {
    let found = document().and_then(|document| document.query_selector(selector).ok().flatten());
    if let Some(element) = found {
        focus_on(&element);
    }
}

/// Moves the focus to the first thing that shows, of the first selector that finds one.
pub(crate) fn focus_first(selectors: &[&str]) {
    let shown = |selector: &&str| found(selector).into_iter().find(|one| area(one).is_some());
    if let Some(element) = selectors.iter().find_map(shown) {
        focus_on(&element);
    }
}

/// Presses the first thing of a selector.
pub(crate) fn press(selector: &str) {
    let found = document().and_then(|document| document.query_selector(selector).ok().flatten());
    if let Some(element) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        element.click();
    }
}

/// The same once the page has changed.
pub(crate) fn focus_later(selector: &'static str) {
    Timeout::new(0, move || focus_first(&[selector])).forget();
}

/// Moves the focus to the element of an id.
pub(crate) fn focus_on_id(id: &str) {
    if let Some(element) = by_id(id) {
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

/// What has the focus.
pub(crate) fn focused() -> Option<HtmlElement> {
    document()?.active_element()?.dyn_into().ok()
}

/// Gives the focus back to what had it; false if that is gone or does not show.
pub(crate) fn focus_again(element: &HtmlElement) -> bool {
    let shows = area(element).is_some();
    if shows {
        focus_on(element);
    }
    shows
}

/// True if nothing has the focus that shows, such as after a button that had it went away.
pub(crate) fn is_focus_lost() -> bool {
    let Some(document) = document() else { return false };
    document
        .active_element()
        .is_none_or(|element| element.tag_name() == "BODY" || area(&element).is_none())
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
pub(crate) fn is_focus_by_keys(selector: &str) -> bool {
    let found = document().and_then(|document| document.query_selector(selector).ok().flatten());
    found.is_some_and(|element| presses::is_focus_by_keys(&element))
}
