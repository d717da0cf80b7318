//! Marks: what is shown over a city for the moment, a group for each kind.

use crate::widgets::icon::picture;
use cities::City;
use draw::Overlay;
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct MarksProps {
    pub(crate) overlay: Overlay,
    pub(crate) city: Rc<City>,
    pub(crate) is_small: bool,
}

/// All marks but the flags of the longest borders, which lie over everything else.
#[component]
pub(crate) fn Marks(props: &MarksProps) -> Html {
    let layers = props.overlay.layers(&props.city, props.is_small);
    let layer = |text: String| html! { <g>{ for (!text.is_empty()).then(|| picture(text)) }</g> };
    html! { <>{ for layers.into_iter().map(layer) }</> }
}
