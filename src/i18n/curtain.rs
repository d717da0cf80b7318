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
        viziers,
        vizier_used,
        no_vizier_used,
        bonus_cards,
        no_bonus_played,
    }
    sentences {
        /// Somebody's turn is over.
        has_finished: fn(&str) -> String,
        hand_over: fn(&str) -> String,
        only_for: fn(&str) -> String,
        show_hand: fn(&str) -> String,
        go_on: fn(&str) -> String,
        /// Who plays next.
        viziers_note: fn(&str) -> String,
        /// Which scoring comes.
        bonus_cards_note: fn(&str) -> String,
        use_vizier: fn(&str) -> String,
        play_bonus: fn(&str) -> String,
        /// What somebody did, behind the name: the tiles.
        bought_and_built: fn(Sentence) -> Sentence,
        bought_for_reserve: fn(Sentence) -> Sentence,
        bought_for_dirk: fn(Sentence) -> Sentence,
        hidden_cards_of: fn(&str, u32) -> String,
    }
}
