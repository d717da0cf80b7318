//! A turn: T1 to T12.
