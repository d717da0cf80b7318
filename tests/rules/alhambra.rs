//! Alhambra: A1 to A5.
