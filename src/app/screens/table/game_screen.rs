//! Game screen: what a game adds to the one table screen.

use crate::parts::{EndOf, Ending};
use crate::screens::result::GameResult;
use crate::screens::table::curtain::CurtainSaying;
use crate::screens::table::open_table::OpenTable;
use crate::screens::table::table_screen::{Callbacks, TableScreen};
use crate::widgets::flights::Flying;
use engine::Seat;
use i18n::{Language, Saying, Sentence, Words};
use std::rc::Rc;
use table::{AnyTable, ClickOutcome, Command, Draft, Players, Shortcut, Table, TableGame};
use yew::prelude::*;

/// What can lie over the table or beside it on a small screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Show {
    /// The table itself.
    Table,
    /// On a small window, as sheets: the majorities, the log.
    Majorities,
    Log,
    /// Dialogs.
    Menu,
    Overview,
    Help,
    Settings,
    /// A scoring that was held, by its number; a live one goes on by itself.
    Scoring {
        number: usize,
        is_live: bool,
    },
    /// All points of a game that is over, in tables.
    EveryPoint,
    /// Who gets the tiles that are left.
    LastTiles,
    /// The table after the game, instead of its result.
    FinalTable,
}

impl Show {
    /// It lies over the table as a sheet that is no dialog.
    pub(crate) fn is_sheet(self) -> bool {
        matches!(self, Self::Majorities | Self::Log)
    }

    /// The table goes on below it.
    pub(crate) fn is_over(self) -> bool {
        self.is_sheet()
            || matches!(
                self,
                Self::Menu | Self::Overview | Self::Help | Self::Settings | Self::EveryPoint
            )
    }
}

/// What a gesture or key on the body of a table comes to.
pub(crate) enum Reaction<G: GameScreen> {
    /// Nothing to be seen.
    Nothing,
    /// The body shows something else; the panels need not be made anew.
    Redraw,
    /// The body and the panels show something else, back at the table.
    BackToTable,
    /// A click of the game.
    Click(G::Click),
    /// What every table has.
    Command(Command),
}

/// A refused click: what is said aloud, and what the bar shows for a while.
pub(crate) struct Complaint {
    pub(crate) said: String,
    pub(crate) shown: Saying,
}

