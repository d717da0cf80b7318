//! Says what happened, for those who hear the page: the one polite live region.

use yew::prelude::*;

/// What is said, and what is to be said next.
#[derive(Default)]
pub(crate) struct Voice {
    /// How often it has spoken: the same words twice are said twice.
    count: usize,
    words: String,
    next: Option<String>,
}

impl Voice {
    /// Something is to be said; nothing that was to be said before is lost.
    pub(crate) fn say(&mut self, words: String) {
        self.next = Some(match self.next.take() {
            Some(before) => format!("{before} {words}"),
            None => words,
        });
    }

    /// Says it.
    pub(crate) fn speak(&mut self) {
        if let Some(words) = self.next.take() {
            (self.count, self.words) = (self.count + 1, words);
        }
    }

    /// A new element each time, so that the same words are said again.
    pub(crate) fn view(&self) -> Html {
        html! { <div class="unseen" role="status"><p key={self.count}>{ &self.words }</p></div> }
    }
}
