//! The strip over a city with walls, moats and a seam: it names the longest of each, and draws it alone
//! while it is pointed at.

use crate::widgets::icon::drawing;
use crate::widgets::roving_focus::RovingFocus;
use cities::{Line, Set};
use draw::symbols;
use i18n::Words;
use yew::prelude::*;

/// The strip; nothing where one line is all there is.
pub(crate) fn lines(
    lengths: &[(Line, u32)],
    traced: Option<Line>,
    on_trace: &Callback<Option<Line>>,
    words: &'static Words,
) -> Html {
    if lengths.is_empty() {
        return Html::default();
    }
    html! {
        <RovingFocus class="lines" label={words.table.longest_lines}>
            { for lengths.iter().map(|&(line, length)| one(line, length, traced, on_trace, words)) }
        </RovingFocus>
    }
}

fn one(
    line: Line,
    length: u32,
    traced: Option<Line>,
    on_trace: &Callback<Option<Line>>,
    words: &'static Words,
) -> Html {
    let is_alone = traced == Some(line);
    let trace = |line: Option<Line>| on_trace.reform(move |_: FocusEvent| line);
    // A mouse points; a finger taps, and taps again to see all of them.
    let onpointerenter = on_trace.reform(move |event: PointerEvent| {
        Some(line).filter(|_| event.pointer_type() == "mouse" || !is_alone)
    });
    let onpointerleave = on_trace.reform(move |event: PointerEvent| {
        Some(line).filter(|_| event.pointer_type() != "mouse" && is_alone)
    });
    let class = match line {
        Line::Border(Set::Alhambra) => "line wall-line",
        Line::Border(Set::Granada) => "line moat-line",
        Line::Seam => "line seam-line",
    };
    html! {
        <button
            {class}
            aria-pressed={is_alone.to_string()}
            {onpointerenter}
            {onpointerleave}
            onfocus={trace(Some(line))}
            onblur={trace(None)}
        >
            { drawing(symbols::line(line)) }
            <span class="line-words">{ words.line_length(line, length) }</span>
            <b class="line-number" aria-hidden="true">{ length }</b>
            { for words.line_worth(line, length).map(|worth| html! { <span>{ worth }</span> }) }
        </button>
    }
}
