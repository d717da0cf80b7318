//! An allowed action at random, for playouts: no lists, nothing allocated.

use crate::city::City;
use crate::city::cell::Cell;
use crate::pieces::card::Card;
use crate::pieces::face::Face;
use crate::pieces::faces::Faces;
use crate::pieces::money::{Currency, Money};
use crate::pieces::payment::Payment;
use crate::table::{Cities, Phase};
use crate::turn::action::Action;
use crate::turn::check::may_be_taken;
use engine::{Rng, below};

/// Keeps one of the things it is shown, each with the same chance.
struct Pick<T> {
    kept: Option<T>,
    seen: u32,
}

impl<T> Pick<T> {
    fn new() -> Self {
        Self { kept: None, seen: 0 }
    }

    fn see(&mut self, thing: T, rng: &mut impl Rng) {
        self.seen += 1;
        if self.seen == 1 || below(self.seen, rng) == 0 {
            self.kept = Some(thing);
        }
    }
}

impl Cities {
    /// First a kind of action among those possible, then uniformly within it; redesigning by removing
    /// or swapping one time in sixteen.
    pub(crate) fn random(&self, rng: &mut impl Rng) -> Action {
        match self.phase {
            Phase::Act => self.random_main(rng),
            Phase::Place | Phase::VizierPlace | Phase::Last => self.random_placing(rng),
            Phase::End => self.random_bonus(rng).unwrap_or(Action::EndTurn),
            Phase::VizierEnd | Phase::Over => Action::EndTurn,
            Phase::Bonus(_) => self.random_bonus(rng).unwrap_or(Action::Decline),
            Phase::Vizier => {
                self.random_purchase(rng).filter(|_| below(2, rng) == 0).unwrap_or(Action::Decline)
            }
        }
    }

    fn random_main(&self, rng: &mut impl Rng) -> Action {
        if below(16, rng) == 0
            && let Some(action) = self.random_redesign(rng)
        {
            return action;
        }
        // Kinds that turn out to be impossible are drawn no more.
        let mut kinds = [0_u8, 1, 2, 3];
        let mut left = if self.may_have_module_actions() { 4 } else { 3 };
        while left > 0 {
            let drawn = below(left, rng) as usize;
            let action = match kinds[drawn] {
                0 => self.random_take(rng),
                1 => self.random_purchase(rng),
                2 => self.random_build(rng),
                _ => self.random_of_module(rng),
            };
            if let Some(action) = action {
                return action;
            }
            left -= 1;
            kinds.swap(drawn, left as usize);
        }
        self.random_redesign(rng).unwrap_or(Action::Pass)
    }

    /// Choices of places are drawn until one may be taken: as fair as listing them all.
    fn random_take(&self, rng: &mut impl Rng) -> Option<Action> {
        if self.open.iter().all(Option::is_none) {
            return None;
        }
        let value = |place: usize| match self.open[place] {
            Some(Card::Coin(coin)) => coin.value,
            _ => 30,
        };
        let values = [value(0), value(1), value(2), value(3)];
        loop {
            let choice = 1 + below(15, rng) as u8;
            let sum: u8 = (0..4).map(|place| (choice >> place & 1) * values[place]).sum();
            if may_be_taken(choice.is_power_of_two(), sum.into())
                && let Some(money) = self.take_of(choice)
            {
                return Some(Action::Take(money));
            }
            if choice.is_power_of_two()
                && let Some(action) = self.bureau_at(choice.trailing_zeros() as usize)
            {
                return Some(action);
            }
        }
    }

    /// A tile that can be paid, then one of its sensible payments.
    fn random_purchase(&self, rng: &mut impl Rng) -> Option<Action> {
        let mut payable = [(Currency::Denar, Face::from_code(0)); 8];
        let mut count = 0;
        for (space, tiles) in self.yard.spaces() {
            for &face in tiles.iter().flatten() {
                if self.can_buy(space, face) {
                    payable[count] = (space, face);
                    count += 1;
                }
            }
        }
        if count == 0 {
            return None;
        }
        let (space, tile) = payable[below(count as u32, rng) as usize];
        let mut pick: Pick<Payment> = Pick::new();
        self.each_payment(space, tile.price(), &mut |pay| {
            if self.is_enough(pay.money.sum(), tile.price().into()) {
                pick.see(pay, rng);
            }
        });
        pick.kept.map(|pay| Action::Buy { tile, pay })
    }

