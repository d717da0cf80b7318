//! Animations: `element.animate`, which web-sys does not count as stable yet.

use js_sys::{Array, Function, JSON, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

/// As `--t2` and `--t3` in tokens.css, in milliseconds.
pub(crate) const MIDDLE: u32 = 220;
pub(crate) const SLOW: u32 = 420;

/// Something that moves, to be ended.
pub(crate) type Animation = JsValue;

/// When something moves, in milliseconds.
#[derive(Clone, Copy)]
pub(crate) struct Time {
    pub(crate) delay: u32,
    pub(crate) length: u32,
    /// As `--ease` in tokens.css: quick at first; else at an even pace.
    pub(crate) eases: bool,
}

impl Time {
    /// At once, quick at first.
    pub(crate) const fn of(length: u32) -> Self {
        Self { delay: 0, length, eases: true }
    }
}

/// Animates an element through keyframes, written as JSON. Where it cannot be animated, it is simply
/// there.
pub(crate) fn animate(element: &Element, frames: &str, time: Time) -> Option<Animation> {
    let Time { delay, length, eases } = time;
    let easing = if eases { "cubic-bezier(.2,.7,.2,1)" } else { "linear" };
    let options = format!(
        r#"{{"duration":{length},"delay":{delay},"easing":"{easing}","fill":"backwards"}}"#
    );
    let (frames, options) = (JSON::parse(frames).ok()?, JSON::parse(&options).ok()?);
    let animate: Function = Reflect::get(element, &"animate".into()).ok()?.dyn_into().ok()?;
    animate.call2(element, &frames, &options).ok()
}

/// Ends an animation at once; one that is over already stays so.
pub(crate) fn finish(animation: &Animation) {
    drop(call(animation, "finish"));
}

/// What moves an element now, by the style sheet or otherwise.
pub(crate) fn animations_of(element: &Element) -> Vec<Animation> {
    let all = call(element, "getAnimations").and_then(|all| all.dyn_into::<Array>().ok());
    all.map_or_else(Vec::new, |all| all.to_vec())
}

fn call(of: &JsValue, name: &str) -> Option<JsValue> {
    let call: Function = Reflect::get(of, &name.into()).ok()?.dyn_into().ok()?;
    call.call0(of).ok()
}
