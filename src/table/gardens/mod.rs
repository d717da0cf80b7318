//! The table of the Gardens: what a click means there.

pub(crate) mod around;
pub(crate) mod chronicle;
pub(crate) mod final_report;
pub(crate) mod lanes;

use crate::answer::{ClickOutcome, Objection};
use crate::game_id::GameId;
use crate::gardens::chronicle::GardenChronicle;
use crate::players::{Colour, Players};
use crate::saves::head::Progress;
use crate::saves::picture::Picture;
use crate::shortcut::Shortcut;
use crate::table::Table;
use crate::table_game::TableGame;
use engine::Seat;
use gardens::{
    Action, Event, Garden, Gardens, Misfit, Options, Phase, Planted, Preview, Refusal, Rotation,
    Space, Tree,
};
use std::convert::Infallible;

/// A click, a tap or a key at a table of the Gardens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GardenClick {
    /// A garden of the hand.
    Hand(Garden),
    /// A space: the first time it is looked at, every further time the garden turns.
    Look(Space),
    /// The keyboard's cursor has come to a space: the garden is pinned there if it fits.
    Pin(Space),
    /// The garden in hand turns by a quarter, clockwise or back.
    Turn {
        /// Clockwise.
        is_right: bool,
    },
    /// The garden in hand is laid.
    Plant(Space),
}

/// What is awaited of the one who decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GardenAwaits {
    /// The very first garden is to be planted, inside (R7).
    FirstGarden,
    /// A garden is to be planted.
    Garden,
    /// All is done: the turn is to be ended.
    EndOfTurn,
    /// Nothing: the game is over.
    Nothing,
}

/// The garden in hand and where it is to lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Planting {
    /// The garden; none while nobody may see it, or when it lies.
    pub garden: Option<Garden>,
    /// How far it is turned.
    pub rotation: Rotation,
    /// The space that is looked at.
    pub at: Option<Space>,
}

impl Planting {
    /// The garden as it would lie.
    pub fn planted(self) -> Option<Planted> {
        self.garden.map(|garden| garden.turned(self.rotation))
    }
}

impl TableGame for Gardens {
    type Choice = Planting;
    type Click = GardenClick;
    type Chronicle = GardenChronicle;
    type Move = Infallible;
    type Before = ();

    fn id_of(_options: &Options) -> GameId {
        GameId::Gardens
    }

    fn seats_of(options: &Options) -> u8 {
        options.seats
    }

    fn progress(table: &Table<Self>) -> Progress {
        Progress::Buildings(table.buildings_scored())
    }