    fn can_buy(&self, space: Currency, face: Face) -> bool {
        if !self.must_pay_exactly() || self.may_mix_currencies() {
            return self.can_pay(space, face.price());
        }
        self.me().money.purse(space).exact_sums() & 1 << face.price() != 0
    }

    fn random_build(&self, rng: &mut impl Rng) -> Option<Action> {
        let me = self.me();
        let (tile, at) = random_place(&me.city, &me.reserve, rng)?;
        Some(Action::Build { tile, at })
    }

    /// A tile that can leave or be swapped, then what is done with it. Judging all tiles is dear, so a
    /// few are drawn first; drawing again is as fair.
    fn random_redesign(&self, rng: &mut impl Rng) -> Option<Action> {
        let me = self.me();
        let tiles = me.city.tiles();
        if tiles.is_empty() {
            return None;
        }
        for _ in 0..6 {
            let at = tiles[below(tiles.len() as u32, rng) as usize].at;
            if let Some(action) = self.redesign_at(at, rng) {
                return Some(action);
            }
        }
        let mut pick = Pick::new();
        for laid in tiles {
            if let Some(action) = self.redesign_at(laid.at, rng) {
                pick.see(action, rng);
            }
        }
        pick.kept
    }

    fn redesign_at(&self, at: Cell, rng: &mut impl Rng) -> Option<Action> {
        let me = self.me();
        let mut pick = Pick::new();
        for tile in me.reserve.iter().filter(|&tile| me.city.can_swap(tile, at)) {
            pick.see(Action::Swap { at, tile }, rng);
        }
        if me.city.can_remove(at) {
            pick.see(Action::Remove { at }, rng);
        }
        pick.kept
    }

    fn random_of_module(&self, rng: &mut impl Rng) -> Option<Action> {
        let mut pick = Pick::new();
        self.each_module_action(&mut |action| pick.see(action, rng));
        pick.kept
    }

    fn random_bonus(&self, rng: &mut impl Rng) -> Option<Action> {
        let mut pick = Pick::new();
        self.each_bonus_card(&mut |action| pick.see(action, rng));
        pick.kept
    }

    /// A waiting tile goes to a random place, one in eight turned over if it can be paid, else into
    /// the reserve.
    fn random_placing(&self, rng: &mut impl Rng) -> Action {
        let waiting = self.waiting.iter().next();
        debug_assert!(waiting.is_some(), "a tile waits in this phase");
        let tile = waiting.unwrap_or(Face::from_code(0));
        let city = &self.me().city;
        if self.may_turn()
            && let Some(other) = tile.other_side()
            && below(8, rng) == 0
            && let Some(pay) = self.random_fee(rng)
            && let Some(at) = city.places(other).any(rng)
        {
            return Action::Place { tile: other, at, pay };
        }
        match city.places(tile).any(rng) {
            Some(at) => Action::Place { tile, at, pay: Money::NONE },
            None => Action::Store { tile },
        }
    }

    fn random_fee(&self, rng: &mut impl Rng) -> Option<Money> {
        let mut pick = Pick::new();
        self.each_turning_fee(&mut |money| pick.see(money, rng));
        pick.kept
    }
}

/// One of all the places of all the tiles: each tile takes over with the share of its places.
fn random_place(city: &City, tiles: &Faces, rng: &mut impl Rng) -> Option<(Face, Cell)> {
    let (mut total, mut drawn) = (0, None);
    for tile in tiles.iter() {
        let places = city.places(tile);
        let count = places.count();
        total += count;
        let number = if count == 0 { u32::MAX } else { below(total, rng) };
        if number < count {
            drawn = places.nth(number).map(|at| (tile, at));
        }
    }
    drawn
}
