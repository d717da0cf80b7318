//! The rules of Alhambra, Granada, both together and the four modules, as RULES.md numbers them.
//!
//! One engine plays all of them: the set of a tile is a property of the tile, a game is the sets in play
//! and a small value of tables, and modules are optional fields. What is allowed is checked first, then
//! changed, then told.
//!
//! | folder or file | what it has |
//! | --- | --- |
//! | `table.rs` | everything that lies on a table: start here |
//! | `turn/` | actions: listed, checked, carried out; the yard, Dirk, the last tiles, between two turns |
//! | `city/` | a city as rows of bits: all places for a tile, what speaks against one, the longest line |
//! | `modules/` | a file for each module, and in `mod.rs` every opening of the base game for them |
//! | `pieces/` | buildings, tiles, cards, money; `data.rs` lists them as printed |
//! | `rules.rs`, `options.rs` | the one place that asks which game is played, and what can be agreed on |
//! | `scoring.rs` | who gets how much, and why |
//! | `deck.rs`, `order.rs` | piles, and what can be stacked by hand |
//! | `view.rs`, `queries.rs` | what one seat can know; questions about a table |
//! | `event.rs`, `event_sink.rs` | what happened, and who is told |
//! | `refusal.rs`, `fault_text.rs` | why something is not allowed, also for people who program |
//! | `notation.rs`, `scene.rs` | actions as short words; tables arranged by hand |
//!
//! ```
//! use cities::{Cities, Kind, Options};
//! use engine::{Chance, Game, Match, Record, Seed};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let options = Options::new(Kind::Granada, 3);
//! let mut table: Match<Cities> = Match::start(options, Chance::Seed(Seed(2003)))?;
//! let mut allowed = Vec::new();
//! table.game().actions(&mut allowed);
//! table.play(allowed[0])?;
//!
//! // The record of a game is short text, and plays to the same table anywhere.
//! let text = table.record().to_text();
//! let again = Record::<Cities>::from_text(&text)?.replay()?;
//! assert!(again.game() == table.game());
//!
//! // What is not allowed says why, by the number of the rule.
//! let refusal = table.play("pass".to_owned().try_into()?).unwrap_err();
//! assert!(refusal.to_string().ends_with(&format!("({})", refusal.rule())));
//! # Ok(())
//! # }
//! ```
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "rows, columns, cards and tiles are counted in small numbers"
)]

mod city;
mod deck;
mod event;
mod event_sink;
mod fault_text;
mod modules;
mod notation;
mod options;
mod order;
mod pieces;
mod queries;
mod refusal;
mod rules;
mod scene;
mod scoring;
mod table;
mod turn;
mod view;

pub use city::cell::Cell;
pub use city::line::{Edge, Line};
pub use city::misfit::Misfit;
pub use city::places::Places;
pub use city::side::{Side, Sides};
pub use city::{City, Laid};
pub use event::{Event, LineScore, Rank, Who};
pub use modules::MOST_HUTS;
pub use options::{Kind, NotTogether, Options};
pub use order::Order;
pub use pieces::building::{Building, Set};
pub use pieces::bureau::Bureau;
pub use pieces::card::{Card, Scoring};
pub use pieces::face::Face;
pub use pieces::faces::Faces;
pub use pieces::money::{Coin, Currency, Money, Purse};
pub use pieces::payment::Payment;
pub use queries::{Effect, Spot};
pub use refusal::{OrderFault, Refusal};
pub use rules::{granada_prizes, has_dirk};
pub use scene::Scene;
pub use table::{Cities, Phase};
pub use turn::action::Action;
pub use turn::check::MOST_TOGETHER;
pub use turn::last_tiles::LastTile;
pub use turn::turning::TURNING_FEE;
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
                | Event::LastTile(_)
        )
    }
}
