//! The steps of a scoring: what is over with its points, what shows, what is to come.

use super::cast::{Cast, merit_chip, step_name};
use crate::emblem::Whose;
use crate::sentence::whose;
use cities::Who;
use table::Step;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct StepsProps {
    pub(crate) cast: Cast,
    /// The step that shows.
    pub(crate) at: usize,
    pub(crate) on_go: Callback<usize>,
}

/// All steps; any of them can be gone to.
#[component]
pub(crate) fn Steps(props: &StepsProps) -> Html {
    let words = props.cast.words();
    let node = use_node_ref();
    use_effect_with((node.clone(), props.at), |(node, _)| show_now(node));
    html! {
        <nav ref={node} class="scoring-steps" aria-label={words.result.steps}>
            <ol>
                { for props.cast.tale.steps.iter().enumerate().map(|(at, step)| one(props, at, step)) }
            </ol>
        </nav>
    }
}

/// Where the steps have not enough room, the one that shows comes into view.
fn show_now(node: &NodeRef) {
    let Some(row) = node.cast::<HtmlElement>() else { return };
    let now = row.query_selector("[aria-current]").ok().flatten();
    if let Some(now) = now.and_then(|now| now.dyn_into::<HtmlElement>().ok()) {
        row.set_scroll_left(now.offset_left() - row.offset_left() - row.offset_width() / 2);
        row.set_scroll_top(now.offset_top() - row.offset_top() - row.offset_height() / 2);
    }
}

fn one(props: &StepsProps, at: usize, step: &Step) -> Html {
    let name = step_name(step, props.cast.words());
    let (is_now, is_over) = (at == props.at, at < props.at);
    let gains = if is_over { step.gains() } else { Vec::new() };
    let class = classes!("scoring-step", is_now.then_some("is-now"), is_over.then_some("is-over"));
    html! {
        <li>
            <button
                {class}
                title={name.clone()}
                aria-current={is_now.then_some("step")}
                onclick={props.on_go.reform(move |_: MouseEvent| at)}
            >
                { merit_chip(step.merit()) }
                <span class="step-name">{ name }</span>
                <span class="step-gains">
                    { for gains.iter().map(|&(who, points)| gain(&props.cast, who, points)) }
                </span>
            </button>
        </li>
    }
}

/// Points on the colour of who got them.
fn gain(cast: &Cast, who: Who, points: u16) -> Html {
    let hue = match whose(who, &cast.guests) {
        Whose::Player(colour) => format!("gain pl-{colour}"),
        Whose::Dirk => "gain dirk".to_owned(),
    };
    html! {
        <span class={hue}><span class="unseen">{ cast.name(who) }</span>{ SPACE }{ points }</span>
    }
}

const SPACE: &str = " ";
