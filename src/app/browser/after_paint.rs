//! After paint: what can wait until what was clicked has been painted.

use gloo_render::{AnimationFrame, request_animation_frame};
use gloo_timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use yew::Callback;

/// Tells once the next frame is painted, unless it is dropped before.
pub(crate) struct AfterPaint {
    _frame: AnimationFrame,
    _then: Rc<RefCell<Option<Timeout>>>,
}

impl AfterPaint {
    pub(crate) fn new(tell: Callback<()>) -> Self {
        let then = Rc::<RefCell<Option<Timeout>>>::default();
        let later = then.clone();
        // A frame begins before it is painted; what waits without delay then comes after.
        let frame = request_animation_frame(move |_| {
            *later.borrow_mut() = Some(Timeout::new(0, move || tell.emit(())));
        });
        Self { _frame: frame, _then: then }
    }
}
