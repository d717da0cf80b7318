//! What the panels of the Gardens draw, made anew when the table changes and not by pointing.

use crate::garden::{corner, court, foundation, garden, middle, moved, scored};
use crate::gardens_play::ledger;
use crate::sentence::saying;
use gardens::{Event, Gardens, Site, Space};
use i18n::{Language, Saying, Sentence};
use std::rc::Rc;
use table::Table;
use yew::prelude::*;

/// All panels that do not follow the pointer.
pub(crate) struct Shown {
    pub(crate) now: Saying,
    /// The board as it is drawn.
    pub(crate) board: AttrValue,
    /// What every space is called, row by row.
    pub(crate) labels: Vec<AttrValue>,
    /// The gardens that are new to the one who decides.
    pub(crate) new: Vec<Space>,
    pub(crate) news: Rc<Vec<Sentence>>,
    pub(crate) log: Html,
    pub(crate) standing: Html,
}

impl Shown {
    pub(crate) fn of(table: &Table<Gardens>, language: Language) -> Self {
        let words = language.words();
        let (game, guests) = (table.game(), table.guests());
        let name = |seat| guests.name(seat);
        let label = |at: Space| words.garden_space(game, at, table.preview(at), name).into();
        let recap = table.decider().map(|seat| table.recap(seat)).unwrap_or_default();
        let laid = |event: &&Event| match event {
            Event::Planted { at, .. } => Some(*at),
            _ => None,
        };
        let lines: Vec<Sentence> =
            table.story().flatten().filter_map(|event| words.garden_log(event)).collect();
        let line = |line: &Sentence| html! { <li>{ saying(line, guests, words) }</li> };
        Self {
            now: words.garden_now(game.phase(), guests.name(game.turn_of())),
            board: board(game).into(),
            labels: Space::all().map(label).collect(),
            new: recap.iter().filter_map(laid).collect(),
            news: Rc::new(words.garden_recap(&recap)),
            log: lines.iter().rev().map(line).collect(),
            standing: ledger::standing(table, words),
        }
    }
}

/// The whole board: court, gardens, palaces.
fn board(game: &Gardens) -> String {
    let mut text = court();
    for at in game.board().taken().iter() {
        let (x, y) = corner(at);
        text += &moved(x, y, &game.board().garden(at).map(garden).unwrap_or_default());
    }
    for site in Site::all() {
        let (x, y) = middle(site);
        let one = game.result(site).as_ref().map(scored);
        text += &moved(x, y, &one.unwrap_or_else(|| foundation(game.board().building(site))));
    }
    text
}
