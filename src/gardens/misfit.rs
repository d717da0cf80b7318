//! Why a garden cannot lie somewhere.

/// The rule that a garden would break there; never more than one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// R6: a garden lies there already.
    Taken,
    /// R7: the very first garden may not lie on the edge.
    OnTheEdge,
    /// R8: no garden is next to it.
    Alone,
}

impl Misfit {
    /// The number of the rule.
    pub fn rule(self) -> &'static str {
        match self {
            Self::Taken => "R6",
            Self::OnTheEdge => "R7",
            Self::Alone => "R8",
        }
    }
}
