//! What the pieces on the table say to the one who decides.

use crate::city::choice::{CityChoice, Source};
use crate::city::question::Asking;
use crate::table::Table;
use cities::{
    Action, Bureau, Card, Cell, Cities, Currency, Face, Misfit, Money, Payment, Phase, Spot,
    TURNING_FEE, Who,
};
use engine::Game;

/// What a payment comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The exact price: another action follows (T4), or the tile is turned over for exactly 3.
    Exact,
    /// Too much by this; nothing is given back (M7).
    Over(u32),
    /// Too little by this.
    Short(u32),
}

impl Verdict {
    fn of(paid: u32, price: u32) -> Self {
        match paid.checked_sub(price) {
            Some(0) => Self::Exact,
            Some(over) => Self::Over(over),
            None => Self::Short(price - paid),
        }
    }
}

/// A tile of the yard, and how the one who decides could pay for it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct YardHint {
    /// Its space.
    pub space: Currency,
    /// The tile.
    pub face: Face,
    /// The best payment, if any is enough.
    pub best: Option<Payment>,
    /// What it comes to, or what is missing.
    pub verdict: Verdict,
    /// It can be bought so: a vizier pays the exact price only (V2).
    pub is_enough: bool,
    /// What it means just now.
    pub offer: YardOffer,
}

/// What a tile of the yard means for the one who decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum YardOffer {
    /// These cards pay it exactly.
    Exact(Money),
    /// It can be paid, with so much lost.
    Over(u32),
    /// So much is missing.
    Missing(u32),
    /// It is the one that is being paid.
    Chosen,
    /// Nothing is sold any more in this turn.
    Lapsed,
}

impl YardHint {
    /// True if it can be bought now.
    pub fn can_be_bought(&self) -> bool {
        self.is_enough && self.offer != YardOffer::Lapsed
    }

    /// The bureau de change without which it could not be paid so now.
    pub fn bureau(&self) -> Option<Bureau> {
        self.best.and_then(|pay| pay.bureau).filter(|_| self.offer != YardOffer::Lapsed)
    }
}

/// What playing a bonus card does (N2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BonusUse {
    /// What its building counts before and after.
    Counts(u32, u32),
    /// Nothing, as its tile is not in the city.
    NotBuilt,
    /// Nothing, as nobody plays bonus cards now.
    NotNow,
}

impl BonusUse {
    /// True if the card can be played.
    pub const fn can_be_played(self) -> bool {
        matches!(self, Self::Counts(..))
    }
}

/// A bonus card in the hand that shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BonusHint {
    /// The tile it names.
    pub face: Face,
    /// What playing it does now.
    pub uses: BonusUse,
}

/// An open card while money is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoneyHint {
    /// The card.
    pub card: Card,
    /// It is chosen.
    pub is_chosen: bool,
    /// It would break the limit of 5 with what is chosen (T2).
    pub is_too_much: bool,
}

impl Table {
    /// Every tile of the yard with how it could be paid. Behind the curtain nothing is said, nor while
    /// a question goes round, nor while bonus cards are played, when nothing is sold.
    pub fn yard_hints(&self) -> Vec<YardHint> {
        let is_bonus = matches!(self.game().phase(), Phase::Bonus(_));
        if self.hand_shown().is_none() || self.question().is_some() || is_bonus {
            return Vec::new();
        }
        let hint = |(space, face): (Currency, Face)| {
            let best = self.game().best_payments(face).first().copied();
            let paid = best.map_or_else(|| self.game().most_payable(space), |pay| pay.money.sum());
            let price = u32::from(face.price());
            let verdict = Verdict::of(paid, price);
            let is_enough = self.game().is_enough(paid, price);
            let offer = self.offer(face, best, verdict);
            YardHint { space, face, best, verdict, is_enough, offer }
        };
        self.game().yard().map(hint).collect()
    }

    fn offer(&self, face: Face, best: Option<Payment>, verdict: Verdict) -> YardOffer {
        let is_chosen = matches!(*self.choice(), CityChoice::Purchase { tile, .. } if tile == face);
        match verdict {
            _ if !self.is_selling() => YardOffer::Lapsed,
            _ if is_chosen => YardOffer::Chosen,
            Verdict::Exact => YardOffer::Exact(best.map_or(Money::NONE, |pay| pay.money)),
            Verdict::Over(by) => YardOffer::Over(by),
            Verdict::Short(by) => YardOffer::Missing(by),
        }
    }

    /// True while tiles of the yard can be bought, by whoever is to act or by a vizier.
    fn is_selling(&self) -> bool {
        self.is_acting() || self.answers() == Some(Asking::Viziers)
    }

