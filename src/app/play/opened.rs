//! A table that could be opened, with everything that is drawn of it.

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
        let shown = Shown::of(&sitting, language, None);
        let mut open = Self {
            sitting,
            shown,
            sight: None,
            news: News::default(),
            tales: Vec::new(),
            last_tiles: Rc::default(),
            finale: None,
        };
        open.refresh(language);
        open
    }

    /// Draws everything from the table again.
    pub(crate) fn refresh(&mut self, language: Language) {
        let table = &self.sitting.table;
        self.shown = Shown::of(&self.sitting, language, Some(&self.shown));
        self.sight = seat_shown(&self.sitting)
            .map(|seat| Sight::of(&self.sitting, seat, language, self.sight.as_ref()));
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
