//! The table on the page: it owns the running table, turns clicks into changes and saves each of them.

pub(crate) mod around;
mod aside;
mod bonus;
mod dock;
mod doing;
mod hand;
pub(crate) mod help;
mod huts;
mod lines;
pub(crate) mod log;
mod majorities;
pub(crate) mod menu;
mod moving;
mod open;
mod opened;
mod players;
mod question;
pub(crate) mod recap;
pub(crate) mod screen;
mod shown;
mod sight;
mod sitting;
pub(crate) mod tabs;
mod tiles;
pub(crate) mod top;
mod trays;
pub(crate) mod turn;
mod yard;

use crate::later::AfterPaint;
use crate::listening::{listen_to_hiding, listen_to_keys};
use crate::motion::Flying;
use crate::page;
use crate::route::Route;
use crate::store;
use crate::voice::Voice;
use cities::{Cell, Event, Line, Who};
use gloo_events::EventListener;
use i18n::Language;
use opened::Open;
use sight::{Sight, seat_shown};
use sitting::Sitting;
use std::collections::VecDeque;
use table::{Click, Draft, Happening, Manners, Place, SaveError};
use web_sys::KeyboardEvent;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct PlayProps {
    /// The game's name on the shelf.
    pub(crate) id: AttrValue,
    pub(crate) language: Language,
    /// Single keys do something.
    pub(crate) has_shortcuts: bool,
}

/// What can lie over the table or beside it on a small screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Show {
    /// The table itself.
    Table,
    /// On a small screen: everybody's cities, the majorities, the log.
    Cities,
    Majorities,
    Log,
    /// Dialogs.
    Menu,
    Tiles,
    Help,
    Settings,
    /// A scoring that was held, by its number; a live one goes on by itself.
    Scoring {
        number: usize,
        is_live: bool,
    },
    /// Who gets the tiles that are left.
    LastTiles,
    /// The cities after the game, instead of its result.
    FinalCities,
}

/// What happens on this screen.
pub(crate) enum Msg {
    Click(Click),
    /// The cell under pointer, finger or cursor.
    Point(Option<Cell>),
    /// A cell of the city is clicked, tapped or entered.
    Act(Cell),
    /// A line of the city is to be drawn alone, or all of them again.
    Trace(Option<Line>),
    /// Somebody's city is looked at.
    Look(Who),
    Show(Show),
    /// The curtain is folded up, or let down again.
    Lift(bool),
    Mind(Manners),
    Say(String),
    Key(KeyboardEvent),
    /// The page was hidden: hands go away.
    Hidden,
    /// What was done is kept.
    Save,
    /// What stands aside catches up with the table.
    CatchUp,
    Rematch,
}

/// The screen of one game.
pub(crate) struct Play {
    state: Result<Open, Option<SaveError>>,
    show: Show,
    /// What shows after that.
    next: VecDeque<Show>,
    /// What is said aloud, once what was clicked is painted.
    voice: Voice,
    /// The browser keeps what happens here, in this place.
    is_kept: bool,
    place: Place,
    /// Something was done that is not kept yet.
    is_unsaved: bool,
    /// Pieces on their way.
    flying: Flying,
    /// What stands aside waits until the next frame is painted.
    catching_up: Option<AfterPaint>,
    calls: Calls,
    _listeners: [Option<EventListener>; 2],
}

/// Callbacks, made once, so that panels that did not change are not drawn again.
struct Calls {
    click: Callback<Click>,
    point: Callback<Option<Cell>>,
    trace: Callback<Option<Line>>,
    act: Callback<Cell>,
    look: Callback<Who>,
    show: Callback<Show>,
    say: Callback<String>,
    mind: Callback<Manners>,
    lift: Callback<bool>,
}

impl Component for Play {
    type Message = Msg;
    type Properties = PlayProps;

