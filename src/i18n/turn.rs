//! Whose turn it is and what they may do now, in one sentence.

use crate::list::capitalised;
use crate::misfits::small;
use crate::words::words;
use crate::{Saying, Words};
use cities::{Action, Cities, Face, Phase};
use engine::{Game, Seat, Turn};

words! {
    /// What one language says of the turn.
    pub(crate) struct TurnWords
    plain {
        // What a turn's action can be, as imperatives in the middle of a sentence.
        take_money,
        buy_tile,
        redesign,
        take_hut,
        wake_vizier,
        nothing_to_do,
        end,
        vizier_end,
        vizier,
        bonus,
        over_head,
        over,
    }
    sentences {
        your_turn: fn(&str) -> String,
        play_again: fn(&str) -> String,
        place_head: fn(&str, u32) -> String,
        /// One tile by its name; whether it may be given to Dirk.
        place_one: fn(&str, bool) -> String,
        /// Several tiles; whether they may be given to Dirk.
        place_many: fn(u32, bool) -> String,
        end_head: fn(&str) -> String,
        vizier_head: fn(&str) -> String,
        vizier_end_head: fn(&str) -> String,
        bonus_head: fn(&str, &str) -> String,
        last_head: fn(&str) -> String,
        last: fn(&str) -> String,
    }
}

/// What is awaited.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a yes or no at the table")]
pub struct Now {
    /// Who decides.
    pub seat: Seat,
    /// What kind of decision.
    pub phase: Phase,
    /// It is a further action, earned by an exact payment.
    pub is_further: bool,
    /// There is nothing to do but pass.
    pub can_only_pass: bool,
    /// Huts can be taken.
    pub has_huts: bool,
    /// The own vizier lies face down.
    pub can_wake: bool,
    /// Dirk plays along.
    pub has_dirk: bool,
    /// Tiles beside the city.
    pub waiting: Vec<Face>,
}

impl Now {
    /// What a table awaits.
    pub fn of(table: &Cities) -> Self {
        let seat = match table.turn() {
            Turn::Of(seat) => seat,
            Turn::Over => table.turn_of(),
        };
        let phase = table.phase();
        let is_bare = phase == Phase::Act && table.open_cards().iter().all(Option::is_none);
        let can_only_pass = is_bare && {
            let mut actions = Vec::new();
            table.actions(&mut actions);
            actions.contains(&Action::Pass)
        };
        let are_open = |piles: [(Option<Face>, u8); 6]| piles.iter().any(|(top, _)| top.is_some());
        Self {
            seat,
            phase,
            is_further: table.actions_taken() > 0,
            can_only_pass,
            has_huts: table.huts().is_some_and(are_open) && table.hut_count(seat) < 3,
            can_wake: table.vizier_is_awake(seat) == Some(false),
            has_dirk: table.dirk().is_some(),
            waiting: table.waiting().iter().collect(),
        }
    }
}

impl Words {
    /// Whose turn it is, and what they may do now. The name is that of the one who decides.
    pub fn now(&self, now: &Now, name: &str) -> Saying {
        let words = &self.turns;
        let head = match now.phase {
            Phase::Act if now.is_further => (words.play_again)(name),
            Phase::Act => (words.your_turn)(name),
            Phase::Place | Phase::VizierPlace => (words.place_head)(name, small(now.waiting.len())),
            Phase::End => (words.end_head)(name),
            Phase::Vizier => (words.vizier_head)(name),
            Phase::VizierEnd => (words.vizier_end_head)(name),
            Phase::Bonus(scoring) => (words.bonus_head)(name, &self.scoring(scoring)),
            Phase::Last => (words.last_head)(name),
            Phase::Over => words.over_head.to_owned(),
        };
        let rest = match now.phase {
            Phase::Act if now.can_only_pass => words.nothing_to_do.to_owned(),
            Phase::Act => {
                let mut ways = vec![words.take_money, words.buy_tile, words.redesign];
                ways.extend(now.has_huts.then_some(words.take_hut));
                ways.extend(now.can_wake.then_some(words.wake_vizier));
                format!("{}.", capitalised(&self.or(&ways)))
            }
            Phase::Place | Phase::VizierPlace => {
                let can_give = now.has_dirk && !now.waiting.iter().all(|face| face.is_hut());
                match now.waiting.as_slice() {
                    [only] => (words.place_one)(&self.tile_name(*only), can_give),
                    many => (words.place_many)(small(many.len()), can_give),
                }
            }
            Phase::End => words.end.to_owned(),
            Phase::VizierEnd => words.vizier_end.to_owned(),
            Phase::Vizier => words.vizier.to_owned(),
            Phase::Bonus(_) => words.bonus.to_owned(),
            Phase::Last => {
                let names: Vec<String> =
                    now.waiting.iter().map(|&face| self.tile_name(face)).collect();
                (words.last)(&self.and(&names))
            }
            Phase::Over => words.over.to_owned(),
        };
        Saying { head, rest }
    }
}
