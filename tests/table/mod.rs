//! The running table without pixels.

mod city;
mod garden_around;
mod garden_questions;
mod garden_setup;
mod gardens;
mod harmless;
mod moves;
mod pending_action;
mod play_time;
mod questions;
mod reports;
mod saves;
mod setup;
mod turn_state;
