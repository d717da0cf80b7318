//! The mini-map of the board: where one is, and a way to go elsewhere.

use crate::lens::Area;
use crate::mini::{Mini, measures};
use cities::City;
use i18n::Language;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// How many empty cells show around the city.
const MARGIN: u8 = 1;

#[derive(PartialEq, Properties)]
pub(super) struct OverviewProps {
    pub(super) language: Language,
    pub(super) city: Rc<City>,
    pub(super) colour: u8,
    /// What is seen of the table, in cells.
    pub(super) seen: Area,
    /// Goes to a point of the table.
    pub(super) on_look: Callback<(f64, f64)>,
}

/// The whole city in small, with a frame around what is seen.
#[component]
pub(super) fn Overview(props: &OverviewProps) -> Html {
    let OverviewProps { city, colour, seen, .. } = props;
    let measures = measures(city, MARGIN);
    let node = use_node_ref();
    let onpointerdown = {
        let (node, on_look) = (node.clone(), props.on_look.clone());
        Callback::from(move |event: PointerEvent| {
            let Some(map) = node.cast::<Element>() else { return };
            // Where it cannot be captured, the press still works.
            drop(map.set_pointer_capture(event.pointer_id()));
            on_look.emit(point(&event, &map, measures));
        })
    };
    let onpointermove = {
        let (node, on_look) = (node.clone(), props.on_look.clone());
        Callback::from(move |event: PointerEvent| {
            if let Some(map) = node.cast::<Element>().filter(|_| event.buttons() != 0) {
                on_look.emit(point(&event, &map, measures));
            }
        })
    };
    let [left, top, width, height] = measures;
    // What is seen beyond the map is cut off inside its edge.
    let map = Area::of_size((width.into(), height.into())).moved((left.into(), top.into()));
    let seen = seen.times(10.0).within(map.grown(-1.0));
    let (across, down) = seen.size();
    let label = props.language.words().table.mini_map;
    html! {
        <div
            ref={node}
            class="overview"
            role="img"
            aria-label={label}
            title={label}
            {onpointerdown}
            {onpointermove}
        >
            <Mini city={city.clone()} colour={*colour} margin={MARGIN} />
            <svg class="mini" viewBox={format!("{left} {top} {width} {height}")} aria-hidden="true">
                <rect
                    class="seen"
                    x={tenths(seen.left)}
                    y={tenths(seen.top)}
                    width={tenths(across.max(0.0))}
                    height={tenths(down.max(0.0))}
                    rx="2"
                />
            </svg>
        </div>
    }
}

fn tenths(length: f64) -> String {
    format!("{length:.1}")
}

/// The point of the table under the pointer: the drawing is in the middle of its element.
fn point(event: &PointerEvent, map: &Element, measures: [i16; 4]) -> (f64, f64) {
    let [left, top, width, height] = measures.map(f64::from);
    let place = map.get_bounding_client_rect();
    let unit = (place.width() / width).min(place.height() / height);
    let from_middle =
        |at: i32, start: f64, length: f64| (f64::from(at) - start - length / 2.0) / unit;
    let x = left + width / 2.0 + from_middle(event.client_x(), place.left(), place.width());
    let y = top + height / 2.0 + from_middle(event.client_y(), place.top(), place.height());
    (x / 10.0, y / 10.0)
}
