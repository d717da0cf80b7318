//! Screen state: what is looked and pointed at on the screen of a city game.

use crate::screens::city::{OpenCity, panels};
use cities::{Cell, City, Line, Who};
use engine::{Game, Seat};
use std::rc::Rc;
use table::{Players, Table};

/// What the screen remembers beside the table.
pub(crate) struct ScreenState {
    cities: Vec<Rc<City>>,
    /// Owner city shows instead of that of the one who decides.
    pub(crate) looked: Option<Who>,
    /// The cell under pointer, finger or cursor.
    pub(crate) pointed: Option<Cell>,
    /// The tile in hand is dragged, and shows where it is dragged alone.
    pub(crate) is_carried: bool,
    /// The line of the city that is drawn alone.
    pub(crate) traced: Option<Line>,
}

impl ScreenState {
    pub(crate) fn new(table: &Table) -> Self {
        let seats = Seat::all(table.game().seats());
        let cities = seats.map(|seat| Rc::new(table.game().city(seat).clone())).collect();
        Self { cities, looked: None, pointed: None, is_carried: false, traced: None }
    }

    /// Follows the table: what has not changed stays the very same, so that it is not drawn again.
    pub(crate) fn follow(&mut self, table: &Table) {
        for (seat, known) in Seat::all(table.game().seats()).zip(&mut self.cities) {
            let city = table.game().city(seat);
            if **known != *city {
                *known = Rc::new(city.clone());
            }
        }
    }
}

/// A table as its screen shows it.
#[derive(Clone, Copy)]
pub(crate) struct CityView<'a> {
    pub(crate) table: &'a Table,
    pub(crate) players: &'a Players,
    pub(crate) state: &'a ScreenState,
}

impl<'a> CityView<'a> {
    pub(crate) fn of(open: &'a OpenCity) -> Self {
        Self { table: &open.table, players: &open.players, state: &open.body.state }
    }

    pub(crate) fn city(self, seat: Seat) -> &'a Rc<City> {
        &self.state.cities[seat.index()]
    }

    pub(crate) fn colour(self, seat: Seat) -> u8 {
        self.players.at(seat).map_or(0, |player| player.colour.0)
    }

    /// Owner city shows.
    pub(crate) fn shown_who(self) -> Who {
        self.state.looked.unwrap_or_else(|| panels::shown_by_default(self.table))
    }

    /// The seat whose city shows, unless it is Dirk's tiles that do.
    pub(crate) fn seat_shown(self) -> Option<Seat> {
        match self.shown_who() {
            Who::Seat(seat) => Some(seat),
            Who::Dirk => None,
        }
    }

    /// True if the city that shows is that of whoever may act on it.
    pub(crate) fn is_own(self) -> bool {
        self.seat_shown().is_some() && self.seat_shown() == self.table.decider()
    }
}
