//! Setting the table.

use crate::city::City;
use crate::deck::{Deck, Discards};
use crate::event::Event;
use crate::event_sink::EventSink;
use crate::modules::Modules;
use crate::options::Options;
use crate::order::{Order, marked_cards};
use crate::pieces::card::Card;
use crate::pieces::faces::Faces;
use crate::pieces::money::Money;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::table::{Cities, Phase, Player};
use crate::turn::dirk::Dirk;
use crate::turn::last_tiles::Ending;
use crate::turn::yard::Yard;
use engine::{Chance, Dice, Seat};

impl Cities {
    pub(crate) fn set_up(
        options: &Options,
        chance: &Chance<Order>,
        sink: &mut impl EventSink,
    ) -> Result<Self, Refusal> {
        if let Some(reason) = options.refusal() {
            return Err(Refusal::Options(reason));
        }
        let (order, dice) = match chance {
            Chance::Seed(seed) => Order::shuffled(options, *seed),
            Chance::Stacked(order) => {
                order.check(options).map_err(Refusal::Order)?;
                (order.clone(), Dice::new(order.later))
            }
        };
        let mut table = Self::empty(options, &order, dice);
        table.deal(options, sink);
        table.deck.find_sections(&marked_cards(&table.rules, Modules::bureau_cards(options)));
        table.deal_modules(&order, sink);
        table.yard.deliver_first(&table.rules, &mut table.dice, sink);
        table.dirk_begins(sink);
        Ok(table)
    }

    fn empty(options: &Options, order: &Order, dice: Dice) -> Self {
        let rules = Rules::of(options);
        let player = Player {
            city: City::new(rules.home()),
            reserve: Faces::default(),
            money: Money::NONE,
            points: 0,
        };
        Self {
            rules,
            seats: options.seats,
            dice,
            deck: Deck::stacked(order.deck.iter().copied()),
            discards: Discards::default(),
            open: [None; 4],
            yard: Yard::new(order),
            players: std::array::from_fn(|_| player.clone()),
            dirk: Dirk::default(),
            modules: Modules::of(options),
            turn: Seat(0),
            decider: Seat(0),
            phase: Phase::Act,
            waiting: Faces::default(),
            actions_taken: 0,
            b_waits: rules.scoring_piles[1].is_none(),
            scored: 0,
            idle: 0,
            took_something: false,
            due: [false; 2],
            ending: Ending::default(),
        }
    }

    /// Start money, who begins, and the first open cards (M3 to M5).
    fn deal(&mut self, options: &Options, sink: &mut impl EventSink) {
        for seat in Seat::all(self.seats) {
            while self.player(seat).money.sum() < 20 {
                let Some(Card::Coin(coin)) = self.deck.draw() else {
                    break;
                };
                self.player_mut(seat).money.add(coin);
            }
            let money = self.player(seat).money;
            sink.tell(|| Event::Dealt { seat, money });
        }
        // Clockwise from the youngest, so that among equals the first one found begins (M4).
        let order = options.youngest.clockwise(self.seats);
        let hand = |seat: &Seat| (self.player(*seat).money.count(), self.player(*seat).money.sum());
        let begins = order.min_by_key(hand).unwrap_or(options.youngest);
        (self.turn, self.decider) = (begins, begins);
        sink.tell(|| Event::Begins { seat: begins });
        for place in 0..4 {
            self.open[place] = self.deck.draw();
            if let Some(card) = self.open[place] {
                sink.tell(|| Event::CardOpened { card });
            }
        }
    }
}
