//! Panels of the Gardens: what changes with the table and not by pointing.

use draw::garden_board;
use gardens::{Event, Gardens, Space};
use i18n::{Language, Saying};
use table::Table;
use yew::prelude::*;

/// All panels that do not follow the pointer.
pub(crate) struct GardenPanels {
    pub(crate) now: Saying,
    /// The board as it is drawn.
    pub(crate) board: AttrValue,
    /// What every space is called, row by row.
    pub(crate) labels: Vec<AttrValue>,
    /// The gardens that are new to the one who decides.
    pub(crate) new: Vec<Space>,
}

impl GardenPanels {
    pub(crate) fn of(table: &Table<Gardens>, language: Language) -> Self {
        let words = language.words();
        let (game, players) = (table.game(), table.players());
        let name = |seat| players.name(seat);
        let label = |at: Space| words.garden_space(game, at, table.preview(at), name).into();
        let recap = table.decider().map(|seat| table.recap(seat)).unwrap_or_default();
        let laid = |event: &&Event| match event {
            Event::Planted { at, .. } => Some(*at),
            _ => None,
        };
        Self {
            now: words.garden_turn_state(table.awaits(), players.name(game.turn_of())),
            board: garden_board(game).into(),
            labels: Space::all().map(label).collect(),
            new: recap.iter().filter_map(laid).collect(),
        }
    }
}
