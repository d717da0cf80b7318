//! What is being chosen and not played yet, and what clicks make of it.

use crate::click::Click;
use crate::table::Table;
use cities::{Action, Bureau, Cell, Coin, Currency, Face, Money, Payment, Phase, Refusal};

/// Where the tile in hand comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Beside the city.
    Waiting,
    /// The reserve.
    Reserve,
}

/// What is being chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Choice {
    /// Nothing.
    #[default]
    Nothing,
    /// Open cards, a bit for each place.
    Money {
        /// The places.
        places: u8,
    },
    /// A tile of the yard and what is paid for it.
    Purchase {
        /// The tile.
        tile: Face,
        /// The payment so far.
        pay: Payment,
    },
    /// A tile in hand.
    Holding {
        /// The tile as it lies beside the city or in the reserve.
        tile: Face,
        /// The face that is up.
        face: Face,
        /// Where it comes from.
        from: Source,
        /// What is paid for turning it over.
        fee: Money,
    },
    /// A tile of the city.
    Built {
        /// Where it lies.
        at: Cell,
    },
}

impl Choice {
    /// The face in hand, to be shown over the city.
    pub fn face(&self) -> Option<Face> {
        match self {
            Self::Holding { face, .. } => Some(*face),
            _ => None,
        }
    }
}

impl Table {
    /// What a click on a piece makes of the choice.
    pub(crate) fn chosen(&self, click: Click) -> Result<Choice, Refusal> {
        match (click, *self.choice()) {
            (Click::Open(place), _) => self.choose_money(place),
            (Click::Yard(tile), _) => {
                let best = self.game().best_payments(tile).first().copied();
                self.expect_phase(&[Phase::Act, Phase::Vizier], "T5")?;
                Ok(Choice::Purchase { tile, pay: best.unwrap_or_default() })
            }
            (Click::Waiting(tile), _) if self.game().waiting().has(tile) => Ok(holding(tile)),
            (Click::Waiting(tile), _) => Err(Refusal::NotWaiting(tile)),
            (Click::Reserve(tile), _) => {
                self.expect_phase(&[Phase::Act], "T5")?;
                let from = Source::Reserve;
                Ok(Choice::Holding { tile, face: tile, from, fee: Money::NONE })
            }
            (Click::TurnOver, Choice::Holding { tile, face, from: Source::Waiting, .. }) => {
                self.turned_over(tile, face)
            }
            (Click::TurnOver, _) => Err(Refusal::TurningCosts),
            (Click::Pay(_) | Click::Keep(_) | Click::Bureau(_), choice) => {
                self.repaid(click, choice)
            }
            _ => Err(Refusal::NotNow { rule: "T1" }),
        }
    }

    pub(crate) fn expect_phase(&self, phases: &[Phase], rule: &'static str) -> Result<(), Refusal> {
        let is_time = phases.contains(&self.game().phase());
        if is_time { Ok(()) } else { Err(Refusal::NotNow { rule }) }
    }

    /// Chooses an open card, or lets it go again. Cards that would break the limit are refused (T2).
    pub(crate) fn choose_money(&self, place: usize) -> Result<Choice, Refusal> {
        let places = self.places_chosen() ^ 1 << place;
        if places == 0 {
            return Ok(Choice::Nothing);
        }
        self.game().take_at(places).map(|_| Choice::Money { places })
    }

    /// The places of the open cards that are chosen, a bit each.
    pub(crate) fn places_chosen(&self) -> u8 {
        match *self.choice() {
            Choice::Money { places } => places,
            _ => 0,
        }
    }

    /// The other side of a waiting tile, with the best way to pay for it (G5).
    pub(crate) fn turned_over(&self, tile: Face, face: Face) -> Result<Choice, Refusal> {
        let other = face.other_side().ok_or(Refusal::TurningCosts)?;
        if self.game().phase() == Phase::Last {
            return Err(Refusal::NotTurned);
        }
        let best = self.game().best_turning_fees().first().map(|pay| pay.money);
        let fee = if other == tile { Money::NONE } else { best.unwrap_or_default() };
        Ok(Choice::Holding { tile, face: other, from: Source::Waiting, fee })
    }

