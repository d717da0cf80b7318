//! Turn state: who decides, what is awaited of them, and which kinds of action are open.

use crate::city::choice::{CityChoice, Source};
use crate::city::question::Asking;
use crate::table::Table;
use cities::{Action, Cities, Face, Phase, Scoring};
use engine::{Game, Seat, Turn};

/// What a table awaits, and of whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnState {
    /// Who decides; after the end whoever had the last turn.
    pub seat: Seat,
    /// What is awaited.
    pub awaits: Awaits,
}

/// What is awaited of the one who decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Awaits {
    /// An action.
    Action {
        /// It is a further one, earned by an exact payment.
        is_further: bool,
        /// The kinds that are open; none if there is nothing to do but pass.
        modes: Vec<Mode>,
    },
    /// Tiles beside the city are to be placed.
    Placement {
        /// Those that wait.
        tiles: Vec<Face>,
        /// One of them may be given to Dirk (D4).
        can_give: bool,
    },
    /// All is done: the turn is to be ended.
    EndOfTurn,
    /// A purchase through a vizier, or none.
    VizierPurchase,
    /// A purchase through a vizier is to be ended.
    EndOfVizierPurchase,
    /// Bonus cards before a scoring, or none.
    BonusCards(Scoring),
    /// Tiles that were left in the yard are to be placed (E3).
    LastTiles(Vec<Face>),
    /// Nothing: the game is over.
    Nothing,
}

/// A kind of action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Take money.
    TakeMoney,
    /// Buy a tile of the yard.
    Buy,
    /// Change the own city.
    Redesign,
    /// Take a hut (H4).
    TakeHut,
    /// Turn the own vizier face up (V4).
    WakeVizier,
    /// Play a bonus card, which is no action (N2).
    PlayBonus,
}

impl TurnState {
    /// What a game awaits.
    pub fn of(game: &Cities) -> Self {
        let seat = match game.turn() {
            Turn::Of(seat) => seat,
            Turn::Over => game.turn_of(),
        };
        let tiles = || game.waiting().iter().collect();
        let awaits = match game.phase() {
            Phase::Act => {
                Awaits::Action { is_further: game.actions_taken() > 0, modes: modes(game) }
            }
            Phase::Place | Phase::VizierPlace => {
                let can_give = game.waiting().iter().any(|face| game.can_give_to_dirk(face));
                Awaits::Placement { tiles: tiles(), can_give }
            }
            Phase::End => Awaits::EndOfTurn,
            Phase::Vizier => Awaits::VizierPurchase,
            Phase::VizierEnd => Awaits::EndOfVizierPurchase,
            Phase::Bonus(scoring) => Awaits::BonusCards(scoring),
            Phase::Last => Awaits::LastTiles(tiles()),
            Phase::Over => Awaits::Nothing,
        };
        Self { seat, awaits }
    }
}

/// The kinds of action that are open; none where only passing is left (T11).
fn modes(game: &Cities) -> Vec<Mode> {
    let mut actions = Vec::new();
    if game.open_cards().iter().all(Option::is_none) {
        game.actions(&mut actions);
    }
    if actions.contains(&Action::Pass) {
        return Vec::new();
    }
    let mut modes = vec![Mode::TakeMoney, Mode::Buy, Mode::Redesign];
    let can_take_hut = game.takable_huts(game.turn_of()).next().is_some();
    modes.extend(can_take_hut.then_some(Mode::TakeHut));
    modes.extend(game.can_wake_vizier().then_some(Mode::WakeVizier));
    let has_cards = !game.bonus_hand(game.turn_of()).is_empty();
    modes.extend(has_cards.then_some(Mode::PlayBonus));
    modes
}

impl Table {
    /// The kinds of action that are open now to whoever may look at their hand; for somebody who answers
    /// a question, what it is about.
    pub fn modes(&self) -> Vec<Mode> {
        match TurnState::of(self.game()).awaits {
            Awaits::Action { modes, .. } if self.is_acting() => modes,
            _ => self.answering_mode().or_else(|| self.mode_left()).into_iter().collect(),
        }
    }

