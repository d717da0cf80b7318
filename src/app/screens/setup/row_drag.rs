//! Row drag: carrying a player to another place, with mouse, pen or finger.

use super::fields::row_of;
use crate::browser::rows;
use yew::prelude::*;

/// The row that is being dragged.
#[derive(Clone, Copy)]
struct DraggedRow {
    at: usize,
    /// Where in the row it was taken.
    grip: f64,
}

/// What the handles report, and which row is being dragged.
pub(crate) struct RowDrag {
    pub(crate) dragged: Option<usize>,
    pub(crate) on_pointer: Callback<(usize, PointerEvent)>,
}

/// Lets rows be dragged: whenever the pointer is over another row, `on_move` is told from where to
/// where, and the row follows the pointer.
#[hook]
pub(crate) fn use_drag(count: usize, on_move: Callback<(usize, usize)>) -> RowDrag {
    let dragged = use_mut_ref(|| None::<DraggedRow>);
    let shown = use_state_eq(|| None::<usize>);
    let setter = shown.setter();
    let on_pointer =
        use_callback((count, on_move), move |(at, event): (usize, PointerEvent), deps| {
            let (count, on_move) = deps;
            let mut dragged = dragged.borrow_mut();
            match event.type_().as_str() {
                "pointerdown" if event.button() == 0 && event.is_primary() => {
                    *dragged = take(at, &event);
                }
                "pointermove" => {
                    if let Some(row) = dragged.as_mut() {
                        follow(row, *count, &event, on_move);
                    }
                }
                _ => {
                    if let Some(row) = dragged.take() {
                        rows::shift(&row_of(row.at), None);
                    }
                }
            }
            setter.set(dragged.map(|row| row.at));
        });
    RowDrag { dragged: *shown, on_pointer }
}

/// Takes a row; its handle gets all that the pointer does from now on.
fn take(at: usize, event: &PointerEvent) -> Option<DraggedRow> {
    let (top, _) = rows::extent(&row_of(at))?;
    rows::capture_pointer(event)?;
    Some(DraggedRow { at, grip: rows::height_of_pointer(event, &row_of(at))? - top })
}

/// Moves the row to where the pointer is.
fn follow(
    row: &mut DraggedRow,
    count: usize,
    event: &PointerEvent,
    on_move: &Callback<(usize, usize)>,
) {
    let Some(pointer) = rows::height_of_pointer(event, &row_of(row.at)) else { return };
    let ends_below =
        |at: &usize| rows::extent(&row_of(*at)).is_some_and(|(_, bottom)| pointer < bottom);
    let over = (0..count).find(ends_below).unwrap_or(count - 1);
    if over != row.at {
        rows::shift(&row_of(row.at), None);
        on_move.emit((row.at, over));
        row.at = over;
    }
    let Some((top, _)) = rows::extent(&row_of(row.at)) else { return };
    rows::shift(&row_of(row.at), Some(pointer - row.grip - top));
}
