//! Widgets: small parts of a page that are used on several screens.

pub(crate) mod flights;
pub(crate) mod icon;
pub(crate) mod live_region;
pub(crate) mod modal;
pub(crate) mod money;
pub(crate) mod player_disc;
pub(crate) mod roving_focus;
pub(crate) mod select;
pub(crate) mod sentence;
pub(crate) mod switch;
pub(crate) mod thumbnail;
pub(crate) mod tile;
pub(crate) mod track;
