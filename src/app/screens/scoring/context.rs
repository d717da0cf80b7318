//! Scoring context: what every part of the screen needs to know, and how steps are called.

use crate::widgets::icon::drawing;
use crate::widgets::sentence::{chip, name};
use cities::{Building, Who};
use draw::symbols;
use i18n::{Language, Words};
use std::rc::Rc;
use table::{Merit, Players, ScoringReport, ScoringStep};
use yew::prelude::*;

/// The report, who is in it, and the language it is told in.
#[derive(Clone, PartialEq)]
pub(crate) struct ScoringContext {
    pub(crate) report: Rc<ScoringReport>,
    pub(crate) players: Rc<Players>,
    pub(crate) language: Language,
}

impl ScoringContext {
    pub(crate) fn words(&self) -> &'static Words {
        self.language.words()
    }

    pub(crate) fn name(&self, who: Who) -> String {
        name(who, &self.players, self.words())
    }
}

/// What a step is called: `Moats`, `Library`.
pub(crate) fn step_name(step: &ScoringStep, words: &Words) -> String {
    merit_name(step.merit(), words)
}

/// What brings points, as a heading.
pub(crate) fn merit_name(merit: Merit, words: &Words) -> String {
    match merit {
        Merit::Line(line) => words.line_title(line).to_owned(),
        Merit::Building(building) => words.building(building).name.to_owned(),
    }
}

/// What brings points, as a small picture.
pub(crate) fn merit_chip(merit: Merit) -> Html {
    match merit {
        Merit::Building(building) => chip(building),
        Merit::Line(line) => {
            let (hue, icon) = (symbols::line_hue(line), symbols::line(line));
            html! { <span class={classes!("chip", hue)}>{ drawing(icon) }</span> }
        }
    }
}

/// The ties of a step in words: how they were broken, or that places are shared.
pub(crate) fn ties(step: &ScoringStep, words: &Words) -> Vec<String> {
    let ScoringStep::Building { ranks, .. } = step else { return Vec::new() };
    let broken = ranks.windows(2).filter_map(|two| words.tie_break(&two[0], &two[1]));
    let mut shared: Vec<String> =
        ranks.iter().filter_map(|rank| words.shared_place(rank)).collect();
    shared.dedup();
    broken.chain(shared).collect()
}

/// Who has none of a building.
pub(crate) fn without(report: &ScoringReport, step: &ScoringStep) -> Vec<Who> {
    let ScoringStep::Building { ranks, .. } = step else { return Vec::new() };
    let has = |who: &Who| ranks.iter().any(|rank| rank.who == *who);
    report.before.iter().map(|&(who, _)| who).filter(|who| !has(who)).collect()
}

/// `no libraries`.
pub(crate) fn has_none(building: Building, words: &Words) -> String {
    (words.table.has_none)(building)
}
