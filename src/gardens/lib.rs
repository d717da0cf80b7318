//! The rules of The Gardens of the Alhambra, as RULES.md numbers them.
//!
//! Gardens are laid one beside the other; where a building is surrounded, whoever has most trees around it
//! wins it. The board counts those trees as it grows, so that places, previews and scores are read off.
//!
//! | file | what it has |
//! | --- | --- |
//! | `table.rs`, `start.rs` | everything that lies on a table, and how it gets there |
//! | `action.rs`, `actions.rs`, `check.rs`, `change.rs` | actions: listed, checked, carried out |
//! | `board.rs`, `counts.rs`, `site.rs`, `landmark.rs` | what lies where, and the trees around each building |
//! | `space.rs`, `spaces.rs`, `diagonal.rs`, `rotation.rs` | the geometry of the board |
//! | `score.rs` | who wins a building, and why |
//! | `garden.rs`, `tree.rs`, `building.rs`, `hand.rs`, `pile.rs`, `planted.rs`, `order.rs` | the pieces |
//! | `rules.rs`, `options.rs` | the one place that asks which variant is played |
//! | `event.rs`, `refusal.rs`, `misfit.rs`, `fault_text.rs` | what happened; why something is not allowed |
//! | `view.rs`, `queries.rs`, `notation.rs`, `scene.rs` | what a seat knows; questions; words; tables by hand |
//!
//! ```
//! use engine::{Chance, Game, Match, Seed};
//! use gardens::{Action, Gardens, Options};
//!
//! # fn main() -> Result<(), gardens::Refusal> {
//! let mut table: Match<Gardens> = Match::start(Options::new(2), Chance::Seed(Seed(2011)))?;
//! let begins = table.game().turn();
//! let mut allowed = Vec::new();
//! table.game().actions(&mut allowed);
//! table.play(allowed[0])?;
//!
//! // What is not allowed says why, and by which rule.
//! let refusal = table.play(allowed[0]).unwrap_err();
//! assert_eq!(refusal.to_string(), "a garden lies, and the turn can only be ended (R6)");
//!
//! table.play(Action::EndTurn)?;
//! assert_ne!(table.game().turn(), begins);
//! # Ok(())
//! # }
//! ```
#![expect(
    clippy::cast_possible_truncation,
    reason = "spaces, buildings, trees and gardens are counted in small numbers"
)]

mod action;
mod actions;
mod board;
mod building;
mod change;
mod check;
mod counts;
mod diagonal;
mod event;
mod fault_text;
mod garden;
mod hand;
mod landmark;
mod misfit;
mod notation;
mod options;
mod order;
mod pile;
mod planted;
mod queries;
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
pub use board::Board;
pub use building::Building;
pub use counts::Counts;
pub use diagonal::Diagonal;
pub use event::Event;
pub use garden::Garden;
pub use hand::Hand;
pub use landmark::Landmark;
pub use misfit::Misfit;
pub use options::{NotTogether, Options};
pub use order::Order;
pub use planted::Planted;
pub use queries::{Neighbour, Preview, Spot};
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