    /// Pays one card more or less.
    pub(crate) fn repaid(&self, click: Click, choice: Choice) -> Result<Choice, Refusal> {
        let seat = self.decider().ok_or(Refusal::Over)?;
        let hand = self.game().money(seat);
        let changed = |money: Money| {
            let mut coins: Vec<_> = money.coins().collect();
            match click {
                Click::Pay(coin) => coins.push(coin),
                Click::Keep(coin) => {
                    let at = coins.iter().position(|&one| one == coin).ok_or(Refusal::NotInHand)?;
                    coins.remove(at);
                }
                _ => {}
            }
            let is_held = |coin| {
                let count = coins.iter().filter(|&&one| one == coin).count();
                count <= usize::from(hand.purse(coin.currency).count_of(coin.value))
            };
            if !coins.iter().all(|&coin| is_held(coin)) {
                return Err(Refusal::NotInHand);
            }
            Ok(coins.into_iter().collect())
        };
        match choice {
            Choice::Purchase { tile, pay } => {
                let money = changed(pay.money)?;
                self.exchanged(click, tile, Payment { money, ..pay })
            }
            Choice::Holding { tile, face, from, fee } if face != tile => {
                Ok(Choice::Holding { tile, face, from, fee: changed(fee)? })
            }
            _ => Err(Refusal::NotNow { rule: "T3" }),
        }
    }

    /// The bureau de change that goes with a payment: cards of its other currency bring it along and
    /// leave with it (B3); what is not needed is not given away (B4).
    fn exchanged(&self, click: Click, tile: Face, pay: Payment) -> Result<Choice, Refusal> {
        let space = self.game().yard().find(|(_, face)| *face == tile).map(|(space, _)| space);
        let (space, seat) = space.zip(self.decider()).ok_or(Refusal::NotInYard(tile))?;
        let Payment { money, bureau } = pay;
        let only = |partner: Option<Currency>| {
            let is_taken = |one: &Coin| one.currency == space || Some(one.currency) == partner;
            money.coins().filter(is_taken).collect()
        };
        let pay = match click {
            Click::Bureau(one) if bureau == Some(one) => {
                Payment { money: only(None), bureau: None }
            }
            Click::Bureau(one) => {
                let partner = one.partner(space).ok_or(Refusal::WrongBureau)?;
                Payment { money: only(Some(partner)), bureau: Some(one) }
            }
            _ => {
                let is_mixed = money != only(None);
                let takes = |one: &Bureau| money == only(one.partner(space));
                let held = bureau.into_iter().chain(self.game().bureaus(seat));
                let found = { held }.find(takes).ok_or(Refusal::WrongCurrency);
                let is_kept = matches!(click, Click::Pay(_));
                let bureau = if is_mixed { Some(found?) } else { bureau.filter(|_| is_kept) };
                Payment { money, bureau }
            }
        };
        Ok(Choice::Purchase { tile, pay })
    }

    /// The action that the choice comes to.
    pub(crate) fn confirmed(&self) -> Result<Action, Refusal> {
        match *self.choice() {
            Choice::Money { places } => self.game().take_at(places),
            Choice::Purchase { tile, pay } => Ok(Action::Buy { tile, pay }),
            _ => Err(Refusal::NotNow { rule: "T1" }),
        }
    }

    pub(crate) fn in_hand(&self) -> Result<(Source, Face, Money), Refusal> {
        match *self.choice() {
            Choice::Holding { face, from, fee, .. } => Ok((from, face, fee)),
            _ => Err(Refusal::NotNow { rule: "T8" }),
        }
    }

    pub(crate) fn laid(&self, at: Cell) -> Result<Action, Refusal> {
        Ok(match self.in_hand()? {
            (Source::Reserve, tile, _) => Action::Build { tile, at },
            (Source::Waiting, tile, pay) => Action::Place { tile, at, pay },
        })
    }
}

/// A waiting tile in hand, as it was bought.
pub(crate) fn holding(tile: Face) -> Choice {
    Choice::Holding { tile, face: tile, from: Source::Waiting, fee: Money::NONE }
}
