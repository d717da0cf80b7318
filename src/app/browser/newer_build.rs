//! Newer build: whether the host has another build by now than the page that is open.

use super::page::root_attribute;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{RequestCache, RequestInit, Response};
use yew::Callback;

/// The file beside the page that names the newest build.
const NEWEST: &str = "build.txt";

/// Asks the host, and tells if its build is another one.
pub(crate) fn look(tell: Callback<()>) {
    spawn_local(async move {
        if let (Ok(Some(newest)), Some(own)) = (newest().await, root_attribute("data-build"))
            && newest != own
        {
            tell.emit(());
        }
    });
}

/// The name of the newest build; nothing where the host answers with something else.
async fn newest() -> Result<Option<String>, JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let anew = RequestInit::new();
    anew.set_cache(RequestCache::NoStore);
    let answer = JsFuture::from(window.fetch_with_str_and_init(NEWEST, &anew)).await?;
    let answer: Response = answer.dyn_into()?;
    let said = JsFuture::from(answer.text()?).await?.as_string().unwrap_or_default();
    let name = said.trim();
    let is_name = name.len() == 12 && name.bytes().all(|byte| byte.is_ascii_hexdigit());
    Ok((answer.ok() && is_name).then(|| name.to_owned()))
}

/// Loads the page anew.
pub(crate) fn reload() {
    if let Some(window) = web_sys::window() {
        drop(window.location().reload());
    }
}
