//! What happened since the last turn of the one who decides, at a glance (U12).

use crate::sentence::saying;
use i18n::{Language, Sentence};
use std::rc::Rc;
use table::Guests;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct RecapProps {
    pub(crate) language: Language,
    pub(crate) guests: Rc<Guests>,
    pub(crate) news: Rc<Vec<Sentence>>,
}

/// The recap, while nothing is being done.
#[component]
pub(crate) fn Recap(props: &RecapProps) -> Html {
    let words = props.language.words();
    let line = |sentence: &Sentence| {
        html! {
            <li>
                { saying(sentence, &props.guests, words) }
            </li>
        }
    };
    html! {
        <div class="recap">
            <h2>{ words.table.recap }</h2>
            if props.news.is_empty() {
                <p class="quiet">{ words.table.recap_empty }</p>
            } else {
                <ul tabindex="0" aria-label={words.table.recap}>{ for props.news.iter().map(line) }</ul>
            }
        </div>
    }
}
