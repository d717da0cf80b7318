//! What the screen of a table remembers: the table itself, and what is looked and pointed at.

use crate::play::players;
use cities::{Cell, City, Event, Line, Refusal, Who};
use engine::{Game, Seat};
use i18n::Language;
use std::rc::Rc;
use table::{Click, Guests, Happening, Table};

/// A table on the screen.
pub(crate) struct Sitting {
    pub(crate) table: Table,
    pub(crate) guests: Rc<Guests>,
    cities: Vec<Rc<City>>,
    /// Whose city shows instead of that of the one who decides.
    pub(crate) looked: Option<Who>,
    /// The cell under pointer, finger or cursor.
    pub(crate) pointed: Option<Cell>,
    /// The line of the city that is drawn alone.
    pub(crate) traced: Option<Line>,
    /// Why the last click was refused.
    pub(crate) complaint: Option<String>,
    /// The curtain is folded up to show the public table.
    pub(crate) is_lifted: bool,
}

impl Sitting {
    pub(crate) fn new(table: Table) -> Self {
        let seats = Seat::all(table.game().seats());
        let cities = seats.map(|seat| Rc::new(table.game().city(seat).clone())).collect();
        let guests = Rc::new(table.guests().clone());
        Self {
            table,
            guests,
            cities,
            looked: None,
            pointed: None,
            traced: None,
            complaint: None,
            is_lifted: false,
        }
    }

    pub(crate) fn city(&self, seat: Seat) -> &Rc<City> {
        &self.cities[seat.index()]
    }

    pub(crate) fn colour(&self, seat: Seat) -> u8 {
        self.guests.at(seat).map_or(0, |guest| guest.colour.0)
    }

    /// Whose city shows.
    pub(crate) fn shown_who(&self) -> Who {
        self.looked.unwrap_or_else(|| players::shown_by_default(&self.table))
    }

    /// Answers a click. After something happened, the city of the one who decides shows again.
    pub(crate) fn click(&mut self, click: Click) -> Result<Happening, Refusal> {
        self.complaint = None;
        let answer = self.table.click(click);
        if matches!(answer, Ok(Happening::Played(_) | Happening::Moved | Happening::Unveiled)) {
            self.looked = None;
            self.pointed = None;
            self.is_lifted = false;
        }
        self.follow();
        answer
    }

    /// Follows the table: what has not changed stays the very same, so that it is not drawn again.
    pub(crate) fn follow(&mut self) {
        for (seat, known) in Seat::all(self.table.game().seats()).zip(&mut self.cities) {
            let city = self.table.game().city(seat);
            if **known != *city {
                *known = Rc::new(city.clone());
            }
        }
        if *self.guests != *self.table.guests() {
            self.guests = Rc::new(self.table.guests().clone());
        }
    }

    /// What happened, in the words of the live region.
    pub(crate) fn told(&self, events: &[Event], language: Language) -> String {
        let words = language.words();
        let name = |seat: Seat| self.guests.name(seat);
        let lines = events.iter().filter_map(|event| words.log(event));
        let lines: Vec<String> = lines.map(|line| words.plain_text(&line, name)).collect();
        lines.join(" ")
    }
}
