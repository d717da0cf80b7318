//! Pending action: what the choice of the one who decides comes to, and what can be done with it.

use crate::city::choice::{CityChoice, Source};
use crate::city::hints::{BonusUse, Verdict};
use crate::city::turn_state::Mode;
use crate::table::Table;
use cities::{
    Bureau, Cell, Currency, Effect, Face, MOST_TOGETHER, Misfit, Money, Payment, Phase, TURNING_FEE,
};
use engine::Seat;

/// What is being done.
#[derive(Clone, Debug, PartialEq)]
pub enum PendingAction {
    /// Nothing yet: a piece is to be clicked.
    Nothing,
    /// A kind of action was entered, and its piece is to be chosen.
    Choosing(Mode),
    /// There is nothing to do but pass.
    Passing,
    /// A question that was answered with yes: go on after all, or after what was done.
    Answering {
        /// It was about a vizier, else about bonus cards.
        is_vizier: bool,
    },
    /// Open cards are being chosen.
    Taking {
        /// Their money.
        money: Money,
        /// The bureau de change, which is taken alone.
        bureau: Option<Bureau>,
        /// How much money may still be taken with it (T2), if any.
        room: Option<u32>,
    },
    /// A tile of the yard is being paid.
    Paying(Paying),
    /// A hut is chosen.
    TakingHut {
        /// The hut.
        hut: Face,
        /// It may be taken (H4).
        may: bool,
    },
    /// A bonus card is chosen.
    PlayingBonus {
        /// The tile it names.
        card: Face,
        /// What playing it does now.
        uses: BonusUse,
    },
    /// A bought tile is looked at while there is still an action to take.
    Looking {
        /// The tile.
        tile: Face,
    },
    /// A tile is to be placed.
    Placing(Placing),
    /// A tile of the reserve is to be built or swapped.
    Rebuilding {
        /// The tile.
        tile: Face,
        /// It has a place in the city, or can take that of a tile there.
        fits: bool,
        /// The place it is pinned to.
        pin: Option<Pin>,
        /// Granada would begin with it (X7).
        founds: bool,
    },
    /// A tile of the city can go into the reserve, or is swapped for one of these.
    Built {
        /// The tile.
        tile: Face,
        /// Where it lies.
        at: Cell,
        /// Tiles of the reserve that may take its place.
        swaps: Vec<Face>,
        /// What speaks against taking it out.
        misfits: Vec<Misfit>,
    },
    /// All is done.
    Ending {
        /// What ends is a vizier's purchase, else the turn.
        is_purchase: bool,
    },
}

impl PendingAction {
    /// True if the main button does something now.
    pub fn can_confirm(&self) -> bool {
        match self {
            Self::Nothing | Self::Looking { .. } => false,
            Self::Choosing(mode) => *mode == Mode::WakeVizier,
            Self::Paying(paying) => paying.is_enough,
            Self::TakingHut { may, .. } => *may,
            Self::PlayingBonus { uses, .. } => uses.can_be_played(),
            Self::Placing(placing) => placing.is_paid() && (placing.pin.is_some() || !placing.fits),
            Self::Rebuilding { pin, .. } => pin.is_some(),
            Self::Built { misfits, .. } => misfits.is_empty(),
            Self::Passing | Self::Answering { .. } | Self::Taking { .. } | Self::Ending { .. } => {
                true
            }
        }
    }

    /// True if what was chosen can be let go again.
    pub fn can_cancel(&self) -> bool {
        matches!(
            self,
            Self::Choosing(_)
                | Self::Taking { .. }
                | Self::Paying(_)
                | Self::TakingHut { .. }
                | Self::PlayingBonus { .. }
                | Self::Looking { .. }
                | Self::Rebuilding { .. }
                | Self::Built { .. }
        )
    }

    /// The tile it is about.
    pub fn tile(&self) -> Option<Face> {
        match self {
            Self::Paying(paying) => Some(paying.tile),
            Self::TakingHut { hut, .. } => Some(*hut),
            Self::PlayingBonus { card, .. } => Some(*card),
            Self::Placing(placing) => Some(placing.tile),
            Self::Looking { tile } | Self::Rebuilding { tile, .. } | Self::Built { tile, .. } => {
                Some(*tile)
            }
            _ => None,
        }
    }
}

/// The place to which a tile in hand is pinned, and what it changes there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pin {
    /// Where.
    pub at: Cell,
    /// What building there changes; nothing where it takes the place of another tile.
    pub effect: Option<Effect>,
    /// How many buildings a hut counts there (H5).
    pub hut: Option<u32>,
}

/// Whether a tile in hand can be turned, and which way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turning {
    /// Its other side comes up, for money (G5).
    Over,
    /// Back to the side that was bought, for nothing.
    Back,
}

/// A tile that is to be placed.
#[derive(Clone, Debug, PartialEq)]
pub struct Placing {
    /// The face that is up.
    pub tile: Face,
    /// What is paid for turning it over, if it was.
    pub fee: Option<Fee>,
    /// It may be turned.
    pub turning: Option<Turning>,
    /// It may be given to Dirk (D4).
    pub can_give: bool,
    /// It has a place in the city.
    pub fits: bool,
    /// The place it is pinned to.
    pub pin: Option<Pin>,
    /// Granada would begin with it (X7).
    pub founds: bool,
}

/// What is put together for turning a tile over (G5).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fee {
    /// The cards.
    pub money: Money,
    /// What they come to.
    pub verdict: Verdict,
}

