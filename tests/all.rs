//! All host tests.
#![allow(clippy::unwrap_used, reason = "in a test a panic is the answer")]

mod contracts;
mod drafts;
mod engine;
mod garden_drafts;
mod garden_oracle;
mod garden_questions;
mod garden_tables;
mod gardens;
mod golden;
mod invariants;
mod moves;
mod oracle;
mod questions;
mod rules;
mod shelves;
mod tables;
mod tales;
mod whole;
mod words;
