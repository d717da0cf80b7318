//! Idle time: what may wait until the browser has nothing else to do.

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

/// Comes back after so many milliseconds.
pub(crate) async fn pause(milliseconds: i32) {
    let promise = Promise::new(&mut |done, _| {
        let Some(window) = web_sys::window() else { return };
        drop(window.set_timeout_with_callback_and_timeout_and_arguments_0(&done, milliseconds));
    });
    drop(JsFuture::from(promise).await);
}

/// Comes back once the browser is idle; after a while where it cannot say so.
pub(crate) async fn rest() {
    let Some(window) = web_sys::window() else { return };
    let asked = Reflect::get(&window, &JsValue::from_str("requestIdleCallback"));
    let Some(ask) = asked.ok().filter(JsValue::is_function).map(Function::from) else {
        return pause(PATIENCE).await;
    };
    let idle = Promise::new(&mut |done, _| drop(ask.call1(&window, &done)));
    drop(JsFuture::from(idle).await);
}

/// Milliseconds to wait in a browser that does not know when it is idle.
const PATIENCE: i32 = 2000;

/// True where the reader has asked the browser to fetch as little as possible.
pub(crate) fn is_saving_data() -> bool {
    let Some(navigator) = web_sys::window().map(|window| window.navigator()) else { return false };
    let connection = Reflect::get(&navigator, &JsValue::from_str("connection"));
    connection
        .and_then(|connection| Reflect::get(&connection, &JsValue::from_str("saveData")))
        .is_ok_and(|saves| saves.is_truthy())
}
