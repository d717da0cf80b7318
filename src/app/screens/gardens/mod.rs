//! Gardens: what they add to the one table screen.

pub(crate) mod around;
pub(crate) mod bar;
pub(crate) mod board;
pub(crate) mod body;
pub(crate) mod hand;
pub(crate) mod lanes;
pub(crate) mod ledger;
pub(crate) mod panels;
pub(crate) mod players;
pub(crate) mod result;
pub(crate) mod steps;

use crate::parts::{EndOf, Ending};
use crate::screens::result::GameResult;
use crate::screens::table::game_screen::{Complaint, GameScreen, Reaction};
use crate::screens::table::log::Pointed;
use crate::screens::table::open_table::OpenTable;
use crate::screens::table::table_screen::{Callbacks, TableScreen};
use crate::widgets::modal::Modal;
use draw::WheelTurns;
use engine::Seat;
use gardens::{Event, Gardens, Landmark, Refusal, Rotation, Space};
use i18n::{Language, Saying, Sentence, Words};
use panels::GardenPanels;
use std::rc::Rc;
use steps::CursorStep;
use table::{AnyTable, ClickOutcome, Draft, GardenClick, Players, Shortcut, Table};
use yew::prelude::*;

/// The table screen of the Gardens, and the table on it.
pub(crate) type GardenScreen = TableScreen<Gardens>;
pub(crate) type OpenGarden = OpenTable<Gardens>;

/// What the Gardens add to an open table.
pub(crate) struct GardenBody {
    panels: GardenPanels,
    /// The space under mouse or cursor.
    pointed: Option<Space>,
    /// Where the keyboard's cursor stands, while the board has the focus.
    cursor: Option<Space>,
    last_cursor: Space,
    /// The garden has just been turned: to the right, or to the left.
    turned: Option<bool>,
    /// How it lay before the click.
    lay: Rotation,
    wheel: WheelTurns,
    /// What is pointed at beside the board.
    told: Option<Landmark>,
    /// It was pressed, and stays until something else is pointed at.
    is_told_held: bool,
    /// The garden under the mouse, which lies there already.
    seen: Option<Space>,
}

/// What pointers and keys do on the board.
pub(crate) enum GardenGesture {
    /// The space under the mouse.
    Point(Option<Space>),
    /// A space is clicked or tapped.
    Press(Space),
    /// The keyboard's cursor moves, or acts.
    Step(CursorStep),
    /// The board has the focus, or has lost it.
    Focus(bool),
    /// The wheel is turned so many px, at a time.
    Wheel { px: f64, time: f64 },
    /// Something beside the board is pointed at, or pressed.
    Tell(Pointed),
}

impl OpenGarden {
    /// Somebody may plant a garden now.
    fn is_planting(&self) -> bool {
        self.table.choice().garden.is_some()
    }

    /// The space that is looked at.
    fn target(&self) -> Option<Space> {
        self.body.pointed.or(self.table.place())
    }

    fn point(&mut self, at: Option<Space>) -> Reaction<Gardens> {
        // A garden that lies there is seen; only pressing it says that the space is taken.
        let taken = self.table.game().board().taken();
        let seen = at.filter(|&at| taken.has(at));
        let at = at.filter(|&at| !taken.has(at));
        let body = &mut self.body;
        let is_new = body.pointed != at || body.seen != seen || body.cursor.is_some();
        (body.pointed, body.seen, body.cursor, body.told) = (at, seen, None, None);
        if is_new { Reaction::Redraw } else { Reaction::Nothing }
    }

    /// What is pointed at beside the board is ringed there; pressing it uncovers the board.
    fn tell(&mut self, pointed: Pointed) -> Reaction<Gardens> {
        let told = pointed.at.and_then(|at| Landmark::all().nth(at));
        if told.is_none() && self.body.is_told_held {
            return Reaction::Nothing;
        }
        self.body.is_told_held = pointed.is_pressed;
        let is_new = std::mem::replace(&mut self.body.told, told) != told;
        match (pointed.is_pressed, is_new) {
            (true, _) => Reaction::BackToTable,
            (false, true) => Reaction::Redraw,
            (false, false) => Reaction::Nothing,
        }
    }

    fn wheel(&mut self, px: f64, time: f64) -> Reaction<Gardens> {
        match self.body.wheel.turn(px, time) {
            Some(is_right) => Reaction::Click(GardenClick::Turn { is_right }),
            None => Reaction::Nothing,
        }
    }

    /// What the log lights: the garden under the mouse.
    fn lit(&self) -> Option<usize> {
        self.body.seen.map(|at| Landmark::Garden(at).index())
    }

    /// The first press pins the garden there, every further one turns it (U50).
    fn press(&mut self, at: Space) -> Reaction<Gardens> {
        (self.body.pointed, self.body.cursor, self.body.told) = (None, None, None);
        Reaction::Click(GardenClick::Look(at))
    }
}

impl GameScreen for Gardens {
    type Body = GardenBody;
    type Gesture = GardenGesture;

    const BOARD: &'static str = ".garden-cells";
    const FIRST_PIECE: &'static str = ".garden-cells";
    const HAS_TILES_IN_HAND: bool = true;

    fn of(table: AnyTable) -> Option<Table<Self>> {
        table.gardens()
    }

    fn again(table: &Table<Self>) -> Draft {
        Draft::gardens_again(table)
    }

