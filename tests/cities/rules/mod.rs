//! One file per chapter of RULES.md; a test's name starts with the number of its rule.

mod alhambra;
mod bonus;
mod borders;
mod building;
mod bureau;
mod combination;
mod dirk;
mod end;
mod granada;
mod huts;
mod money;
mod turn;
mod vizier;
mod yard;