impl Placing {
    /// True if turning it over is paid, or costs nothing.
    pub fn is_paid(&self) -> bool {
        !matches!(self.fee, Some(Fee { verdict: Verdict::Short(_), .. }))
    }

    /// What its other side costs: the cards that are enough, or else the fee.
    pub fn to_pay(&self) -> u32 {
        let paid = self.fee.as_ref().filter(|_| self.is_paid());
        paid.map_or(TURNING_FEE.into(), |fee| fee.money.sum())
    }
}

/// A payment for a tile, and what it means.
#[derive(Clone, Debug, PartialEq)]
pub struct Paying {
    /// The tile.
    pub tile: Face,
    /// Where it lies.
    pub space: Currency,
    /// What is paid.
    pub pay: Payment,
    /// What it costs.
    pub price: u32,
    /// What the payment comes to.
    pub verdict: Verdict,
    /// A vizier buys it, who pays the exact price only (V2).
    pub by_vizier: bool,
    /// It can be bought so.
    pub is_enough: bool,
}

impl Table {
    /// What the choice comes to; nothing where no hand shows.
    pub fn pending_action(&self) -> PendingAction {
        let Some(seat) = self.hand_shown() else { return PendingAction::Nothing };
        match *self.choice() {
            CityChoice::Nothing => self.without_choice(),
            CityChoice::Money { .. } => {
                let (money, bureau) = self.money_in_mind();
                let room = MOST_TOGETHER.checked_sub(money.sum()).filter(|&room| room > 0);
                PendingAction::Taking { money, bureau, room }
            }
            CityChoice::Purchase { tile, .. } => {
                self.paying(tile).map_or(PendingAction::Nothing, PendingAction::Paying)
            }
            CityChoice::Mode(mode) => PendingAction::Choosing(mode),
            CityChoice::Hut { hut } => {
                let may = self.game().takable_huts(seat).any(|one| one == hut);
                PendingAction::TakingHut { hut, may }
            }
            CityChoice::Bonus { card } => {
                let hint = self.bonus_hints().into_iter().find(|hint| hint.face == card);
                let uses = hint.map_or(BonusUse::NotNow, |hint| hint.uses);
                PendingAction::PlayingBonus { card, uses }
            }
            CityChoice::Holding { face, from: Source::Waiting, .. } => self.placing(seat, face),
            CityChoice::Holding { tile, at, .. } => {
                let can_swap = || self.swaps().iter().any(|(_, misfits)| misfits.is_empty());
                PendingAction::Rebuilding {
                    tile,
                    fits: self.fits_somewhere(tile) || can_swap(),
                    pin: at.map(|at| self.pinned_at(seat, tile, at)),
                    founds: self.game().city(seat).would_found(tile),
                }
            }
            CityChoice::Built { .. } => self.built(seat).unwrap_or(PendingAction::Nothing),
        }
    }

    fn without_choice(&self) -> PendingAction {
        match self.game().phase() {
            phase @ (Phase::End | Phase::VizierEnd) => {
                let is_purchase = phase == Phase::VizierEnd;
                PendingAction::Ending { is_purchase }
            }
            phase @ (Phase::Vizier | Phase::Bonus(_)) => {
                PendingAction::Answering { is_vizier: phase == Phase::Vizier }
            }
            Phase::Act if self.modes().is_empty() => PendingAction::Passing,
            _ => PendingAction::Nothing,
        }
    }

    fn paying(&self, tile: Face) -> Option<Paying> {
        let (pay, price, verdict) = self.payment()?;
        let (space, _) = self.game().yard().find(|(_, face)| *face == tile)?;
        let by_vizier = self.game().must_pay_exactly();
        let is_enough = self.game().is_enough(pay.money.sum(), price);
        Some(Paying { tile, space, pay, price, verdict, by_vizier, is_enough })
    }

    fn placing(&self, seat: Seat, tile: Face) -> PendingAction {
        if self.game().phase() == Phase::Act {
            return PendingAction::Looking { tile };
        }
        PendingAction::Placing(Placing {
            tile,
            fee: self.payment().map(|(pay, _, verdict)| Fee { money: pay.money, verdict }),
            turning: self.turning(),
            can_give: self.game().can_give_to_dirk(tile),
            fits: self.fits_somewhere(tile),
            pin: self.choice().pin().map(|at| self.pinned_at(seat, tile, at)),
            founds: self.game().city(seat).would_found(tile),
        })
    }

    /// Which way the tile in hand can be turned.
    fn turning(&self) -> Option<Turning> {
        match *self.choice() {
            CityChoice::Holding { tile, face, from: Source::Waiting, .. } => {
                let way = if tile == face { Turning::Over } else { Turning::Back };
                self.can_turn().then_some(way)
            }
            _ => None,
        }
    }

    fn pinned_at(&self, seat: Seat, face: Face, at: Cell) -> Pin {
        let city = self.game().city(seat);
        let is_ground = !city.is_taken(at);
        let neighbours = || city.hut_neighbours(face, at).count();
        Pin {
            at,
            effect: is_ground.then(|| self.game().effect(seat, face, at)),
            hut: (is_ground && face.is_hut()).then(neighbours),
        }
    }

    fn built(&self, seat: Seat) -> Option<PendingAction> {
        let (at, misfits) = self.removal()?;
        let city = self.game().city(seat);
        let reserve = self.game().reserve(seat);
        let swaps = reserve.iter().filter(|&face| city.can_swap(face, at)).collect();
        Some(PendingAction::Built { tile: city.face_at(at)?, at, swaps, misfits })
    }
}
