//! What the panels draw, made anew when the table changes and not when something is pointed at.

use crate::play::sitting::Sitting;
use crate::play::{bonus, doing, hand, huts, question, trays, yard};
use i18n::{Language, Now, Saying};
use std::rc::Rc;

/// All panels.
pub(crate) struct Shown {
    pub(crate) now: Saying,
    pub(crate) yard: Rc<Vec<yard::Space>>,
    pub(crate) hand: hand::Hand,
    pub(crate) doing: doing::Doing,
    pub(crate) trays: trays::Trays,
    pub(crate) huts: Option<huts::Huts>,
    pub(crate) bonus: Option<bonus::Bonus>,
}

impl Shown {
    /// What a sitting shows.
    pub(crate) fn of(sitting: &Sitting, language: Language) -> Self {
        let words = language.words();
        let table = &sitting.table;
        let now = Now::of(table.game());
        let now = match table.question() {
            Some(question) => question::asked(&question, table.guests(), words),
            None => words.now(&now, table.guests().name(now.seat)),
        };
        Self {
            now,
            yard: Rc::new(yard::spaces(table)),
            hand: hand::hand(table),
            doing: doing::doing(table, words),
            trays: trays::trays(table, sitting.shown_who()),
            huts: huts::huts(table),
            bonus: bonus::bonus(table),
        }
    }
}
