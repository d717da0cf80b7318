//! Table screen: the one screen of every game. It owns the running table and turns clicks into changes;
//! what a change asks for stands in `after_draw.rs`.

use crate::browser::after_paint::AfterPaint;
use crate::browser::back::BackHold;
use crate::browser::dom::HtmlElement;
use crate::browser::listeners::{Listener, listen_to_hiding, listen_to_keys};
use crate::browser::long_press::listen_to_long_presses;
use crate::browser::second_click::swallow_second_clicks;
use crate::browser::timer::Timer;
use crate::browser::{dom, storage};
use crate::screens::start_game;
use crate::screens::table::action_bar::Notice;
use crate::screens::table::frame;
use crate::screens::table::game_screen::{GameScreen, Show};
use crate::screens::table::open_table::OpenTable;
use crate::widgets::flights::Flying;
use crate::widgets::live_region::LiveRegion;
use i18n::Language;
use std::collections::VecDeque;
use table::{Command, SaveError, SaveSlot, TableOptions};
use yew::html::Scope;
use yew::prelude::*;

/// What is read out to a finger that rests on it.
const PIECES: &str = "[role=gridcell], .offer, .hut-pile, .hand-card, .open-card, .bonus-card, .thumb, .other-garden";

/// Where a double click is one press.
const PRESSED_ONCE: &str = ".offer, .hut-pile, .hand-card, .open-card, .bonus-card, .thumb, .other-garden, .mode, [data-main]";

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct TableScreenProps {
    /// The name under which the game is saved.
    pub(crate) id: AttrValue,
    pub(crate) language: Language,
    /// Single keys do something.
    pub(crate) has_shortcuts: bool,
    /// The host has a newer version of the program.
    pub(crate) is_outdated: bool,
}

/// What happens on this screen.
pub(crate) enum TableMsg<G: GameScreen> {
    Click(G::Click),
    Command(Command),
    Gesture(G::Gesture),
    Show(Show),
    /// The curtain is folded up, or let down again.
    Lift(bool),
    SetOptions(TableOptions),
    Say(String),
    Key(KeyboardEvent),
    /// A finger rests on a piece of this name.
    Hold(String),
    /// The page was hidden: hands go away.
    Hidden,
    /// The notice has been there long enough.
    NoticeOver,
    /// What was done is kept.
    Save,
    /// Log and late panels catch up with the table.
    CatchUp,
    /// A part of the program is here.
    Arrived,
    Rematch,
}

/// Callbacks, made once, so that panels that did not change are not drawn again.
pub(crate) struct Callbacks<G: GameScreen> {
    pub(crate) click: Callback<G::Click>,
    pub(crate) command: Callback<Command>,
    pub(crate) gesture: Callback<G::Gesture>,
    pub(crate) show: Callback<Show>,
    pub(crate) say: Callback<String>,
    pub(crate) set_options: Callback<TableOptions>,
    pub(crate) lift: Callback<bool>,
    pub(crate) rematch: Callback<()>,
    pub(crate) arrived: Callback<()>,
}

impl<G: GameScreen> Callbacks<G> {
    fn of(link: &Scope<TableScreen<G>>) -> Self {
        Self {
            click: link.callback(TableMsg::Click),
            command: link.callback(TableMsg::Command),
            gesture: link.callback(TableMsg::Gesture),
            show: link.callback(TableMsg::Show),
            say: link.callback(TableMsg::Say),
            set_options: link.callback(TableMsg::SetOptions),
            lift: link.callback(TableMsg::Lift),
            rematch: link.callback(|()| TableMsg::Rematch),
            arrived: link.callback(|()| TableMsg::Arrived),
        }
    }
}

/// The screen of one game.
pub(crate) struct TableScreen<G: GameScreen> {
    pub(super) state: Result<OpenTable<G>, Option<SaveError>>,
    pub(crate) show: Show,
    /// What shows after that.
    pub(super) next: VecDeque<Show>,
    pub(crate) live_region: LiveRegion,
    /// The browser keeps what happens here, in this slot.
    pub(crate) is_kept: bool,
    pub(super) slot: SaveSlot,
    /// Something was done that is not kept yet.
    pub(super) is_unsaved: bool,
    /// Pieces on their way.
    pub(super) flying: Flying,
    /// A sheet that is no dialog lies over the table.
    pub(super) sheet: Option<BackHold>,
    /// What had the focus before something lay over the table.
    pub(super) opener: Option<HtmlElement>,
    /// A button that had the focus may be gone.
    pub(super) wants_focus: bool,
    pub(super) refocus: Option<AfterPaint>,
    /// A notice leaves by itself.
    pub(super) notice_timer: Option<Timer>,
    /// Log and late panels wait until the next frame is painted.
    pub(super) catching_up: Option<AfterPaint>,
    pub(crate) callbacks: Callbacks<G>,
    _listeners: Vec<Listener>,
}

