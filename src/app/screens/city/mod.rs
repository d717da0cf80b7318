//! The screen of the city games: what they add to the one table screen.

pub(crate) mod bar;
pub(crate) mod board;
pub(crate) mod body;
pub(crate) mod bonus;
pub(crate) mod city_picture;
pub(crate) mod full_screen;
pub(crate) mod hand;
pub(crate) mod huts;
pub(crate) mod keys;
pub(crate) mod last_totals;
pub(crate) mod late_panels;
pub(crate) mod lines;
pub(crate) mod majorities;
pub(crate) mod marks;
pub(crate) mod modes;
pub(crate) mod moving;
pub(crate) mod open_money;
pub(crate) mod own_row;
pub(crate) mod panels;
pub(crate) mod placement;
pub(crate) mod players;
pub(crate) mod progress;
pub(crate) mod question;
pub(crate) mod screen_state;
pub(crate) mod sums;
pub(crate) mod tiles;
pub(crate) mod waiting;
pub(crate) mod yard;

use crate::parts::{EndOf, Ending};
use crate::screens::result::GameResult;
use crate::screens::result::city_result::city_result;
use crate::screens::table::curtain::CurtainSaying;
use crate::screens::table::game_screen::{Complaint, GameScreen, Reaction, Show};
use crate::screens::table::open_table::OpenTable;
use crate::screens::table::table_screen::{Callbacks, TableScreen};
use crate::widgets::flights::Flying;
use board::Carried;
use cities::{Cell, Cities, Event, Line, Refusal, Who};
use engine::{Game, Seat};
use i18n::{Language, Saying, Sentence, Words};
use late_panels::LatePanels;
use panels::{Panels, shown_by_default};
use placement::Placement;
use progress::TopBar;
use screen_state::{CityView, ScreenState};
use std::rc::Rc;
use table::{
    AnyTable, CityClick, CityMove, ClickOutcome, Draft, FinalReport, Mode, PendingAction, Players,
    Shortcut, Table,
};
use yew::prelude::*;

/// The table screen of a city game, and the table on it.
pub(crate) type CityScreen = TableScreen<Cities>;
pub(crate) type OpenCity = OpenTable<Cities>;

/// What a city game adds to an open table.
pub(crate) struct CityBody {
    pub(crate) state: ScreenState,
    pub(crate) callbacks: CityCallbacks,
    pub(crate) panels: Panels,
    pub(crate) late: LatePanels,
    /// Nothing while Dirk's tiles show.
    pub(crate) placement: Option<Placement>,
    /// The result, once there is one.
    pub(crate) final_report: Option<Rc<FinalReport>>,
}

/// Callbacks of the body, made once.
pub(crate) struct CityCallbacks {
    pub(crate) point: Callback<Option<Cell>>,
    pub(crate) trace: Callback<Option<Line>>,
    pub(crate) act: Callback<Cell>,
    pub(crate) tap: Callback<Cell>,
    pub(crate) cursor: Callback<Cell>,
    pub(crate) carry: Callback<Carried>,
    pub(crate) look: Callback<Who>,
}

/// What pointers and keys do on the body.
pub(crate) enum CityGesture {
    /// The cell under pointer, finger or cursor.
    Point(Option<Cell>),
    /// A cell of the city is clicked or entered.
    Act(Cell),
    /// A cell is tapped.
    Tap(Cell),
    /// A tile is dragged over the city, or let go.
    Carry(Carried),
    /// The keyboard's cursor has come to a cell.
    Cursor(Cell),
    /// A line of the city is to be drawn alone, or all of them again.
    Trace(Option<Line>),
    /// Somebody's city is looked at, or one's own again.
    LookAt(Option<Who>),
}

impl GameScreen for Cities {
    type Body = CityBody;
    type Gesture = CityGesture;

    const BOARD: &'static str = ".board .city";
    const FIRST_PIECE: &'static str =
        ".offer:not(.gone):not([aria-disabled]), .open-card:not([aria-disabled])";
    const HAS_TILES_IN_HAND: bool = false;

    fn of(table: AnyTable) -> Option<Table> {
        table.city()
    }

    fn again(table: &Table) -> Draft {
        Draft::again(table)
    }

    fn new_body(
        table: &Table,
        players: &Rc<Players>,
        callbacks: &Callbacks<Self>,
        language: Language,
    ) -> CityBody {
        let state = ScreenState::new(table);
        let view = CityView { table, players, state: &state };
        let placement = Placement::of(view, language, None);
        CityBody {
            panels: Panels::of(view, language),
            late: LatePanels::of(view, placement.as_ref(), language),
            placement,
            final_report: table.final_report().map(Rc::new),
            callbacks: CityCallbacks {
                point: callbacks.gesture.reform(CityGesture::Point),
                trace: callbacks.gesture.reform(CityGesture::Trace),
                act: callbacks.gesture.reform(CityGesture::Act),
                tap: callbacks.gesture.reform(CityGesture::Tap),
                cursor: callbacks.gesture.reform(CityGesture::Cursor),
                carry: callbacks.gesture.reform(CityGesture::Carry),
                look: callbacks.gesture.reform(|who| CityGesture::LookAt(Some(who))),
            },
            state,
        }
    }

