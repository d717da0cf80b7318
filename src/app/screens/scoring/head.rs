//! Head of a scoring: its letter in a star, and what the places bring.

use crate::widgets::icon::placed;
use cities::{Scoring, Set};
use i18n::Words;
use table::{ScoringReport, ScoringStep};
use yew::prelude::*;

/// Letter, title, note, and the button that skips all of it.
pub(super) fn head(report: &ScoringReport, words: &'static Words, skip: Html) -> Html {
    let letter = match report.scoring {
        Scoring::A => 'A',
        Scoring::B => 'B',
        Scoring::C => 'C',
    };
    let buildings = || {
        report.steps.iter().filter_map(|step| match step {
            ScoringStep::Building { building, grows, .. } => Some((building.set(), *grows)),
            ScoringStep::Line { .. } => None,
        })
    };
    let sets: Vec<Set> =
        Set::ALL.into_iter().filter(|&set| buildings().any(|(one, _)| one == set)).collect();
    let is_simplified = buildings().any(|(set, grows)| set == Set::Granada && !grows);
    html! {
        <header class="scoring-head">
            <svg class="scoring-star" viewBox="10 21 44 44" aria-hidden="true">
                <svg width="64" height="90">{ placed("cards-star") }</svg>
                <text class="letter" x="32" y="52.5">{ letter }</text>
            </svg>
            <div>
                <h1>{ words.scoring_title(report.scoring) }</h1>
                <p class="quiet">{ words.scoring_note(report.scoring, &sets, is_simplified) }</p>
            </div>
            { skip }
        </header>
    }
}
