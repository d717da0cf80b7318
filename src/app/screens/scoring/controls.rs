//! Controls of a scoring: going on, stopping, skipping, and the keys for all of it.

use super::context::step_name;
use super::{ScoringMsg, ScoringShow, ScoringShowProps};
use crate::browser::inputs;
use crate::widgets::icon::drawing;
use i18n::Words;
use yew::prelude::*;

impl ScoringShow {
    /// The row of buttons.
    pub(super) fn controls(&self, ctx: &Context<Self>, words: &'static Words) -> Html {
        let ScoringShowProps { report, leads_to_end, .. } = ctx.props();
        let is_over = self.at == report.steps.len();
        let label = match report.steps.get(self.at + 1) {
            _ if is_over && *leads_to_end => words.result.to_the_result.to_owned(),
            _ if is_over => words.result.to_the_table.to_owned(),
            Some(step) => (words.result.next_is)(&step_name(step, words)),
            None => (words.result.next_is)(words.result.the_result),
        };
        let (icon, pause) = if self.is_playing {
            ("icons-pause", words.result.pause)
        } else {
            ("icons-play", words.result.go_on)
        };
        let click = |msg: fn() -> ScoringMsg| ctx.link().callback(move |_: MouseEvent| msg());
        html! {
            <div class="controls">
                if !is_over {
                    <button
                        class="quiet-button pause"
                        aria-label={pause}
                        title={pause}
                        onclick={click(|| ScoringMsg::Pause)}
                    >
                        { drawing(icon) }
                    </button>
                }
                <button ref={self.next.clone()} class="primary next" data-first="" onclick={click(|| ScoringMsg::Next)}>
                    { label }{ drawing("icons-chev") }
                </button>
                { self.skip(ctx, words) }
            </div>
        }
    }

    /// It stands below on a wide page and above on a narrow one; the style sheet shows one of them.
    pub(super) fn skip(&self, ctx: &Context<Self>, words: &'static Words) -> Html {
        if self.at == ctx.props().report.steps.len() {
            return Html::default();
        }
        let onclick = ctx.link().callback(|_: MouseEvent| ScoringMsg::Skip);
        html! { <button class="quiet-button skip" {onclick}>{ words.result.skip }</button> }
    }
}

/// Enter and space press the button that has the focus; where that is none, they go on.
#[expect(clippy::needless_pass_by_value, reason = "the shape of a callback")]
pub(super) fn by_key(event: KeyboardEvent) -> Option<ScoringMsg> {
    let msg = match event.key().as_str() {
        "ArrowRight" => ScoringMsg::Next,
        "ArrowLeft" => ScoringMsg::Back,
        "Escape" => ScoringMsg::Skip,
        "Enter" | " " if !inputs::is_on_button(&event) => ScoringMsg::Next,
        _ => return None,
    };
    event.prevent_default();
    Some(msg)
}