    fn refresh(open: &mut OpenCity, language: Language) {
        open.body.state.follow(&open.table);
        let view = CityView::of(open);
        let panels = Panels::of(view, language);
        let placement = Placement::of(view, language, open.body.placement.as_ref());
        open.body.panels = panels;
        open.body.placement = placement;
        if open.body.final_report.is_none() {
            open.body.final_report = open.table.final_report().map(Rc::new);
        }
    }

    fn can_wait(open: &OpenCity) -> bool {
        open.body.late.is_of(CityView::of(open))
    }

    fn catch_up(open: &mut OpenCity, language: Language) {
        let view = CityView::of(open);
        open.body.late = LatePanels::of(view, open.body.placement.as_ref(), language);
    }

    fn gesture(open: &mut OpenCity, gesture: CityGesture) -> Reaction<Self> {
        let is_own = CityView::of(open).is_own();
        let state = &mut open.body.state;
        let is_new = match gesture {
            CityGesture::Point(at) => std::mem::replace(&mut state.pointed, at) != at,
            CityGesture::Carry(Carried::Over(at)) => {
                (state.is_carried, state.pointed) = (true, at);
                true
            }
            CityGesture::Carry(Carried::Dropped { at, is_touch }) => {
                (state.is_carried, state.pointed) = (false, None);
                return dropped(open, at, is_touch);
            }
            CityGesture::Trace(line) => std::mem::replace(&mut state.traced, line) != line,
            CityGesture::Act(at) if is_own => return Reaction::Click(CityClick::Cell(at)),
            CityGesture::Tap(at) if is_own => {
                state.pointed = open.table.choice().face().map(|_| at);
                return Reaction::Click(CityClick::Tap(at));
            }
            CityGesture::Cursor(at) if is_own && open.table.choice().face().is_some() => {
                return Reaction::Click(CityClick::Pin(at));
            }
            // Another's city is only looked at.
            CityGesture::Act(_) | CityGesture::Tap(_) | CityGesture::Cursor(_) => false,
            CityGesture::LookAt(who) => {
                let home = shown_by_default(&open.table);
                state.looked = who.filter(|&who| who != home);
                return Reaction::BackToTable;
            }
        };
        if is_new { Reaction::Redraw } else { Reaction::Nothing }
    }

    fn key(open: &mut OpenCity, key: Shortcut) -> Option<Reaction<Self>> {
        keys::reaction(open, key)
    }

    fn is_looking(open: &OpenCity) -> bool {
        open.body.state.looked.is_some()
    }

    fn look_back(open: &mut OpenCity) {
        open.body.state.looked = None;
    }

    fn end_click(open: &mut OpenCity, outcome: &ClickOutcome) {
        if !matches!(outcome, ClickOutcome::Chosen) {
            open.body.state.pointed = None;
        }
    }

    fn hide(open: &mut OpenCity) {
        open.body.state.looked = None;
    }

    /// What the choice comes to, as the bar says it.
    fn said_choice(open: &OpenCity, words: &'static Words) -> Option<String> {
        let city = open.table.decider().map(|seat| open.table.game().city(seat));
        let pending = open.table.pending_action();
        let is_something = pending != PendingAction::Nothing;
        let helps = open.players.table_options.helps;
        let saying = || words.bar_text(&pending, &open.body.panels.now, city, helps);
        is_something.then(|| saying().whole())
    }

    fn log(words: &'static Words, event: &Event) -> Option<Sentence> {
        words.log(event)
    }

    fn has_screen(event: &Event) -> bool {
        matches!(
            event,
            Event::LinesScored { .. }
                | Event::BuildingScored { .. }
                | Event::ScoringEnded { .. }
                | Event::LastTile(_)
        )
    }

    fn recap(table: &Table, seat: Seat, words: &'static Words) -> Vec<Sentence> {
        let entries = table.recap_entries(seat);
        entries.iter().filter_map(|entry| words.recap(&entry.events, &entry.lines)).collect()
    }

    fn refused(open: &OpenCity, refusal: &Refusal, words: &'static Words) -> Complaint {
        let said = words.refusal(refusal);
        let city = open.table.decider().map(|seat| open.table.game().city(seat));
        let shown = match (refusal, city) {
            (Refusal::Misfit { at, misfits }, Some(city)) => {
                let face = open.table.choice().face();
                misfits.first().map(|misfit| words.misfit(misfit, city, *at, face))
            }
            _ => None,
        };
        let plain = || Saying { head: String::new(), rest: said.clone() };
        Complaint { shown: shown.unwrap_or_else(plain), said }
    }

    fn fly(moves: &[CityMove], flying: &Flying) {
        moving::show(moves, flying);
    }

