//! Open table: a table that could be opened, with everything that is drawn of it.

use crate::screens::table::action_bar::Notice;
use crate::screens::table::game_screen::GameScreen;
use crate::screens::table::log::TableLog;
use crate::screens::table::table_screen::Callbacks;
use engine::Seat;
use i18n::{Language, Sentence, Words};
use std::rc::Rc;
use table::{ClickOutcome, Players, Table};

/// The table, what every screen makes of it, and the body that its game adds.
pub(crate) struct OpenTable<G: GameScreen> {
    pub(crate) table: Table<G>,
    pub(crate) players: Rc<Players>,
    /// What the bar says for a while, such as why the last click was refused.
    pub(crate) notice: Option<Notice>,
    /// The curtain is folded up to show the public table.
    pub(crate) is_lifted: bool,
    /// What whoever plays next has missed.
    pub(crate) recap: Rc<Vec<Sentence>>,
    /// For whom, and at which point of the game.
    recap_of: Option<(Seat, usize, usize, Language)>,
    pub(crate) log: TableLog<G::Event>,
    pub(crate) body: G::Body,
    /// Log and late panels are older than the table.
    is_behind: bool,
}

impl<G: GameScreen> OpenTable<G> {
    pub(crate) fn new(table: Table<G>, callbacks: &Callbacks<G>, language: Language) -> Self {
        let players = Rc::new(table.players().clone());
        let mut open = Self {
            body: G::new_body(&table, &players, callbacks, language),
            table,
            players,
            notice: None,
            is_lifted: false,
            recap: Rc::default(),
            recap_of: None,
            log: TableLog::default(),
            is_behind: false,
        };
        open.log.follow::<G>(&open.table, language);
        open.follow(language);
        open
    }

    pub(crate) fn helps(&self) -> bool {
        self.players.table_options.helps
    }

    /// Who won, once the game is over.
    pub(crate) fn who_won(&self, words: &Words) -> Option<String> {
        let outcome = self.table.game().outcome()?;
        let first = outcome.places().iter().filter(|place| place.place == 1);
        let names: Vec<&str> = first.map(|place| self.players.name(place.seat)).collect();
        Some(words.winners(&names, outcome.places().len()))
    }

    /// Makes everything anew that has changed with the table. Log and late panels may wait.
    pub(crate) fn refresh(&mut self, language: Language, can_wait: bool) {
        if *self.players != *self.table.players() {
            self.players = Rc::new(self.table.players().clone());
        }
        G::refresh(self, language);
        self.is_behind = true;
        if !(can_wait && G::can_wait(self)) {
            self.catch_up(language);
        }
        self.follow(language);
    }

    /// True while log and late panels wait.
    pub(super) fn is_behind(&self) -> bool {
        self.is_behind
    }

    /// Log and late panels follow the table; true if they were behind.
    pub(super) fn catch_up(&mut self, language: Language) -> bool {
        if self.is_behind {
            self.log.follow::<G>(&self.table, language);
            G::catch_up(self, language);
        }
        std::mem::take(&mut self.is_behind)
    }

    /// After something happened, the curtain is down again and the body shows it.
    pub(crate) fn end_click(&mut self, outcome: &ClickOutcome<G::Event>) {
        if !matches!(outcome, ClickOutcome::Chosen) {
            self.is_lifted = false;
        }
        G::end_click(self, outcome);
    }

    /// The page was hidden: hands go away.
    pub(super) fn hide(&mut self) {
        self.table.hide_hands();
        self.is_lifted = false;
        G::hide(self);
    }

    fn follow(&mut self, language: Language) {
        let table = &self.table;
        let key = |seat| (seat, table.turns_ended(), table.decisions_of_others(seat), language);
        let now = table.awaited().map(key);
        if self.recap_of != now {
            let told = table.awaited().map(|seat| G::recap(table, seat, language.words()));
            (self.recap_of, self.recap) = (now, Rc::new(told.unwrap_or_default()));
        }
    }
}
