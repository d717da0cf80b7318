//! The chapters of the Gardens in RULES.md; a test's name starts with the number of its rule.

mod board;
mod scoring;
mod variants;
