//! Bonus Cards: N1 to N4.
