//! Workers' Huts: H1 to H6.
