//! Words at a cell: what the tile in hand would change there, or why it may not lie there.

use crate::art::Drawing;
use crate::lens::Area;
use cities::Cell;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Below this width a refusal is a strip along the board's edge.
pub(super) const NARROW: f64 = 520.0;
/// Between the bubble and its cell, and between it and the edge of the board.
const GAP: f64 = 10.0;
const RIM: f64 = 8.0;

/// What is said at a cell.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Bubble {
    pub(crate) at: Cell,
    /// In bold.
    pub(crate) head: String,
    pub(crate) lines: Vec<String>,
    pub(crate) is_refusal: bool,
}

#[derive(PartialEq, Properties)]
pub(super) struct BubbleViewProps {
    pub(super) bubble: Bubble,
    /// Where the cell is, with the signs at its edges, in px of the room.
    pub(super) cell: Area,
    pub(super) room: (f64, f64),
    /// What should not be hidden if there is a choice: trays, tiles, places.
    pub(super) hides: Vec<Area>,
}

/// Not read out: the cell's name and the live region say the same.
#[component]
pub(super) fn BubbleView(props: &BubbleViewProps) -> Html {
    let node = use_node_ref();
    let Bubble { head, lines, is_refusal, .. } = &props.bubble;
    let is_strip = *is_refusal && props.room.0 < NARROW;
    {
        let node = node.clone();
        let (cell, room, hides) = (props.cell, props.room, props.hides.clone());
        // How large it is, and so where it goes, is known once it is there.
        use_effect(move || {
            if let Some(element) = node.cast::<HtmlElement>() {
                let size = (f64::from(element.offset_width()), f64::from(element.offset_height()));
                let place = if is_strip {
                    strip(size, cell, room)
                } else {
                    placed(size, cell, room, &hides)
                };
                put(&element, &place, cell.middle());
            }
        });
    }
    let class = classes!(
        "bubble",
        is_refusal.then_some("bubble-refusal"),
        is_strip.then_some("bubble-strip")
    );
    html! {
        <div ref={node} {class} aria-hidden="true">
            if is_strip {
                <Drawing name="icons-x" />
            }
            <p>
                <b>{ head }</b>
                { for lines.iter().map(|line| html! { <span>{ line }</span> }) }
            </p>
        </div>
    }
}

/// A place, and on which side of the cell.
struct Place {
    left: f64,
    top: f64,
    side: &'static str,
}

/// Above the cell, below or beside it: inside the room, and where it hides least.
fn placed(size: (f64, f64), cell: Area, room: (f64, f64), hides: &[Area]) -> Place {
    let ((width, height), (x, y)) = (size, cell.middle());
    let within = |at: f64, length: f64, room: f64| at.min(room - RIM - length).max(RIM);
    let level = within(x - width / 2.0, width, room.0);
    let upright = within(y - height / 2.0, height, room.1);
    let places = [
        Place { left: level, top: cell.top - GAP - height, side: "above" },
        Place { left: cell.right + GAP, top: upright, side: "right" },
        Place { left: cell.left - GAP - width, top: upright, side: "left" },
        Place { left: level, top: cell.bottom + GAP, side: "below" },
    ];
    let area = |place: &Place| Area::of_size(size).moved((place.left, place.top));
    let hidden = |place: &Place| {
        let (own, hides) = (area(place), hides.iter());
        hides.map(|one| own.within(*one).extent()).sum::<f64>()
    };
    let inside = places.into_iter().filter(|place| Area::of_size(room).holds(area(place)));
    let best = inside.min_by(|one, other| hidden(one).total_cmp(&hidden(other)));
    // A cell that fills the room leaves no place beside it.
    best.unwrap_or(Place { left: level, top: RIM, side: "" })
}

/// Along the top, or along the bottom if the cell is there.
fn strip((_, height): (f64, f64), cell: Area, room: (f64, f64)) -> Place {
    let is_hidden = cell.top < RIM + height && cell.bottom > RIM;
    let top = if is_hidden { room.1 - RIM - height } else { RIM };
    Place { left: RIM, top, side: "" }
}

/// Moves it there, with its tip towards the cell. Styles are set on the element itself, because the
/// policy of the page refuses attributes.
fn put(element: &HtmlElement, Place { left, top, side }: &Place, (x, y): (f64, f64)) {
    let style = element.style();
    let set = |name: &str, value: String| drop(style.set_property(name, &value));
    set("transform", format!("translate({left:.1}px,{top:.1}px)"));
    set("--tip-x", format!("{:.1}px", x - left));
    set("--tip-y", format!("{:.1}px", y - top));
    drop(element.set_attribute("data-side", side));
}
