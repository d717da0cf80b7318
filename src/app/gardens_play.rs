//! The table of the Gardens on the page: it owns the running table and saves each change of it.

mod board;
mod hand;
mod ledger;
mod result;
mod screen;
mod shown;
mod steps;

use crate::listening::{listen_to_hiding, listen_to_keys};
use crate::page;
use crate::play::{PlayProps, Show, screen::missing};
use crate::route::Route;
use crate::store;
use crate::voice::Voice;
use gardens::{Gardens, Misfit, Phase, Refusal, Space};
use gloo_events::EventListener;
use shown::Shown;
use std::rc::Rc;
use steps::Step;
use table::{Click, Draft, GardenClick, Guests, Happening, Manners, Place, SaveError, Table};
use web_sys::KeyboardEvent;
use yew::prelude::*;

/// What happens on this screen.
pub(crate) enum Msg {
    Click(GardenClick),
    /// What the pieces of any table ask for: undo, redo, the turn once more.
    Ask(Click),
    /// The space under the mouse.
    Point(Option<Space>),
    /// A space is clicked or tapped.
    Press {
        at: Space,
        is_touch: bool,
    },
    /// The keyboard's cursor moves, or acts.
    Step(Step),
    /// The board has the focus, or has lost it.
    Focus(bool),
    Show(Show),
    /// The curtain is folded up, or let down again.
    Lift(bool),
    Mind(Manners),
    Key(KeyboardEvent),
    /// The page was hidden: hands go away.
    Hidden,
    Rematch,
}

/// A table on the screen.
pub(crate) struct Sitting {
    table: Table<Gardens>,
    guests: Rc<Guests>,
    shown: Shown,
    /// The space under mouse or cursor.
    pointed: Option<Space>,
    /// Where the keyboard's cursor stands, while the board has the focus.
    cursor: Option<Space>,
    last_cursor: Space,
    /// Why the last click was refused.
    complaint: Option<AttrValue>,
    /// The curtain is folded up to show the public table.
    is_lifted: bool,
    /// The garden has just been turned: to the right, or to the left.
    turned: Option<bool>,
}

/// The screen of one game.
pub(crate) struct GardensPlay {
    state: Result<Sitting, Option<SaveError>>,
    show: Show,
    /// What is said aloud.
    voice: Voice,
    /// The browser keeps what happens here, in this place.
    is_kept: bool,
    place: Place,
    calls: Calls,
    _listeners: [Option<EventListener>; 2],
}

/// Callbacks, made once.
struct Calls {
    click: Callback<GardenClick>,
    ask: Callback<Click>,
    show: Callback<Show>,
    lift: Callback<bool>,
    mind: Callback<Manners>,
}

impl Component for GardensPlay {
    type Message = Msg;
    type Properties = PlayProps;

    fn create(ctx: &Context<Self>) -> Self {
        let PlayProps { id, language, .. } = ctx.props();
        let found = store::game(id).map_or(Err(None), |game| game.table.map_err(Some));
        let table = found.and_then(|table| table.gardens().ok_or(None));
        let link = ctx.link();
        Self {
            state: table.map(|table| Sitting {
                guests: Rc::new(table.guests().clone()),
                shown: Shown::of(&table, *language),
                table,
                pointed: None,
                cursor: None,
                last_cursor: steps::MIDDLE,
                complaint: None,
                is_lifted: false,
                turned: None,
            }),
            show: Show::Table,
            voice: Voice::default(),
            is_kept: store::kept().is_some(),
            place: store::place(id),
            calls: Calls {
                click: link.callback(Msg::Click),
                ask: link.callback(Msg::Ask),
                show: link.callback(Msg::Show),
                lift: link.callback(Msg::Lift),
                mind: link.callback(Msg::Mind),
            },
            _listeners: [
                listen_to_keys(link.callback(Msg::Key)),
                listen_to_hiding(link.callback(|()| Msg::Hidden)),
            ],
        }
    }

    fn changed(&mut self, ctx: &Context<Self>, _before: &PlayProps) -> bool {
        self.refresh(ctx);
        true
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let Ok(sitting) = &mut self.state else { return false };
        match msg {
            Msg::Point(at) => {
                // A garden that lies there is seen; only pressing it says that the space is taken.
                let taken = sitting.table.game().board().taken();
                let at = at.filter(|&at| !taken.has(at));
                let is_new = sitting.pointed != at || sitting.cursor.is_some();
                (sitting.pointed, sitting.cursor) = (at, None);
                return is_new;
            }
            Msg::Focus(has_focus) => return sitting.focus(has_focus),
            Msg::Step(step) => return self.step(ctx, step),
            Msg::Click(click) => self.click(ctx, click),
            Msg::Ask(click) => self.ask(ctx, click),
            Msg::Press { at, is_touch } => self.press(ctx, at, is_touch),
            Msg::Show(show) => {
                self.show = if self.show == show { Show::Table } else { show };
                return true;
            }
            Msg::Lift(is_lifted) => sitting.is_lifted = is_lifted,
            Msg::Mind(manners) => {
                sitting.table.mind(manners);
                sitting.guests = Rc::new(sitting.table.guests().clone());
                self.save();
            }
            Msg::Key(event) => return self.key(ctx, &event),
            Msg::Hidden => {
                sitting.table.veil();
                (sitting.is_lifted, sitting.pointed, sitting.cursor) = (false, None, None);
            }
            Msg::Rematch => rematch(&sitting.table),
        }
        self.refresh(ctx);
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        match &self.state {
            Ok(sitting) => self.screen(sitting, ctx),
            Err(error) => missing(error.as_ref(), ctx.props().language.words()),
        }
    }

