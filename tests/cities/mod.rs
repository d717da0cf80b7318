//! The rules of the city games: number by number, exhaustively, and against a slow reading of them.

mod branches;
mod exhaustive;
mod oracle;
mod rules;