    /// Once nothing else is left, a bonus card may still be played (N2).
    fn mode_left(&self) -> Option<Mode> {
        let is_over = self.game().phase() == Phase::End;
        let can = is_over && self.bonus_hints().iter().any(|hint| hint.uses.can_be_played());
        can.then_some(Mode::PlayBonus)
    }

    /// What somebody does who answers a question.
    fn answering_mode(&self) -> Option<Mode> {
        self.hand_shown()?;
        self.answers().map(|asking| match asking {
            Asking::Viziers => Mode::WakeVizier,
            Asking::BonusCards(_) => Mode::PlayBonus,
        })
    }

    /// The kinds of action that this game has, whether they are open now or not.
    pub fn all_modes(&self) -> Vec<Mode> {
        let cities::Options { viziers, bonus_cards, huts, .. } = *self.options();
        let mut modes = vec![Mode::TakeMoney, Mode::Buy, Mode::Redesign];
        modes.extend(huts.then_some(Mode::TakeHut));
        modes.extend(viziers.then_some(Mode::WakeVizier));
        modes.extend(bonus_cards.then_some(Mode::PlayBonus));
        modes
    }

    /// The kind of action whose pieces show where there is room for one kind only: the one that is
    /// entered, else buying if anything can be paid, else taking money.
    pub fn shelf(&self) -> Mode {
        let can_buy = || self.yard_hints().iter().any(|hint| hint.is_enough);
        let by_default = || if can_buy() { Mode::Buy } else { Mode::TakeMoney };
        match self.asked() {
            Some(Asking::BonusCards(_)) => Mode::PlayBonus,
            Some(Asking::Viziers) => self.mode().unwrap_or(Mode::Buy),
            None => self.mode().unwrap_or_else(by_default),
        }
    }

    /// True while somebody who may look at their hand is to take an action.
    pub fn is_acting(&self) -> bool {
        self.game().phase() == Phase::Act && self.hand_shown().is_some()
    }

    /// True while a tile must be placed before anything else.
    pub fn is_placing(&self) -> bool {
        matches!(self.game().phase(), Phase::Place | Phase::VizierPlace | Phase::Last)
    }

    /// The kind of action that is being chosen.
    pub fn mode(&self) -> Option<Mode> {
        if let Some(mode) = self.answering_mode() {
            return Some(mode);
        }
        match self.choice() {
            CityChoice::Mode(mode) => Some(*mode),
            CityChoice::Money { .. } => Some(Mode::TakeMoney),
            CityChoice::Hut { .. } => Some(Mode::TakeHut),
            CityChoice::Bonus { .. } => Some(Mode::PlayBonus),
            CityChoice::Purchase { .. } => Some(Mode::Buy),
            CityChoice::Holding { from: Source::Reserve, .. } | CityChoice::Built { .. } => {
                Some(Mode::Redesign)
            }
            _ => None,
        }
    }

    /// The kind of action whose pieces stand out: a vizier buys in the yard.
    pub fn mode_shown(&self) -> Option<Mode> {
        let is_buying = self.answers() == Some(Asking::Viziers);
        self.mode().map(|mode| if is_buying { Mode::Buy } else { mode })
    }

    /// Who is to place a tile that was left in the yard; nobody once the last scoring comes next.
    pub fn places_last_tile(&self) -> Option<Seat> {
        self.decider().filter(|_| self.game().phase() == Phase::Last)
    }

    /// How many of the four modules are played.
    pub fn module_count(&self) -> u32 {
        let cities::Options { viziers, bureaus, bonus_cards, huts, .. } = *self.options();
        [viziers, bureaus, bonus_cards, huts].into_iter().map(u32::from).sum()
    }

    /// How many secret bonus cards a seat holds, where they are played.
    pub fn bonus_count(&self, seat: Seat) -> Option<u32> {
        self.options().bonus_cards.then(|| self.game().bonus_count(seat))
    }
}