    fn new_body(
        table: &Table<Self>,
        _players: &Rc<Players>,
        _callbacks: &Callbacks<Self>,
        language: Language,
    ) -> GardenBody {
        GardenBody {
            panels: GardenPanels::of(table, language),
            pointed: None,
            cursor: None,
            last_cursor: steps::MIDDLE,
            turned: None,
            lay: Rotation::NONE,
            wheel: WheelTurns::default(),
            told: None,
            is_told_held: false,
            seen: None,
        }
    }

    fn refresh(open: &mut OpenGarden, language: Language) {
        open.body.panels = GardenPanels::of(&open.table, language);
    }

    fn gesture(open: &mut OpenGarden, gesture: GardenGesture) -> Reaction<Self> {
        match gesture {
            GardenGesture::Point(at) => open.point(at),
            GardenGesture::Press(at) => open.press(at),
            GardenGesture::Step(step) => open.step(step),
            GardenGesture::Wheel { px, time } => open.wheel(px, time),
            GardenGesture::Tell(pointed) => open.tell(pointed),
            GardenGesture::Focus(has_focus) => {
                if open.focus(has_focus) {
                    Reaction::Redraw
                } else {
                    Reaction::Nothing
                }
            }
        }
    }

    fn key(open: &mut OpenGarden, key: Shortcut) -> Option<Reaction<Self>> {
        Some(match key {
            Shortcut::Turn => Reaction::Click(GardenClick::Turn { is_right: true }),
            Shortcut::TurnBack => Reaction::Click(GardenClick::Turn { is_right: false }),
            Shortcut::NextPlace => open.step(CursorStep::Stop { is_next: true }),
            Shortcut::PreviousPlace => open.step(CursorStep::Stop { is_next: false }),
            _ => return None,
        })
    }

    fn begin_click(open: &mut OpenGarden) {
        (open.body.turned, open.body.lay) = (None, open.table.choice().rotation);
    }

    fn end_click(open: &mut OpenGarden, outcome: &ClickOutcome<Event>) {
        let (lay, lies) = (open.body.lay, open.table.choice().rotation);
        if matches!(outcome, ClickOutcome::Chosen) {
            open.body.turned = (lay != lies).then(|| lies == lay.right());
        } else {
            open.body.pointed = open.body.cursor;
        }
    }

    fn hide(open: &mut OpenGarden) {
        (open.body.pointed, open.body.cursor) = (None, None);
    }

    /// Where the garden is pinned and what it brings there; one that was turned says how it lies now.
    fn said_choice(open: &OpenGarden, words: &'static Words) -> Option<String> {
        let planted = open.table.choice().planted()?;
        let lies = open.body.turned.map(|_| words.garden_name(planted));
        let at = open.table.choice().at.and_then(|at| Some((at, open.table.preview(at)?.ok()?)));
        let name = |seat| open.players.name(seat);
        let brings =
            at.map(|(at, preview)| words.garden_at(&preview, at, open.table.game(), name).whole());
        let said: Vec<String> = lies.into_iter().chain(brings).collect();
        (!said.is_empty()).then(|| words.sentences(&said))
    }

    fn log(words: &'static Words, event: &Event) -> Option<Sentence> {
        words.garden_log(event)
    }

    fn landmark(event: &Event) -> Option<usize> {
        event.landmark().map(Landmark::index)
    }

    fn recap(table: &Table<Self>, seat: Seat, words: &'static Words) -> Vec<Sentence> {
        words.garden_recap(&table.recap(seat))
    }

    fn refused(_open: &OpenGarden, refusal: &Refusal, words: &'static Words) -> Complaint {
        let said = words.garden_refusal(refusal);
        let shown = match refusal {
            Refusal::Misfit { misfit, .. } => words.garden_misfit(*misfit),
            _ => Saying { head: String::new(), rest: said.clone() },
        };
        Complaint { said, shown }
    }

    fn class(_open: &OpenGarden) -> Classes {
        classes!("of-gardens")
    }

    fn is_at_board(open: &OpenGarden) -> bool {
        open.is_planting()
    }

    fn hand_count(table: &Table<Self>, seat: Seat) -> u32 {
        table.game().hand(seat).count()
    }

    fn top(screen: &GardenScreen, open: &OpenGarden, language: Language) -> Html {
        body::top(screen, open, language.words())
    }

    fn body(screen: &GardenScreen, open: &OpenGarden, ctx: &Context<GardenScreen>) -> Html {
        body::body(screen, open, ctx.props().language)
    }

    fn end(ending: &'static Ending) -> &'static EndOf<Self> {
        &ending.of_gardens
    }

    fn result(open: &OpenGarden, language: Language) -> Option<GameResult> {
        result::result(open, language.words())
    }

    fn final_table_title(words: &'static Words) -> &'static str {
        words.gardens.see_board
    }

    fn overview_title(words: &'static Words) -> &'static str {
        words.gardens.all_scored
    }

    fn overview(open: &OpenGarden, language: Language, on_close: Callback<()>) -> Html {
        let words = language.words();
        let scores = open.table.chronicle().scores();
        html! {
            <Modal {language} title={words.gardens.all_scored} {on_close}>
                if scores.is_empty() {
                    <p class="quiet">{ words.gardens.nothing_scored }</p>
                }
                { ledger::rows(scores, &open.players, words) }
            </Modal>
        }
    }

    fn keys(open: &OpenGarden, words: &'static Words) -> Vec<(String, &'static str)> {
        words.garden_keys(&open.table.shortcuts())
    }

    fn gestures(words: &'static Words) -> Vec<(&'static str, &'static str)> {
        words.garden_gestures().to_vec()
    }

    fn help(words: &'static Words) -> Html {
        html! { <>{ ledger::how(words) }<p class="quiet">{ words.gardens.mouse_turns }</p></> }
    }
}
