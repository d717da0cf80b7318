//! Building: P1 to P7.
