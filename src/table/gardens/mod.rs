//! The table of the Gardens: what a click means there.

use crate::guests::{Colour, Guests};
use crate::seated::Seated;
use crate::table::{Happening, Table};
use engine::Seat;
use gardens::{
    Action, Event, Garden, Gardens, Misfit, Options, Phase, Planted, Preview, Refusal, Rotation,
    Space, Tree,
};

/// A click, a tap or a key at a table of the Gardens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GardenClick {
    /// A garden of the hand.
    Hand(Garden),
    /// A space: the first time it is looked at, every further time the garden turns.
    Look(Space),
    /// The garden in hand turns by a quarter, clockwise or back.
    Turn {
        /// Clockwise.
        is_right: bool,
    },
    /// The garden in hand is laid.
    Plant(Space),
    /// No space is looked at.
    Cancel,
    /// The turn is over.
    EndTurn,
    /// Take the last action back.
    Undo,
    /// Play it again.
    Redo,
    /// Take all actions of the turn back.
    RestartTurn,
    /// The person named on the curtain is here.
    Unveil,
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

impl Seated for Gardens {
    type Choice = Planting;

    fn seats_of(options: &Options) -> u8 {
        options.seats
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

    /// The first garden of the hand is taken up at once, unless another one is.
    fn settled(table: &Table<Self>) -> Option<Planting> {
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
    fn dress(guests: &mut Guests, options: &Options) {
        for (guest, tree) in guests.guests.iter_mut().zip(options.trees) {
            guest.colour = Colour::of_tree(tree);
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
    /// Whose hand may show now: nobody's behind the curtain.
    pub fn hand_shown(&self) -> Option<Seat> {
        if self.curtain.is_some() { None } else { self.decider() }
    }

    /// What the garden in hand would bring on a space, or which rule it would break; nothing without
    /// a garden in hand.
    pub fn preview(&self, at: Space) -> Option<Result<Preview, Misfit>> {
        self.choice().planted().map(|planted| self.game().preview(at, planted))
    }

    /// Answers a click. What is not allowed is refused with its rule, and nothing changes; what has
    /// no meaning just now does nothing.
    pub fn click(&mut self, click: GardenClick) -> Result<Happening<Event>, Refusal> {
        if self.curtain.is_some() {
            let is_here = click == GardenClick::Unveil;
            return Ok(if is_here { self.unveil() } else { Happening::Chosen });
        }
        match click {
            GardenClick::Plant(at) => {
                let planted = self.choice().planted().ok_or_else(|| self.why_not_now())?;
                return self.play(Action::Plant { at, planted });
            }
            GardenClick::EndTurn => return self.play(Action::EndTurn),
            GardenClick::Undo => return Ok(self.undo(1).unwrap_or(Happening::Chosen)),
            GardenClick::RestartTurn => {
                return Ok(self.undo(self.undoable()).unwrap_or(Happening::Chosen));
            }
            GardenClick::Redo => return Ok(self.redo().unwrap_or(Happening::Chosen)),
            GardenClick::Look(at) => self.look(at)?,
            GardenClick::Hand(garden) => {
                if !self.game().hand(self.game().turn_of()).has(garden) {
                    return Err(Refusal::NotInHand(garden));
                }
                if self.choice.garden.is_some() {
                    self.choice.garden = Some(garden);
                }
            }
            GardenClick::Turn { is_right } => self.turn(is_right),
            GardenClick::Cancel => self.choice.at = None,
            GardenClick::Unveil => {}
        }
        Ok(Happening::Chosen)
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
