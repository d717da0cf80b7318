//! Back: the browser's own button closes what lies over a screen, before it leaves the screen.
//!
//! What lies there holds one entry of the history, whichever of them it is: a dialog that leads to another
//! one keeps it. Closed in another way, the entry is left by itself.

use crate::browser::listeners::Listener;
use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsValue;
use web_sys::History;
use yew::Callback;

/// The state of the entry that is held.
const HELD: &str = "over";

thread_local! {
    /// What lies over the screen now, the last one on top.
    static HOLDERS: RefCell<Vec<(u32, Callback<()>)>> = const { RefCell::new(Vec::new()) };
    static NUMBER: Cell<u32> = const { Cell::new(0) };
    /// The entry is being left, and nobody has pressed anything.
    static IS_LEAVING: Cell<bool> = const { Cell::new(false) };
}

/// Something lies over the screen, as long as this is kept.
pub(crate) struct BackHold(u32);

impl BackHold {
    /// Back tells it to go.
    pub(crate) fn new(on_back: Callback<()>) -> Self {
        let number = NUMBER.get() + 1;
        NUMBER.set(number);
        HOLDERS.with_borrow_mut(|holders| holders.push((number, on_back)));
        hold();
        Self(number)
    }
}

impl Drop for BackHold {
    fn drop(&mut self) {
        HOLDERS.with_borrow_mut(|holders| holders.retain(|(number, _)| *number != self.0));
        // What comes instead keeps the entry.
        Timeout::new(0, leave_if_free).forget();
    }
}

fn history() -> Option<History> {
    web_sys::window()?.history().ok()
}

fn is_held() -> bool {
    history().and_then(|history| history.state().ok()) == Some(JsValue::from_str(HELD))
}

fn is_free() -> bool {
    HOLDERS.with_borrow(Vec::is_empty)
}

/// Makes sure that there is an entry to go back from.
fn hold() {
    if !is_held()
        && let Some(history) = history()
    {
        drop(history.push_state(&HELD.into(), ""));
    }
}

fn leave_if_free() {
    if is_free()
        && is_held()
        && !IS_LEAVING.replace(true)
        && let Some(history) = history()
    {
        drop(history.back());
    }
}

/// Listens to Back as long as the page is there. After a reload, or Forward, nothing lies over the
/// screen any more.
pub(crate) fn listen_to_back() -> Option<Listener> {
    leave_if_free();
    let window = web_sys::window()?;
    Some(EventListener::new(&window, "popstate", |_| {
        if IS_LEAVING.take() {
            if !is_free() {
                hold();
            }
        } else if is_held() {
            leave_if_free();
        } else if let Some(on_back) = HOLDERS.with_borrow(|holders| holders.last().cloned()) {
            on_back.1.emit(());
        }
    }))
}
