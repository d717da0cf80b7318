//! Scrolling: what is to be seen of something that has more than room.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::NodeRef;

/// Shows the end of it.
pub(crate) fn to_end(node: &NodeRef) {
    if let Some(list) = node.cast::<Element>() {
        list.set_scroll_top(list.scroll_height());
    }
}

/// Brings the first thing of a selector into its middle.
pub(crate) fn to_middle(node: &NodeRef, selector: &str) {
    let Some(row) = node.cast::<HtmlElement>() else { return };
    let found = row.query_selector(selector).ok().flatten();
    if let Some(one) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        row.set_scroll_left(one.offset_left() - row.offset_left() - row.offset_width() / 2);
        row.set_scroll_top(one.offset_top() - row.offset_top() - row.offset_height() / 2);
    }
}
