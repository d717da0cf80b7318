//! The table of the city games: what a click means there.

pub(crate) mod choice;
pub(crate) mod chronicle;
pub(crate) mod click;
pub(crate) mod coming_scoring;
pub(crate) mod final_report;
pub(crate) mod hints;
pub(crate) mod hut_piles;
pub(crate) mod last_tiles;
pub(crate) mod moves;
pub(crate) mod pending_action;
pub(crate) mod question;
pub(crate) mod recap;
pub(crate) mod scoring_report;
pub(crate) mod standing;
pub(crate) mod turn_state;

use crate::answer::{ClickOutcome, Objection};
use crate::city::choice::{CityChoice, Source};
use crate::city::chronicle::CityChronicle;
use crate::city::click::CityClick;
use crate::city::moves::CityMove;
use crate::city::question::Question;
use crate::game_id::GameId;
use crate::saves::head::Progress;
use crate::saves::picture::Picture;
use crate::shortcut::Shortcut;
use crate::table::Table;
use crate::table_game::TableGame;
use cities::{Action, Cell, Cities, City, Event, Misfit, Options, Refusal, Set};
use engine::Seat;

impl TableGame for Cities {
    type Choice = CityChoice;
    type Click = CityClick;
    type Chronicle = CityChronicle;
    type Move = CityMove;
    type Before = Option<(Seat, City)>;

    fn id_of(options: &Options) -> GameId {
        GameId::of_kind(options.kind)
    }

    fn seats_of(options: &Options) -> u8 {
        options.seats
    }

    fn progress(table: &Table) -> Progress {
        Progress::Round(table.round(), table.game().next_scoring_to_come())
    }

    fn picture(&self, seat: Seat) -> Picture {
        Picture::City(Box::new(self.city(seat).clone()))
    }

    fn turn_ended(event: &Event) -> Option<Seat> {
        match event {
            Event::TurnEnded { seat } => Some(*seat),
            _ => None,
        }
    }

    fn end_turn() -> Action {
        Action::EndTurn
    }

    fn answer(table: &mut Table, click: CityClick) -> Result<ClickOutcome, Refusal> {
        match table.question() {
            Some(question) => table.answer_question(click, &question),
            None => table.answer_click(click),
        }
    }

    fn shortcuts(table: &Table) -> Vec<Shortcut> {
        use Shortcut::{
            Help, Main, Mode, NextCity, NextPlace, OwnCity, PreviousCity, PreviousPlace, Redo,
            Store, Turn, Undo, WholeCity, ZoomIn, ZoomOut,
        };
        let modes = (1..).zip(table.all_modes()).map(|(number, mode)| Mode { number, mode });
        let has_backs = table.game().sets().contains(&Set::Granada);
        let mut all = vec![Main];
        all.extend(modes);
        all.extend([NextPlace, PreviousPlace]);
        all.extend(has_backs.then_some(Turn));
        all.extend([Store, Undo, Redo, PreviousCity, NextCity, OwnCity]);
        all.extend([WholeCity, ZoomIn, ZoomOut, Help]);
        all
    }

    fn objection(table: &Table, refusal: &Refusal) -> Objection {
        match refusal {
            Refusal::Misfit { .. } if table.choice().face().is_some() => Objection::Refused,
            Refusal::NotNow { .. } | Refusal::Over => Objection::Silent,
            _ => Objection::Told,
        }
    }

    fn confirmed(table: &Table) -> Result<Action, Refusal> {
        table.confirmed()
    }

    fn cancelled(choice: &CityChoice) -> CityChoice {
        choice.cancelled()
    }

    fn before(table: &Table) -> Option<(Seat, City)> {
        table.decider().map(|seat| (seat, table.game().city(seat).clone()))
    }

    fn moves(
        table: &Table,
        click: Option<CityClick>,
        outcome: &ClickOutcome,
        before: Option<(Seat, City)>,
    ) -> Vec<CityMove> {
        before.map_or_else(Vec::new, |(seat, city)| table.moves(click, outcome, (seat, &city)))
    }

    fn going_on(table: &Table) -> Option<CityClick> {
        table.question().map(|_| CityClick::Decline)
    }

