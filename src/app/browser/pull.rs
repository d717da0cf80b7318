//! Pull: a finger that swipes a sheet down closes it, as its button does.

use crate::browser::dom::{Element, HtmlElement, found_in};
use crate::browser::listeners::Listener;
use crate::browser::motion::{self, MIDDLE, Time, animate};
use crate::browser::styles::set_styles;
use draw::{Point, Swipe, swiped};
use gloo_events::{EventListener, EventListenerOptions};
use js_sys::Reflect;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Event;

/// What is a sheet on a small window, and what closes it.
const SHEETS: &str = "dialog[open], .shows-log .log, .shows-majorities .majorities";
const CLOSE: &str = "[data-close]";

/// A finger on a sheet that shows its top.
struct Pull {
    sheet: Element,
    from: Point,
    /// How far down the sheet is, once the finger pulls it.
    by: Option<f64>,
}

type Pulled = Rc<RefCell<Option<Pull>>>;

/// Listens to swipes over all sheets as long as the page is there.
pub(crate) fn listen_to_pulls() -> Vec<Listener> {
    let pulled = Pulled::default();
    let listen = |kind: &'static str, hear: fn(&Pulled, &Event)| {
        let pulled = pulled.clone();
        // Not passive: what pulls the sheet does not scroll it as well.
        let may_prevent = EventListenerOptions::enable_prevent_default();
        let window = web_sys::window()?;
        Some(EventListener::new_with_options(&window, kind, may_prevent, move |event| {
            hear(&pulled, event);
        }))
    };
    let all = [
        listen("touchstart", start),
        listen("touchmove", slide),
        listen("touchend", release),
        listen("touchcancel", release),
    ];
    all.into_iter().flatten().collect()
}

fn start(pulled: &Pulled, event: &Event) {
    pulled.replace(touch(event).and_then(|from| pull(event, from)));
}

/// A pull could begin here: on a sheet, above everything that is scrolled down.
fn pull(event: &Event, from: Point) -> Option<Pull> {
    let hit: Element = event.target()?.dyn_into().ok()?;
    let sheet = hit.closest(SHEETS).ok()?.filter(|_| motion::is_small())?;
    let mut within = Some(hit);
    while let Some(one) = within.filter(|one| sheet.contains(Some(one))) {
        if one.scroll_top() > 0 {
            return None;
        }
        within = one.parent_element();
    }
    Some(Pull { sheet, from, by: None })
}

fn slide(pulled: &Pulled, event: &Event) {
    let mut pulled = pulled.borrow_mut();
    let Some(pull) = &mut *pulled else { return };
    let swipe = touch(event).map_or(Swipe::Else, |to| swiped(pull.from, to, pull.by.is_some()));
    match swipe {
        Swipe::Unclear => {}
        Swipe::Down(by) => {
            event.prevent_default();
            pull.by = Some(by);
            set_styles(&pull.sheet, [("transform", format!("translateY({by}px)"))]);
        }
        Swipe::Else => {
            let_go(&pull.sheet);
            *pulled = None;
        }
    }
}

fn release(pulled: &Pulled, event: &Event) {
    let Some(Pull { sheet, by: Some(by), .. }) = pulled.take() else { return };
    let_go(&sheet);
    if event.type_() == "touchend" && by > draw::PULLED {
        let close = found_in(&sheet, CLOSE).and_then(|one| one.dyn_into::<HtmlElement>().ok());
        if let Some(close) = close {
            close.click();
        }
    } else if !motion::is_reduced() {
        let frames = format!(r#"[{{"transform":"translateY({by}px)"}},{{"transform":"none"}}]"#);
        animate(&sheet, &frames, Time::of(MIDDLE));
    }
}

fn let_go(sheet: &Element) {
    set_styles(sheet, [("transform", String::new())]);
}

/// Where the one finger is; nothing where there are several.
fn touch(event: &Event) -> Option<Point> {
    let touches = Reflect::get(event, &"touches".into()).ok()?;
    let number = |of: &JsValue, name: &str| Reflect::get(of, &name.into()).ok()?.as_f64();
    if number(&touches, "length") != Some(1.0) {
        return None;
    }
    let first = Reflect::get_u32(&touches, 0).ok()?;
    Some((number(&first, "clientX")?, number(&first, "clientY")?))
}
