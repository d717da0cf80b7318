//! Lists in words, and small repairs of sentences.

use crate::Words;
use crate::sentence::{Sentence, say};

impl Words {
    /// `a, b and c`.
    pub fn and(&self, items: &[impl AsRef<str>]) -> String {
        self.joined(items, self.names.and)
    }

    /// `a, b or c`.
    pub fn or(&self, items: &[impl AsRef<str>]) -> String {
        self.joined(items, self.names.or)
    }

    /// `a, b, c`.
    pub fn commas(&self, items: &[impl AsRef<str>]) -> String {
        self.joined(items, self.names.comma)
    }

    /// Sentences one after the other. The last one keeps its end.
    pub fn sentences(&self, items: &[impl AsRef<str>]) -> String {
        let one = |all: String, item: &str| (self.names.then)(&all, item);
        let mut items = items.iter().map(AsRef::as_ref);
        let first = items.next().unwrap_or_default().to_owned();
        items.fold(first, one)
    }

    /// The same, each with its full stop and a capital.
    pub(crate) fn paragraph(&self, items: &[String]) -> String {
        let items: Vec<String> = items.iter().map(|item| capitalised(item)).collect();
        let all = self.sentences(&items);
        if all.ends_with('.') { all } else { all + "." }
    }

    fn joined(&self, items: &[impl AsRef<str>], link: &str) -> String {
        let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
        match items.as_slice() {
            [] => String::new(),
            [only] => (*only).to_owned(),
            [first @ .., last] => format!("{}{link}{last}", first.join(self.names.comma)),
        }
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
                _ => self.names.comma,
            };
            all = say![all, gap, item];
        }
        all
    }

    /// `a, b, c`, with pictures.
    pub(crate) fn comma_sentences(&self, items: impl IntoIterator<Item = Sentence>) -> Sentence {
        let add = |all: Sentence, item| {
            let gap = if all.0.is_empty() { "" } else { self.names.comma };
            say![all, gap, item]
        };
        items.into_iter().fold(Sentence::default(), add)
    }
}

/// The text with a capital at its start.
pub(crate) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
