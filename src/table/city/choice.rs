//! What is being chosen and not played yet, and what clicks make of it.

use crate::city::click::CityClick;
use crate::city::hints::BonusHint;
use crate::city::turn_state::Mode;
use crate::table::Table;
use cities::{Action, Bureau, Cell, Coin, Currency, Face, Misfit, Money, Payment, Phase, Refusal};

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
pub enum CityChoice {
    /// Nothing.
    #[default]
    Nothing,
    /// A kind of action, and no piece of it yet.
    Mode(Mode),
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
        /// The place it is pinned to.
        at: Option<Cell>,
    },
    /// A tile of the city.
    Built {
        /// Where it lies.
        at: Cell,
    },
    /// The face-up hut of a pile.
    Hut {
        /// The hut.
        hut: Face,
    },
    /// A bonus card of the hand.
    Bonus {
        /// The tile it names.
        card: Face,
    },
}

impl CityChoice {
    /// The face in hand, to be shown over the city.
    pub fn face(&self) -> Option<Face> {
        match self {
            Self::Holding { face, .. } => Some(*face),
            _ => None,
        }
    }

    /// The place to which the tile in hand is pinned.
    pub fn pin(&self) -> Option<Cell> {
        match self {
            Self::Holding { at, .. } => *at,
            _ => None,
        }
    }

    /// One step back: a pin is taken off, then the piece is let go. A tile that has to be placed stays
    /// in hand.
    pub(crate) fn cancelled(self) -> Self {
        match self {
            Self::Holding { tile, face, from, fee, at: Some(_) } => {
                Self::Holding { tile, face, from, fee, at: None }
            }
            Self::Holding { from: Source::Waiting, .. } => self,
            _ => Self::Nothing,
        }
    }
}

impl Table {
    /// What a click on a piece makes of the choice. Pieces that mean nothing just now change nothing:
    /// nobody is scolded for pointing at them.
    pub(crate) fn chosen(&self, click: CityClick) -> Result<CityChoice, Refusal> {
        let choice = *self.choice();
        let is_acting = self.game().phase() == Phase::Act;
        let is_buying = is_acting || self.game().phase() == Phase::Vizier;
        Ok(match click {
            CityClick::Mode(mode) => self.entered(mode),
            CityClick::Open(place) if is_acting => return self.choose_money(place),
            CityClick::Yard(tile) if is_buying => self.purchase(tile),
            CityClick::Waiting(tile) => return self.taken_in_hand(tile),
            CityClick::Reserve(tile) if is_acting => self.reserve_in_hand(tile),
            CityClick::Hut(hut) if is_acting => CityChoice::Hut { hut },
            CityClick::Bonus(card) if self.is_of_use(card) => CityChoice::Bonus { card },
            CityClick::Pin(at) => self.pinned(at),
            CityClick::TurnOver => match choice {
                CityChoice::Holding { tile, face, from: Source::Waiting, at, .. }
                    if face.other_side().is_some() =>
                {
                    return self.turned_over(tile, face, at);
                }
                _ => choice,
            },
            CityClick::Pay(_) | CityClick::Keep(_) | CityClick::Bureau(_) => {
                return self.repaid(click, choice);
            }
            _ => choice,
        })
    }

    /// True if a bonus card may be chosen: one that cannot be played keeps no tile from its place.
    fn is_of_use(&self, card: Face) -> bool {
        let is_played = |hint: &BonusHint| hint.face == card && hint.uses.can_be_played();
        !self.is_placing() || self.bonus_hints().iter().any(is_played)
    }

    /// A kind of action is entered empty, or left again.
    fn entered(&self, mode: Mode) -> CityChoice {
        let is_left = *self.choice() == CityChoice::Mode(mode);
        let is_open = self.modes().contains(&mode) && self.answers().is_none();
        match *self.choice() {
            choice if !is_open => choice,
            _ if is_left => CityChoice::Nothing,
            _ => CityChoice::Mode(mode),
        }
    }

    /// A tile of the yard with the best payment for it. The one that is chosen keeps its payment.
    fn purchase(&self, tile: Face) -> CityChoice {
        match *self.choice() {
            choice @ CityChoice::Purchase { tile: now, .. } if now == tile => choice,
            _ => {
                let best = self.game().best_payments(tile).first().copied();
                CityChoice::Purchase { tile, pay: best.unwrap_or_default() }
            }
        }
    }

