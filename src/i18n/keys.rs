//! Keys: what is printed on them, and what they do at a table.

use crate::Words;
use table::{Mode, Shortcut};

impl Words {
    /// The keys of a city game and what they do, one line for those that do the same.
    pub fn keys(&self, shortcuts: &[Shortcut]) -> Vec<(String, &'static str)> {
        let words = &self.table;
        let moves = [words.key_arrows, words.key_enter];
        self.listed(moves, shortcuts, |one| self.does(one))
    }

    /// The same for the Gardens.
    pub fn garden_keys(&self, shortcuts: &[Shortcut]) -> Vec<(String, &'static str)> {
        let words = &self.gardens;
        let does = |one| match one {
            Shortcut::Main => words.key_main,
            Shortcut::NextPlace | Shortcut::PreviousPlace => words.key_places,
            Shortcut::Turn | Shortcut::TurnBack => words.key_turn,
            _ => self.does(one),
        };
        self.listed([words.key_arrows, words.key_enter], shortcuts, does)
    }

    fn listed(
        &self,
        [arrows, enter]: [&'static str; 2],
        shortcuts: &[Shortcut],
        does: impl Fn(Shortcut) -> &'static str,
    ) -> Vec<(String, &'static str)> {
        let words = &self.table;
        let mut lines = vec![
            ("Tab".to_owned(), words.key_tab),
            ("← ↑ ↓ →".to_owned(), arrows),
            (words.enter.to_owned(), enter),
            (words.escape.to_owned(), words.key_escape),
        ];
        for &one in shortcuts {
            let printed = self.printed(one);
            match lines.last_mut().filter(|(_, last)| *last == does(one)) {
                Some((keys, _)) => *keys = format!("{keys} {printed}"),
                None => lines.push((printed, does(one))),
            }
        }
        lines
    }

    /// A key as it is printed: `U`, `Shift+U`.
    fn printed(&self, one: Shortcut) -> String {
        let key = one.printed();
        if one.is_with_shift() { format!("{}+{key}", self.table.shift) } else { key.to_string() }
    }

    /// A kind of action, as its button says it.
    pub const fn mode(&self, mode: Mode) -> &'static str {
        let words = &self.table;
        match mode {
            Mode::TakeMoney => words.take_money,
            Mode::Buy => words.buy,
            Mode::Redesign => words.redesign,
            Mode::TakeHut => words.take_hut,
            Mode::WakeVizier => words.wake_vizier,
            Mode::PlayBonus => words.bonus_cards,
        }
    }

    fn does(&self, one: Shortcut) -> &'static str {
        let words = &self.table;
        match one {
            Shortcut::Main => words.key_main,
            Shortcut::Mode { mode, .. } => self.mode(mode),
            Shortcut::NextPlace | Shortcut::PreviousPlace => words.key_places,
            Shortcut::Turn | Shortcut::TurnBack => words.key_turn,
            Shortcut::Store => words.key_store,
            Shortcut::Undo => words.key_undo,
            Shortcut::Redo => words.key_redo,
            Shortcut::PreviousCity | Shortcut::NextCity => words.key_cities,
            Shortcut::OwnCity => words.key_own_city,
            Shortcut::WholeCity => words.key_fit,
            Shortcut::ZoomIn | Shortcut::ZoomOut => words.key_zoom,
            Shortcut::Help => words.key_help,
        }
    }
}
