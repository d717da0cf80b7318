//! What the board listens to.

use crate::board::keys::Ask;
use crate::board::{Board, Msg};
use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::html::Scope;
use yew::prelude::*;

/// Callbacks, made once, so that parts that did not change are not drawn again.
pub(super) struct Calls {
    pub(super) press: Callback<PointerEvent>,
    pub(super) slide: Callback<PointerEvent>,
    pub(super) lift: Callback<PointerEvent>,
    pub(super) leave: Callback<PointerEvent>,
    pub(super) click: Callback<MouseEvent>,
    pub(super) focus: Callback<FocusEvent>,
    pub(super) blur: Callback<FocusEvent>,
    pub(super) middle: Callback<MouseEvent>,
    pub(super) key: Callback<KeyboardEvent>,
    pub(super) zoom_in: Callback<MouseEvent>,
    pub(super) zoom_out: Callback<MouseEvent>,
    pub(super) fit: Callback<MouseEvent>,
    pub(super) look: Callback<PointerEvent>,
}

impl Calls {
    pub(super) fn new(link: &Scope<Board>) -> Self {
        Self {
            press: link.callback(Msg::Press),
            slide: link.callback(Msg::Slide),
            lift: link.callback(Msg::Lift),
            leave: link.callback(Msg::Leave),
            click: link.callback(Msg::Click),
            focus: link.callback(|_| Msg::Focus),
            blur: link.callback(|_| Msg::Blur),
            middle: Callback::from(|event: MouseEvent| {
                if event.button() == 1 {
                    // The middle button pushes the table; the browser would scroll.
                    event.prevent_default();
                }
            }),
            key: {
                let link = link.clone();
                Callback::from(move |event: KeyboardEvent| {
                    if let Some(ask) = Ask::by_key(&event) {
                        event.prevent_default();
                        link.send_message(Msg::Ask(ask));
                    }
                })
            },
            zoom_in: link.callback(|_| Msg::Ask(Ask::ZoomIn)),
            zoom_out: link.callback(|_| Msg::Ask(Ask::ZoomOut)),
            fit: link.callback(|_| Msg::Ask(Ask::Fit)),
            look: link.callback(Msg::Look),
        }
    }
}

/// Listens to single keys wherever the focus is, unless somebody types there or a dialog is open.
pub(super) fn shortcuts(ctx: &Context<Board>) -> Option<EventListener> {
    const BUSY: &str = "dialog, input, select, textarea";
    let window = web_sys::window().filter(|_| ctx.props().has_shortcuts)?;
    let on_ask = ctx.link().callback(Msg::Ask);
    Some(EventListener::new(&window, "keydown", move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let is_busy = target.is_some_and(|one| matches!(one.closest(BUSY), Ok(Some(_))));
        if let Some(ask) = Ask::by_shortcut(event).filter(|_| !is_busy) {
            on_ask.emit(ask);
        }
    }))
}
