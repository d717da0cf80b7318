//! How the table is run, and the seed for those who want one.

use super::PanelProps;
use super::field::{SEED, SEED_FOLD};
use crate::switch::Switch;
use table::{Change, Manners, NotReady};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Hidden hands, help, turns that end by themselves, the seed.
pub(super) fn at_the_table(props: &PanelProps) -> Html {
    let words = &props.language.words().setup;
    let now = props.draft.manners();
    let switch = |id, label, note, is_on, with: fn(Manners, bool) -> Manners| {
        let on_change = props.change.reform(move |is_on| Change::Manners(with(now, is_on)));
        Switch { id, label, note, is_on, is_disabled: false }.view(&on_change)
    };
    html! {
        <section class="panel" aria-labelledby="manners">
            <h2 id="manners">{ words.at_the_table }</h2>
            { switch("hides-hands", words.hide_hands, words.hide_hands_note, now.hides_hands, |now, is_on| {
                Manners { hides_hands: is_on, ..now }
            }) }
            { switch("helps", words.help, words.help_note, now.helps, |now, is_on| {
                Manners { helps: is_on, ..now }
            }) }
            { switch("ends-turns", words.ends_by_itself, words.ends_by_itself_note, now.ends_turns, |now, is_on| {
                Manners { ends_turns: is_on, ..now }
            }) }
            { seed(props) }
        </section>
    }
}

fn seed(props: &PanelProps) -> Html {
    let words = &props.language.words().setup;
    let is_wrong = props.fault == Some(NotReady::Seed);
    let oninput = props.change.reform(|event: InputEvent| {
        Change::Seed(event.target_unchecked_into::<HtmlInputElement>().value())
    });
    html! {
        <details id={SEED_FOLD} class="fold">
            <summary>{ words.seed_for_some }</summary>
            <label class="strong" for={SEED}>{ words.seed }</label>
            <input
                id={SEED}
                inputmode="numeric"
                maxlength="20"
                autocomplete="off"
                aria-describedby="seed-note"
                aria-invalid={is_wrong.then_some("true")}
                value={props.draft.seed().to_owned()}
                {oninput}
            />
            <p id="seed-note" class={if is_wrong { "fault" } else { "quiet" }}>
                { if is_wrong { words.seed_is_wrong } else { words.seed_note } }
            </p>
        </details>
    }
}
