//! The toy game at a table: clicks mean nothing, so that only what every table does is tried.

use crate::toy_game::{Action, Event, Options, Refusal, Stones};
use cities::{City, Scoring, Set};
use engine::Seat;
use table::{Chronicle, ClickOutcome, GameId, Objection, Picture, Progress, Shortcut};
use table::{Table, TableGame};

/// How often it was told something, and how many stones were taken by then.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// The opening and every action that counts.
    pub times: usize,
    /// All stones taken.
    pub stones: u32,
}

impl Chronicle<Stones> for Told {
    fn note(&mut self, _game: &Stones, events: &[Event]) {
        let taken = |event: &Event| match event {
            Event::Took(_, count) => *count,
            _ => 0,
        };
        self.times += 1;
        self.stones += events.iter().map(taken).sum::<u32>();
    }
}

impl TableGame for Stones {
    type Choice = ();
    type Click = ();
    type Chronicle = Told;
    type Move = ();
    type Before = ();

    fn id_of(_options: &Options) -> GameId {
        GameId::Gardens
    }

    fn seats_of(options: &Options) -> u8 {
        options.seats
    }

    fn progress(_table: &Table<Self>) -> Progress {
        Progress::Round(1, Scoring::A)
    }

    fn picture(&self, _seat: Seat) -> Picture {
        Picture::City(Box::new(City::new(Set::Alhambra)))
    }

    fn turn_ended(event: &Event) -> Option<Seat> {
        match event {
            Event::Took(seat, _) | Event::Changed(seat) => Some(*seat),
            Event::Ended => None,
        }
    }

    fn end_turn() -> Action {
        Action::Change
    }

    fn answer(_table: &mut Table<Self>, (): ()) -> Result<ClickOutcome<Event>, Refusal> {
        Ok(ClickOutcome::Chosen)
    }

    fn shortcuts(_table: &Table<Self>) -> Vec<Shortcut> {
        Vec::new()
    }

    fn objection(_table: &Table<Self>, _refusal: &Refusal) -> Objection {
        Objection::Told
    }

    fn confirmed(_table: &Table<Self>) -> Result<Action, Refusal> {
        Ok(Action::Take(1))
    }

    fn before(_table: &Table<Self>) {}

    fn moves(
        _table: &Table<Self>,
        _click: Option<()>,
        _outcome: &ClickOutcome<Event>,
        (): (),
    ) -> Vec<()> {
        Vec::new()
    }

    fn default_choice(_table: &Table<Self>) -> Option<()> {
        None
    }
}
