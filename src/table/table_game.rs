//! Table game: what a game says of itself to be played at a table.

use crate::answer::{ClickOutcome, Objection};
use crate::chronicle::Chronicle;
use crate::game_id::GameId;
use crate::players::Players;
use crate::saves::head::Progress;
use crate::saves::picture::Picture;
use crate::shortcut::Shortcut;
use crate::table::Table;
use engine::{Game, Seat};
use std::fmt::Debug;

/// A game that can be played at a table.
pub trait TableGame: Game {
    /// What is chosen before something is played.
    type Choice: Clone + Debug + Default + PartialEq;

    /// What somebody can point at in this game, besides what every table has.
    type Click: Copy + Debug + PartialEq + 'static;

    /// What is remembered of the game.
    type Chronicle: Chronicle<Self>;

    /// What moves for everybody to see when something happens.
    type Move: Copy + Debug + PartialEq;

    /// What has to be known from before a click to tell what moves.
    type Before;

    /// Which of the games these options make it.
    fn id_of(options: &Self::Options) -> GameId;

    /// How many seats these options ask for.
    fn seats_of(options: &Self::Options) -> u8;

    /// How far a game is that is not over.
    fn progress(table: &Table<Self>) -> Progress;

    /// What is drawn of a saved game, with the city of this seat where there are cities.
    fn picture(&self, seat: Seat) -> Picture;

    /// Whose turn an event ended.
    fn turn_ended(event: &Self::Event) -> Option<Seat>;

    /// The action that ends a turn.
    fn end_turn() -> Self::Action;

    /// Answers a click of this game: see [`Table::click`].
    fn answer(
        table: &mut Table<Self>,
        click: Self::Click,
    ) -> Result<ClickOutcome<Self::Event>, Self::Refusal>;

    /// The single keys of this table, in the order in which they are listed.
    fn shortcuts(table: &Table<Self>) -> Vec<Shortcut>;

    /// What is made of a refusal: see [`Table::objection`].
    fn objection(table: &Table<Self>, refusal: &Self::Refusal) -> Objection;

    /// What the main button does now: see [`Command::Confirm`](crate::Command::Confirm).
    fn confirmed(table: &Table<Self>) -> Result<Self::Action, Self::Refusal>;

    /// What is chosen after [`Command::Cancel`](crate::Command::Cancel).
    fn cancelled(_choice: &Self::Choice) -> Self::Choice {
        Self::Choice::default()
    }

    /// What is noted before a click.
    fn before(table: &Table<Self>) -> Self::Before;

    /// What moves after a click; nothing is asked behind a curtain.
    fn moves(
        table: &Table<Self>,
        click: Option<Self::Click>,
        outcome: &ClickOutcome<Self::Event>,
        before: Self::Before,
    ) -> Vec<Self::Move>;

    /// The click that lets everybody go on, while a question goes round that several could answer.
    fn going_on(_table: &Table<Self>) -> Option<Self::Click> {
        None
    }

    /// True if the click answers such a question, which can be done behind the curtain.
    fn answers_all(_click: Self::Click) -> bool {
        false
    }

    /// True if the action ends somebody's answer to a question that went round.
    fn ends_answer(_action: &Self::Action) -> bool {
        false
    }

    /// True while somebody answers such a question and has done nothing yet, so that it can be asked
    /// again as if it had not been answered.
    fn is_answering(_table: &Table<Self>) -> bool {
        false
    }

    /// What is played by itself, because there is nothing to decide and everybody can see that.
    fn played_by_itself(_table: &Table<Self>) -> Option<Self::Action> {
        None
    }

    /// Who plays next as far as everybody knows: while a question goes round, whoever comes after it.
    fn awaited(table: &Table<Self>) -> Option<Seat> {
        table.decider()
    }

    /// Whose turn it is: while others are asked, that of whoever has played last.
    fn turn_owner(table: &Table<Self>) -> Option<Seat> {
        table.decider()
    }

    /// What is chosen by itself, now that somebody may decide.
    fn default_choice(table: &Table<Self>) -> Option<Self::Choice>;

    /// What is chosen after an action was taken back.
    fn taken_back(_action: &Self::Action) -> Self::Choice {
        Self::Choice::default()
    }

    /// Gives the players the colours they play in, where the game says which.
    fn assign_colours(_players: &mut Players, _options: &Self::Options) {}
}
