//! Panels: what is drawn around the city, made anew when the table changes and not when something is
//! pointed at.

use crate::screens::city::screen_state::CityView;
use crate::screens::city::{bonus, hand, huts, question, yard};
use cities::{Faces, Who};
use i18n::{Language, Saying};
use std::rc::Rc;
use table::{Mode, PendingAction, Table, TurnState};

/// All panels that are played with.
pub(crate) struct Panels {
    pub(crate) now: Saying,
    pub(crate) yard: Rc<Vec<yard::Space>>,
    pub(crate) hand: hand::Hand,
    pub(crate) pending: PendingAction,
    /// Tiles of the one who decides that wait to be placed.
    pub(crate) waiting: Faces,
    /// What shows where there is room for the pieces of one kind of action only.
    pub(crate) shelf: Mode,
    pub(crate) huts: Option<huts::Huts>,
    pub(crate) bonus: Option<bonus::Bonus>,
}

impl Panels {
    pub(crate) fn of(view: CityView, language: Language) -> Self {
        let words = language.words();
        let table = view.table;
        let now = if let Some(question) = table.question() {
            question::asked(&question, view.players, words)
        } else {
            let state = TurnState::of(table.game());
            words.turn_state(&state, view.players.name(state.seat))
        };
        Self {
            now,
            yard: Rc::new(yard::spaces(table)),
            hand: hand::hand(table),
            pending: table.pending_action(),
            waiting: if table.hand_shown().is_some() {
                *table.game().waiting()
            } else {
                Faces::default()
            },
            shelf: table.shelf(),
            huts: huts::huts(table),
            bonus: bonus::bonus(table),
        }
    }
}

/// Owner city shows, as far as the table says.
pub(crate) fn shown_by_default(table: &Table) -> Who {
    Who::Seat(table.pictured())
}
