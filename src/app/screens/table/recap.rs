//! Recap: what happened since the last turn of the one who decides, at the table and on the curtain (U12).

use crate::browser::scroll;
use crate::widgets::sentence::saying;
use i18n::{Language, Sentence, Words};
use std::rc::Rc;
use table::Players;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct RecapProps {
    pub(crate) language: Language,
    pub(crate) players: Rc<Players>,
    pub(crate) recap: Rc<Vec<Sentence>>,
}

/// The recap at the table, while nothing is being done.
#[component]
pub(crate) fn Recap(props: &RecapProps) -> Html {
    let words = props.language.words();
    html! {
        <div class="recap">
            <h2>{ words.table.recap }</h2>
            if props.recap.is_empty() {
                <p class="quiet">{ words.table.recap_empty }</p>
            } else {
                <ul tabindex="0" aria-label={words.table.recap}>
                    { lines(&props.recap, &props.players, words) }
                </ul>
            }
        </div>
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct CurtainRecapProps {
    pub(crate) language: Language,
    pub(crate) players: Rc<Players>,
    pub(crate) recap: Rc<Vec<Sentence>>,
    /// The recap goes back to the start of the game.
    pub(crate) is_first_turn: bool,
}

/// The recap on the curtain, the newest line last and in view.
#[component]
pub(crate) fn CurtainRecap(props: &CurtainRecapProps) -> Html {
    let words = props.language.words();
    let node = use_node_ref();
    use_effect_with((node.clone(), props.recap.len()), |(node, _)| scroll::to_end(node));
    if props.recap.is_empty() {
        return Html::default();
    }
    let title = if props.is_first_turn {
        words.curtain.since_the_start
    } else {
        words.curtain.since_your_turn
    };
    html! {
        <section class="curtain-recap" aria-labelledby="recap-title">
            <h2 id="recap-title">{ title }</h2>
            <div ref={node} class="recap-lines" role="group" tabindex="0" aria-labelledby="recap-title">
                <ul class="sayings">{ lines(&props.recap, &props.players, words) }</ul>
            </div>
        </section>
    }
}

fn lines(recap: &[Sentence], players: &Players, words: &'static Words) -> Html {
    let line = |sentence: &Sentence| html! { <li>{ saying(sentence, players, words) }</li> };
    recap.iter().map(line).collect()
}
