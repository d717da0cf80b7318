//! German words for turns, verdicts and refusals.

use crate::noun::counted;
use crate::refusals::RefusalWords;
use crate::turn::TurnWords;
use crate::verdicts::VerdictWords;

pub(super) const TURN: TurnWords = TurnWords {
    take_money: "nimm Geld",
    buy_tile: "kauf ein Plättchen",
    redesign: "bau deine Stadt um",
    take_hut: "nimm eine Bauhütte",
    wake_vizier: "weck deinen Wesir",
    nothing_to_do: "Du kannst nichts tun: Setz aus.",
    end: "Beende deinen Zug oder nimm etwas zurück.",
    vizier_end: "Beende den Kauf oder nimm etwas zurück.",
    vizier: "Kauf ein Plättchen genau passend oder verzichte.",
    bonus: "Spiel eine Bonuskarte, deren Plättchen in deiner Stadt liegt, oder verzichte.",
    over_head: "Das Spiel ist zu Ende",
    over: "Alle Punkte sind gezählt.",
    your_turn: |name| format!("{name}, du bist am Zug"),
    play_again: |name| format!("{name}, noch einmal du"),
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
        let dirk = if can_give { " oder schenk es Dirk" } else { "" };
        let link = if can_give { "," } else { " oder" };
        format!("{number} Plättchen warten: Bau jedes ein{link} leg es in die Reserve{dirk}.")
    },
    end_head: |name| format!("{name}, alles ist getan"),
    vizier_head: |name| format!("{name}, die Gunst deines Wesirs"),
    vizier_end_head: |name| format!("{name}, der Kauf ist getan"),
    bonus_head: |name, scoring| format!("{name}, gleich kommt {scoring}"),
    last_head: |name| format!("{name}, ein letztes Plättchen für dich"),
    last: |tile| format!("Bau {tile} ein, wie es liegt, oder leg es in die Reserve."),
};

pub(super) const VERDICTS: VerdictWords = VerdictWords {
    exact_plays_again: "Genau passend: noch einmal du",
    exact: "Genau passend",
    fee_paid: "Genau 3",
    bought: "gekauft",
    chosen: "gewählt",
    one_card: "Eine Karte, gleich welcher Wert",
    deck_is_empty: "der Stapel ist leer",
    too_much_ends: |over| format!("{over} zu viel: dein Zug endet"),
    too_much_for_vizier: |over| format!("{over} zu viel: der Wesir zahlt genau passend"),
    fee_too_much: |over| format!("{over} zu viel, kein Wechselgeld"),
    short: |missing| format!("{missing} zu wenig"),
    of_price: |sum, price| format!("{sum} von {price}"),
    take_sum: |sum| format!("{sum} von höchstens 5"),
    take_too_much: |sum| format!("{sum} mit dieser Karte: mehrere dürfen höchstens 5 ergeben"),
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
    seats: "Zwei bis sechs können spielen.",
    youngest: "Wähle unter denen, die mitspielen, wer am jüngsten ist.",
    simplified_alhambra: "Die vereinfachte Wertung gilt für Granadas Gebäude; Alhambra hat eigene Punkte.",
    bureaus_outside: "Wechselstuben gibt es nur in Alhambra.",
    bonus_cards_outside: "Bonuskarten nennen Plättchen der Alhambra und gelten nur dort.",
    huts_outside: "Bauhütten gibt es nur in Alhambra.",
    order_deck: "Der Stapel dieses Spiels hat nicht genau seine Karten.",
    order_bag: "Ein Beutel dieses Spiels hat nicht genau seine Plättchen.",
    order_huts: "Die Bauhütten dieses Spiels sind nicht die vierundzwanzig.",
    order_bonus_cards: "Die Bonuskarten dieses Spiels sind nicht die zehn.",
    order_too_early: "Eine Wertungskarte oder Wechselstube liegt in diesem Stapel zu früh.",
    decide_bonus_cards: "Bonuskarten spielst du in deinem Zug oder wenn du vor einer Wertung gefragt \
                         wirst: Spiel eine oder verzichte.",
    vizier_takes_no_hut: "Ein Wesir kauft nur Plättchen; nimm die Bauhütte in deinem Zug.",
    end_first: "Alles ist getan: Beende den Kauf.",
    decide_vizier: "Erst die Wesire: Kauf ein Plättchen genau passend oder verzichte.",
    place_last_tile: "Platziere erst das erhaltene Plättchen: Bau es ein oder leg es in die Reserve.",
    place_after_actions: "Gekaufte Plättchen platzierst du nach deinen Aktionen, und zwar alle, bevor \
                          der Zug endet.",
    act_first: "Du hast noch eine Aktion: Nimm Geld, kauf ein Plättchen oder bau deine Stadt um.",
    actions_are_over: "Deine Aktionen sind vorbei: Platziere, was neben der Stadt wartet, und beende \
                       deinen Zug.",
    nothing_taken: "Wähle mindestens eine offene Karte.",
    not_open: "Wähle unter den offenen Karten.",
    not_in_hand: "Wähle Karten aus deiner Hand.",
    wrong_currency: "Zahl in der Währung, die zum Feld des Plättchens gehört.",
    wrong_bureau: "Diese Wechselstube kennt die Währung des Feldes nicht: Zahl ohne sie.",
    bureau_alone: "Eine Wechselstube wird allein genommen: Wähle sie oder Geld.",
    turning_costs: "Umdrehen kostet mindestens 3 in einer Währung; wie es liegt, kostet es nichts.",
    not_turned: "Ein am Ende erhaltenes Plättchen bleibt, wie es liegt: Bau es so ein oder leg es in \
                 die Reserve.",
    not_for_dirk: "Dirk schenkst du nur gekaufte Plättchen: Bau dieses ein oder leg es in die Reserve.",
    can_act: "Du kannst noch etwas tun: Nimm Geld, kauf ein Plättchen oder bau deine Stadt um.",
    no_module: "Dieses Modul spielt nicht mit: Wähle eine andere Aktion.",
    vizier_awake: "Dein Wesir ist schon wach: Wähle eine andere Aktion.",
    three_huts: "Du hast drei Bauhütten, mehr sind nicht erlaubt: Wähle eine andere Aktion.",
    not_your_bonus_card: "Wähle eine Bonuskarte aus deiner Hand.",
    bonus_tile_missing: "Bau erst das Plättchen dieser Bonuskarte in deine Stadt ein.",
    see_places: "Wähle einen der markierten Plätze.",
    more_than_five: |sum| {
        format!(
            "Mehrere Karten dürfen höchstens 5 ergeben, diese ergeben {sum}: Nimm weniger oder nur eine."
        )
    },
    short: |missing| {
        format!(
            "{missing} zu wenig: Nimm Karten dieser Währung dazu oder wähle ein anderes Plättchen."
        )
    },
    fee_short: |missing| {
        format!("{missing} zu wenig: Umdrehen kostet mindestens 3 in einer Währung.")
    },
    not_exact: |over| format!("{over} zu viel: Der Wesir zahlt genau passend."),
    not_in_yard: |tile| format!("{tile} liegt nicht im Bauhof: Wähle ein Plättchen von dort."),
    not_in_reserve: |tile| {
        format!("{tile} liegt nicht in deiner Reserve: Wähle ein Plättchen von dort.")
    },
    not_waiting: |tile| {
        format!("{tile} wartet nicht neben deiner Stadt: Wähle ein Plättchen, das dort wartet.")
    },
    no_such_hut: |hut| {
        format!("{hut} liegt nicht offen: Wähle die oberste Bauhütte eines Stapels.")
    },
};
