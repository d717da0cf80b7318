//! German words for what happens.

use super::counted;
use crate::log::{Bought, LogWords};
use crate::sentence::say;
use cities::Who;

pub(super) const LOG: LogWords = LogWords {
    nobody_scores: "keine Punkte",
    end_full: "Der Bauhof kann nicht mehr aufgefüllt werden. Das Spiel endet",
    end_idle: "Drei Runden lang hat niemand eine Karte, ein Plättchen oder eine Bauhütte genommen. Das \
               Spiel endet",
    ended: "Das Spiel ist zu Ende",
    dealt: |seat, sum, cards| {
        say![seat, " startet mit ", counted(cards, "Karte", "Karten"), " im Wert von ", sum]
    },
    begins: |seat| say![seat, " beginnt"],
    bonus_cards_dealt: |each| say!["Alle erhalten ", counted(each, "Bonuskarte", "Bonuskarten")],
    scoring_card_opened: |letter| say![format!("Wertungskarte {letter} ist aufgedeckt")],
    reshuffled: |cards| {
        let cards = counted(cards, "Karte", "Karten");
        say![format!("Die Ablage wird gemischt und ist der neue Stapel ({cards})")]
    },
    dirk_got: |tiles| say![Who::Dirk, " erhält ", tiles],
    took: |seat, coins| say![seat, " nimmt ", coins],
    took_bureau: |seat, card| say![seat, " nimmt die ", card],
    bought: |Bought { seat, face, sums, bureau, plays_on, by_vizier }| {
        let told = if by_vizier {
            say![seat, " kauft ", face, " mit der Gunst des Wesirs für ", sums]
        } else if plays_on {
            say![seat, " kauft ", face, " für genau ", sums]
        } else {
            say![seat, " zahlt ", sums, " für ", face]
        };
        let told = match bureau {
            Some(bureau) => say![told, " mit der ", bureau],
            None => told,
        };
        if plays_on { say![told, " und ist noch einmal am Zug"] } else { told }
    },
    took_hut: |seat, face| say![seat, " nimmt die ", face],
    turned_for: |seat, face, sums| say![seat, " dreht für ", sums, " ein Plättchen um: ", face],
    built: |seat, face| say![seat, " baut ", face, " ein"],
    built_from_reserve: |seat, face| say![seat, " baut ", face, " aus der Reserve ein"],
    founded: |seat| say![seat, " gründet Granada"],
    stored: |seat, face| say![seat, " legt ", face, " in die Reserve"],
    given: |seat, face| say![seat, " schenkt Dirk ", face],
    removed: |seat, face| say![seat, " baut ", face, " in die Reserve ab"],
    swapped: |seat, out, into| say![seat, " tauscht ", out, " gegen ", into, " aus"],
    passed: |seat| say![seat, " kann nichts tun und passt"],
    vizier_woke: |seat| say![seat, " weckt den Wesir"],
    bonus_played: |seat, face| say![seat, " spielt die Bonuskarte ", face],
    bonus_returned: |seat, face| say![seat, " nimmt die Bonuskarte ", face, " zurück"],
    scoring_began: |letter| say![format!("Wertung {letter} beginnt")],
    scoring_ended: |letter, points| say![format!("Nach Wertung {letter}: "), points],
    last_tile: |face, seat, space, most| {
        say![seat, " erhält ", face, " mit dem meisten Geld: ", (space, most)]
    },
    last_tile_tied: |face, space, most| {
        say![face, " bleibt im Bauhof, Gleichstand beim meisten Geld: ", (space, most)]
    },
    last_tile_nobody: |face, currency| say![face, " bleibt im Bauhof. Niemand hat ", currency],
    labelled: |what, value| say![what, ": ", value],
    and_then: |first, second| say![first, ";", second],
    border_now: |told, line, length| say![told, "; ", line, " jetzt ", length],
};
