//! What the choice of the one who decides comes to.

use cities::{Bureau, Cell, Currency, Face, Money, Payment, Phase};
use i18n::Words;
use table::{Choice, Source, Table, Verdict};

/// What is being done.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Doing {
    /// Nothing yet: a piece is to be clicked.
    Nothing,
    /// There is nothing to do but pass.
    Passing,
    /// A question that was answered with yes: go on after all, or after what was done.
    Answering {
        is_vizier: bool,
    },
    Taking {
        money: Money,
        bureau: Option<Bureau>,
    },
    Paying(Paying),
    /// A bought tile is looked at while there is still an action to take.
    Looking {
        tile: Face,
    },
    Placing {
        tile: Face,
        fee: Option<(Money, Verdict)>,
        can_give: bool,
    },
    /// A tile of the reserve is to be built or swapped.
    Rebuilding {
        tile: Face,
    },
    /// A tile of the city can go into the reserve, or is swapped for one of these.
    Built {
        tile: Face,
        at: Cell,
        swaps: Vec<Face>,
        why_not: Option<String>,
    },
    /// All is done; what ends is a turn or a vizier's purchase.
    Ending {
        is_purchase: bool,
        can_undo: bool,
    },
}

/// A payment for a tile, and what it means.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Paying {
    pub(crate) tile: Face,
    pub(crate) space: Currency,
    pub(crate) pay: Payment,
    pub(crate) price: u32,
    pub(crate) verdict: Verdict,
    pub(crate) by_vizier: bool,
    pub(crate) is_enough: bool,
}

/// What the table's choice and phase come to.
pub(crate) fn doing(table: &Table, words: &Words) -> Doing {
    let game = table.game();
    let Some(seat) = table.hand_shown() else { return Doing::Nothing };
    match (*table.choice(), game.phase()) {
        (Choice::Money { .. }, _) => {
            let (money, bureau) = table.money_in_mind();
            Doing::Taking { money, bureau }
        }
        (Choice::Purchase { tile, .. }, phase) => {
            let Some((pay, price, verdict)) = table.payment() else { return Doing::Nothing };
            let space = game.yard().find(|(_, face)| *face == tile).map(|(space, _)| space);
            let by_vizier = phase == Phase::Vizier;
            let space = space.unwrap_or(Currency::ALL[0]);
            let is_enough = table.is_enough(verdict);
            Doing::Paying(Paying { tile, space, pay, price, verdict, by_vizier, is_enough })
        }
        (Choice::Holding { face, from: Source::Waiting, .. }, Phase::Act) => {
            Doing::Looking { tile: face }
        }
        (Choice::Holding { face, from: Source::Waiting, .. }, phase) => {
            let fee = table.payment().map(|(pay, _, verdict)| (pay.money, verdict));
            let can_give = game.dirk().is_some() && phase != Phase::Last && !face.is_hut();
            Doing::Placing { tile: face, fee, can_give }
        }
        (Choice::Holding { tile, .. }, _) => Doing::Rebuilding { tile },
        (Choice::Built { at }, _) => {
            let city = game.city(seat);
            let Some(tile) = city.face_at(at) else { return Doing::Nothing };
            let misfits = city.removal_misfits(at);
            let why_not = misfits.first().map(|one| words.misfit(one, city, at, None).whole());
            let swaps = game.reserve(seat).iter().filter(|&face| city.can_swap(face, at)).collect();
            Doing::Built { tile, at, swaps, why_not }
        }
        (Choice::Nothing, phase @ (Phase::End | Phase::VizierEnd)) => {
            let is_purchase = phase == Phase::VizierEnd;
            Doing::Ending { is_purchase, can_undo: table.undoable() > 0 }
        }
        (Choice::Nothing, phase @ (Phase::Vizier | Phase::Bonus(_))) => {
            Doing::Answering { is_vizier: phase == Phase::Vizier }
        }
        (Choice::Nothing, Phase::Act) if i18n::Now::of(game).can_only_pass => Doing::Passing,
        (Choice::Nothing, _) => Doing::Nothing,
    }
}
