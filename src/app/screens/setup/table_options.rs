//! Table options: how the table is run, and the seed for those who want one.

use super::SetUpPanelProps;
use super::fields::{SEED, SEED_FOLD};
use crate::browser::inputs;
use crate::widgets::switch::Switch;
use table::{Change, NotReady, TableOptions};
use yew::prelude::*;

/// Hidden hands, help, turns that end by themselves, the seed.
pub(crate) fn at_the_table(props: &SetUpPanelProps) -> Html {
    let words = &props.language.words().setup;
    let now = props.draft.table_options();
    let switch = |id, label, note, is_on, with: fn(TableOptions, bool) -> TableOptions| {
        let on_change = props.change.reform(move |is_on| Change::TableOptions(with(now, is_on)));
        Switch { id, label, note, is_on, is_disabled: false }.view(&on_change)
    };
    html! {
        <section class="panel" aria-labelledby="table_options">
            <h2 id="table_options">{ words.at_the_table }</h2>
            { switch("hides-hands", words.hide_hands, words.hide_hands_note, now.hides_hands, |now, is_on| {
                TableOptions { hides_hands: is_on, ..now }
            }) }
            { switch("helps", words.help, words.help_note, now.helps, |now, is_on| {
                TableOptions { helps: is_on, ..now }
            }) }
            { switch("ends-turns", words.ends_by_itself, words.ends_by_itself_note, now.ends_turns, |now, is_on| {
                TableOptions { ends_turns: is_on, ..now }
            }) }
            { seed(props) }
        </section>
    }
}

fn seed(props: &SetUpPanelProps) -> Html {
    let words = &props.language.words().setup;
    let is_wrong = props.fault == Some(NotReady::Seed);
    let oninput = props.change.reform(|event: InputEvent| Change::Seed(inputs::typed(&event)));
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
