//! Style sheets that come with a part of the program.

use super::dom::document;
use js_sys::Promise;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlLinkElement;

/// The folder of this build, as the shell names it.
const BUILD: &str = "data-build";

/// Fetches a style sheet, unless it is there; asked for at once, there when the future says so.
pub(crate) fn fetch(name: &str) -> impl Future<Output = Result<(), JsValue>> + use<> {
    let link = wanted(name).map(|link| {
        let asked = link.clone();
        let arrival = Promise::new(&mut |done, failed| {
            asked.set_onload(Some(&done));
            asked.set_onerror(Some(&failed));
        });
        if let Some(head) = document().and_then(|document| document.head()) {
            drop(head.append_child(&link));
        }
        // Listened to from now on, so that a failure is not taken for one that nobody expects.
        (link, JsFuture::from(arrival))
    });
    async move {
        let Some((link, arrival)) = link else { return Ok(()) };
        arrival.await.map(drop).inspect_err(|_| link.remove())
    }
}

/// A link to the sheet; none if it is there already.
fn wanted(name: &str) -> Option<HtmlLinkElement> {
    let document = document()?;
    let address = format!("{}/{name}", document.document_element()?.get_attribute(BUILD)?);
    if document.query_selector(&format!("link[href='{address}']")).ok()?.is_some() {
        return None;
    }
    let link = document.create_element("link").ok()?.dyn_into::<HtmlLinkElement>().ok()?;
    link.set_rel("stylesheet");
    link.set_href(&address);
    Some(link)
}
