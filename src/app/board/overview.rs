//! The mini-map of the board: where one is, and a way to go elsewhere.

use crate::board::{Board, BoardProps};
use crate::lens::{Area, tidy};
use crate::mini::{measures, mini};
use cities::City;
use web_sys::Element;
use yew::prelude::*;

/// How many empty cells show around the city.
const MARGIN: u8 = 1;

impl Board {
    /// The whole city in small, with a frame around what is seen; nothing while that is everything.
    pub(super) fn overview(&self, props: &BoardProps) -> Html {
        let seen = self.lens.zip(self.room.as_ref()).map(|(lens, room)| lens.seen(room.size));
        let Some(seen) = seen else { return Html::default() };
        let [left, top, width, height] = measures(&props.city, MARGIN);
        // What is seen beyond the map is cut off inside its edge.
        let map = Area::of_size((width.into(), height.into())).moved((left.into(), top.into()));
        let seen = seen.times(10.0).within(map.grown(-1.0));
        let (across, down) = seen.size();
        let [x, y, across, down] = [seen.left, seen.top, across.max(0.0), down.max(0.0)].map(tidy);
        let label = props.language.words().table.mini_map;
        html! {
            <div
                ref={self.map.clone()}
                class="overview"
                role="img"
                aria-label={label}
                title={label}
                onpointerdown={self.calls.look.clone()}
                onpointermove={self.calls.look.clone()}
            >
                { mini(&props.city, props.colour, MARGIN) }
                <svg class="mini" viewBox={format!("{left} {top} {width} {height}")} aria-hidden="true">
                    <rect class="seen" {x} {y} width={across} height={down} rx="2" />
                </svg>
            </div>
        }
    }
}

/// The point of the table under the pointer, in cells: the drawing is in the middle of its element.
pub(super) fn point(event: &PointerEvent, map: &Element, city: &City) -> (f64, f64) {
    let [left, top, width, height] = measures(city, MARGIN).map(f64::from);
    let place = map.get_bounding_client_rect();
    let unit = (place.width() / width).min(place.height() / height);
    let from_middle =
        |at: i32, start: f64, length: f64| (f64::from(at) - start - length / 2.0) / unit;
    let x = left + width / 2.0 + from_middle(event.client_x(), place.left(), place.width());
    let y = top + height / 2.0 + from_middle(event.client_y(), place.top(), place.height());
    (x / 10.0, y / 10.0)
}
