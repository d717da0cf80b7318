//! The yard: Y1 to Y3.