    /// A bought tile in hand. While there are actions left it is only looked at, and can be put back.
    fn taken_in_hand(&self, tile: Face) -> Result<CityChoice, Refusal> {
        match *self.choice() {
            CityChoice::Holding { tile: now, .. } if now == tile && self.is_acting() => {
                Ok(CityChoice::Nothing)
            }
            choice @ CityChoice::Holding { tile: now, .. } if now == tile => Ok(choice),
            _ if self.game().waiting().has(tile) => Ok(self.holding(tile)),
            _ => Err(Refusal::NotWaiting(tile)),
        }
    }

    /// A waiting tile in hand, as it was bought.
    pub(crate) fn holding(&self, tile: Face) -> CityChoice {
        let at = self.only_place(tile, Source::Waiting);
        CityChoice::Holding { tile, face: tile, from: Source::Waiting, fee: Money::NONE, at }
    }

    fn reserve_in_hand(&self, tile: Face) -> CityChoice {
        match *self.choice() {
            choice @ CityChoice::Holding { tile: now, .. } if now == tile => choice,
            _ => {
                let (from, fee) = (Source::Reserve, Money::NONE);
                let at = self.only_place(tile, from);
                CityChoice::Holding { tile, face: tile, from, fee, at }
            }
        }
    }

    /// The place of a face that has only one: it is pinned there from the start.
    fn only_place(&self, face: Face, from: Source) -> Option<Cell> {
        if from == Source::Waiting && self.is_acting() {
            return None;
        }
        let city = self.game().city(self.decider()?);
        let places = city.places(face);
        let can_swap = |laid: &cities::Laid| city.can_swap(face, laid.at);
        let has_swaps = from == Source::Reserve && city.tiles().iter().any(can_swap);
        let only = places.iter().next();
        only.filter(|_| places.count() == 1 && !has_swaps)
    }

    /// The tile in hand pinned to a cell, or unpinned where it does not fit.
    fn pinned(&self, at: Cell) -> CityChoice {
        match *self.choice() {
            CityChoice::Holding { tile, face, from, fee, .. } => {
                let at = Some(at).filter(|&at| self.can_lie(face, from, at));
                CityChoice::Holding { tile, face, from, fee, at }
            }
            choice => choice,
        }
    }

    /// True if a face in hand may be built on a cell, or swapped for the tile there.
    pub(crate) fn can_lie(&self, face: Face, from: Source, at: Cell) -> bool {
        let Some(city) = self.decider().map(|seat| self.game().city(seat)) else { return false };
        if city.is_taken(at) {
            from == Source::Reserve && city.can_swap(face, at)
        } else {
            city.fits(face, at)
        }
    }

    /// Chooses an open card, or lets it go again. One that does not fit beside the others (T2) takes
    /// their place.
    pub(crate) fn choose_money(&self, place: usize) -> Result<CityChoice, Refusal> {
        let places = self.places_chosen() ^ 1 << place;
        if places == 0 {
            return Ok(CityChoice::Mode(Mode::TakeMoney));
        }
        let fits = self.game().take_at(places).is_ok();
        let places = if fits { places } else { 1 << place };
        self.game().take_at(places).map(|_| CityChoice::Money { places })
    }

    /// The places of the open cards that are chosen, a bit each.
    pub(crate) fn places_chosen(&self) -> u8 {
        match *self.choice() {
            CityChoice::Money { places } => places,
            _ => 0,
        }
    }

    /// The other side of a waiting tile, with the best way to pay for it (G5).
    pub(crate) fn turned_over(
        &self,
        tile: Face,
        face: Face,
        at: Option<Cell>,
    ) -> Result<CityChoice, Refusal> {
        let other = face.other_side().ok_or(Refusal::TurningCosts)?;
        if !self.game().may_turn() {
            return Err(Refusal::NotTurned);
        }
        let best = self.game().best_turning_fees().first().map(|pay| pay.money);
        let fee = if other == tile { Money::NONE } else { best.unwrap_or_default() };
        let from = Source::Waiting;
        let at = at.filter(|&at| self.can_lie(other, from, at));
        let at = at.or_else(|| self.only_place(other, from));
        Ok(CityChoice::Holding { tile, face: other, from, fee, at })
    }

