//! A table that could be opened, with everything that is drawn of it.

use crate::play::aside::Aside;
use crate::play::shown::Shown;
use crate::play::sight::{Sight, seat_shown};
use crate::play::sitting::Sitting;
use engine::Seat;
use i18n::{Language, Sentence, Words};
use std::rc::Rc;
use table::{Finale, LastTile, Table, Tale};

/// The sitting, and what is made of it whenever the table changes.
pub(crate) struct Open {
    pub(crate) sitting: Sitting,
    pub(crate) shown: Shown,
    pub(crate) aside: Aside,
    /// What stands aside is older than the table.
    pub(crate) is_behind: bool,
    /// Nothing while Dirk's tiles show.
    pub(crate) sight: Option<Sight>,
    pub(crate) news: News,
    /// The scorings that were held.
    pub(crate) tales: Vec<Rc<Tale>>,
    /// The tiles that were given at the end, and the result, once there is one.
    pub(crate) last_tiles: Rc<Vec<LastTile>>,
    pub(crate) finale: Option<Rc<Finale>>,
}

/// What whoever plays next has missed; made once for them, because it takes a replay.
#[derive(Default)]
pub(crate) struct News {
    of: Option<(Seat, usize, usize, Language)>,
    pub(crate) sentences: Rc<Vec<Sentence>>,
}

impl Open {
    pub(crate) fn new(sitting: Sitting, language: Language) -> Self {
        let sight = seat_shown(&sitting).map(|seat| Sight::of(&sitting, seat, language, None));
        let mut open = Self {
            shown: Shown::of(&sitting, language),
            aside: Aside::of(&sitting, sight.as_ref(), language, None),
            sitting,
            is_behind: false,
            sight,
            news: News::default(),
            tales: Vec::new(),
            last_tiles: Rc::default(),
            finale: None,
        };
        open.follow(language);
        open
    }

    /// Draws everything from the table again. What stands aside can wait until what was clicked is
    /// painted, as long as it is still about the same city.
    pub(crate) fn refresh(&mut self, language: Language, can_wait: bool) {
        self.shown = Shown::of(&self.sitting, language);
        self.sight = seat_shown(&self.sitting)
            .map(|seat| Sight::of(&self.sitting, seat, language, self.sight.as_ref()));
        self.is_behind = true;
        if !can_wait || !self.aside.is_of(&self.sitting) {
            self.catch_up(language);
        }
        self.follow(language);
    }

    /// What stands aside follows the table; true if it was behind.
    pub(crate) fn catch_up(&mut self, language: Language) -> bool {
        if self.is_behind {
            self.aside = Aside::of(&self.sitting, self.sight.as_ref(), language, Some(&self.aside));
        }
        std::mem::take(&mut self.is_behind)
    }

    /// What is told follows the table.
    fn follow(&mut self, language: Language) {
        let table = &self.sitting.table;
        self.news.follow(table, language);
        if table.scoring_count() != self.tales.len() {
            self.tales = table.scorings().into_iter().map(Rc::new).collect();
        }
        let last_tiles = table.last_tiles();
        if *self.last_tiles != last_tiles {
            self.last_tiles = Rc::new(last_tiles);
        }
        if self.finale.is_none() {
            self.finale = table.finale().map(Rc::new);
        }
    }
}

impl News {
    fn follow(&mut self, table: &Table, language: Language) {
        let key = |seat| (seat, table.turns_ended(), table.decisions_of_others(seat), language);
        let now = table.awaited().map(key);
        if self.of == now {
            return;
        }
        self.of = now;
        let words: &Words = language.words();
        let told = table.awaited().map(|seat| table.news(seat)).unwrap_or_default();
        let told = told.iter().filter_map(|news| words.recap(&news.events, &news.lines));
        self.sentences = Rc::new(told.collect());
    }
}
