//! Next frame: calls before the next paint, unless it is dropped before.

use gloo_render::{AnimationFrame, request_animation_frame};

/// A call that is to come with the next frame.
pub(crate) struct NextFrame {
    _frame: AnimationFrame,
}

impl NextFrame {
    /// Calls once.
    pub(crate) fn then(call: impl FnOnce() + 'static) -> Self {
        Self { _frame: request_animation_frame(move |_| call()) }
    }
}
