//! Callbacks of the board: what it listens to.

use crate::browser::listeners::Listener;
use crate::browser::presses::listen_to_shortcuts;
use crate::screens::city::board::command::BoardCommand;
use crate::screens::city::board::{Board, BoardMsg};
use yew::html::Scope;
use yew::prelude::*;

/// Made once, so that parts that did not change are not drawn again.
pub(crate) struct BoardCallbacks {
    pub(crate) press: Callback<PointerEvent>,
    pub(crate) slide: Callback<PointerEvent>,
    pub(crate) lift: Callback<PointerEvent>,
    pub(crate) leave: Callback<PointerEvent>,
    pub(crate) click: Callback<MouseEvent>,
    pub(crate) focus: Callback<FocusEvent>,
    pub(crate) blur: Callback<FocusEvent>,
    pub(crate) middle: Callback<MouseEvent>,
    pub(crate) key: Callback<KeyboardEvent>,
    pub(crate) zoom_in: Callback<MouseEvent>,
    pub(crate) zoom_out: Callback<MouseEvent>,
    pub(crate) fit: Callback<MouseEvent>,
    pub(crate) look: Callback<PointerEvent>,
}

impl BoardCallbacks {
    pub(crate) fn new(link: &Scope<Board>) -> Self {
        Self {
            press: link.callback(BoardMsg::Press),
            slide: link.callback(BoardMsg::Slide),
            lift: link.callback(BoardMsg::Lift),
            leave: link.callback(BoardMsg::Leave),
            click: link.callback(BoardMsg::Click),
            focus: link.callback(|_| BoardMsg::Focus),
            blur: link.callback(|_| BoardMsg::Blur),
            middle: Callback::from(|event: MouseEvent| keep_from_scrolling(&event)),
            key: key(link.clone()),
            zoom_in: link.callback(|_| BoardMsg::Command(BoardCommand::ZoomIn)),
            zoom_out: link.callback(|_| BoardMsg::Command(BoardCommand::ZoomOut)),
            fit: link.callback(|_| BoardMsg::Command(BoardCommand::Fit)),
            look: link.callback(BoardMsg::Look),
        }
    }
}

/// The middle button pushes the table; the browser would scroll.
fn keep_from_scrolling(event: &MouseEvent) {
    if event.button() == 1 {
        event.prevent_default();
    }
}

fn key(link: Scope<Board>) -> Callback<KeyboardEvent> {
    Callback::from(move |event: KeyboardEvent| {
        if let Some(command) = BoardCommand::by_key(&event) {
            event.prevent_default();
            link.send_message(BoardMsg::Command(command));
        }
    })
}

/// Listens to single keys wherever the focus is.
pub(crate) fn shortcuts(ctx: &Context<Board>) -> Option<Listener> {
    let link = ctx.link().clone();
    let on_key = Callback::from(move |event: KeyboardEvent| {
        if let Some(command) = BoardCommand::by_shortcut(&event) {
            link.send_message(BoardMsg::Command(command));
        }
    });
    if ctx.props().has_shortcuts { listen_to_shortcuts(on_key) } else { None }
}
