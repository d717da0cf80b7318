//! A view that moves by itself does so visibly, so that nobody loses the city from sight.

use crate::lens::{Lens, tidy};
use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

/// As `--t2` and `--ease` in tokens.css.
const DURATION: f64 = 220.0;
const EASING: &str = "cubic-bezier(.2,.7,.2,1)";

/// Lets a city that is drawn through one lens come from where another one showed it.
pub(super) fn fly(city: &Element, from: Lens, to: Lens) {
    if is_calm() {
        return;
    }
    let ((x, y), grows) = to.seen_from(from);
    let start = format!("translate({}px,{}px) scale({})", tidy(x), tidy(y), tidy(grows));
    // Where it cannot be animated, the city is simply there.
    drop(animate(city, &start));
}

/// `element.animate`, which web-sys does not count as stable yet.
fn animate(city: &Element, start: &str) -> Result<JsValue, JsValue> {
    let frame = |transform: &str| {
        let frame = Object::new();
        Reflect::set(&frame, &"transform".into(), &transform.into()).map(|_| JsValue::from(frame))
    };
    let options = Object::new();
    Reflect::set(&options, &"duration".into(), &DURATION.into())?;
    Reflect::set(&options, &"easing".into(), &EASING.into())?;
    let animate: Function = Reflect::get(city, &"animate".into())?.dyn_into()?;
    animate.call2(city, &Array::of2(&frame(start)?, &frame("none")?), &options)
}

/// Somebody prefers that nothing moves.
fn is_calm() -> bool {
    let query = "(prefers-reduced-motion: reduce)";
    let media = web_sys::window().and_then(|window| window.match_media(query).ok().flatten());
    media.is_some_and(|media| media.matches())
}
