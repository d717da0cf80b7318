//! The browser: the only folder that names `web_sys`, `js_sys` and gloo.

pub(crate) mod address;
pub(crate) mod after_paint;
pub(crate) mod animate;
pub(crate) mod board_layout;
pub(crate) mod dialog;
pub(crate) mod dom;
pub(crate) mod failure;
pub(crate) mod focus;
pub(crate) mod inputs;
pub(crate) mod kept_value;
pub(crate) mod listeners;
pub(crate) mod motion;
pub(crate) mod next_frame;
pub(crate) mod page;
pub(crate) mod pointer;
pub(crate) mod presses;
pub(crate) mod resize;
pub(crate) mod rows;
pub(crate) mod scroll;
pub(crate) mod storage;
pub(crate) mod styles;
pub(crate) mod tab_stops;
pub(crate) mod timer;
pub(crate) mod wheel;
