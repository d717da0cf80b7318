//! Timer: tells after some time, unless it is dropped before.

use gloo_timers::callback::Timeout;

/// A call that is to come.
pub(crate) struct Timer {
    _timeout: Timeout,
}

impl Timer {
    /// Tells after so many milliseconds.
    pub(crate) fn after(milliseconds: u32, tell: impl FnOnce() + 'static) -> Self {
        Self { _timeout: Timeout::new(milliseconds, tell) }
    }
}
