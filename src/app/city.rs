//! A still picture of a city that fits itself into the room it gets.

use crate::fabric::Fabric;
use crate::frame::Frame;
use crate::lens::DETAILED;
use crate::overlay::{Marks, Overlay};
use crate::size::use_size;
use crate::trail;
use cities::City;
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct CityViewProps {
    pub(crate) city: Rc<City>,
    /// The player's colour, 0 to 5.
    pub(crate) colour: u8,
    /// What the city is called.
    pub(crate) name: AttrValue,
    /// What is shown over the tiles.
    #[prop_or_default]
    pub(crate) overlay: Overlay,
}

/// A city to be looked at; the one that is built in is the board's.
#[component]
pub(crate) fn CityView(props: &CityViewProps) -> Html {
    let CityViewProps { city, colour, overlay, .. } = props;
    let node = use_node_ref();
    let size = use_size(&node);
    let frame = Frame::of(city);
    let (columns, rows) = frame.size();
    // Room for the flags of the longest borders.
    let rim = if overlay.trails.is_empty() { 6 } else { 40 };
    let is_small = size.is_some_and(|(width, height)| {
        (width / f64::from(columns)).min(height / f64::from(rows)) < DETAILED
    });
    html! {
        <svg
            ref={node}
            class="city"
            viewBox={frame.view_box(100, (rim, rim))}
            role="img"
            aria-label={props.name.clone()}
        >
            <Fabric city={city.clone()} colour={*colour} {is_small} />
            <Marks overlay={overlay.clone()} city={city.clone()} {is_small} />
            { trail::flags(&overlay.trails, city, 1.0, &|_| true) }
        </svg>
    }
}
