//! Keys of every table: undo, redo, help, and those that its game knows.

use crate::browser::dom;
use crate::screens::table::game_screen::{GameScreen, Reaction, Show};
use crate::screens::table::table_screen::TableScreen;
use table::Command;
use yew::prelude::*;

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
            "Escape" => Reaction::Command(Command::Cancel),
            _ if !ctx.props().has_shortcuts => return false,
            "e" | "E" => Reaction::Command(Command::Confirm),
            "u" => Reaction::Command(Command::Undo),
            "U" => Reaction::Command(Command::Redo),
            "?" => {
                event.prevent_default();
                self.show = Show::Help;
                return true;
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
