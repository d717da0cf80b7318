//! The points of everybody, why the order is as it is, and the result of a scoring.

use super::cast::{Cast, ties};
use crate::emblem::draw_disc;
use crate::sentence::whose;
use cities::Who;
use table::Step;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct TotalsProps {
    pub(crate) cast: Cast,
    pub(crate) at: usize,
    pub(crate) given: usize,
}

/// Everybody's points, before the scoring and now.
#[component]
pub(crate) fn Totals(props: &TotalsProps) -> Html {
    let TotalsProps { cast, at, given } = props;
    let words = cast.words();
    let gains = cast.tale.steps.get(*at).map(Step::gains).unwrap_or_default();
    let gain = |who: Who| gains.iter().take(*given).find(|&&(one, _)| one == who);
    let row = |&(who, now): &(Who, u16)| {
        html! {
            <li key={format!("{who:?}")}>
                { draw_disc(whose(who, &cast.guests)) }
                <span class="total-name">{ cast.name(who) }</span>
                <span class="total-before">{ format!("{} →", cast.tale.points_before(who)) }</span>
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
            <ul>{ for cast.tale.standing(*at, *given).iter().map(row) }</ul>
        </section>
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct WhyProps {
    pub(crate) cast: Cast,
    pub(crate) at: usize,
}

/// Why the order of a step is as it is.
#[component]
pub(crate) fn Why(props: &WhyProps) -> Html {
    let words = props.cast.words();
    let Some(step) = props.cast.tale.steps.get(props.at) else { return Html::default() };
    let why = match step {
        Step::Line { line, .. } => words.why_line(*line).to_owned(),
        Step::Building { building, .. } => words.why_this_order(*building),
    };
    html! {
        <section class="why panel">
            <h2>{ words.result.why_this_order }</h2>
            <p>{ why }</p>
            { for ties(step, words).into_iter().map(|tie| html! { <p>{ tie }</p> }) }
        </section>
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct OutcomeProps {
    pub(crate) cast: Cast,
}

/// What the whole scoring brought everybody.
#[component]
pub(crate) fn Outcome(props: &OutcomeProps) -> Html {
    let OutcomeProps { cast } = props;
    let words = cast.words();
    let standing = cast.tale.standing(cast.tale.steps.len(), 0);
    let row = |&(who, now): &(Who, u16)| {
        html! {
            <li>
                { draw_disc(whose(who, &cast.guests)) }
                <p class="row-name"><strong>{ cast.name(who) }</strong></p>
                <span class="row-points is-gain">{ format!("+{}", cast.tale.gained(who)) }</span>
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