    fn rendered(&mut self, _ctx: &Context<Self>, _first_render: bool) {
        // A button that had the focus may be gone: the keyboard goes on where something is to be done.
        if page::is_focus_lost() && !page::has_dialog() {
            let is_planting = self.state.as_ref().is_ok_and(Sitting::is_planting);
            page::focus(if is_planting { ".garden-cells" } else { "[data-first], h1" });
        }
    }
}

impl Sitting {
    /// Somebody may plant a garden now.
    fn is_planting(&self) -> bool {
        self.table.choice().garden.is_some()
    }

    /// The space that is looked at.
    fn target(&self) -> Option<Space> {
        self.pointed.or(self.table.choice().at)
    }
}

impl GardensPlay {
    fn refresh(&mut self, ctx: &Context<Self>) {
        if let Ok(sitting) = &mut self.state {
            sitting.shown = Shown::of(&sitting.table, ctx.props().language);
        }
    }

    fn click(&mut self, ctx: &Context<Self>, click: GardenClick) {
        let words = ctx.props().language.words();
        let Ok(sitting) = &mut self.state else { return };
        sitting.complaint = None;
        sitting.turned = match click {
            GardenClick::Turn { is_right } => Some(is_right),
            GardenClick::Look(at) if sitting.table.choice().at == Some(at) => Some(true),
            _ => None,
        };
        let answer = sitting.table.click(click);
        if matches!(answer, Ok(Happening::Played(_) | Happening::Moved | Happening::Unveiled)) {
            (sitting.pointed, sitting.is_lifted) = (sitting.cursor, false);
        }
        let said = match &answer {
            Ok(Happening::Played(events)) => {
                self.show = Show::Table;
                let lines = events.iter().filter_map(|event| words.garden_log(event));
                let name = |seat| sitting.guests.name(seat);
                let lines: Vec<String> = lines.map(|line| words.plain_text(&line, name)).collect();
                Some(lines.join(" "))
            }
            Ok(Happening::Chosen) if sitting.turned.is_some() => {
                sitting.table.choice().planted().map(|planted| words.garden_name(planted))
            }
            Ok(_) => None,
            Err(refusal) => Some(words.garden_refusal(refusal)),
        };
        if let Err(refusal) = answer {
            sitting.complaint = complaint(refusal, words);
        }
        if matches!(answer, Ok(Happening::Played(_) | Happening::Moved)) {
            self.save();
        }
        if let Some(said) = said {
            self.voice.say(said);
            self.voice.speak();
        }
    }

    fn ask(&mut self, ctx: &Context<Self>, click: Click) {
        let click = match click {
            Click::Undo => GardenClick::Undo,
            Click::Redo => GardenClick::Redo,
            Click::RestartTurn => GardenClick::RestartTurn,
            _ => return,
        };
        self.click(ctx, click);
    }

    /// A mouse plants at once, because it has looked before; a finger looks first and then turns.
    fn press(&mut self, ctx: &Context<Self>, at: Space, is_touch: bool) {
        let click = if is_touch { GardenClick::Look(at) } else { GardenClick::Plant(at) };
        self.click(ctx, click);
        if let Ok(sitting) = &mut self.state
            && is_touch
        {
            let verdict = sitting.table.preview(at);
            let is_misfit = matches!(verdict, Some(Err(Misfit::OnTheEdge | Misfit::Alone)));
            (sitting.pointed, sitting.cursor) = (Some(at).filter(|_| is_misfit), None);
        }
    }

    fn save(&mut self) {
        if let Ok(sitting) = &self.state {
            self.is_kept = store::save_in(&mut self.place, &sitting.table);
        }
    }

    /// Single keys, unless they are switched off or mean something else where the focus is.
    fn key(&mut self, ctx: &Context<Self>, event: &KeyboardEvent) -> bool {
        let is_open = self.state.as_ref().is_ok_and(|sitting| sitting.table.curtain().is_none());
        if page::has_dialog() || page::is_typing() || !is_open {
            return false;
        }
        let msg = match event.key().as_str() {
            "Escape" => Msg::Click(GardenClick::Cancel),
            _ if !ctx.props().has_shortcuts => return false,
            "u" => Msg::Click(GardenClick::Undo),
            "U" => Msg::Click(GardenClick::Redo),
            "r" => Msg::Click(GardenClick::Turn { is_right: true }),
            "R" => Msg::Click(GardenClick::Turn { is_right: false }),
            "n" | "N" => Msg::Step(Step::Stop { is_next: true }),
            "p" | "P" => Msg::Step(Step::Stop { is_next: false }),
            "?" => Msg::Show(Show::Help),
            _ => return false,
        };
        event.prevent_default();
        ctx.link().send_message(msg);
        false
    }
}

/// A free space that does not fit says so itself; everything else is said over the board.
fn complaint(refusal: Refusal, words: &i18n::Words) -> Option<AttrValue> {
    match refusal {
        Refusal::Misfit { misfit: Misfit::OnTheEdge | Misfit::Alone, .. } => None,
        _ => Some(words.garden_refusal(&refusal).into()),
    }
}

/// The same people play again.
fn rematch(table: &Table<Gardens>) {
    if let Ok(table) = Draft::gardens_again(table).begin(store::fresh_seed(), |_| String::new()) {
        let id = store::fresh_id();
        store::save(&id, &table);
        Route::Table(id.into()).go_instead();
    }
}

/// True if only the end of the turn is left.
fn is_ending(table: &Table<Gardens>) -> bool {
    table.game().phase() == Phase::End && table.hand_shown().is_some()
}
