//! `element.animate`, which web-sys does not count as stable yet.

use js_sys::{Array, Function, JSON, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

/// As `--t2` and `--t3` in tokens.css, in milliseconds.
pub(crate) const MIDDLE: u32 = 220;
pub(crate) const SLOW: u32 = 420;

/// As `--ease` there.
const EASING: &str = "cubic-bezier(.2,.7,.2,1)";

/// Animates an element through keyframes, written as JSON, after a delay. Where it cannot be animated,
/// it is simply there.
pub(crate) fn animate(
    element: &Element,
    frames: &str,
    duration: u32,
    delay: u32,
) -> Option<JsValue> {
    let options = format!(
        r#"{{"duration":{duration},"delay":{delay},"easing":"{EASING}","fill":"backwards"}}"#
    );
    let (frames, options) = (JSON::parse(frames).ok()?, JSON::parse(&options).ok()?);
    let animate: Function = Reflect::get(element, &"animate".into()).ok()?.dyn_into().ok()?;
    animate.call2(element, &frames, &options).ok()
}

/// Ends an animation at once; one that is over already stays so.
pub(super) fn finish(animation: &JsValue) {
    drop(call(animation, "finish"));
}

/// What moves an element now, by the style sheet or otherwise.
pub(super) fn animations_of(element: &Element) -> Vec<JsValue> {
    let all = call(element, "getAnimations").and_then(|all| all.dyn_into::<Array>().ok());
    all.map_or_else(Vec::new, |all| all.to_vec())
}

fn call(of: &JsValue, name: &str) -> Option<JsValue> {
    let call: Function = Reflect::get(of, &name.into()).ok()?.dyn_into().ok()?;
    call.call0(of).ok()
}
