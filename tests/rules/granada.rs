//! Granada: G1 to G15.
