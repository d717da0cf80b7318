//! Flight of the view: one that moves by itself does so visibly, so that nobody loses the city from sight.

use crate::browser::dom::{Element, area, area_without_border, document};
use crate::browser::motion::{self, MIDDLE, Time, animate};
use crate::screens::city::board::cells::cell_id;
use cities::Cell;
use draw::{Area, Viewport};

/// Lets a city that is drawn in one viewport come from where another one showed it.
pub(crate) fn fly(city: &Element, from: Viewport, to: Viewport) {
    if !motion::is_reduced() {
        animate(city, &to.keyframes_from(from), Time::of(MIDDLE));
    }
}

/// Where in the window a cell of the city is once the view has arrived.
pub(crate) fn cell_area(at: Cell) -> Option<Area> {
    let cell = document()?.get_element_by_id(&cell_id(at))?;
    let city = cell.closest(".city").ok()??;
    let board = area_without_border(&city.parent_element()?);
    let (cell, seen) = (area(&cell)?, area(&city)?);
    // A view on its way is moved and grown; seen from within, everything is in its place.
    let scale = board.size().0 / seen.size().0;
    let cell = cell.moved((-seen.left, -seen.top)).times(scale);
    Some(cell.moved((board.left, board.top)))
}
