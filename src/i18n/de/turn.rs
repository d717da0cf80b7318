//! German words for turns, verdicts and refusals.

use super::counted;
use crate::list::capitalised;
use crate::refusals::RefusalWords;
use crate::turn::TurnWords;
use crate::verdicts::VerdictWords;

pub(super) const TURN: TurnWords = TurnWords {
    take_money: "nimm Geld",
    buy_tile: "kauf ein Plättchen",
    redesign: "bau deine Stadt um",
    take_hut: "nimm eine Bauhütte",
    wake_vizier: "weck deinen Wesir",
    nothing_to_do: "Keine Aktion ist möglich, du musst passen.",
    end: "Beende deinen Zug oder mach etwas rückgängig. Danach geht das nicht mehr.",
    vizier_end: "Beende den Kauf oder mach etwas rückgängig.",
    vizier: "Kauf ein Plättchen und zahl genau passend, oder verzichte.",
    bonus: "Spiel Bonuskarten, deren Plättchen in deiner Stadt liegen, oder mach weiter.",
    over_head: "Das Spiel ist zu Ende",
    over: "Alle Punkte sind gezählt.",
    your_turn: |name| format!("{name}, du bist am Zug"),
    play_again: |name| format!("{name}, du bist noch einmal am Zug"),
    place_head: |name, number| match number {
        1 => format!("{name}, platziere dein Plättchen"),
        _ => format!("{name}, platziere deine Plättchen"),
    },
    place_one: |tile, can_give| {
        if can_give {
            format!("Bau {tile} ein, leg es in die Reserve oder schenk es Dirk.")
        } else {
            format!("Bau {tile} ein oder leg es in die Reserve.")
        }
    },
    place_many: |number, can_give| {
        if can_give {
            format!(
                "{number} Plättchen zu platzieren. Bau jedes ein, leg es in die Reserve oder schenk es Dirk."
            )
        } else {
            format!("{number} Plättchen zu platzieren. Bau jedes ein oder leg es in die Reserve.")
        }
    },
    end_head: |name| format!("{name}, das war dein Zug"),
    vizier_head: |name| format!("{name}, kauf mit der Gunst deines Wesirs"),
    vizier_end_head: |name| format!("{name}, das war dein Kauf"),
    bonus_head: |name, scoring| format!("{name}, gleich kommt {scoring}"),
    last_head: |name| format!("{name}, ein letztes Plättchen für dich"),
    last: |tile| format!("Bau {tile} mit dieser Seite ein oder leg es in die Reserve."),
    ways: |ways| format!("{}.", capitalised(ways)),
};

pub(super) const VERDICTS: VerdictWords = VerdictWords {
    exact_plays_again: "Genau passend – du bist noch einmal am Zug",
    exact: "Genau passend",
    fee_paid: "3 bezahlt – ohne weitere Aktion",
    chosen: "gewählt",
    one_card: "Eine Karte mit beliebigem Wert",
    deck_is_empty: "der Stapel ist leer",
    too_much_ends: |over| format!("{over} zu viel – keine weitere Aktion"),
    too_much_for_vizier: |over| format!("{over} zu viel – Wesire zahlen genau passend"),
    fee_too_much: |paid, over| format!("{paid} bezahlt, {over} zu viel, kein Wechselgeld"),
    fee_short: |paid, missing| {
        format!("{paid} von 3 bezahlt, {}", counted(missing, "fehlt", "fehlen"))
    },
    short: |missing| counted(missing, "fehlt", "fehlen"),
    take_sum: |sum| format!("{sum} von höchstens 5"),
    take_too_much: |sum| format!("Das wären {sum}. Mehrere Karten dürfen höchstens 5 wert sein."),
    yard_exact: |_| "genau".to_owned(),
    yard_over: |over| format!("{over} zu viel"),
    yard_missing: |missing| counted(missing, "fehlt", "fehlen"),
    in_bag: |tiles| format!("{tiles} Plättchen im Beutel"),
    in_deck: |cards| format!("{} im Stapel", counted(cards, "Karte", "Karten")),
    next_scoring: |letter, first, last| {
        if first == last {
            format!("{letter} in {}", counted(first, "Karte", "Karten"))
        } else {
            format!("{letter} in {first}–{last} Karten")
        }
    },
};

