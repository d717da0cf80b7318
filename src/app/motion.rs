//! Whether things may move by themselves, and how they do.

mod air;
mod animate;

pub(crate) use air::{Air, Flying};
pub(crate) use animate::{MIDDLE, SLOW, Time, animate};

/// True if the device asks for less motion.
pub(crate) fn is_reduced() -> bool {
    matches("(prefers-reduced-motion:reduce)")
}

/// True while the page is as wide as a table on a desk.
pub(crate) fn is_wide() -> bool {
    matches("(min-width:48rem)")
}

fn matches(query: &str) -> bool {
    let found = web_sys::window().and_then(|window| window.match_media(query).ok().flatten());
    found.is_some_and(|list| list.matches())
}
