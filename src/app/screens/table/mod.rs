//! Table: what every table has, whichever game is played there.

pub(crate) mod action_bar;
mod after_draw;
mod answers;
pub(crate) mod curtain;
pub(crate) mod frame;
pub(crate) mod full_top;
pub(crate) mod game_screen;
pub(crate) mod help;
mod keys;
pub(crate) mod log;
pub(crate) mod menu;
pub(crate) mod open_table;
pub(crate) mod recap;
pub(crate) mod settings_dialog;
pub(crate) mod table_screen;
pub(crate) mod top_bar;
