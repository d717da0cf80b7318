//! The rules of The Gardens of the Alhambra, as RULES.md numbers them.
#![expect(
    clippy::cast_possible_truncation,
    reason = "spaces, buildings, trees and gardens are counted in small numbers"
)]

mod action;
mod actions;
mod ask;
mod board;
mod building;
mod change;
mod check;
mod counts;
mod diagonal;
mod event;
mod garden;
mod hand;
mod misfit;
mod notation;
mod options;
mod order;
mod pile;
mod planted;
mod refusal;
mod rotation;
mod rules;
mod scene;
mod score;
mod site;
mod space;
mod spaces;
mod start;
mod table;
mod tree;
mod view;

pub use action::Action;
pub use ask::{Preview, Spot};
pub use board::Board;
pub use building::Building;
pub use counts::Counts;
pub use diagonal::Diagonal;
pub use event::Event;
pub use garden::Garden;
pub use hand::Hand;
pub use misfit::Misfit;
pub use options::{NotTogether, Options};
pub use order::Order;
pub use planted::Planted;
pub use refusal::{OrderFault, Refusal};
pub use rotation::Rotation;
pub use scene::Scene;
pub use score::{Award, Score};
pub use site::Site;
pub use space::Space;
pub use spaces::Spaces;
pub use table::{Gardens, Phase};
pub use tree::{Tree, Trees};
pub use view::View;

use engine::{Aloud, Chance, Game, Rng, Seat, Silent, Turn};

impl Game for Gardens {
    type Options = Options;
    type Order = Order;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const NAME: &'static str = "gardens";
    const RULES: u32 = 1;

    fn start(
        options: &Options,
        chance: &Chance<Order>,
        tell: &mut impl FnMut(Event),
    ) -> Result<Self, Refusal> {
        Self::set_up(options, chance, &mut Aloud(tell))
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        if self.phase == Phase::Over { Turn::Over } else { Turn::Of(self.turn) }
    }

    fn actions(&self, into: &mut Vec<Action>) {
        self.each_action(&mut |action| into.push(action));
    }

    fn play(&mut self, action: &Action, tell: &mut impl FnMut(Event)) -> Result<(), Refusal> {
        self.check(*action)?;
        self.change(*action, &mut Aloud(tell));
        Ok(())
    }

    fn play_silently(&mut self, action: &Action) {
        debug_assert_eq!(self.check(*action), Ok(()));
        self.change(*action, &mut Silent);
    }

    fn random_action(&self, rng: &mut impl Rng) -> Action {
        self.random(rng)
    }

    fn view(&self, seat: Seat) -> View {
        self.seen_by(seat)
    }

    fn guess(view: &View, rng: &mut impl Rng) -> Self {
        Self::guessed(view, rng)
    }

    fn points(&self, seat: Seat) -> u32 {
        self.trees_of(seat).iter().map(|tree| u32::from(self.points_of(tree))).sum()
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::TurnEnded { .. } | Event::Drew { .. })
    }
}
