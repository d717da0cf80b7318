//! A view that moves by itself does so visibly, so that nobody loses the city from sight.

use crate::board::cells::cell_id;
use crate::board::room::inside;
use crate::lens::{Area, Lens, tidy};
use crate::motion::{self, MIDDLE, Time, animate};
use crate::page::{area, document};
use cities::Cell;
use web_sys::Element;

/// Lets a city that is drawn through one lens come from where another one showed it.
pub(super) fn fly(city: &Element, from: Lens, to: Lens) {
    if motion::is_reduced() {
        return;
    }
    let ((x, y), grows) = to.seen_from(from);
    let (x, y, grows) = (tidy(x), tidy(y), tidy(grows));
    let frames = format!(
        r#"[{{"transform":"translate({x}px,{y}px) scale({grows})"}},{{"transform":"none"}}]"#
    );
    animate(city, &frames, Time::of(MIDDLE));
}

/// Where in the window a cell of the city is once the view has arrived.
pub(crate) fn cell_area(at: Cell) -> Option<Area> {
    let cell = document()?.get_element_by_id(&cell_id(at))?;
    let city = cell.closest(".city").ok()??;
    let (cell, seen, room) = (area(&cell)?, area(&city)?, inside(&city.parent_element()?));
    // A view on its way is moved and grown; seen from within, everything is in its place.
    let scale = room.size().0 / seen.size().0;
    let cell = cell.moved((-seen.left, -seen.top)).times(scale);
    Some(cell.moved((room.left, room.top)))
}
