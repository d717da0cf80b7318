//! Page: what the whole document is told, and which languages its reader has.

use super::dom::document;

/// The reader's languages by their codes, the dearest first.
pub(crate) fn languages() -> Vec<String> {
    let listed = web_sys::window().map(|window| window.navigator().languages());
    listed.iter().flat_map(|listed| listed.iter()).filter_map(|code| code.as_string()).collect()
}

/// An attribute of `<html>`.
pub(crate) fn root_attribute(name: &str) -> Option<String> {
    document()?.document_element()?.get_attribute(name)
}

/// Sets an attribute of `<html>`, which style sheets ask; none takes it away.
pub(crate) fn set_root_attribute(name: &str, value: Option<&str>) {
    let Some(root) = document().and_then(|document| document.document_element()) else { return };
    // Refused only for names that are no names.
    drop(match value {
        Some(value) => root.set_attribute(name, value),
        None => root.remove_attribute(name),
    });
}
