//! Motion: whether things may move by themselves, and how they do.

pub(crate) use crate::browser::animate::{MIDDLE, SLOW, Time, animate};

/// A question to the device.
pub(crate) type MediaQuery = web_sys::MediaQueryList;

/// True if the device asks for less motion.
pub(crate) fn is_reduced() -> bool {
    matches(LESS)
}

pub(crate) const LESS: &str = "(prefers-reduced-motion:reduce)";

/// True on a small window, where dialogs are sheets.
pub(crate) fn is_small() -> bool {
    matches("(max-width:37.49em),(max-height:34.99em) and (orientation:landscape)")
}

fn matches(query: &str) -> bool {
    asked(query).is_some_and(|list| list.matches())
}

/// A question to the device; its answer is always that of the moment.
pub(crate) fn asked(query: &str) -> Option<MediaQuery> {
    web_sys::window()?.match_media(query).ok()?
}
