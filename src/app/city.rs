//! A city: its tiles, what is shown over them, and the cells that can be pointed at.

use crate::fabric::Fabric;
use crate::frame::Frame;
use crate::overlay::Overlay;
use crate::size::use_size;
use cities::{Cell, City};
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// Below this many px a tile shows glyph and price only.
const SMALL: f64 = 54.0;
/// A city of few tiles is not drawn larger than if it had so many columns and rows.
const LEAST: (i16, i16) = (6, 5);

#[derive(PartialEq, Properties)]
pub(crate) struct CityViewProps {
    pub(crate) city: Rc<City>,
    /// The player's colour, 0 to 5.
    pub(crate) colour: u8,
    /// What is shown over the tiles.
    #[prop_or_default]
    pub(crate) overlay: Overlay,
    /// Where the keyboard's cursor stands; its ring shows while the city has the focus.
    #[prop_or_default]
    pub(crate) cursor: Option<Cell>,
    /// What the city is called.
    pub(crate) name: AttrValue,
    /// What a cell is called.
    pub(crate) label: Callback<Cell, String>,
    #[prop_or_default]
    pub(crate) on_click: Callback<Cell>,
    /// The cell under the pointer, none when it leaves the city.
    #[prop_or_default]
    pub(crate) on_point: Callback<Option<Cell>>,
    #[prop_or_default]
    pub(crate) onkeydown: Callback<KeyboardEvent>,
    /// Sets the cells of several cities on one page apart.
    #[prop_or(AttrValue::Static("city"))]
    pub(crate) id: AttrValue,
    /// How many empty cells to show on each side.
    #[prop_or(1)]
    pub(crate) margin: u8,
}

/// A city that fits itself into the room it gets.
#[component]
pub(crate) fn CityView(props: &CityViewProps) -> Html {
    let node = use_node_ref();
    let size = use_size(&node);
    let overlay = &props.overlay;
    let frame = frame(props);
    let (columns, rows) = frame.size();
    let least = if props.margin == 0 { (1, 1) } else { LEAST };
    let view_box = frame.view_box(100, frame.spare(least, 100, 6));
    let is_small = size.is_some_and(|(width, height)| {
        let across = width / f64::from(columns.max(least.0));
        across.min(height / f64::from(rows.max(least.1))) < SMALL
    });
    html! {
        <svg
            ref={node}
            class={classes!("city", props.cursor.map(|_| "has-cursor"))}
            viewBox={view_box}
            role="grid"
            tabindex="0"
            aria-label={props.name.clone()}
            aria-rowcount={rows.to_string()}
            aria-colcount={columns.to_string()}
            aria-activedescendant={props.cursor.map(|at| cell_id(&props.id, at))}
            onkeydown={props.onkeydown.clone()}
        >
            <g aria-hidden="true">
                if props.margin > 0 {
                    <path class="grid-dots" d={grid_dots(frame)} />
                }
                <Fabric city={props.city.clone()} colour={props.colour} {is_small} />
                { overlay.drawn(&props.city, is_small) }
                { for props.cursor.map(cursor) }
            </g>
            <Cells
                {frame}
                id={props.id.clone()}
                label={props.label.clone()}
                selected={overlay.selected}
                on_click={props.on_click.clone()}
                on_point={props.on_point.clone()}
            />
        </svg>
    }
}

/// All tiles, the margin, and whatever else is shown.
fn frame(props: &CityViewProps) -> Frame {
    let Overlay { legal, refused, ghost, .. } = &props.overlay;
    let others = legal.iter().copied();
    let others = others.chain(refused.map(|refused| refused.at)).chain(ghost.map(|(_, at)| at));
    let others = others.chain(props.cursor);
    others.fold(Frame::of(&props.city).grown(props.margin), Frame::with)
}

fn cell_id(prefix: &AttrValue, Cell { x, y }: Cell) -> String {
    format!("{prefix}_{x}_{y}")
}

/// A small lozenge in every corner of the grid.
fn grid_dots(frame: Frame) -> String {
    let corners = frame.rows().skip(1).flat_map(|y| frame.columns().skip(1).map(move |x| (x, y)));
    let dot = |(x, y)| {
        format!("M{} {}l2.5 2.5-2.5 2.5-2.5-2.5z", i32::from(x) * 100, i32::from(y) * 100 - 2)
    };
    corners.map(dot).collect()
}

fn cursor(Cell { x, y }: Cell) -> Html {
    let (left, top) = ((i32::from(x) * 100 - 3).to_string(), (i32::from(y) * 100 - 3).to_string());
    html! { <rect class="cursor" x={left} y={top} width="106" height="106" rx="4" /> }
}

#[derive(PartialEq, Properties)]
struct CellsProps {
    frame: Frame,
    id: AttrValue,
    label: Callback<Cell, String>,
    selected: Option<Cell>,
    on_click: Callback<Cell>,
    on_point: Callback<Option<Cell>>,
}

/// A transparent square for every cell: what the pointer meets, and what is read out.
#[component]
fn Cells(props: &CellsProps) -> Html {
    let onclick = {
        let on_click = props.on_click.clone();
        Callback::from(move |event: MouseEvent| {
            if let Some(at) = event.target_dyn_into::<Element>().and_then(|hit| cell_of(&hit)) {
                on_click.emit(at);
            }
        })
    };
    let onpointerover =
        props.on_point.reform(|event: PointerEvent| cell_of(&event.target_dyn_into::<Element>()?));
    let onpointerleave = props.on_point.reform(|_: PointerEvent| None);
    let row = |(number, y): (usize, i8)| {
        let cells = (1..).zip(props.frame.columns());
        html! {
            <g role="row" aria-rowindex={number.to_string()}>
                { for cells.map(|(number, x)| cell(props, number, Cell { x, y })) }
            </g>
        }
    };
    html! {
        <g class="cells" {onclick} {onpointerover} {onpointerleave}>
            { for (1..).zip(props.frame.rows()).map(row) }
        </g>
    }
}

fn cell(props: &CellsProps, number: usize, at: Cell) -> Html {
    html! {
        <rect
            id={cell_id(&props.id, at)}
            role="gridcell"
            aria-colindex={number.to_string()}
            aria-label={props.label.emit(at)}
            aria-selected={(props.selected == Some(at)).then_some("true")}
            x={(i32::from(at.x) * 100).to_string()}
            y={(i32::from(at.y) * 100).to_string()}
            width="100"
            height="100"
            data-x={at.x.to_string()}
            data-y={at.y.to_string()}
        />
    }
}

fn cell_of(hit: &Element) -> Option<Cell> {
    let read = |name| hit.get_attribute(name)?.parse().ok();
    Some(Cell { x: read("data-x")?, y: read("data-y")? })
}
