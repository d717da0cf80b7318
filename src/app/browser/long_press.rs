//! Long press: a finger that rests on a piece asks what it is. That is no click afterwards, and the menu
//! of the browser stays away.

use crate::browser::dom::{Element, found_in};
use crate::browser::listeners::Listener;
use crate::browser::pointer;
use crate::browser::timer::Timer;
use draw::{FINGER_SLIP, Point, distance};
use gloo_events::{EventListener, EventListenerOptions};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Event, PointerEvent};
use yew::Callback;

/// How long a finger rests, in milliseconds.
const REST: u32 = 500;

#[derive(Default)]
struct Hold {
    from: Point,
    /// Ends unless the finger moves or is lifted.
    rest: Option<Timer>,
    /// A finger is on a piece.
    is_on: bool,
    /// The piece was told; the click that follows means nothing.
    is_told: bool,
}

struct Holds {
    pieces: &'static str,
    tell: Callback<String>,
    now: Rc<RefCell<Hold>>,
}

/// Listens to fingers that rest on a piece; tells what it is called.
pub(crate) fn listen_to_long_presses(
    pieces: &'static str,
    tell: Callback<String>,
) -> Vec<Listener> {
    let holds = Rc::new(Holds { pieces, tell, now: Rc::default() });
    let listen = |kind: &'static str, hear: fn(&Holds, &Event)| {
        let holds = holds.clone();
        // Before anybody else, so that what is not meant is not heard.
        let options = EventListenerOptions {
            phase: gloo_events::EventListenerPhase::Capture,
            passive: false,
        };
        let window = web_sys::window()?;
        Some(EventListener::new_with_options(&window, kind, options, move |event| {
            hear(&holds, event);
        }))
    };
    let all = [
        listen("pointerdown", press),
        listen("pointermove", slide),
        listen("pointerup", lift),
        listen("pointercancel", lift),
        listen("click", click),
        listen("contextmenu", menu),
    ];
    all.into_iter().flatten().collect()
}

fn press(holds: &Holds, event: &Event) {
    let mut now = Hold::default();
    let pointer = event.dyn_ref::<PointerEvent>().filter(|one| !pointer::is_mouse(one));
    if let (Some(pointer), Some(piece)) = (pointer, piece(holds, event))
        && pointer.is_primary()
    {
        let (told, tell) = (holds.now.clone(), holds.tell.clone());
        let rest = move || {
            told.borrow_mut().is_told = true;
            tell.emit(name_of(&piece));
        };
        now.is_on = true;
        now.from = pointer::position(pointer);
        now.rest = Some(Timer::after(REST, rest));
    }
    holds.now.replace(now);
}

fn slide(holds: &Holds, event: &Event) {
    let mut now = holds.now.borrow_mut();
    let to = event.dyn_ref::<PointerEvent>().map(|one| pointer::position(one));
    if to.is_some_and(|to| distance(now.from, to) >= FINGER_SLIP) {
        now.rest = None;
    }
}

fn lift(holds: &Holds, _event: &Event) {
    let mut now = holds.now.borrow_mut();
    (now.rest, now.is_on) = (None, false);
}

fn click(holds: &Holds, event: &Event) {
    if std::mem::take(&mut holds.now.borrow_mut().is_told) {
        event.prevent_default();
        event.stop_immediate_propagation();
    }
}

fn menu(holds: &Holds, event: &Event) {
    let now = holds.now.borrow();
    if now.is_on || now.is_told {
        event.prevent_default();
        event.stop_immediate_propagation();
    }
}

fn piece(holds: &Holds, event: &Event) -> Option<Element> {
    let hit: Element = event.target()?.dyn_into().ok()?;
    hit.closest(holds.pieces).ok()?
}

/// What those hear who listen.
fn name_of(piece: &Element) -> String {
    let said = || found_in(piece, ".unseen").unwrap_or_else(|| piece.clone()).text_content();
    piece.get_attribute("aria-label").or_else(said).unwrap_or_default()
}
