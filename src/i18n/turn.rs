//! Whose turn it is and what they may do now, in one sentence.

use crate::misfits::small;
use crate::words::words;
use crate::{Saying, Words};
use table::{Awaits, Mode, TurnState};

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
        /// All kinds of action that are possible, as a sentence.
        ways: fn(&str) -> String,
    }
}

impl Words {
    /// Whose turn it is, and what they may do now. The name is that of the one who decides.
    pub fn turn_state(&self, state: &TurnState, name: &str) -> Saying {
        let head = self.turn_head(&state.awaits, name);
        Saying { head, rest: self.turn_rest(&state.awaits) }
    }

    fn turn_head(&self, awaits: &Awaits, name: &str) -> String {
        let words = &self.turns;
        match awaits {
            Awaits::Action { is_further: true, .. } => (words.play_again)(name),
            Awaits::Action { .. } => (words.your_turn)(name),
            Awaits::Placement { tiles, .. } => (words.place_head)(name, small(tiles.len())),
            Awaits::EndOfTurn => (words.end_head)(name),
            Awaits::VizierPurchase => (words.vizier_head)(name),
            Awaits::EndOfVizierPurchase => (words.vizier_end_head)(name),
            Awaits::BonusCards(scoring) => (words.bonus_head)(name, &self.scoring(*scoring)),
            Awaits::LastTiles(_) => (words.last_head)(name),
            Awaits::Nothing => words.over_head.to_owned(),
        }
    }

    fn turn_rest(&self, awaits: &Awaits) -> String {
        let words = &self.turns;
        match awaits {
            Awaits::Action { modes, .. } if modes.is_empty() => words.nothing_to_do.to_owned(),
            Awaits::Action { modes, .. } => {
                let ways: Vec<&str> = modes.iter().filter_map(|&mode| self.way(mode)).collect();
                (words.ways)(&self.or(&ways))
            }
            Awaits::Placement { tiles, can_give } => match tiles.as_slice() {
                [only] => (words.place_one)(&self.tile_name(*only), *can_give),
                many => (words.place_many)(small(many.len()), *can_give),
            },
            Awaits::EndOfTurn => words.end.to_owned(),
            Awaits::EndOfVizierPurchase => words.vizier_end.to_owned(),
            Awaits::VizierPurchase => words.vizier.to_owned(),
            Awaits::BonusCards(_) => words.bonus.to_owned(),
            // They are placed one by one (E3).
            Awaits::LastTiles(tiles) => {
                (words.last)(&tiles.first().map_or_else(String::new, |&face| self.tile_name(face)))
            }
            Awaits::Nothing => words.over.to_owned(),
        }
    }

    /// A kind of action, as an imperative in the middle of a sentence.
    fn way(&self, mode: Mode) -> Option<&'static str> {
        let words = &self.turns;
        Some(match mode {
            Mode::TakeMoney => words.take_money,
            Mode::Buy => words.buy_tile,
            Mode::Redesign => words.redesign,
            Mode::TakeHut => words.take_hut,
            Mode::WakeVizier => words.wake_vizier,
            // It is no action (N2).
            Mode::PlayBonus => return None,
        })
    }
}
