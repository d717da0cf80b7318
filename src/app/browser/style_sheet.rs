//! Style sheets that come with a part of the program.

use super::dom::document;
use super::page::root_attribute;
use js_sys::Promise;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlLinkElement;

/// Fetches a style sheet, unless it is there; asked for at once, there when the future says so.
pub(crate) fn fetch(name: &str) -> impl Future<Output = Result<(), JsValue>> + use<> {
    let awaited = linked(name).filter(|link| link.sheet().is_none()).map(|link| {
        let arrival = Promise::new(&mut |done, failed| {
            for (event, tell) in [("load", done), ("error", failed)] {
                drop(link.add_event_listener_with_callback(event, &tell));
            }
        });
        // Listened to from now on, so that a failure is not taken for one that nobody expects.
        (link, JsFuture::from(arrival))
    });
    async move {
        let Some((link, arrival)) = awaited else { return Ok(()) };
        arrival.await.map(drop).inspect_err(|_| link.remove())
    }
}

/// The link to a sheet in the folder of this build, which may be on its way already.
fn linked(name: &str) -> Option<HtmlLinkElement> {
    let document = document()?;
    let address = format!("{}/{name}", root_attribute("data-build")?);
    let known = document.query_selector(&format!("link[href='{address}']")).ok()?;
    if let Some(known) = known {
        return known.dyn_into().ok();
    }
    let link = document.create_element("link").ok()?.dyn_into::<HtmlLinkElement>().ok()?;
    link.set_rel("stylesheet");
    link.set_href(&address);
    document.head()?.append_child(&link).ok()?;
    Some(link)
}
