//! Totals of a scoring: the points of everybody, why the order is as it is, and the result.

use super::context::ScoringContext;
use crate::widgets::player_disc::draw_disc;
use crate::widgets::sentence::whose;
use cities::Who;
use table::ScoringStep;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct TotalsProps {
    pub(crate) context: ScoringContext,
    pub(crate) at: usize,
    pub(crate) given: usize,
}

/// Everybody's points, before the scoring and now.
#[component]
pub(crate) fn Totals(props: &TotalsProps) -> Html {
    let TotalsProps { context, at, given } = props;
    let words = context.words();
    let gains = context.report.steps.get(*at).map(ScoringStep::gains).unwrap_or_default();
    let gain = |who: Who| gains.iter().take(*given).find(|&&(one, _)| one == who);
    let row = |&(who, now): &(Who, u16)| {
        html! {
            <li key={format!("{who:?}")}>
                { draw_disc(whose(who, &context.players)) }
                <span class="total-name">{ context.name(who) }</span>
                <span class="total-before">{ format!("{} →", context.report.points_before(who)) }</span>
                <strong>{ now }</strong>
                <span class="total-gain">
                    { for gain(who).map(|(_, points)| html! { <span>{ format!("+{points}") }</span> }) }
                </span>
            </li>
        }
    };
    html! {
        <section class="totals panel" aria-labelledby="totals-title">
            <header>
                <h2 id="totals-title">{ words.result.points }</h2>
                <p class="quiet">{ words.result.before_and_now }</p>
            </header>
            <ul>{ for context.report.standing(*at, *given).iter().map(row) }</ul>
        </section>
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct OrderReasonsProps {
    pub(crate) context: ScoringContext,
    pub(crate) at: usize,
}

/// Why the order of a step is as it is.
#[component]
pub(crate) fn OrderReasons(props: &OrderReasonsProps) -> Html {
    let words = props.context.words();
    let Some(step) = props.context.report.steps.get(props.at) else { return Html::default() };
    let why = match step {
        ScoringStep::Line { line, .. } => words.why_line(*line).to_owned(),
        ScoringStep::Building { building, .. } => words.why_this_order(*building),
    };
    html! {
        <section class="why panel">
            <h2>{ words.result.why_this_order }</h2>
            <p>{ why }</p>
        </section>
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct ScoringOutcomeProps {
    pub(crate) context: ScoringContext,
}

/// What the whole scoring brought everybody.
#[component]
pub(crate) fn ScoringOutcome(props: &ScoringOutcomeProps) -> Html {
    let ScoringOutcomeProps { context } = props;
    let words = context.words();
    let standing = context.report.standing(context.report.steps.len(), 0);
    let row = |&(who, now): &(Who, u16)| {
        html! {
            <li>
                { draw_disc(whose(who, &context.players)) }
                <p class="row-name"><strong>{ context.name(who) }</strong></p>
                <span class="row-points is-gain">{ format!("+{}", context.report.gained(who)) }</span>
                <strong class="row-total">{ now }</strong>
            </li>
        }
    };
    html! {
        <section class="stage panel outcome" aria-labelledby="stage-title">
            <header class="stage-head"><h2 id="stage-title">{ words.result.the_result }</h2></header>
            <ol class="ranks">{ for standing.iter().map(row) }</ol>
        </section>
    }
}
