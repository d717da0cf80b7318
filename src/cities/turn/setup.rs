//! Setting the table.

use crate::card::Card;
use crate::city::City;
use crate::deck::{Deck, Discards};
use crate::event::Event;
use crate::face::Face;
use crate::faces::Faces;
use crate::modules::Modules;
use crate::money::Money;
use crate::options::Options;
use crate::order::Order;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::table::{Bag, Cities, Dirk, Phase, Player, Story};
use crate::tell::Teller;
use engine::{Chance, Dice, Seat, below};

impl Cities {
    pub(crate) fn set_up(
        options: &Options,
        chance: &Chance<Order>,
        teller: &mut impl Teller,
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
        table.deal(options, teller);
        table.deck.find_sections(&table.rules, options.bureaus);
        table.deal_modules(&order, teller);
        table.first_delivery(teller);
        table.dirk_draws(|_| 6, false, teller);
        Ok(table)
    }

    fn empty(options: &Options, order: &Order, dice: Dice) -> Self {
        let rules = Rules::of(options);
        let player = Player {
            city: City::new(rules.home()),
            reserve: Faces::default(),
            money: Money::NONE,
            bureaus: 0,
            points: 0,
        };
        Self {
            rules,
            seats: options.seats,
            dice,
            deck: Deck::stacked(order.deck.iter().copied()),
            discards: Discards::default(),
            open: [None; 4],
            bags: [Bag::stacked(&order.alhambra), Bag::stacked(&order.granada)],
            yard: [[None; 2]; 4],
            is_odd: false,
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
            story: Story::default(),
        }
    }

    /// Start money, who begins, and the first open cards (M3 to M5).
    fn deal(&mut self, options: &Options, teller: &mut impl Teller) {
        for seat in Seat::all(self.seats) {
            while self.player(seat).money.sum() < 20 {
                let Some(Card::Coin(coin)) = self.deck.draw() else {
                    break;
                };
                self.player_mut(seat).money.add(coin);
            }
            let money = self.player(seat).money;
            teller.tell(|| Event::Dealt { seat, money });
        }
        // Clockwise from the youngest, so that among equals the first one found begins (M4).
        let order = options.youngest.clockwise(self.seats);
        let hand = |seat: &Seat| (self.player(*seat).money.count(), self.player(*seat).money.sum());
        let begins = order.min_by_key(hand).unwrap_or(options.youngest);
        (self.turn, self.decider) = (begins, begins);
        teller.tell(|| Event::Begins { seat: begins });
        for place in 0..4 {
            self.open[place] = self.deck.draw();
            if let Some(card) = self.open[place] {
                teller.tell(|| Event::CardOpened { card });
            }
        }
    }

    fn deal_modules(&mut self, order: &Order, teller: &mut impl Teller) {
        let seats = self.seats;
        if let Some(cards) = &mut self.modules.bonus {
            let each = cards.deal(seats, &order.bonus_cards);
            teller.tell(|| Event::BonusCardsDealt { each });
        }
        if let Some(huts) = &mut self.modules.huts {
            huts.stack(&order.huts);
            huts.turn_up(teller);
        }
    }

    /// The first tiles of the yard, even sides up; then the marker names odd (Y2, G2, X2).
    fn first_delivery(&mut self, teller: &mut impl Teller) {
        for &set in self.rules.sets {
            let mut unfit: Vec<Face> = Vec::new();
            for space in 0..4 {
                while let Some(face) = self.bags[set as usize].draw() {
                    let is_fit = !self.rules.first_need_border
                        || face.other_side().is_none()
                        || face.borders().count() > 0;
                    if is_fit {
                        self.yard[space][set as usize] = Some(face);
                        break;
                    }
                    unfit.push(face);
                }
            }
            if !unfit.is_empty() {
                // Put back into the bag: anywhere among the others.
                let mut stream = self.dice.next_stream();
                for face in unfit {
                    let places = self.bags[set as usize].len() as u32 + 1;
                    self.bags[set as usize].put_back(face, below(places, &mut stream) as usize);
                }
            }
        }
        let opened: Vec<_> = self.yard().collect();
        for (space, face) in opened {
            teller.tell(|| Event::TileOpened { space, face });
        }
        self.is_odd = true;
    }
}