    fn picture(&self, _seat: Seat) -> Picture {
        Picture::Gardens(Box::new(self.board().clone()))
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

    /// The garden is planted where it is pinned; after that the turn is ended.
    fn confirmed(table: &Table<Self>) -> Result<Action, Refusal> {
        let Planting { at, .. } = *table.choice();
        match (table.choice().planted(), at) {
            (Some(planted), Some(at)) => Ok(Action::Plant { at, planted }),
            _ if table.awaits() == GardenAwaits::EndOfTurn => Ok(Action::EndTurn),
            _ => Err(table.why_not_now()),
        }
    }

    fn shortcuts(_table: &Table<Self>) -> Vec<Shortcut> {
        use Shortcut::{Help, Main, NextPlace, PreviousPlace, Redo, Turn, TurnBack, Undo};
        vec![Main, NextPlace, PreviousPlace, Turn, TurnBack, Undo, Redo, Help]
    }

    fn objection(_table: &Table<Self>, refusal: &Refusal) -> Objection {
        match refusal {
            Refusal::Misfit { .. } => Objection::Refused,
            Refusal::TurnIsDone | Refusal::Over => Objection::Silent,
            _ => Objection::Told,
        }
    }

    fn answer(table: &mut Table<Self>, click: GardenClick) -> Result<ClickOutcome<Event>, Refusal> {
        match click {
            GardenClick::Plant(at) => {
                let planted = table.choice().planted().ok_or_else(|| table.why_not_now())?;
                return table.play(Action::Plant { at, planted });
            }
            GardenClick::Look(at) => table.look(at)?,
            GardenClick::Pin(at) => {
                table.choice.at = Some(at).filter(|&at| matches!(table.preview(at), Some(Ok(_))));
            }
            GardenClick::Hand(garden) => {
                if !table.game().hand(table.game().turn_of()).has(garden) {
                    return Err(Refusal::NotInHand(garden));
                }
                if table.choice.garden.is_some() {
                    table.choice.garden = Some(garden);
                }
            }
            GardenClick::Turn { is_right } => table.turn(is_right),
        }
        Ok(ClickOutcome::Chosen)
    }

    /// The garden stays in hand, but no space is looked at.
    fn cancelled(choice: &Planting) -> Planting {
        Planting { at: None, ..*choice }
    }

    fn before(_table: &Table<Self>) {}

    fn moves(
        _table: &Table<Self>,
        _click: Option<GardenClick>,
        _outcome: &ClickOutcome<Event>,
        (): (),
    ) -> Vec<Infallible> {
        Vec::new()
    }

    /// The first garden of the hand is taken up at once, unless another one is.
    fn default_choice(table: &Table<Self>) -> Option<Planting> {
        let game = table.game();
        let (hand, now) = (game.hand(game.turn_of()), *table.choice());
        let is_open = game.phase() == Phase::Plant && !now.garden.is_some_and(|one| hand.has(one));
        is_open.then(|| Planting { garden: hand.iter().next(), ..now })
    }

    /// A garden that is taken back is in hand as it lay, over its space.
    fn taken_back(action: &Action) -> Planting {
        match *action {
            Action::Plant { at, planted } => Planting {
                garden: Some(planted.garden()),
                rotation: planted.rotation(),
                at: Some(at),
            },
            Action::EndTurn => Planting::default(),
        }
    }

    /// Everybody plays in the colour of their trees (R4); with two of them in that of the first (R16).
    fn assign_colours(players: &mut Players, options: &Options) {
        for (player, tree) in players.players.iter_mut().zip(options.trees) {
            player.colour = Colour::of_tree(tree);
        }
    }
}

impl Colour {
    /// The colour of a type of tree.
    pub const fn of_tree(tree: Tree) -> Self {
        Self(Self::FIRST_TREE + tree as u8)
    }

    /// The type of tree whose colour it is.
    pub fn tree(self) -> Option<Tree> {
        Tree::ALL.into_iter().find(|&tree| Self::of_tree(tree) == self)
    }
}

impl Table<Gardens> {
    /// What is awaited of the one who decides.
    pub fn awaits(&self) -> GardenAwaits {
        match self.game().phase() {
            Phase::Plant if self.game().board().taken().is_empty() => GardenAwaits::FirstGarden,
            Phase::Plant => GardenAwaits::Garden,
            Phase::End => GardenAwaits::EndOfTurn,
            Phase::Over => GardenAwaits::Nothing,
        }
    }

    /// How many buildings are scored.
    pub fn buildings_scored(&self) -> u32 {
        u32::try_from(self.game().board().finished().count()).unwrap_or(u32::MAX)
    }

    /// True if the main button does something now: plants the garden in hand, or ends the turn.
    pub fn can_confirm(&self) -> bool {
        self.hand_shown().is_some() && Gardens::confirmed(self).is_ok()
    }

    /// What the garden in hand would bring on a space, or which rule it would break; nothing without
    /// a garden in hand.
    pub fn preview(&self, at: Space) -> Option<Result<Preview, Misfit>> {
        self.choice().planted().map(|planted| self.game().preview(at, planted))
    }

    /// The first look is at the space, every further one turns the garden.
    fn look(&mut self, at: Space) -> Result<(), Refusal> {
        let preview = self.preview(at).ok_or_else(|| self.why_not_now())?;
        preview.map_err(|misfit| Refusal::Misfit { at, misfit })?;
        if self.choice.at.replace(at) == Some(at) {
            self.turn(true);
        }
        Ok(())
    }

    fn turn(&mut self, is_right: bool) {
        let now = self.choice.rotation;
        self.choice.rotation = if is_right { now.right() } else { now.left() };
    }

    /// Why there is no garden in hand.
    fn why_not_now(&self) -> Refusal {
        if self.decider().is_none() { Refusal::Over } else { Refusal::TurnIsDone }
    }
}
