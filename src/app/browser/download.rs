//! Downloads: something of this page that the browser saves as a file.

use crate::browser::dom::{HtmlElement, document};
use gloo_timers::callback::Timeout;
use js_sys::Array;
use wasm_bindgen::JsCast;
use web_sys::{Blob, BlobPropertyBag, Url};

/// How long a browser may take to fetch what it saves, in milliseconds.
const FETCHED: u32 = 60_000;

/// Saves a text under a name.
pub(crate) fn text(name: &str, text: &str) {
    let kind = BlobPropertyBag::new();
    kind.set_type("application/json");
    let texts = Array::of1(&text.into());
    if let Ok(text) = Blob::new_with_str_sequence_and_options(&texts, &kind) {
        blob(name, &text);
    }
}

/// Saves anything; nothing if the browser does not.
pub(crate) fn blob(name: &str, blob: &Blob) -> Option<()> {
    let address = Url::create_object_url_with_blob(blob).ok()?;
    let link: HtmlElement = document()?.create_element("a").ok()?.dyn_into().ok()?;
    link.set_attribute("href", &address).ok()?;
    link.set_attribute("download", name).ok()?;
    link.click();
    Timeout::new(FETCHED, move || drop(Url::revoke_object_url(&address))).forget();
    Some(())
}
