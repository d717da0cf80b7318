//! The fields of the set-up by their ids, and pointing at one of them.

use crate::page;
use table::NotReady;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// The field for the seed, and what has to be opened to see it.
pub(super) const SEED: &str = "seed";
pub(super) const SEED_FOLD: &str = "seed-fold";

/// The row of a guest.
pub(super) fn row_of(at: usize) -> String {
    format!("seat-{at}")
}

/// The field for a guest's name.
pub(super) fn name_of(at: usize) -> String {
    format!("name-{at}")
}

/// A button in the row of a guest.
pub(super) fn button_of(at: usize, button: &str) -> String {
    format!("{button}-{at}")
}

/// An element of the page.
pub(super) fn element(id: &str) -> Option<HtmlElement> {
    page::document()?.get_element_by_id(id)?.dyn_into().ok()
}

/// Puts the focus on an element.
pub(super) fn focus_on(id: &str) {
    if let Some(element) = element(id) {
        page::focus_on(&element);
    }
}

/// Puts the focus where something has to be changed before the game can begin.
pub(super) fn point_at(why: &NotReady) {
    match why {
        NotReady::Name(at) => focus_on(&name_of(*at)),
        NotReady::Seed => {
            if let Some(fold) = element(SEED_FOLD) {
                drop(fold.set_attribute("open", ""));
            }
            focus_on(SEED);
        }
        // It is said beside the button.
        NotReady::Rules(_) => {}
    }
}
