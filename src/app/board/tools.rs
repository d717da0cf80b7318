//! The buttons that zoom and fit.

use crate::art::Drawing;
use crate::board::keys::Ask;
use i18n::Language;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct ToolsProps {
    pub(super) language: Language,
    pub(super) on_ask: Callback<Ask>,
    /// Everything is in sight by itself: where there is little room, only zooming in is offered.
    pub(super) is_fitted: bool,
}

#[component]
pub(super) fn Tools(props: &ToolsProps) -> Html {
    let words = &props.language.words().table;
    let button = |ask: Ask, name: &'static str, icon: &'static str| {
        let onclick = props.on_ask.reform(move |_: MouseEvent| ask);
        html! { <button aria-label={name} title={name} {onclick}><Drawing name={icon} /></button> }
    };
    html! {
        <div class={classes!("board-tools", props.is_fitted.then_some("is-fitted"))}>
            { button(Ask::ZoomIn, words.zoom_in, "icons-plus") }
            { button(Ask::ZoomOut, words.zoom_out, "icons-minus") }
            { button(Ask::Fit, words.fit, "icons-fit") }
        </div>
    }
}