    /// The last tiles, and every scoring that was just held.
    fn shows(table: &Table, events: &[Event]) -> Vec<Show> {
        let is_scoring = |event: &&Event| matches!(event, Event::ScoringEnded { .. });
        let held = table.chronicle().scorings().len();
        let new = events.iter().filter(is_scoring).count();
        let has_given = events.iter().any(|event| matches!(event, Event::LastTile(_)));
        let scorings = (held - new..held).map(|number| Show::Scoring { number, is_live: true });
        has_given.then_some(Show::LastTiles).into_iter().chain(scorings).collect()
    }

    fn class(open: &OpenCity) -> Classes {
        let body = &open.body;
        if body.state.looked.is_some() {
            return classes!("is-looking", size_class(open));
        }
        let mode = open.table.mode_shown().map(|mode| format!("in-{}", modes::word(mode)));
        let is_placing = matches!(body.panels.pending, PendingAction::Placing(_));
        let shelf = format!("shelf-of-{}", modes::word(body.panels.shelf));
        let is_asked = open.table.question().is_some();
        let is_left = open.table.modes().iter().all(|&mode| mode == Mode::PlayBonus);
        let is_closed = is_left && mode.is_none() && !is_asked;
        let state = is_placing.then_some("is-placing").or(is_closed.then_some("is-closed"));
        classes!(state, mode, shelf, is_asked.then_some("is-asked"), size_class(open))
    }

    fn is_at_board(open: &OpenCity) -> bool {
        matches!(
            open.body.panels.pending,
            PendingAction::Placing(_) | PendingAction::Rebuilding { .. }
        )
    }

    fn hand_count(table: &Table, seat: Seat) -> u32 {
        table.game().hand_count(seat)
    }

    fn on_curtain(
        screen: &CityScreen,
        open: &OpenCity,
        words: &'static Words,
    ) -> Option<CurtainSaying> {
        question::on_curtain(screen, open, words)
    }

    fn top(screen: &CityScreen, open: &OpenCity, language: Language) -> Html {
        let (table, late) = (&open.table, &open.body.late);
        html! {
            <TopBar
                {language}
                game={table.game_id()}
                seats={u32::from(table.game().seats())}
                modules={table.module_count()}
                progress={late.progress.clone()}
                has_standing={open.helps()}
                on_show={screen.callbacks.show.clone()}
            />
        }
    }

    fn body(screen: &CityScreen, open: &OpenCity, ctx: &Context<CityScreen>) -> Html {
        body::body(screen, open, ctx.props())
    }

    fn full_screen(screen: &CityScreen, open: &OpenCity, language: Language) -> Option<Html> {
        full_screen::full_screen(screen, open, language)
    }

    fn end(ending: &'static Ending) -> &'static EndOf<Self> {
        &ending.of_cities
    }

    fn result(open: &OpenCity, language: Language) -> Option<GameResult> {
        city_result(open, language.words())
    }

    fn final_table_title(words: &'static Words) -> &'static str {
        words.result.see_cities
    }

    fn scorings(open: &OpenCity, words: &'static Words) -> Vec<String> {
        let held = open.table.chronicle().scorings().iter();
        held.map(|report| words.scoring_title(report.scoring)).collect()
    }

    fn overview_title(words: &'static Words) -> &'static str {
        words.table.all_tiles
    }

    fn overview(open: &OpenCity, language: Language, on_close: Callback<()>) -> Html {
        tiles::overview(open, language, on_close)
    }

    fn keys(open: &OpenCity, words: &'static Words) -> Vec<(String, &'static str)> {
        words.keys(&open.table.shortcuts())
    }

    fn gestures(words: &'static Words) -> Vec<(&'static str, &'static str)> {
        words.gestures().to_vec()
    }
}

/// A dragged tile is let go. By mouse that acts as a tap does; a finger pins, and never builds.
fn dropped(open: &OpenCity, at: Option<Cell>, is_touch: bool) -> Reaction<Cities> {
    let is_tried = |at: &Cell| open.body.placement.as_ref().is_some_and(|one| one.is_tried_at(*at));
    let is_pinned = |at: &Cell| is_touch && open.table.choice().pin() == Some(*at);
    match at.filter(is_tried).filter(|at| !is_pinned(at)) {
        Some(at) => Reaction::Click(CityClick::Tap(at)),
        None => Reaction::Redraw,
    }
}

/// What the layout depends on besides the window: sets, modules and seats. None of it changes in a game.
fn size_class(open: &OpenCity) -> Classes {
    let table = &open.table;
    let has_two_sets = table.game().sets().len() > 1;
    let is_crowded = table.game().seats() > 4;
    classes!(
        has_two_sets.then_some("has-two-sets"),
        (table.module_count() > 0).then_some("has-modules"),
        table.game().huts().is_some().then_some("has-huts"),
        is_crowded.then_some("is-crowded"),
        table.game().dirk().is_some().then_some("has-dirk"),
    )
}
