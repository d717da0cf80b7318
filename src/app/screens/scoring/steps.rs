//! Steps of a scoring: what is over with its points, what shows, what is to come.

use super::context::{ScoringContext, merit_chip, step_name};
use crate::browser::scroll;
use crate::widgets::player_disc::Owner;
use crate::widgets::sentence::whose;
use cities::Who;
use table::ScoringStep;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct StepsProps {
    pub(crate) context: ScoringContext,
    /// The step that shows.
    pub(crate) at: usize,
    pub(crate) on_go: Callback<usize>,
}

/// All steps; any of them can be gone to.
#[component]
pub(crate) fn Steps(props: &StepsProps) -> Html {
    let words = props.context.words();
    let node = use_node_ref();
    // Where the steps have not enough room, the one that shows comes into view.
    use_effect_with((node.clone(), props.at), |(node, _)| {
        scroll::to_middle(node, "[aria-current]");
    });
    html! {
        <nav ref={node} class="scoring-steps" aria-label={words.result.steps}>
            <ol>
                { for props.context.report.steps.iter().enumerate().map(|(at, step)| one(props, at, step)) }
            </ol>
        </nav>
    }
}

fn one(props: &StepsProps, at: usize, step: &ScoringStep) -> Html {
    let name = step_name(step, props.context.words());
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
                    { for gains.iter().map(|&(who, points)| gain(&props.context, who, points)) }
                </span>
            </button>
        </li>
    }
}

/// Points on the colour of who got them.
fn gain(context: &ScoringContext, who: Who, points: u16) -> Html {
    let hue = match whose(who, &context.players) {
        Owner::Player(colour) => format!("gain pl-{colour}"),
        Owner::Dirk => "gain dirk".to_owned(),
    };
    html! {
        <span class={hue}><span class="unseen">{ context.name(who) }</span>{ SPACE }{ points }</span>
    }
}

const SPACE: &str = " ";
