//! Focus: where the keyboard is when a screen appears.

use web_sys::HtmlElement;
use yew::prelude::*;

/// A node that gets the focus when it first appears.
#[hook]
pub(crate) fn use_focus() -> NodeRef {
    let node = use_node_ref();
    use_effect_with(node.clone(), focus);
    node
}

/// Gives the focus to a node.
pub(crate) fn focus(node: &NodeRef) {
    if let Some(element) = node.cast::<HtmlElement>() {
        // Refused only by what is gone already.
        drop(element.focus());
    }
}
