//! Money: M1 to M8.
