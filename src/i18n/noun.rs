//! Nouns: as a name of their own, and behind a number.

/// A noun of one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Noun {
    /// As a heading or a name: `Library`.
    pub name: &'static str,
    /// Behind the number one, in the middle of a sentence: `library`.
    pub one: &'static str,
    /// Behind any other number: `libraries`.
    pub many: &'static str,
}

impl Noun {
    pub(crate) const fn new(name: &'static str, one: &'static str, many: &'static str) -> Self {
        Self { name, one, many }
    }

    /// A noun that is written alike as a name and in a sentence.
    pub(crate) const fn of(one: &'static str, many: &'static str) -> Self {
        Self::new(one, one, many)
    }
}
