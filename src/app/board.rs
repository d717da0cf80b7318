//! The city in its panel.

use crate::city::CityView;
use crate::overlay::Overlay;
use cities::{Cell, City};
use i18n::Language;
use std::rc::Rc;
use yew::prelude::*;

/// Words at a cell.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Bubble {
    pub(crate) at: Cell,
    pub(crate) head: String,
    pub(crate) lines: Vec<String>,
    pub(crate) is_refusal: bool,
}

#[derive(PartialEq, Properties)]
pub(crate) struct BoardProps {
    pub(crate) language: Language,
    pub(crate) city: Rc<City>,
    pub(crate) colour: u8,
    pub(crate) name: AttrValue,
    pub(crate) label: Callback<Cell, String>,
    pub(crate) overlay: Overlay,
    pub(crate) bubble: Option<Bubble>,
    pub(crate) stops: Vec<Cell>,
    pub(crate) matters: Vec<Cell>,
    pub(crate) on_act: Callback<Cell>,
    pub(crate) on_point: Callback<Option<Cell>>,
    pub(crate) children: Html,
    pub(crate) has_shortcuts: bool,
}

#[component]
pub(crate) fn Board(props: &BoardProps) -> Html {
    html! {
        <div class="board">
            <CityView city={props.city.clone()} colour={props.colour} name={props.name.clone()} label={props.label.clone()} overlay={props.overlay.clone()} on_click={props.on_act.clone()} on_point={props.on_point.clone()} />
            { for props.bubble.iter().map(|b| html! { <div class="bubble" aria-hidden="true"><b>{ &b.head }</b>{ for b.lines.iter().map(|l| html! { <p>{ l }</p> }) }</div> }) }
            { props.children.clone() }
        </div>
    }
}
