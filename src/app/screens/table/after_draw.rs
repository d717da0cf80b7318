//! After draw: what a change still asks for once the page shows it, in one order for every game: save, let
//! fly, and after the paint say and draw what is only looked at and listened to. Saying is a change of the
//! page as well, so it waits for the paint with the late panels: a click is seen sooner.

use crate::browser::after_paint::AfterPaint;
use crate::browser::back::BackHold;
use crate::browser::dom::{self, HtmlElement};
use crate::browser::timer::Timer;
use crate::browser::{newer_build, storage};
use crate::screens::table::action_bar::Notice;
use crate::screens::table::game_screen::{GameScreen, Show};
use crate::screens::table::open_table::OpenTable;
use crate::screens::table::table_screen::{TableMsg, TableScreen};
use i18n::Language;
use yew::prelude::*;

/// The button that closes a sheet.
const SHEET_CLOSE: &str = ".sheet-close";

/// How long a notice stays, in milliseconds.
const NOTICE: u32 = 4000;

impl<G: GameScreen> TableScreen<G> {
    /// The page shows the change.
    pub(super) fn after_draw(&mut self, ctx: &Context<Self>) {
        if std::mem::take(&mut self.is_unsaved) {
            // Whatever comes next finds it saved: nothing happens between.
            ctx.link().send_future(async { TableMsg::Save });
        }
        self.flying.take_off();
        self.hold_back(ctx);
        self.time_notice(ctx);
        self.let_late_panels_follow(ctx);
        self.let_focus_follow();
    }

    /// What was done is kept; true if that is news. A newer version is loaded between two turns.
    pub(super) fn save(&mut self, is_outdated: bool) -> bool {
        let Ok(open) = &mut self.state else { return false };
        open.table.note_time(storage::now());
        let is_kept = storage::save_in(&mut self.slot, &open.table);
        let is_between_turns = open.table.undoable() == 0 && !open.table.can_redo();
        if is_outdated && is_kept && is_between_turns && self.show == Show::Table {
            newer_build::reload();
        }
        std::mem::replace(&mut self.is_kept, is_kept) != is_kept
    }

    /// A newer version is there: it is said once, and loaded after the turn.
    pub(super) fn note_newer_build(&mut self, language: Language) {
        let Ok(open) = &mut self.state else { return };
        let said = language.words().newer_build_between_turns;
        open.notice = Some(Notice::told(said.to_owned()));
        self.notice_timer = None;
        self.live_region.say(said.to_owned());
        self.live_region.speak();
    }

    /// The change is painted: it is said, and log and late panels show it.
    pub(super) fn catch_up(&mut self, language: Language) -> bool {
        let Ok(open) = &mut self.state else { return false };
        self.catching_up = None;
        self.live_region.speak();
        open.catch_up(language)
    }

    /// The way back closes a sheet as long as one lies over the table.
    fn hold_back(&mut self, ctx: &Context<Self>) {
        if self.show.is_sheet() != self.sheet.is_some() {
            let back = || ctx.link().callback(|()| TableMsg::Show(Show::Table));
            self.sheet = self.show.is_sheet().then(|| BackHold::new(back()));
        }
    }

    /// A notice leaves by itself.
    fn time_notice(&mut self, ctx: &Context<Self>) {
        let has_notice = self.state.as_ref().is_ok_and(|open| open.notice.is_some());
        if has_notice != self.notice_timer.is_some() {
            let link = ctx.link().clone();
            let leave = move || link.send_message(TableMsg::NoticeOver);
            self.notice_timer = has_notice.then(|| Timer::after(NOTICE, leave));
        }
    }

    /// It has been there long enough; true if it was.
    pub(super) fn end_notice(&mut self) -> bool {
        self.notice_timer = None;
        self.state.as_mut().is_ok_and(|open| open.notice.take().is_some())
    }

    fn let_late_panels_follow(&mut self, ctx: &Context<Self>) {
        let is_behind = self.state.as_ref().is_ok_and(OpenTable::is_behind);
        if is_behind && self.catching_up.is_none() {
            self.catching_up = Some(AfterPaint::new(ctx.link().callback(|()| TableMsg::CatchUp)));
        }
    }

    /// The focus is restored later, because the browser may be moving it just now.
    fn let_focus_follow(&mut self) {
        let Ok(open) = &self.state else { return };
        if !std::mem::take(&mut self.wants_focus) {
            return;
        }
        let selector = if G::is_at_board(open) { G::BOARD } else { G::FIRST_PIECE };
        let opener = self.opener.take_if(|_| !self.show.is_over());
        let is_sheet = self.show.is_sheet();
        self.refocus = Some(AfterPaint::new(Callback::from(move |()| {
            if is_sheet {
                dom::focus_first(&[SHEET_CLOSE]);
            } else {
                restore_focus(opener.as_ref(), selector);
            }
        })));
    }
}

/// Where the focus was lost with what lay over the table, it goes back to what opened that. Where it was
/// lost with a button that is gone, it goes to the main button if that is on, else to what can be chosen
/// first.
fn restore_focus(opener: Option<&HtmlElement>, first_piece: &str) {
    if dom::is_focus_lost() && !dom::has_dialog() && !opener.is_some_and(dom::focus_again) {
        dom::focus_first(&["[data-main]:not([aria-disabled])", "[data-first]", first_piece, "h1"]);
    }
}
