//! Which languages are there: all of them, or those that have arrived.
//!
//! With the feature `in-parts` no language is part of the program that asks for words: each is handed in
//! by whoever has fetched it. Everywhere else all are there from the start.

#[cfg(not(feature = "in-parts"))]
mod all {
    use crate::{Language, Words};

    pub(crate) fn words_of(language: Language) -> &'static Words {
        match language {
            Language::English => crate::english(),
            Language::German => crate::german(),
        }
    }
}

#[cfg(feature = "in-parts")]
mod arrived {
    use crate::{Language, Words};
    use std::sync::OnceLock;

    static ARRIVED: [OnceLock<&'static Words>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];

    /// From now on these are the words of a language.
    pub fn set_words(language: Language, words: &'static Words) {
        ARRIVED[language as usize].get_or_init(|| words);
    }

    /// True if the words of a language have arrived.
    pub fn has_words(language: Language) -> bool {
        ARRIVED[language as usize].get().is_some()
    }

    pub(crate) fn words_of(language: Language) -> &'static Words {
        let any = || ARRIVED.iter().find_map(OnceLock::get);
        ARRIVED[language as usize].get().or_else(any).expect("a language arrives before a screen")
    }
}

#[cfg(not(feature = "in-parts"))]
pub(crate) use all::words_of;
#[cfg(feature = "in-parts")]
pub(crate) use arrived::words_of;
#[cfg(feature = "in-parts")]
pub use arrived::{has_words, set_words};