impl<G: GameScreen> Component for TableScreen<G> {
    type Message = TableMsg<G>;
    type Properties = TableScreenProps;

    fn create(ctx: &Context<Self>) -> Self {
        let TableScreenProps { id, language, .. } = ctx.props();
        let link = ctx.link();
        let callbacks = Callbacks::of(link);
        let found = storage::game(id).map_or(Err(None), |game| game.table.map_err(Some));
        let mut table = found.and_then(|table| G::of(table).ok_or(None));
        if let Ok(table) = &mut table {
            table.note_time(storage::now());
        }
        Self {
            state: table.map(|table| OpenTable::new(table, &callbacks, *language)),
            show: Show::Table,
            next: VecDeque::new(),
            live_region: LiveRegion::default(),
            is_kept: storage::kept().is_some(),
            slot: storage::slot(id),
            is_unsaved: false,
            flying: Flying::default(),
            sheet: None,
            opener: None,
            wants_focus: false,
            refocus: None,
            notice_timer: None,
            catching_up: None,
            callbacks,
            _listeners: [
                listen_to_keys(link.callback(TableMsg::Key)),
                listen_to_hiding(link.callback(|()| TableMsg::Hidden)),
            ]
            .into_iter()
            .flatten()
            .chain(swallow_second_clicks(PRESSED_ONCE))
            .chain(listen_to_long_presses(PIECES, link.callback(TableMsg::Hold)))
            .collect(),
        }
    }

    fn changed(&mut self, ctx: &Context<Self>, before: &TableScreenProps) -> bool {
        if let Ok(open) = &mut self.state
            && ctx.props().language != before.language
        {
            open.refresh(ctx.props().language, false);
        }
        if ctx.props().is_outdated && !before.is_outdated {
            self.note_newer_build(ctx.props().language);
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, msg: TableMsg<G>) -> bool {
        let language = ctx.props().language;
        let Ok(open) = &mut self.state else { return false };
        match msg {
            TableMsg::Click(click) => return self.click(language, click),
            TableMsg::Command(command) => return self.command(language, command),
            TableMsg::Gesture(gesture) => return self.gesture(language, gesture),
            TableMsg::Key(event) => return self.key(ctx, &event),
            TableMsg::Save => return self.save(ctx.props().is_outdated),
            TableMsg::CatchUp => return self.catch_up(language),
            TableMsg::Arrived => return true,
            TableMsg::NoticeOver => return self.end_notice(),
            TableMsg::Hold(name) => {
                open.notice = Some(Notice::told(name.clone()));
                self.notice_timer = None;
                self.live_region.say(name);
            }
            TableMsg::Show(show) => {
                self.wants_focus = true;
                self.show(show);
            }
            TableMsg::Lift(is_lifted) => {
                self.wants_focus = true;
                open.is_lifted = is_lifted;
            }
            TableMsg::SetOptions(options) => {
                open.table.set_options(options);
                self.is_unsaved = true;
            }
            TableMsg::Say(words) => self.live_region.say(words),
            TableMsg::Hidden => {
                open.hide();
                self.flying.land();
            }
            TableMsg::Rematch => start_game::rematch(&G::again(&open.table)),
        }
        self.refresh(language, false)
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        match &self.state {
            Ok(open) => frame::screen(self, open, ctx),
            Err(error) => frame::missing(error.as_ref(), ctx.props().language.words()),
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, _first_render: bool) {
        self.after_draw(ctx);
    }
}

impl<G: GameScreen> TableScreen<G> {
    /// The table after the game shows, or something lies over it and leads back to it.
    pub(crate) fn is_at_final_table(&self) -> bool {
        let waits = self.next.front() == Some(&Show::FinalTable);
        self.show == Show::FinalTable || self.show.is_over() && waits
    }

    /// Shows something, or hides it if it shows already. Back at the table, what waits comes first.
    pub(super) fn show(&mut self, show: Show) {
        let wanted = if self.show == show { Show::Table } else { show };
        if matches!(self.show, Show::Table | Show::FinalTable) && wanted.is_over() {
            self.opener = dom::focused();
        }
        if self.show == Show::FinalTable && wanted.is_over() {
            self.next.push_front(Show::FinalTable);
        }
        let waiting = if wanted == Show::Table { self.next.pop_front() } else { None };
        self.show = waiting.unwrap_or(wanted);
    }
}
