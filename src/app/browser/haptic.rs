//! Haptics: a tap that is felt, on devices that have one.

use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// How long it lasts, in milliseconds.
const TAP: u32 = 8;

/// Lets the device tap the finger once. A browser refuses that, and complains, before the page was ever
/// touched; then nothing is felt.
pub(crate) fn tap() {
    let Some(navigator) = web_sys::window().map(|window| window.navigator()) else { return };
    let get = |of: &JsValue, name: &str| Reflect::get(of, &name.into()).ok();
    let activation = get(&navigator, "userActivation");
    let was_touched = activation.and_then(|activation| get(&activation, "hasBeenActive"));
    let vibrate = get(&navigator, "vibrate").and_then(|one| one.dyn_into::<Function>().ok());
    if let Some(vibrate) = vibrate.filter(|_| was_touched == Some(JsValue::TRUE)) {
        drop(vibrate.call1(&navigator, &TAP.into()));
    }
}
