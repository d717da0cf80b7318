//! What stands beside the city, and what its cells are called: looked at and listened to, not played
//! with, so that it may come a frame after what was clicked.

use crate::play::log::{Entry, entries};
use crate::play::sight::Sight;
use crate::play::sitting::Sitting;
use crate::play::{majorities, players, top};
use cities::{Cell, Who};
use engine::Seat;
use i18n::Language;
use std::rc::Rc;
use yew::Callback;

/// Panels and names that lag behind the table for a frame at most.
pub(crate) struct Aside {
    pub(crate) players: Rc<Vec<players::Row>>,
    pub(crate) standing: Rc<majorities::Standing>,
    pub(crate) log: Rc<Vec<Rc<Entry>>>,
    pub(crate) progress: top::Progress,
    /// What can be undone, and what can be done again.
    pub(crate) can_undo: bool,
    pub(crate) can_redo: bool,
    pub(crate) label: Callback<Cell, String>,
    /// Whose city it is about, and at whose turn.
    about: (Who, Option<Seat>),
}

impl Aside {
    /// What stands beside a sitting; what is known of the log stays the very same.
    pub(crate) fn of(
        sitting: &Sitting,
        sight: Option<&Sight>,
        language: Language,
        before: Option<&Self>,
    ) -> Self {
        let words = language.words();
        Self {
            players: Rc::new(players::rows(sitting, words)),
            standing: Rc::new(majorities::standing(sitting, words)),
            log: entries(&sitting.table, before.map(|before| &before.log)),
            progress: top::progress(&sitting.table),
            can_undo: sitting.table.undoable() > 0,
            can_redo: sitting.table.can_redo(),
            label: sight
                .map_or_else(|| Callback::from(|_| String::new()), |sight| sight.label.clone()),
            about: about(sitting),
        }
    }

    /// True if a sitting still shows the same city to the same eyes.
    pub(crate) fn is_of(&self, sitting: &Sitting) -> bool {
        self.about == about(sitting)
    }
}

fn about(sitting: &Sitting) -> (Who, Option<Seat>) {
    (sitting.shown_who(), sitting.table.hand_shown())
}
