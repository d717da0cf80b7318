//! Takeover: what somebody did on the page before the program was there is followed, not lost.

use super::dom::{Element, HtmlElement, focused, found};
use super::page::{root_attribute, set_root_attribute};
use std::cell::RefCell;
use wasm_bindgen::JsCast;

thread_local! {
    /// The name of what had the focus.
    static FOCUSED: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Notes what has the focus, just before the program draws its first screen.
pub(crate) fn begin() {
    let name = focused().and_then(|element| name_of(&element));
    FOCUSED.set(name);
}

/// Once that screen is drawn: the focus is where it was, and a button that was pressed is pressed.
pub(crate) fn end() {
    if let Some(element) = FOCUSED.take().and_then(|name| named(&name)) {
        drop(element.focus());
    }
    set_root_attribute("data-running", Some(""));
    let pressed = root_attribute("data-pressed");
    set_root_attribute("data-pressed", None);
    if let Some(element) = pressed.and_then(|name| named(&name)) {
        element.click();
    }
}

/// True if another screen was chosen before the program was there.
pub(crate) fn has_moved() -> bool {
    root_attribute("data-moved").is_some()
}

/// What a link or button is called.
fn name_of(element: &Element) -> Option<String> {
    element.get_attribute("aria-label").or_else(|| element.text_content())
}

fn named(name: &str) -> Option<HtmlElement> {
    let all = found("#page a, #page button").into_iter();
    let named = |element: &HtmlElement| name_of(element).as_deref() == Some(name);
    all.filter_map(|element| element.dyn_into::<HtmlElement>().ok()).find(named)
}
