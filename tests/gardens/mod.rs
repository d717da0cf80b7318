//! The rules of the Gardens: number by number, exhaustively, and against a slow reading of them.

mod exhaustive;
mod oracle;
mod rules;
