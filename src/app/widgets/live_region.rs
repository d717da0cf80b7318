//! Live region: says what happened, for those who hear the page; each screen has this one.

use std::rc::Rc;
use yew::prelude::*;

/// What is said, and what is to be said next.
#[derive(Clone, Default)]
pub(crate) struct LiveRegion {
    /// How often it has spoken: the same words twice are said twice.
    count: usize,
    words: String,
    next: Option<String>,
}

impl LiveRegion {
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

impl Reducible for LiveRegion {
    type Action = String;

    fn reduce(self: Rc<Self>, words: String) -> Rc<Self> {
        let mut region = (*self).clone();
        region.say(words);
        region.speak();
        Rc::new(region)
    }
}

/// The live region of a screen that is a function, and what says something in it at once.
#[hook]
pub(crate) fn use_live_region() -> (Html, Callback<String>) {
    let region = use_reducer(LiveRegion::default);
    let say = use_callback(region.dispatcher(), |words, region| region.dispatch(words));
    (region.view(), say)
}
