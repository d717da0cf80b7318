//! Optional rules: what can be switched on for some games, the simplified scoring and the modules.

use super::SetUpPanelProps;
use crate::widgets::switch::Switch;
use i18n::{Module, Words};
use table::{Change, Draft, OptionalRule};
use yew::prelude::*;

/// Regular or simplified scoring.
pub(crate) fn scoring(props: &SetUpPanelProps) -> Html {
    let words = props.language.words();
    let is_simplified = props.draft.has(OptionalRule::Simplified);
    let why_not = why_not(&props.draft, OptionalRule::Simplified, words);
    let choose = |is_on| {
        props.change.reform(move |_: Event| Change::OptionalRule(OptionalRule::Simplified, is_on))
    };
    html! {
        <fieldset class="panel ways">
            <legend>{ words.setup.scoring }</legend>
            { way("regular", words.setup.regular, words.regular_note(props.draft.game()).unwrap_or_default(), !is_simplified, false, choose(false)) }
            { way("simplified", words.setup.simplified, why_not.unwrap_or(words.simplified_note(props.draft.game())), is_simplified, why_not.is_some(), choose(true)) }
        </fieldset>
    }
}

/// One way of scoring, as a large radio button.
fn way(
    id: &'static str,
    label: &'static str,
    note: &'static str,
    is_chosen: bool,
    is_disabled: bool,
    onchange: Callback<Event>,
) -> Html {
    let (name, explained) = (format!("{id}-name"), format!("{id}-note"));
    html! {
        <label class="way">
            <input
                type="radio"
                name="scoring"
                aria-labelledby={name.clone()}
                aria-describedby={explained.clone()}
                checked={is_chosen}
                disabled={is_disabled}
                {onchange}
            />
            <span>
                <span class="strong" id={name}>{ label }</span>
                <span class="quiet" id={explained}>{ note }</span>
            </span>
        </label>
    }
}

/// The modules, each with a switch; what a game does not allow stays visible, off, with the reason.
pub(crate) fn modules(props: &SetUpPanelProps) -> Html {
    let words = props.language.words();
    let switch = |rule: OptionalRule| {
        let module = module(rule)?;
        let label = words.module(module);
        let why_not = why_not(&props.draft, rule, words);
        let switch = Switch {
            id: ["viziers", "bureaus", "bonus-cards", "huts"][module as usize],
            label: label.name,
            note: why_not.unwrap_or(label.note),
            is_on: props.draft.has(rule),
            is_disabled: why_not.is_some(),
        };
        Some(switch.view(&props.change.reform(move |is_on| Change::OptionalRule(rule, is_on))))
    };
    html! {
        <section class="panel" aria-labelledby="modules">
            <h2 id="modules">{ words.setup.modules }</h2>
            { for OptionalRule::ALL.into_iter().filter_map(switch) }
        </section>
    }
}

fn why_not(draft: &Draft, rule: OptionalRule, words: &'static Words) -> Option<&'static str> {
    draft.why_not(rule).map(|why| words.not_together(why))
}

/// The module that a rule is for, if it is for one.
fn module(rule: OptionalRule) -> Option<Module> {
    match rule {
        OptionalRule::Simplified => None,
        OptionalRule::Viziers => Some(Module::Viziers),
        OptionalRule::Bureaus => Some(Module::Bureaus),
        OptionalRule::BonusCards => Some(Module::BonusCards),
        OptionalRule::Huts => Some(Module::Huts),
    }
}
