//! English words for what happens.

use super::counted;
use crate::log::{Bought, LogWords};
use crate::sentence::say;

pub(super) const LOG: LogWords = LogWords {
    nobody_scores: "nobody scores",
    end_full: "The yard can’t be refilled. The game ends",
    end_idle: "For 3 rounds nobody has taken a card, bought a tile or taken a hut. The game ends",
    ended: "The game is over",
    dealt: |seat, sum, cards| {
        say![seat, " starts with ", counted(cards, "card", "cards"), " worth ", sum]
    },
    begins: |seat| say![seat, " begins"],
    bonus_cards_dealt: |each| say!["Everybody gets ", counted(each, "bonus card", "bonus cards")],
    scoring_card_opened: |letter| say![format!("Scoring card {letter} came up")],
    reshuffled: |cards| {
        say!["The discards are shuffled into a new deck of ", counted(cards, "card", "cards")]
    },
    dirk_got: |tiles| say![cities::Who::Dirk, " got ", tiles],
    took: |seat, coins| say![seat, " took ", coins],
    took_bureau: |seat, card| say![seat, " took the ", card],
    bought: |Bought { seat, face, sums, bureau, plays_on, by_vizier }| {
        let told = if by_vizier {
            say![seat, " bought ", face, " for ", sums, " with the vizier’s favour"]
        } else if plays_on {
            say![seat, " bought ", face, " for exactly ", sums]
        } else {
            say![seat, " paid ", sums, " for ", face]
        };
        let told = match bureau {
            Some(bureau) if by_vizier => say![told, " and the ", bureau],
            Some(bureau) => say![told, " with the ", bureau],
            None => told,
        };
        if plays_on { say![told, " and gets another action"] } else { told }
    },
    took_hut: |seat, face| say![seat, " took the ", face],
    turned_for: |seat, face, sums| say![seat, " turned a tile over for ", sums, ": ", face],
    built: |seat, face| say![seat, " built ", face],
    built_from_reserve: |seat, face| say![seat, " built ", face, " from the reserve"],
    founded: |seat| say![seat, " founded Granada"],
    stored: |seat, face| say![seat, " put ", face, " in the reserve"],
    given: |seat, face| say![seat, " gave ", face, " to Dirk"],
    removed: |seat, face| say![seat, " removed ", face, " to the reserve"],
    swapped: |seat, out, into| say![seat, " swapped ", out, " with ", into],
    passed: |seat| say![seat, " could do nothing and passed"],
    vizier_woke: |seat| say![seat, " woke the vizier"],
    bonus_played: |seat, face| say![seat, " played the bonus card ", face],
    bonus_returned: |seat, face| say![seat, " took the bonus card ", face, " back"],
    scoring_began: |letter| say![format!("Scoring {letter} begins")],
    scoring_ended: |letter, points| say![format!("After scoring {letter}: "), points],
    last_tile: |face, seat, space, most| {
        say![seat, " gets ", face, " with the most money: ", (space, most)]
    },
    last_tile_tied: |face, space, most| {
        say![face, " stays in the yard. Tied for the most money: ", (space, most)]
    },
    last_tile_nobody: |face, currency| say![face, " stays in the yard. Nobody has any ", currency],
    labelled: |what, value| say![what, ": ", value],
    and_then: |first, second| say![first, ";", second],
    border_now: |told, line, length| say![told, "; ", line, " now ", length],
};
