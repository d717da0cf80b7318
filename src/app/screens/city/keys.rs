//! Keys of a city game: its modes, the tile in hand, and whose city shows.

use crate::screens::city::{OpenCity, panels};
use crate::screens::table::game_screen::Reaction;
use cities::{Cities, Who};
use engine::{Game, Seat};
use table::{CityClick, PendingAction};

/// What a single key means; nothing for those that this game does not know.
pub(crate) fn reaction(open: &mut OpenCity, key: &str) -> Option<Reaction<Cities>> {
    let click = match key {
        "r" | "R" => CityClick::TurnOver,
        "t" | "T" if matches!(open.body.panels.pending, PendingAction::Placing(_)) => {
            CityClick::Store
        }
        "1" | "2" | "3" | "4" | "5" | "6" => {
            let at = usize::from(key.as_bytes()[0] - b'1');
            CityClick::Mode(*open.table.all_modes().get(at)?)
        }
        "[" => return Some(look_on(open, false)),
        "]" => return Some(look_on(open, true)),
        "0" => {
            open.body.state.looked = None;
            return Some(Reaction::BackToTable);
        }
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
    open.body.state.looked = next.map(Who::Seat).filter(|&who| who != home);
    Reaction::BackToTable
}
