//! Alhambra & Granada: X1 to X16.
