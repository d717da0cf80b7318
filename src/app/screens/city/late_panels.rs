//! Late panels: what stands beside the city, and what its cells are called. It is looked at and listened
//! to, not played with, so that it may come a frame after what was clicked.

use crate::screens::city::placement::Placement;
use crate::screens::city::screen_state::CityView;
use crate::screens::city::{majorities, players, progress};
use cities::{Cell, Who};
use engine::Seat;
use i18n::Language;
use std::rc::Rc;
use yew::Callback;

/// Panels and names that lag behind the table for a frame at most.
pub(crate) struct LatePanels {
    pub(crate) players: Rc<Vec<players::PlayerRow>>,
    pub(crate) standing: Rc<majorities::NamedStanding>,
    pub(crate) progress: progress::DeckProgress,
    pub(crate) label: Callback<Cell, String>,
    /// Owner city it is about, and at whose turn.
    about: (Who, Option<Seat>),
}

impl LatePanels {
    pub(crate) fn of(view: CityView, placement: Option<&Placement>, language: Language) -> Self {
        let words = language.words();
        let nameless = || Callback::from(|_| String::new());
        Self {
            players: Rc::new(players::rows(view, words)),
            standing: Rc::new(majorities::standing(view, words)),
            progress: progress::progress(view.table),
            label: placement.map_or_else(nameless, |placement| placement.label.clone()),
            about: about(view),
        }
    }

    /// True if a view still shows the same city to the same eyes.
    pub(crate) fn is_of(&self, view: CityView) -> bool {
        self.about == about(view)
    }
}

fn about(view: CityView) -> (Who, Option<Seat>) {
    (view.shown_who(), view.table.hand_shown())
}
