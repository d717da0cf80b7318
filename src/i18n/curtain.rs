//! Words of the curtain between two people's turns.

use crate::Sentence;
use crate::words::words;

words! {
    /// The curtain's words.
    pub struct CurtainWords
    plain {
        /// The recap's heading.
        since_your_turn,
        since_the_start,
        look_at_table,
        close_table,
        all_hidden,
        viziers,
        vizier_used,
        /// No to a vizier was said.
        declines,
        /// What there was to say on bonus cards was said.
        answered,
        bonus_cards,
        /// No, from everybody who is still asked.
        nobody,
        vizier_rules,
        bonus_rules,
    }
    sentences {
        /// Somebody's turn is over.
        has_finished: fn(&str) -> String,
        hand_over: fn(&str) -> String,
        only_for: fn(&str) -> String,
        show_hand: fn(&str) -> String,
        /// Whose cards show if nobody answers.
        then_shows: fn(&str) -> String,
        scoring_next: fn(&str) -> String,
        /// The same with so many gardens instead of cards.
        only_for_gardens: fn(&str) -> String,
        show_gardens: fn(&str, u32) -> String,
        hidden_gardens_of: fn(&str, u32) -> String,
        /// Who plays next.
        viziers_note: fn(&str) -> String,
        /// Who may buy, one or the other, and who plays next.
        viziers_of: fn(&str, &str) -> String,
        /// Which scoring comes.
        bonus_cards_note: fn(&str) -> String,
        use_vizier: fn(&str) -> String,
        play_bonus: fn(&str) -> String,
        /// Why the device is handed over.
        wants_to_buy: fn(&str) -> String,
        wants_to_play: fn(&str) -> String,
        /// A change of mind, instead.
        buys_nothing: fn(&str) -> String,
        plays_nothing: fn(&str) -> String,
        /// What somebody did, behind the name: the tiles.
        bought_and_built: fn(Sentence) -> Sentence,
        bought_for_reserve: fn(Sentence) -> Sentence,
        bought_for_dirk: fn(Sentence) -> Sentence,
        hidden_cards_of: fn(&str, u32) -> String,
    }
}
