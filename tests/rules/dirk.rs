//! Dirk: D1 to D6.