    /// The bonus cards of whoever may look at their hand.
    pub fn bonus_hints(&self) -> Vec<BonusHint> {
        let Some(seat) = self.hand_shown() else { return Vec::new() };
        let count = |game: &Cities, face: Face| {
            let ranks = game.standing(game.next_scoring_to_come(), face.building());
            let own = ranks.iter().find(|rank| rank.who == Who::Seat(seat));
            own.map_or(0, |rank| u32::from(rank.count))
        };
        let hand = self.game().bonus_hand(seat);
        let mut allowed = Vec::new();
        if !hand.is_empty() && self.question().is_none() {
            self.game().actions(&mut allowed);
        }
        let hint = |face: Face| {
            let action = Action::PlayBonus(face);
            let uses = if allowed.contains(&action) {
                let mut after = self.game().clone();
                after.play_silently(&action);
                BonusUse::Counts(count(self.game(), face), count(&after, face))
            } else if self.game().has_bonus_tile(seat, face) {
                BonusUse::NotNow
            } else {
                BonusUse::NotBuilt
            };
            BonusHint { face, uses }
        };
        hand.into_iter().map(hint).collect()
    }

    /// The open cards by place, with what is chosen.
    pub fn money_hints(&self) -> [Option<MoneyHint>; 4] {
        let places = self.places_chosen();
        std::array::from_fn(|place| {
            let (card, with) = (self.game().open_cards()[place]?, places | 1 << place);
            let is_chosen = with == places;
            let is_too_much = places != 0 && self.game().take_at(with).is_err();
            Some(MoneyHint { card, is_chosen, is_too_much })
        })
    }

    /// What is chosen to be taken, and its sum.
    pub fn money_chosen(&self) -> (u32, u32) {
        let chosen = self.money_hints().into_iter().flatten().filter(|hint| hint.is_chosen);
        let value = |hint: MoneyHint| match hint.card {
            Card::Coin(coin) => u32::from(coin.value),
            _ => 0,
        };
        chosen.fold((0, 0), |(count, sum), hint| (count + 1, sum + value(hint)))
    }

    /// The open cards that are chosen: money, or a bureau de change.
    pub fn money_in_mind(&self) -> (Money, Option<Bureau>) {
        let chosen = || self.money_hints().into_iter().flatten().filter(|hint| hint.is_chosen);
        let coin = |hint: MoneyHint| match hint.card {
            Card::Coin(coin) => Some(coin),
            _ => None,
        };
        let bureau = |hint: MoneyHint| match hint.card {
            Card::Bureau(bureau) => Some(bureau),
            _ => None,
        };
        (chosen().filter_map(coin).collect(), chosen().find_map(bureau))
    }

    /// True if the tile in hand has another side that may come up.
    pub fn can_turn(&self) -> bool {
        match *self.choice() {
            CityChoice::Holding { tile, face, from: Source::Waiting, .. } => {
                self.turned_over(tile, face, None).is_ok()
            }
            _ => false,
        }
    }

    /// The payment being put together, its price and what it comes to.
    pub fn payment(&self) -> Option<(Payment, u32, Verdict)> {
        let (pay, price) = match *self.choice() {
            CityChoice::Purchase { tile, pay } => (pay, u32::from(tile.price())),
            CityChoice::Holding { tile, face, fee, .. } if face != tile => {
                (Payment { money: fee, bureau: None }, TURNING_FEE.into())
            }
            _ => return None,
        };
        Some((pay, price, Verdict::of(pay.money.sum(), price)))
    }

    /// Every place next to the city of the one who decides, for the tile in hand.
    pub fn spots(&self) -> Vec<Spot> {
        match (self.hand_shown(), self.choice().face()) {
            (Some(seat), Some(face)) => self.game().spots(seat, face),
            _ => Vec::new(),
        }
    }

    /// The tiles of the own city with what speaks against the one in hand taking their place: only one
    /// of the reserve is swapped (T6).
    pub fn swaps(&self) -> Vec<(Cell, Vec<Misfit>)> {
        match (self.hand_shown(), *self.choice()) {
            (Some(seat), CityChoice::Holding { face, from: Source::Reserve, .. }) => {
                self.game().swaps(seat, face)
            }
            _ => Vec::new(),
        }
    }

    /// The tile of the own city that is chosen, and what speaks against taking it out (T6).
    pub fn removal(&self) -> Option<(Cell, Vec<Misfit>)> {
        match (self.hand_shown(), *self.choice()) {
            (Some(seat), CityChoice::Built { at }) => {
                Some((at, self.game().city(seat).removal_misfits(at)))
            }
            _ => None,
        }
    }
}
