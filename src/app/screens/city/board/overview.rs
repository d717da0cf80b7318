//! Overview: the mini-map of the board, which shows where one is, and is a way to go elsewhere.

use crate::browser::dom::{Element, area};
use crate::browser::pointer;
use crate::screens::city::board::{Board, BoardProps};
use crate::widgets::icon::picture;
use crate::widgets::thumbnail::draw_thumbnail;
use cities::City;
use draw::{Point, point_under, seen_part};
use yew::prelude::*;

/// How many empty cells show around the city.
const MARGIN: u8 = 1;

impl Board {
    /// The whole city in small, with a frame around what is seen; nothing while that is everything.
    pub(crate) fn overview(&self, props: &BoardProps) -> Html {
        let seen = self.viewport.zip(self.layout.as_ref());
        let Some((viewport, layout)) = seen else { return Html::default() };
        let seen = viewport.seen(layout.size);
        let label = props.language.words().table.mini_map;
        html! {
            <div
                ref={self.map.clone()}
                class="overview"
                role="img"
                aria-label={label}
                title={label}
                onpointerdown={self.callbacks.look.clone()}
                onpointermove={self.callbacks.look.clone()}
            >
                { draw_thumbnail(&props.city, props.colour, MARGIN) }
                { picture(seen_part(&props.city, MARGIN, seen)) }
            </div>
        }
    }
}

/// The point of the table under the pointer, in cells.
pub(crate) fn point(event: &PointerEvent, map: &Element, city: &City) -> Option<Point> {
    Some(point_under(city, MARGIN, pointer::position(event), area(map)?))
}