pub(super) const REFUSALS: RefusalWords = RefusalWords {
    over: "Das Spiel ist zu Ende.",
    seats: "2 bis 6 Personen können spielen.",
    youngest: "Wähle aus, wer von euch am jüngsten ist.",
    simplified_alhambra: "Nur für die Gebäude von Granada. Alhambra hat eine eigene Wertung.",
    bureaus_outside: "Wechselstuben gibt es nur in Alhambra.",
    bonus_cards_outside: "Bonuskarten nennen Plättchen der Alhambra und gelten nur dort.",
    huts_outside: "Bauhütten gibt es nur in Alhambra.",
    order: "Dieses Spiel ist beschädigt: Die Karten sind nicht vollständig.",
    decide_bonus_cards: "Spiel eine Bonuskarte oder mach weiter.",
    no_bonus_cards_now: "Bonuskarten spielst du in deinem Zug oder vor einer Wertung.",
    vizier_takes_no_hut: "Ein Wesir kauft nur Plättchen. Nimm die Bauhütte in deinem Zug.",
    end_first: "Beende zuerst den Kauf.",
    decide_vizier: "Entscheide zuerst für deinen Wesir: genau passend kaufen oder verzichten.",
    place_viziers_tile: "Platziere zuerst das Plättchen, das dein Wesir gekauft hat.",
    place_last_tile: "Platziere zuerst dieses Plättchen. Bau es ein oder leg es in die Reserve.",
    place_after_actions: "Erst deine Aktionen, dann alle Plättchen platzieren, dann den Zug beenden.",
    act_first: "Du hast noch eine Aktion. Nimm Geld, kauf ein Plättchen oder bau deine Stadt um.",
    actions_are_over: "Keine Aktion mehr in diesem Zug. Platziere deine Plättchen und beende den Zug.",
    nothing_taken: "Wähle mindestens eine offene Karte.",
    not_open: "Wähle aus den offenen Karten.",
    not_in_hand: "Wähle Karten aus deiner Hand.",
    wrong_currency: "Zahl in der Währung, die zum Feld des Plättchens gehört.",
    wrong_bureau: "Diese Wechselstube gilt nicht für die Währung dieses Feldes. Zahl ohne sie.",
    bureau_alone: "Nimm entweder die Wechselstube oder Geld.",
    turning_costs: "Diese Seite einzubauen kostet mindestens 3 in einer Währung. Die gekaufte Seite \
                    kostet nichts.",
    not_turned: "Dieses Plättchen behält seine Seite. Bau es so ein oder leg es in die Reserve.",
    not_for_dirk: "Dirk schenkst du nur gekaufte Plättchen. Bau dieses ein oder leg es in die Reserve.",
    can_act: "Du kannst noch etwas tun. Nimm Geld, kauf ein Plättchen oder bau deine Stadt um.",
    no_module: "Ihr spielt ohne dieses Modul. Wähle eine andere Aktion.",
    vizier_awake: "Dein Wesir ist schon wach. Wähle eine andere Aktion.",
    no_such_hut: "Wähle die oberste Bauhütte eines Stapels.",
    three_huts: "Du hast schon 3 Bauhütten, mehr geht nicht. Wähle eine andere Aktion.",
    not_your_bonus_card: "Wähle eine deiner Bonuskarten.",
    bonus_tile_missing: "Bau zuerst das Plättchen dieser Bonuskarte in deine Stadt ein.",
    see_places: "Wähle einen anderen Platz.",
    more_than_five: |sum| {
        format!(
            "Diese Karten sind zusammen {sum} wert. Nimm weniger (höchstens 5) oder eine einzelne mit \
             beliebigem Wert."
        )
    },
    short: |missing| {
        format!(
            "{}. Nimm Karten dieser Währung dazu oder wähle ein anderes Plättchen.",
            counted(missing, "fehlt", "fehlen")
        )
    },
    fee_short: |missing| {
        let missing = counted(missing, "fehlt", "fehlen");
        format!("{missing}. Umdrehen kostet mindestens 3 in einer Währung.")
    },
    not_exact: |over| format!("{over} zu viel. Wesire zahlen genau passend."),
    not_in_yard: |tile| format!("{tile} liegt nicht im Bauhof. Wähle ein Plättchen von dort."),
    not_in_reserve: |tile| {
        format!("{tile} liegt nicht in deiner Reserve. Wähle ein Plättchen von dort.")
    },
    not_waiting: |tile| {
        format!("{tile} liegt nicht neben deiner Stadt. Wähle ein Plättchen, das dort liegt.")
    },
};
