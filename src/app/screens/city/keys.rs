//! Keys of a city game: its modes, the tile in hand, and whose city shows.

use crate::screens::city::{CityGesture, OpenCity, panels};
use crate::screens::table::game_screen::{GameScreen, Reaction};
use cities::{Cities, Who};
use engine::{Game, Seat};
use table::{CityClick, Shortcut};

/// What a single key means; nothing for those that the board or every table answers.
pub(crate) fn reaction(open: &mut OpenCity, key: Shortcut) -> Option<Reaction<Cities>> {
    let click = match key {
        Shortcut::Turn => CityClick::TurnOver,
        Shortcut::Store => CityClick::Store,
        Shortcut::Mode { mode, .. } => CityClick::Mode(mode),
        Shortcut::PreviousCity => return Some(look_on(open, false)),
        Shortcut::NextCity => return Some(look_on(open, true)),
        Shortcut::OwnCity => return Some(Cities::gesture(open, CityGesture::LookAt(None))),
        _ => return None,
    };
    Some(Reaction::Click(click))
}

/// Looks at the next city in the order of play, or the one before.
fn look_on(open: &mut OpenCity, is_next: bool) -> Reaction<Cities> {
    let home = panels::shown_by_default(&open.table);
    let seats = usize::from(open.table.game().seats());
    let Who::Seat(now) = open.body.state.looked.unwrap_or(home) else { return Reaction::Nothing };
    let step = if is_next { 1 } else { seats - 1 };
    let next = Seat::all(open.table.game().seats()).nth((now.index() + step) % seats);
    Cities::gesture(open, CityGesture::LookAt(next.map(Who::Seat)))
}
