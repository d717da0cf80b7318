//! Answers: what the table answered to a click or a command is noted down here, to be drawn, saved, said
//! and let fly. When that happens stands in `after_draw.rs`.

use crate::screens::table::action_bar::Notice;
use crate::screens::table::game_screen::{Complaint, GameScreen, Reaction, Show};
use crate::screens::table::open_table::OpenTable;
use crate::screens::table::table_screen::TableScreen;
use i18n::Language;
use table::{Answer, ClickOutcome, Command, Objection};

/// Nothing can be done while something is only looked at; behind the curtain the look is over.
fn may_act<G: GameScreen>(open: &mut OpenTable<G>) -> bool {
    if open.table.curtain().is_some() {
        G::look_back(open);
    }
    !G::is_looking(open)
}

impl<G: GameScreen> TableScreen<G> {
    /// A click of the game.
    pub(super) fn click(&mut self, language: Language, click: G::Click) -> bool {
        let Ok(open) = &mut self.state else { return false };
        if !may_act(open) {
            return false;
        }
        open.notice = None;
        G::begin_click(open);
        let answer = open.table.click(click);
        self.answered(language, answer)
    }

    /// What every table has.
    pub(super) fn command(&mut self, language: Language, command: Command) -> bool {
        let Ok(open) = &mut self.state else { return false };
        if !may_act(open) {
            return false;
        }
        open.notice = None;
        G::begin_click(open);
        let answer = open.table.command(command);
        self.answered(language, answer)
    }

    /// What the table answered is to be drawn, saved, said and let fly.
    fn answered(&mut self, language: Language, answer: Result<Answer<G>, G::Refusal>) -> bool {
        let words = language.words();
        let Ok(open) = &mut self.state else { return false };
        match answer {
            Ok(Answer { outcome, moves }) => {
                open.end_click(&outcome);
                self.is_unsaved |= outcome.is_to_be_saved();
                G::fly(&moves, &self.flying);
                match outcome {
                    ClickOutcome::Played(events) => self.played(language, &events),
                    ClickOutcome::Chosen => {
                        if let Some(said) = G::said_choice(open, words) {
                            self.live_region.say(said);
                        }
                    }
                    ClickOutcome::Moved | ClickOutcome::Unveiled => {}
                }
            }
            Err(refusal) => {
                let objection = open.table.objection(&refusal);
                if objection != Objection::Silent {
                    let Complaint { said, shown } = G::refused(open, &refusal, words);
                    let is_refusal = objection == Objection::Refused;
                    open.notice = Some(Notice { saying: shown, is_refusal });
                    self.notice_timer = None;
                    self.live_region.say(said);
                }
            }
        }
        self.wants_focus = true;
        self.refresh(language, true)
    }

    /// What happened is said; some of it has screens of its own, one after the other.
    fn played(&mut self, language: Language, events: &[G::Event]) {
        let words = language.words();
        let Ok(open) = &self.state else { return };
        // What has a screen of its own is told there, step by step.
        let told_here = events.iter().filter(|event| !G::has_screen(event));
        let lines = told_here.filter_map(|event| G::log(words, event));
        let name = |seat| open.players.name(seat);
        let told = lines.map(|line| words.plain_text(&line, name));
        let told: Vec<String> = told.chain(open.who_won(words)).collect();
        self.live_region.say(told.join(" "));
        self.next = G::shows(&open.table, events).into();
        self.show = self.next.pop_front().unwrap_or(Show::Table);
    }

    /// What pointers and keys do on the body.
    pub(super) fn gesture(&mut self, language: Language, gesture: G::Gesture) -> bool {
        let Ok(open) = &mut self.state else { return false };
        let reaction = G::gesture(open, gesture);
        self.react(language, &reaction)
    }

    /// What a gesture or key on the body came to.
    pub(super) fn react(&mut self, language: Language, reaction: &Reaction<G>) -> bool {
        match reaction {
            Reaction::Nothing => false,
            Reaction::Redraw => true,
            Reaction::BackToTable => {
                self.show = if self.show == Show::FinalTable { self.show } else { Show::Table };
                self.refresh(language, false)
            }
            Reaction::Click(click) => self.click(language, *click),
            Reaction::Command(command) => self.command(language, *command),
        }
    }

    /// Draws the table anew; what is to be said waits for the late panels.
    pub(super) fn refresh(&mut self, language: Language, can_wait: bool) -> bool {
        if let Ok(open) = &mut self.state {
            open.refresh(language, can_wait);
            if !open.is_behind() {
                self.live_region.speak();
            }
        }
        true
    }
}