    /// Pays one card more or less.
    pub(crate) fn repaid(
        &self,
        click: CityClick,
        choice: CityChoice,
    ) -> Result<CityChoice, Refusal> {
        let seat = self.decider().ok_or(Refusal::Over)?;
        let hand = self.game().money(seat);
        let changed = |money: Money| {
            let mut coins: Vec<_> = money.coins().collect();
            match click {
                CityClick::Pay(coin) => coins.push(coin),
                CityClick::Keep(coin) => {
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
            CityChoice::Purchase { tile, pay } => {
                let money = changed(pay.money)?;
                self.exchanged(click, tile, Payment { money, ..pay })
            }
            CityChoice::Holding { tile, face, from, fee, at } if face != tile => {
                Ok(CityChoice::Holding { tile, face, from, fee: changed(fee)?, at })
            }
            choice => Ok(choice),
        }
    }

    /// The bureau de change that goes with a payment: cards of its other currency bring it along and
    /// leave with it (B3); what is not needed is not given away (B4).
    fn exchanged(&self, click: CityClick, tile: Face, pay: Payment) -> Result<CityChoice, Refusal> {
        let space = self.game().yard().find(|(_, face)| *face == tile).map(|(space, _)| space);
        let (space, seat) = space.zip(self.decider()).ok_or(Refusal::NotInYard(tile))?;
        let Payment { money, bureau } = pay;
        let only = |partner: Option<Currency>| {
            let is_taken = |one: &Coin| one.currency == space || Some(one.currency) == partner;
            money.coins().filter(is_taken).collect()
        };
        let pay = match click {
            CityClick::Bureau(one) if bureau == Some(one) => {
                Payment { money: only(None), bureau: None }
            }
            CityClick::Bureau(one) => {
                let partner = one.partner(space).ok_or(Refusal::WrongBureau)?;
                Payment { money: only(Some(partner)), bureau: Some(one) }
            }
            _ => {
                let is_mixed = money != only(None);
                let takes = |one: &Bureau| money == only(one.partner(space));
                let held = bureau.into_iter().chain(self.game().bureaus(seat));
                let found = { held }.find(takes).ok_or(Refusal::WrongCurrency);
                let is_kept = matches!(click, CityClick::Pay(_));
                let bureau = if is_mixed { Some(found?) } else { bureau.filter(|_| is_kept) };
                Payment { money, bureau }
            }
        };
        Ok(CityChoice::Purchase { tile, pay })
    }

    /// What the main button does: the action that the choice comes to, or the end of what is over.
    pub(crate) fn confirmed(&self) -> Result<Action, Refusal> {
        match *self.choice() {
            CityChoice::Money { places } => self.game().take_at(places),
            CityChoice::Purchase { tile, pay } => Ok(Action::Buy { tile, pay }),
            CityChoice::Holding { at: Some(at), .. } => self.acted_at(at),
            CityChoice::Holding { from: Source::Waiting, face, .. }
                if !self.fits_somewhere(face) =>
            {
                Ok(Action::Store { tile: face })
            }
            CityChoice::Built { at } => Ok(Action::Remove { at }),
            CityChoice::Hut { hut } => Ok(Action::TakeHut(hut)),
            CityChoice::Bonus { card } => Ok(Action::PlayBonus(card)),
            CityChoice::Mode(Mode::WakeVizier) => Ok(Action::WakeVizier),
            CityChoice::Nothing => self.ended(),
            _ => Err(Refusal::NotNow { rule: "T1" }),
        }
    }

    /// What ends what is over, with nothing chosen.
    fn ended(&self) -> Result<Action, Refusal> {
        match self.game().phase() {
            Phase::End | Phase::VizierEnd => Ok(Action::EndTurn),
            Phase::Vizier | Phase::Bonus(_) => Ok(Action::Decline),
            Phase::Act if self.modes().is_empty() => Ok(Action::Pass),
            _ => Err(Refusal::NotNow { rule: "T9" }),
        }
    }

    /// True if the one who decides has a place for a face.
    pub(crate) fn fits_somewhere(&self, face: Face) -> bool {
        let city = self.decider().map(|seat| self.game().city(seat));
        city.is_some_and(|city| !city.places(face).is_empty())
    }

    /// The tile in hand is built on ground; one of the reserve takes the place of a tile of the city.
    pub(crate) fn acted_at(&self, at: Cell) -> Result<Action, Refusal> {
        let city = self.decider().map(|seat| self.game().city(seat));
        if !city.is_some_and(|city| city.is_taken(at)) {
            return self.laid(at);
        }
        match *self.choice() {
            CityChoice::Holding { tile, from: Source::Reserve, .. } => {
                Ok(Action::Swap { at, tile })
            }
            _ => Err(Refusal::Misfit { at, misfits: vec![Misfit::Taken] }),
        }
    }

    pub(crate) fn in_hand(&self) -> Result<(Source, Face, Money), Refusal> {
        match *self.choice() {
            CityChoice::Holding { face, from, fee, .. } => Ok((from, face, fee)),
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
