//! All host tests.
#![allow(clippy::unwrap_used, reason = "in a test a panic is the answer")]

mod architecture;
mod cities;
mod contracts;
mod draw;
mod engine;
mod gardens;
mod golden;
mod readers;
mod table;
mod words;