    fn answers_all(click: CityClick) -> bool {
        matches!(click, CityClick::Answer(_) | CityClick::Decline)
    }

    fn awaited(table: &Table) -> Option<Seat> {
        table.question().map(|question| question.next).or(table.decider())
    }

    fn ends_answer(action: &Action) -> bool {
        matches!(action, Action::Decline | Action::EndTurn)
    }

    fn turn_owner(table: &Table) -> Option<Seat> {
        table.turn_owner()
    }

    fn is_answering(table: &Table) -> bool {
        table.answers().is_some()
    }

    fn played_by_itself(table: &Table) -> Option<Action> {
        table.no_for_all()
    }

    /// A tile that waits is taken in hand at once; others can be taken instead.
    fn default_choice(table: &Table) -> Option<CityChoice> {
        let next = table.game().waiting().iter().next().filter(|_| table.is_placing());
        next.map(|tile| table.holding(tile))
    }
}

impl Table {
    /// How many cards were drawn from the deck since it was last shuffled, the deal left out.
    pub fn drawn(&self) -> usize {
        let drawn = |count: usize, event: &Event| match event {
            Event::Reshuffled { .. } => 0,
            Event::CardOpened { .. } => count + 1,
            _ => count,
        };
        self.story().flatten().fold(0, drawn)
    }

    /// A question that goes round is answered by whoever wants to, and by nothing else: what is clicked
    /// meanwhile means nothing.
    fn answer_question(
        &mut self,
        click: CityClick,
        question: &Question,
    ) -> Result<ClickOutcome, Refusal> {
        match click {
            CityClick::Answer(seat) => self.let_answer(seat),
            CityClick::Decline => self.go_on(question),
            _ => Ok(ClickOutcome::Chosen),
        }
    }

    fn answer_click(&mut self, click: CityClick) -> Result<ClickOutcome, Refusal> {
        match click {
            CityClick::Cell(at) => self.click_cell(at),
            CityClick::Tap(at) => self.tap_cell(at),
            CityClick::Swap { tile, at } => self.play(Action::Swap { at, tile }),
            CityClick::Store => match self.in_hand()? {
                (Source::Waiting, tile, _) => self.play(Action::Store { tile }),
                (Source::Reserve, ..) => Ok(ClickOutcome::Chosen),
            },
            CityClick::Give => {
                let (_, face, fee) = self.in_hand()?;
                self.play(Action::Give { tile: face, pay: fee })
            }
            CityClick::Decline => self.play(Action::Decline),
            _ => {
                self.choice = self.chosen(click)?;
                Ok(ClickOutcome::Chosen)
            }
        }
    }

    /// A cell of the own city: with a tile in hand it is built or swapped there, else a tile of the city
    /// is chosen. Ground means nothing without a tile in hand.
    fn click_cell(&mut self, at: Cell) -> Result<ClickOutcome, Refusal> {
        let city = self.decider().map(|seat| self.game().city(seat));
        let is_taken = city.is_some_and(|city| city.is_taken(at));
        let is_start = city.is_some_and(|city| is_taken && city.face_at(at).is_none());
        match *self.choice() {
            CityChoice::Holding { from: Source::Reserve, .. } => self.play(self.acted_at(at)?),
            CityChoice::Holding { .. } if !self.is_acting() => self.play(self.acted_at(at)?),
            _ if !is_taken || !self.is_acting() => Ok(ClickOutcome::Chosen),
            _ if is_start => Err(Refusal::Misfit { at, misfits: vec![Misfit::StartTile] }),
            _ => {
                self.choice = CityChoice::Built { at };
                Ok(ClickOutcome::Chosen)
            }
        }
    }

    /// A tap pins the tile in hand to a cell where it fits; a second one there builds it.
    fn tap_cell(&mut self, at: Cell) -> Result<ClickOutcome, Refusal> {
        let CityChoice::Holding { face, from, at: pin, .. } = self.choice else {
            return self.click_cell(at);
        };
        if pin == Some(at) || !self.can_lie(face, from, at) {
            return self.click_cell(at);
        }
        self.choice = self.chosen(CityClick::Pin(at))?;
        Ok(ClickOutcome::Chosen)
    }
}
