//! Why an action is refused, and what to do instead.

use crate::Words;
use crate::words::words;
use cities::{NotTogether, Refusal};

words! {
    /// What one language says of refusals.
    pub(crate) struct RefusalWords
    plain {
        over,
        // Options that do not go together.
        seats,
        youngest,
        simplified_alhambra,
        bureaus_outside,
        bonus_cards_outside,
        huts_outside,
        // A stacked order.
        order,
        // Not now: what is awaited instead.
        decide_bonus_cards,
        /// While nobody may play one.
        no_bonus_cards_now,
        vizier_takes_no_hut,
        end_first,
        decide_vizier,
        place_viziers_tile,
        place_last_tile,
        place_after_actions,
        act_first,
        actions_are_over,
        // Money.
        nothing_taken,
        not_open,
        not_in_hand,
        wrong_currency,
        wrong_bureau,
        bureau_alone,
        turning_costs,
        not_turned,
        // The rest.
        not_for_dirk,
        can_act,
        no_module,
        vizier_awake,
        no_such_hut,
        three_huts,
        not_your_bonus_card,
        bonus_tile_missing,
        /// Where else a tile can go.
        see_places,
    }
    sentences {
        more_than_five: fn(u32) -> String,
        short: fn(u32) -> String,
        fee_short: fn(u32) -> String,
        not_exact: fn(u32) -> String,
        not_in_yard: fn(&str) -> String,
        not_in_reserve: fn(&str) -> String,
        not_waiting: fn(&str) -> String,
    }
}

impl Words {
    /// Why options do not go together.
    pub const fn not_together(&self, why: NotTogether) -> &'static str {
        let words = &self.refusals;
        match why {
            NotTogether::Seats => words.seats,
            NotTogether::Youngest => words.youngest,
            NotTogether::SimplifiedAlhambra => words.simplified_alhambra,
            NotTogether::BureausOutsideAlhambra => words.bureaus_outside,
            NotTogether::BonusCardsOutsideAlhambra => words.bonus_cards_outside,
            NotTogether::HutsOutsideAlhambra => words.huts_outside,
        }
    }

    /// A refusal as a sentence that says what to do. A place that is refused says more by `misfit`.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let words = &self.refusals;
        let plain = match refusal {
            Refusal::MoreThanFive { sum } => return (words.more_than_five)(*sum),
            Refusal::FeeShort { missing } => return (words.fee_short)(*missing),
            Refusal::Short { missing } => return (words.short)(*missing),
            Refusal::NotExact { over } => return (words.not_exact)(*over),
            Refusal::NotInYard(face) => return (words.not_in_yard)(&self.tile_name(*face)),
            Refusal::NotInReserve(face) => return (words.not_in_reserve)(&self.tile_name(*face)),
            Refusal::NotWaiting(face) => return (words.not_waiting)(&self.tile_name(*face)),
            Refusal::NoSuchHut(_) => words.no_such_hut,
            Refusal::Misfit { misfits, .. } => {
                let heads = misfits.iter().map(|misfit| self.misfit_head(misfit));
                let all: Vec<&str> = heads.chain([words.see_places]).collect();
                return self.sentences(&all);
            }
            Refusal::Options(why) => self.not_together(*why),
            Refusal::Order(_) => words.order,
            Refusal::Over => words.over,
            Refusal::NotNow { rule } => self.not_now(rule),
            Refusal::NothingTaken => words.nothing_taken,
            Refusal::NotOpen => words.not_open,
            Refusal::NotInHand => words.not_in_hand,
            Refusal::WrongCurrency => words.wrong_currency,
            Refusal::WrongBureau => words.wrong_bureau,
            Refusal::BureauAlone => words.bureau_alone,
            Refusal::TurningCosts => words.turning_costs,
            Refusal::NotTurned => words.not_turned,
            Refusal::NotForDirk => words.not_for_dirk,
            Refusal::CanAct => words.can_act,
            Refusal::NoModule => words.no_module,
            Refusal::VizierAwake => words.vizier_awake,
            Refusal::ThreeHuts => words.three_huts,
            Refusal::NotYourBonusCard => words.not_your_bonus_card,
            Refusal::BonusTileMissing => words.bonus_tile_missing,
        };
        plain.to_owned()
    }

    /// What is awaited instead, by the rule that says so.
    fn not_now(&self, rule: &str) -> &'static str {
        let words = &self.refusals;
        match rule {
            "N2" => words.decide_bonus_cards,
            "V6" => words.vizier_takes_no_hut,
            "T9" => words.end_first,
            "V3" => words.decide_vizier,
            "V2" => words.place_viziers_tile,
            "E3" => words.place_last_tile,
            "T8" => words.place_after_actions,
            "T4" => words.act_first,
            _ => words.actions_are_over,
        }
    }
}
