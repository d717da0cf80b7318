//! What is being chosen and not played yet, and what clicks make of it.

use crate::click::Click;
use crate::table::Table;
use cities::{Action, Card, Cell, Face, Money, Payment, Phase, Refusal};

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
        self.expect_phase(&[Phase::Act], "T5")?;
        let cards = self.game().open_cards();
        let before = match *self.choice() {
            Choice::Money { places } => places,
            _ => 0,
        };
        let places = before ^ 1 << place;
        let chosen = |place: &usize| places & 1 << place != 0;
        let cards: Vec<Card> = (0..4).filter(chosen).filter_map(|at| cards[at]).collect();
        if cards.is_empty() {
            return if before == 0 { Err(Refusal::NotOpen) } else { Ok(Choice::Nothing) };
        }
        let coins = cards.iter().filter_map(|card| match card {
            Card::Coin(coin) => Some(u32::from(coin.value)),
            _ => None,
        });
        let (count, sum) = coins.fold((0, 0), |(count, sum), value| (count + 1, sum + value));
        if cards.len() > 1 && count < cards.len() {
            return Err(Refusal::BureauAlone);
        }
        if cards.len() > 1 && sum > 5 {
            return Err(Refusal::MoreThanFive { sum });
        }
        Ok(Choice::Money { places })
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
                let bureau = match click {
                    Click::Bureau(bureau) => Some(bureau).filter(|_| pay.bureau != Some(bureau)),
                    _ => pay.bureau,
                };
                Ok(Choice::Purchase { tile, pay: Payment { money: changed(pay.money)?, bureau } })
            }
            Choice::Holding { tile, face, from, fee } if face != tile => {
                Ok(Choice::Holding { tile, face, from, fee: changed(fee)? })
            }
            _ => Err(Refusal::NotNow { rule: "T3" }),
        }
    }

    /// The action that the choice comes to.
    pub(crate) fn confirmed(&self) -> Result<Action, Refusal> {
        match *self.choice() {
            Choice::Money { places } => {
                let cards = self.game().open_cards();
                let chosen =
                    (0..4).filter(|place| places & 1 << place != 0).filter_map(|at| cards[at]);
                let mut coins = Vec::new();
                for card in chosen {
                    match card {
                        Card::Coin(coin) => coins.push(coin),
                        Card::Bureau(bureau) => return Ok(Action::TakeBureau(bureau)),
                        Card::Scoring(_) => {}
                    }
                }
                Ok(Action::Take(coins.into_iter().collect()))
            }
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
