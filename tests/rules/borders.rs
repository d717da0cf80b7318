//! Walls and moats: W1 to W5.
