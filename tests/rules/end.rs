//! The end: E1 to E7.
