//! Lists in words, and small repairs of sentences.

use crate::Words;
use crate::sentence::{Sentence, say};

impl Words {
    /// `a, b and c`.
    pub fn and(&self, items: &[impl AsRef<str>]) -> String {
        joined(items, self.names.and)
    }

    /// `a, b or c`.
    pub fn or(&self, items: &[impl AsRef<str>]) -> String {
        joined(items, self.names.or)
    }

    /// `a; b; c`.
    pub(crate) fn asides(&self, items: &[String]) -> String {
        let one = |all: String, item: &String| self.aside(&all, item);
        items
            .split_first()
            .map_or_else(String::new, |(first, rest)| rest.iter().fold(first.clone(), one))
    }

    /// `a, b and c`, with pictures.
    pub(crate) fn and_sentences(&self, items: Vec<Sentence>) -> Sentence {
        let last = items.len().saturating_sub(1);
        let mut all = Sentence::default();
        for (place, item) in items.into_iter().enumerate() {
            let gap = match place {
                0 => "",
                place if place == last => self.names.and,
                _ => ", ",
            };
            all = say![all, gap, item];
        }
        all
    }
}

/// `a, b, c`, with pictures.
pub(crate) fn with_commas(items: impl IntoIterator<Item = Sentence>) -> Sentence {
    let add = |all: Sentence, item| {
        let gap = if all.0.is_empty() { "" } else { ", " };
        say![all, gap, item]
    };
    items.into_iter().fold(Sentence::default(), add)
}

fn joined(items: &[impl AsRef<str>], link: &str) -> String {
    let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
    match items.as_slice() {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [first @ .., last] => format!("{}{link}{last}", first.join(", ")),
    }
}

/// The text with a capital at its start.
pub(crate) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
