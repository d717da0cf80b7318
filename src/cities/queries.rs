//! Questions that the page asks, so that it computes no rule itself.

use crate::city::cell::Cell;
use crate::city::line::Line;
use crate::city::misfit::Misfit;
use crate::city::side::Side;
use crate::pieces::building::Set;
use crate::pieces::card::Card;
use crate::pieces::face::Face;
use crate::pieces::payment::Payment;
use crate::refusal::Refusal;
use crate::table::Cities;
use crate::turn::action::Action;
use engine::{Seat, sort_few};

/// A place next to the city, and what a tile there would mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Where.
    pub at: Cell,
    /// What building there would change, or every rule it breaks.
    pub verdict: Result<Effect, Vec<Misfit>>,
}

/// What a tile at a legal place changes, before and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// The longest border of the tile's set.
    pub border: (u32, u32),
    /// The longest seam of wall and moat (X11).
    pub seam: (u32, u32),
    /// How many of the tile's building count for this seat.
    pub count: (u16, u16),
    /// The seat's rank for that building, 0 without any.
    pub rank: (u8, u8),
}

impl Cities {
    /// Every place next to a seat's city with what a tile there would mean.
    pub fn spots(&self, seat: Seat, face: Face) -> Vec<Spot> {
        let city = self.city(seat);
        let places = city.tiles().iter().map(|laid| laid.at).chain([Cell::START]);
        let mut cells: Vec<Cell> =
            places.flat_map(|at| Side::ALL.map(|side| at.next(side))).collect();
        sort_few(&mut cells, |cell| *cell);
        cells.dedup();
        cells.retain(|&at| !city.is_taken(at));
        let judged = |at: Cell| {
            let is_fit = city.fits(face, at);
            let verdict =
                if is_fit { Ok(self.effect(seat, face, at)) } else { Err(city.misfits(face, at)) };
            Spot { at, verdict }
        };
        cells.into_iter().map(judged).collect()
    }

    /// What a tile at a legal place changes.
    pub fn effect(&self, seat: Seat, face: Face, at: Cell) -> Effect {
        let mut after = self.clone();
        after.player_mut(seat).city.lay(face, at);
        self.compare(&after, seat, face)
    }

    fn compare(&self, after: &Self, seat: Seat, face: Face) -> Effect {
        let border = |table: &Self| table.city(seat).longest(Line::Border(face.set()));
        let seam = |table: &Self| table.city(seat).longest(Line::Seam);
        let scoring = self.next_scoring_to_come();
        let standing = |table: &Self| {
            let ranks = table.standing(scoring, face.building());
            let mine = ranks.into_iter().find(|rank| rank.who == crate::event::Who::Seat(seat));
            mine.map_or((0, 0), |rank| (rank.count, rank.place))
        };
        let (before, later) = (standing(self), standing(after));
        Effect {
            border: (border(self), border(after)),
            seam: (seam(self), seam(after)),
            count: (before.0, later.0),
            rank: (before.1, later.1),
        }
    }

    /// The action that takes the open cards at these places, a bit each, or why they may not be taken.
    pub fn take_at(&self, places: u8) -> Result<Action, Refusal> {
        let chosen =
            || (0..4).filter(|place| places & 1 << place != 0).map(|place| self.open[place]);
        let coin = |card| match card {
            Some(Card::Coin(coin)) => Ok(coin),
            Some(_) => Err(Refusal::BureauAlone),
            None => Err(Refusal::NotOpen),
        };
        let bureau = (0..4).find(|place| places == 1 << place).and_then(|one| self.bureau_at(one));
        let action = match bureau {
            Some(action) => action,
            None => Action::Take(chosen().map(coin).collect::<Result<_, _>>()?),
        };
        self.check(&action).map(|()| action)
    }

    /// Every sensible payment of the one who decides for a tile of the yard, the best first: exact,
    /// then least lost, then fewest cards, then without a bureau de change.
    pub fn best_payments(&self, tile: Face) -> Vec<Payment> {
        let Some(space) = self.yard.find(tile) else {
            return Vec::new();
        };
        let mut found = Vec::new();
        self.each_payment(space, tile.price(), &mut |pay| found.push(pay));
        sort_by_loss(&mut found);
        found
    }

    /// Every sensible way to pay for turning a tile over, the best first.
    pub fn best_turning_fees(&self) -> Vec<Payment> {
        let mut found = Vec::new();
        self.each_turning_fee(&mut |money| found.push(Payment { money, bureau: None }));
        sort_by_loss(&mut found);
        found
    }

    /// The tiles of a seat's city with what speaks against taking each out; nothing if it may leave.
    pub fn removals(&self, seat: Seat) -> Vec<(Cell, Vec<Misfit>)> {
        let city = self.city(seat);
        city.tiles().iter().map(|laid| (laid.at, city.removal_misfits(laid.at))).collect()
    }

    /// The tiles of a seat's city with what speaks against swapping each for a tile of the reserve.
    pub fn swaps(&self, seat: Seat, tile: Face) -> Vec<(Cell, Vec<Misfit>)> {
        let city = self.city(seat);
        city.tiles().iter().map(|laid| (laid.at, city.swap_misfits(tile, laid.at))).collect()
    }

    /// The lines that score in this game, in the order of X16.
    pub fn lines(&self) -> Vec<Line> {
        let borders = self.sets().iter().map(|&set: &Set| Line::Border(set));
        borders.chain(self.rules.has_seam().then_some(Line::Seam)).collect()
    }
}

fn sort_by_loss(payments: &mut [Payment]) {
    sort_few(payments, |pay| (pay.money.sum(), pay.money.count(), pay.bureau, pay.money));
}
