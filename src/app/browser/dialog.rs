//! Dialogs: the browser keeps the focus inside one, and gives it back when it closes.

use web_sys::HtmlDialogElement;
use yew::prelude::*;

/// Opens a dialog over everything else.
pub(crate) fn open(node: &NodeRef) {
    if let Some(dialog) = node.cast::<HtmlDialogElement>() {
        // Refused only while it is open already.
        drop(dialog.show_modal());
    }
}

/// Closes a dialog. One that is only taken away gives no focus back.
pub(crate) fn close(node: &NodeRef) {
    if let Some(dialog) = node.cast::<HtmlDialogElement>() {
        dialog.close();
    }
}

/// True if a click hit the dialog itself and nothing in it: what is around its contents.
pub(crate) fn is_beside(event: &MouseEvent, node: &NodeRef) -> bool {
    let hit = event.target_dyn_into::<HtmlDialogElement>();
    hit.is_some() && hit == node.cast::<HtmlDialogElement>()
}
