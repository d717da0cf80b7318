//! What the tests share: the contract that every game keeps, a toy game that proves it, tables
//! arranged by hand, and slow readings of the rules to compare with.

pub mod arrange;
pub mod arrange_gardens;
pub mod choices;
pub mod contract_suite;
pub mod event_replayer;
pub mod garden_event_replayer;
pub mod reference_city;
pub mod reference_garden;
pub mod tables;
pub mod toy_game;
pub mod toy_table;
