//! Screens: what fills the window, one folder each.

pub(crate) mod city;
pub(crate) mod gardens;
pub(crate) mod home;
pub(crate) mod result;
pub(crate) mod scoring;
pub(crate) mod setup;
pub(crate) mod start_game;
pub(crate) mod table;