/// A game with a screen of its own within the frame of every table.
pub(crate) trait GameScreen: TableGame + 'static {
    /// What the screen remembers besides the table: what is pointed at, and what the panels draw.
    type Body: 'static;
    /// What pointers and keys do on the body alone.
    type Gesture: 'static;

    /// What has the keyboard while something is to be laid.
    const BOARD: &'static str;
    /// The pieces that can be chosen while nothing is to be laid.
    const FIRST_PIECE: &'static str;
    /// A hand has tiles instead of cards.
    const HAS_TILES_IN_HAND: bool;

    /// The table, if this game is played there.
    fn of(table: AnyTable) -> Option<Table<Self>>;

    /// The same people and options for another game.
    fn again(table: &Table<Self>) -> Draft;

    fn new_body(
        table: &Table<Self>,
        players: &Rc<Players>,
        callbacks: &Callbacks<Self>,
        language: Language,
    ) -> Self::Body;

    /// Makes what is played with anew after a change.
    fn refresh(open: &mut OpenTable<Self>, language: Language);

    /// True if the late panels may still show the table before the change.
    fn can_wait(_open: &OpenTable<Self>) -> bool {
        true
    }

    /// The late panels, which are only looked at and listened to, follow the table.
    fn catch_up(_open: &mut OpenTable<Self>, _language: Language) {}

    fn gesture(open: &mut OpenTable<Self>, gesture: Self::Gesture) -> Reaction<Self>;

    /// A single key of this game; nothing for those it does not know.
    fn key(open: &mut OpenTable<Self>, key: Shortcut) -> Option<Reaction<Self>>;

    /// True while something is only looked at, so that nothing can be done (U47).
    fn is_looking(_open: &OpenTable<Self>) -> bool {
        false
    }

    /// Whoever looked at something is back at their own.
    fn look_back(_open: &mut OpenTable<Self>) {}

    /// The body before a click, whatever comes of it.
    fn begin_click(_open: &mut OpenTable<Self>) {}

    /// The body after a click that was accepted.
    fn end_click(open: &mut OpenTable<Self>, outcome: &ClickOutcome<Self::Event>);

    /// The page was hidden: nothing is pointed at any more.
    fn hide(open: &mut OpenTable<Self>);

    /// What a change of the choice says, beyond what is seen.
    fn said_choice(_open: &OpenTable<Self>, _words: &'static Words) -> Option<String> {
        None
    }

    /// What happened has a screen of its own, which tells it.
    fn has_screen(_event: &Self::Event) -> bool {
        false
    }

    /// An event as a line of the log.
    fn log(words: &'static Words, event: &Self::Event) -> Option<Sentence>;

    /// Where on the board an event happened, as the game numbers its places; a line of the log that has
    /// a place can be pointed at.
    fn landmark(_event: &Self::Event) -> Option<usize> {
        None
    }

    /// What a seat has missed since its last turn.
    fn recap(table: &Table<Self>, seat: Seat, words: &'static Words) -> Vec<Sentence>;

    fn refused(open: &OpenTable<Self>, refusal: &Self::Refusal, words: &'static Words)
    -> Complaint;

    /// Lets pieces fly.
    fn fly(_moves: &[Self::Move], _flying: &Flying) {}

    /// The screens of their own that events have, one after the other.
    fn shows(_table: &Table<Self>, _events: &[Self::Event]) -> Vec<Show> {
        Vec::new()
    }

    /// A class of the whole table, as it is now.
    fn class(open: &OpenTable<Self>) -> Classes;

    /// Something is to be laid, so that the keyboard goes on at the board.
    fn is_at_board(open: &OpenTable<Self>) -> bool;

    /// How many cards or tiles a hand has.
    fn hand_count(table: &Table<Self>, seat: Seat) -> u32;

    /// What the curtain says instead of who is next: a question that goes round, or whom the device is
    /// handed to for an answer.
    fn on_curtain(
        _screen: &TableScreen<Self>,
        _open: &OpenTable<Self>,
        _words: &'static Words,
    ) -> Option<CurtainSaying> {
        None
    }

    fn top(screen: &TableScreen<Self>, open: &OpenTable<Self>, language: Language) -> Html;
    fn body(
        screen: &TableScreen<Self>,
        open: &OpenTable<Self>,
        ctx: &Context<TableScreen<Self>>,
    ) -> Html;

    /// A screen of its own that lies over the table.
    fn full_screen(
        _screen: &TableScreen<Self>,
        _open: &OpenTable<Self>,
        _language: Language,
    ) -> Option<Html> {
        None
    }

    /// What the part of the ending shows of this game.
    fn end(ending: &'static Ending) -> &'static EndOf<Self>;

    /// Who won and what brought the points, once the game is over. Only the ending asks.
    fn result(open: &OpenTable<Self>, language: Language) -> Option<GameResult>;

    /// What looking at the table after the game is called.
    fn final_table_title(words: &'static Words) -> &'static str;

    /// The titles of the scorings that can be told again.
    fn scorings(_open: &OpenTable<Self>, _words: &'static Words) -> Vec<String> {
        Vec::new()
    }

    /// The name of the overview of all pieces.
    fn overview_title(words: &'static Words) -> &'static str;

    fn overview(open: &OpenTable<Self>, language: Language, on_close: Callback<()>) -> Html;

    /// Keys and what they do.
    fn keys(open: &OpenTable<Self>, words: &'static Words) -> Vec<(String, &'static str)>;

    /// Gestures and what they do.
    fn gestures(words: &'static Words) -> Vec<(&'static str, &'static str)>;

    /// What helps besides the keys.
    fn help(_words: &'static Words) -> Html {
        Html::default()
    }
}
