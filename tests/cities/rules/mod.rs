//! One file per chapter of RULES.md; a test's name starts with the number of its rule.

mod alhambra;
mod bonus;
mod borders;
mod building;
mod bureau;
mod combination;
mod dirk;
mod end;
mod gardens;
mod gardens_scoring;
mod gardens_variants;
mod granada;
mod huts;
mod money;
mod turn;
mod vizier;
mod yard;
