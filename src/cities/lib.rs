//! The rules of Alhambra, Granada, both together and the four modules, as RULES.md numbers them.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "rows, columns, cards and tiles are counted in small numbers"
)]

mod action;
mod actions;
mod ask;
mod between;
mod building;
mod card;
mod cell;
mod change;
mod check;
mod city;
mod data;
mod deck;
mod event;
mod face;
mod faces;
mod line;
mod misfit;
mod modules;
mod money;
mod notation;
mod options;
mod order;
mod payment;
mod places;
mod random;
mod refusal;
mod rules;
mod scene;
mod scoring;
mod side;
mod start;
mod table;
mod tell;
mod view;

pub use action::Action;
pub use ask::{Effect, Spot};
pub use building::{Building, Set};
pub use card::{Card, Scoring};
pub use cell::Cell;
pub use city::{City, Laid};
pub use event::{Event, LineScore, Rank, Who};
pub use face::Face;
pub use faces::Faces;
pub use line::{Edge, Line};
pub use misfit::Misfit;
pub use money::{Coin, Currency, Money, Purse};
pub use options::{Kind, NotTogether, Options};
pub use order::Order;
pub use payment::{Bureau, Payment};
pub use places::Places;
pub use refusal::{OrderFault, Refusal};
pub use scene::Scene;
pub use side::{Side, Sides};
pub use table::{Cities, Phase};
pub use view::View;

use engine::{Aloud, Chance, Game, Rng, Seat, Silent, Turn};

impl Game for Cities {
    type Options = Options;
    type Order = Order;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const NAME: &'static str = "cities";
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
        if self.phase == Phase::Over { Turn::Over } else { Turn::Of(self.decider) }
    }

    fn actions(&self, into: &mut Vec<Action>) {
        self.each_action(&mut |action| into.push(action));
    }

    fn play(&mut self, action: &Action, tell: &mut impl FnMut(Event)) -> Result<(), Refusal> {
        self.check(action)?;
        self.change(action, &mut Aloud(tell));
        Ok(())
    }

    fn play_silently(&mut self, action: &Action) {
        debug_assert_eq!(self.check(action), Ok(()));
        self.change(action, &mut Silent);
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
        u32::from(self.player(seat).points)
    }

    fn reveals(event: &Event) -> bool {
        matches!(
            event,
            Event::TurnEnded { .. }
                | Event::CardOpened { .. }
                | Event::TileOpened { .. }
                | Event::HutOpened { .. }
                | Event::DirkGot { .. }
                | Event::LastTile { .. }
        )
    }
}
