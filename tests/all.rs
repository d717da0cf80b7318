//! All host tests.
#![allow(clippy::unwrap_used, reason = "in a test a panic is the answer")]

mod contracts;
mod engine;
mod invariants;
mod oracle;
mod rules;
mod words;
