//! Keys of every table: undo, redo, help, and those that its game knows.

use crate::browser::dom;
use crate::screens::table::game_screen::{GameScreen, Reaction, Show};
use crate::screens::table::table_screen::TableScreen;
use i18n::Language;
use table::{Command, Shortcut};
use yew::prelude::*;

/// The main button, wherever it stands.
const MAIN_BUTTON: &str = "[data-main]";

impl<G: GameScreen> TableScreen<G> {
    /// Single keys, unless they are switched off or mean something else where the focus is.
    pub(super) fn key(&mut self, ctx: &Context<Self>, event: &KeyboardEvent) -> bool {
        let language = ctx.props().language;
        let is_table = !matches!(self.show, Show::Scoring { .. } | Show::LastTiles);
        let Ok(open) = &mut self.state else { return false };
        if dom::has_dialog() || dom::is_typing() || !is_table || open.table.curtain().is_some() {
            return false;
        }
        let reaction = match event.key().as_str() {
            "Escape" if open.notice.is_some() => {
                open.notice = None;
                return true;
            }
            "Escape" if self.show.is_sheet() => {
                self.wants_focus = true;
                self.show = Show::Table;
                return true;
            }
            "Escape" if G::is_looking(open) => {
                G::look_back(open);
                Reaction::BackToTable
            }
            "Escape" => Reaction::Command(Command::Cancel),
            _ if !ctx.props().has_shortcuts => return false,
            key => {
                let known = open.table.shortcuts();
                let Some(key) = Shortcut::by_key(&known, key, event.shift_key()) else {
                    return false;
                };
                return self.shortcut(language, key, event);
            }
        };
        event.prevent_default();
        self.react(language, &reaction)
    }

    fn shortcut(&mut self, language: Language, key: Shortcut, event: &KeyboardEvent) -> bool {
        let Ok(open) = &mut self.state else { return false };
        let reaction = match key {
            // What it does is said on it. A key that is held down presses it once.
            Shortcut::Main => {
                event.prevent_default();
                if !event.repeat() {
                    dom::press(MAIN_BUTTON);
                }
                return false;
            }
            Shortcut::Undo => Reaction::Command(Command::Undo),
            Shortcut::Redo => Reaction::Command(Command::Redo),
            Shortcut::Help => {
                self.show(Show::Help);
                Reaction::Redraw
            }
            key => match G::key(open, key) {
                Some(reaction) => reaction,
                None => return false,
            },
        };
        event.prevent_default();
        self.react(language, &reaction)
    }
}
