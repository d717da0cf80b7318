//! Cells of a city: what the pointer meets, and what is read out.

use crate::browser::dom::Element;
use cities::Cell;
use draw::Frame;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct CellsProps {
    pub(crate) frame: Frame,
    /// What a cell is called.
    pub(crate) label: Callback<Cell, String>,
    pub(crate) selected: Option<Cell>,
}

/// A transparent square for every cell. Pointing at one does not draw them again.
#[component]
pub(crate) fn Cells(props: &CellsProps) -> Html {
    let row = |(number, y): (usize, i8)| {
        let cells = (1..).zip(props.frame.columns());
        html! {
            <g key={y} role="row" aria-rowindex={number.to_string()}>
                { for cells.map(|(number, x)| cell(props, number, Cell { x, y })) }
            </g>
        }
    };
    html! { <g class="cells">{ for (1..).zip(props.frame.rows()).map(row) }</g> }
}

fn cell(props: &CellsProps, number: usize, at: Cell) -> Html {
    html! {
        <rect
            key={at.x}
            id={cell_id(at)}
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

/// The name of a cell's element, for `aria-activedescendant`.
pub(crate) fn cell_id(Cell { x, y }: Cell) -> String {
    format!("cell_{x}_{y}")
}

/// The cell that an element stands for.
pub(crate) fn cell_of(hit: &Element) -> Option<Cell> {
    let read = |name| hit.get_attribute(name)?.parse().ok();
    Some(Cell { x: read("data-x")?, y: read("data-y")? })
}

/// The ground of the grid, with a small lozenge in every corner of a cell.
pub(crate) fn ground(frame: Frame) -> Html {
    let [x, y, width, height] = frame.measures(100, (-50, -50)).map(|length| length.to_string());
    html! { <rect class="grid" {x} {y} {width} {height} /> }
}

/// The ring around the cell of the keyboard's cursor.
pub(crate) fn cursor(Cell { x, y }: Cell) -> Html {
    let (left, top) = ((i32::from(x) * 100 - 3).to_string(), (i32::from(y) * 100 - 3).to_string());
    html! { <rect class="cursor" x={left} y={top} width="106" height="106" rx="4" /> }
}
