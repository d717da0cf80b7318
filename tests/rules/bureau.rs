//! Bureau de Change: B1 to B5.
