//! Inputs: what a field says when somebody has changed it.

use web_sys::{Element, HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// What is typed into a field now.
pub(crate) fn typed(event: &InputEvent) -> String {
    event.target_dyn_into::<HtmlInputElement>().map_or_else(String::new, |field| field.value())
}

/// Which value of a list is chosen now.
pub(crate) fn chosen(event: &Event) -> String {
    event.target_dyn_into::<HtmlSelectElement>().map_or_else(String::new, |list| list.value())
}

/// True if a box is ticked now.
pub(crate) fn is_ticked(event: &Event) -> bool {
    event.target_dyn_into::<HtmlInputElement>().is_some_and(|field| field.checked())
}

/// True if what can be folded is open now.
pub(crate) fn is_unfolded(event: &Event) -> bool {
    event.target_dyn_into::<Element>().is_some_and(|details| details.has_attribute("open"))
}

/// True if a key was pressed on a button, which means something by itself.
pub(crate) fn is_on_button(event: &KeyboardEvent) -> bool {
    event.target_dyn_into::<Element>().is_some_and(|element| element.tag_name() == "BUTTON")
}
