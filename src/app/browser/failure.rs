//! Failure: the shell's error screen, filled in by hand, because Yew may be what broke.

use super::page::set_root_attribute;
use std::panic::PanicHookInfo;
use wasm_bindgen::JsValue;

/// From now on a panic is shown to the player, with what a bug report needs.
pub(crate) fn show_panics() {
    // Through Yew, which would otherwise replace the hook by one that only writes to the console.
    yew::set_custom_panic_hook(Box::new(|panic| {
        let details = describe(panic);
        web_sys::console::error_1(&JsValue::from_str(&details));
        // Nothing here may panic again: what is missing is left out.
        let Some(document) = web_sys::window().and_then(|window| window.document()) else {
            return;
        };
        if let Some(place) = document.get_element_by_id("failure-details") {
            place.set_text_content(Some(&details));
        }
        if let Some(root) = document.document_element() {
            // The style sheet hides the page and shows the failure.
            drop(root.set_attribute("data-failure", "unexpected"));
        }
    }));
}

/// The program cannot begin without a part that did not arrive.
pub(crate) fn say_that_a_part_is_missing() {
    set_root_attribute("data-failure", Some("not-loaded"));
}

fn describe(panic: &PanicHookInfo) -> String {
    let version = env!("CARGO_PKG_VERSION");
    format!("Albaicín {version}: {panic}")
}
