//! Whether things may move by themselves, and how they do.

mod air;
mod animate;

pub(crate) use air::{Air, Flying};
pub(crate) use animate::{MIDDLE, SLOW, Time, animate};

use web_sys::MediaQueryList;

/// True if the device asks for less motion.
pub(crate) fn is_reduced() -> bool {
    matches(LESS)
}

const LESS: &str = "(prefers-reduced-motion:reduce)";

/// True while the page is as wide as a table on a desk.
pub(crate) fn is_wide() -> bool {
    matches("(min-width:48rem)")
}

fn matches(query: &str) -> bool {
    asked(query).is_some_and(|list| list.matches())
}

/// A question to the device; its answer is always that of the moment.
fn asked(query: &str) -> Option<MediaQueryList> {
    web_sys::window()?.match_media(query).ok()?
}
