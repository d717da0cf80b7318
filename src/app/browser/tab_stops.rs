//! Tab stops: which button of a group the Tab key reaches, and moving among the others.

use super::dom::{area, document};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::NodeRef;

/// Exactly one button can be reached by Tab: the one with the focus, else the one that had it last, else
/// the one that always shows, else the first.
pub(crate) fn keep_one(group: &NodeRef) {
    let buttons = buttons(group);
    let focus = focused();
    let has_focus = |button: &&HtmlElement| focus.as_ref() == Some(button.unchecked_ref());
    let had_focus =
        |button: &&HtmlElement| button.tab_index() == 0 && button.has_attribute("tabindex");
    let stop = buttons.iter().find(has_focus).or_else(|| buttons.iter().find(had_focus));
    let by_default = || buttons.iter().find(|button| button.has_attribute("data-stop"));
    let stop = stop.or_else(by_default).or(buttons.first()).cloned();
    for button in buttons {
        button.set_tab_index(if Some(&button) == stop.as_ref() { 0 } else { -1 });
    }
}

/// Moves the focus inside a group. `lead` is told which button has it and how many there are.
pub(crate) fn move_focus(group: &NodeRef, lead: impl FnOnce(Option<usize>, usize) -> usize) {
    let mut buttons = buttons(group);
    buttons.retain(|button| area(button).is_some());
    let focus = focused();
    let now = buttons.iter().position(|button| focus.as_ref() == Some(button.unchecked_ref()));
    if let Some(button) = buttons.get(lead(now, buttons.len())) {
        // Refused only by what is gone already.
        drop(button.focus());
    }
}

fn buttons(group: &NodeRef) -> Vec<HtmlElement> {
    let group = group.cast::<Element>();
    let found =
        group.and_then(|group| group.query_selector_all("button:not([disabled]), a[href]").ok());
    let Some(found) = found else { return Vec::new() };
    (0..found.length()).filter_map(|at| found.item(at)?.dyn_into().ok()).collect()
}

fn focused() -> Option<Element> {
    document()?.active_element()
}