    fn create(ctx: &Context<Self>) -> Self {
        let PlayProps { id, language, .. } = ctx.props();
        let found = store::game(id).map_or(Err(None), |game| game.table.map_err(Some));
        let table = found.and_then(|table| table.city().ok_or(None));
        let link = ctx.link();
        Self {
            state: table.map(|table| Open::new(Sitting::new(table), *language)),
            show: Show::Table,
            next: VecDeque::new(),
            voice: Voice::default(),
            is_kept: store::kept().is_some(),
            place: store::place(id),
            is_unsaved: false,
            flying: Flying::default(),
            catching_up: None,
            calls: Calls {
                click: link.callback(Msg::Click),
                point: link.callback(Msg::Point),
                trace: link.callback(Msg::Trace),
                act: link.callback(Msg::Act),
                look: link.callback(Msg::Look),
                show: link.callback(Msg::Show),
                say: link.callback(Msg::Say),
                mind: link.callback(Msg::Mind),
                lift: link.callback(Msg::Lift),
            },
            _listeners: [
                listen_to_keys(link.callback(Msg::Key)),
                listen_to_hiding(link.callback(|()| Msg::Hidden)),
            ],
        }
    }

    fn changed(&mut self, ctx: &Context<Self>, before: &PlayProps) -> bool {
        if let Ok(open) = &mut self.state
            && ctx.props().language != before.language
        {
            open.refresh(ctx.props().language, false);
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let language = ctx.props().language;
        let Ok(Open { sitting, .. }) = &mut self.state else { return false };
        let can_wait = matches!(msg, Msg::Click(_) | Msg::Act(_));
        match msg {
            Msg::Point(at) => {
                let is_new = sitting.pointed != at;
                sitting.pointed = at;
                return is_new;
            }
            Msg::Trace(line) => {
                return std::mem::replace(&mut sitting.traced, line) != line;
            }
            Msg::Save => {
                let is_kept = store::save_in(&mut self.place, &sitting.table);
                return std::mem::replace(&mut self.is_kept, is_kept) != is_kept;
            }
            Msg::CatchUp => {
                self.catching_up = None;
                self.voice.speak();
                return self.state.as_mut().is_ok_and(|open| open.catch_up(language));
            }
            Msg::Click(click) => self.click(ctx, click),
            Msg::Act(at) => {
                let click = act_at(sitting, at);
                self.click(ctx, click);
            }
            Msg::Look(who) => {
                let home = players::shown_by_default(&sitting.table);
                sitting.looked = Some(who).filter(|&who| who != home);
                self.show = if self.show == Show::FinalCities { self.show } else { Show::Table };
            }
            Msg::Show(show) => self.show(show),
            Msg::Lift(is_lifted) => sitting.is_lifted = is_lifted,
            Msg::Mind(manners) => {
                sitting.table.mind(manners);
                sitting.follow();
                self.is_unsaved = true;
            }
            Msg::Say(words) => self.voice.say(words),
            Msg::Key(event) => return self.key(ctx, &event),
            Msg::Hidden => {
                sitting.table.veil();
                sitting.is_lifted = false;
                self.flying.land();
            }
            Msg::Rematch => rematch(sitting),
        }
        if let Ok(open) = &mut self.state {
            open.refresh(language, can_wait);
            if !open.is_behind {
                self.voice.speak();
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        match &self.state {
            Ok(open) => self.screen(open, ctx),
            Err(error) => screen::missing(error.as_ref(), ctx.props().language.words()),
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, _first_render: bool) {
        self.flying.take_off();
        if std::mem::take(&mut self.is_unsaved) {
            // The page changes first, and whatever comes next finds it saved: nothing happens between.
            ctx.link().send_future(async { Msg::Save });
        }
        if self.state.as_ref().is_ok_and(|open| open.is_behind) && self.catching_up.is_none() {
            self.catching_up = Some(AfterPaint::new(ctx.link().callback(|()| Msg::CatchUp)));
        }
        // A button that had the focus may be gone: the keyboard goes on from the sentence of the turn.
        if page::is_focus_lost() && !page::has_dialog() {
            let is_placing = self
                .state
                .as_ref()
                .is_ok_and(|open| open.sight.as_ref().is_some_and(Sight::is_trying));
            page::focus(if is_placing { ".board .city" } else { "[data-first], h1" });
        }
    }
}

impl Play {
    /// Shows something, or hides it if it shows already. Back at the table, what waits comes first.
    fn show(&mut self, show: Show) {
        let wanted = if self.show == show { Show::Table } else { show };
        let waiting = if wanted == Show::Table { self.next.pop_front() } else { None };
        self.show = waiting.unwrap_or(wanted);
    }

    fn click(&mut self, ctx: &Context<Self>, click: Click) {
        let language = ctx.props().language;
        let words = language.words();
        let Ok(Open { sitting, .. }) = &mut self.state else { return };
        let before = sitting.table.decider().map(|seat| (seat, sitting.city(seat).clone()));
        let answer = sitting.click(click);
        if let (Ok(happening), Some((seat, city))) = (&answer, &before) {
            moving::show(&sitting.table.moves(click, happening, (*seat, city)), &self.flying);
        }
        match answer {
            Ok(Happening::Played(events)) => {
                let told = sitting.told(&events, language);
                self.show_events(&events);
                self.voice.say(told);
                self.is_unsaved = true;
            }
            Ok(Happening::Moved) => self.is_unsaved = true,
            Ok(Happening::Chosen | Happening::Unveiled) => {}
            Err(refusal) => {
                let why = words.refusal(&refusal);
                sitting.complaint = Some(why.clone());
                self.voice.say(why);
            }
        }
    }

    /// Some events have a screen of their own, one after the other.
    fn show_events(&mut self, events: &[Event]) {
        let Ok(Open { sitting, .. }) = &self.state else { return };
        let is_scoring = |event: &&Event| matches!(event, Event::ScoringEnded { .. });
        let held = sitting.table.scoring_count();
        let new = events.iter().filter(is_scoring).count();
        let has_given = events.iter().any(|event| matches!(event, Event::LastTile { .. }));
        let scorings = (held - new..held).map(|number| Show::Scoring { number, is_live: true });
        self.next = has_given.then_some(Show::LastTiles).into_iter().chain(scorings).collect();
        self.show = self.next.pop_front().unwrap_or(Show::Table);
    }

    /// Single keys, unless they are switched off or mean something else where the focus is.
    fn key(&mut self, ctx: &Context<Self>, event: &KeyboardEvent) -> bool {
        let is_table = !matches!(self.show, Show::Scoring { .. } | Show::LastTiles);
        let is_open = |open: &Open| open.sitting.table.curtain().is_none();
        if page::has_dialog()
            || page::is_typing()
            || !is_table
            || !self.state.as_ref().is_ok_and(is_open)
        {
            return false;
        }
        let click = match event.key().as_str() {
            "Escape" => Click::Cancel,
            _ if !ctx.props().has_shortcuts => return false,
            "u" => Click::Undo,
            "U" => Click::Redo,
            "r" | "R" => Click::TurnOver,
            "?" => {
                self.show = Show::Help;
                return true;
            }
            _ => return false,
        };
        event.prevent_default();
        ctx.link().send_message(Msg::Click(click));
        false
    }
}

/// A cell means a place for the tile in hand, or the tile that lies there.
fn act_at(sitting: &Sitting, at: Cell) -> Click {
    let is_taken = seat_shown(sitting).is_some_and(|seat| sitting.city(seat).is_taken(at));
    if is_taken { Click::City(at) } else { Click::Ground(at) }
}

/// The same people play the same game again.
fn rematch(sitting: &Sitting) {
    let draft = Draft::again(&sitting.table);
    if let Ok(table) = draft.begin(store::fresh_seed(), |_| String::new()) {
        let id = store::fresh_id();
        store::save(&id, &table);
        Route::Table(id.into()).go_instead();
    }
}
