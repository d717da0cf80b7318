//! German words of home, set-up, curtain, scorings and the end.

use crate::curtain::CurtainWords;
use crate::home::HomeWords;
use crate::list::capitalised;
use crate::noun::counted;
use crate::result::ResultWords;
use crate::sentence::say;
use crate::setup::{Label, SetupWords};

pub(super) const HOME: HomeWords = HomeWords {
    go_on: "Weiterspielen",
    go_on_with_game: "Spiel fortsetzen",
    new_game: "Neues Spiel",
    home: "Startseite",
    back: "Zurück",
    rules: "Regeln",
    settings: "Einstellungen",
    shortcuts: "Tastenkürzel",
    shortcuts_note: "einzelne Tasten am Tisch, etwa U für Zurücknehmen",
    saved_now: "eben gespeichert",
    is_over: "beendet",
    see_result: "Ergebnis ansehen",
    other_games: "Weitere gespeicherte Spiele",
    save_is_damaged: "Ein gespeichertes Spiel ist beschädigt und lässt sich nicht öffnen. Es bleibt \
                      erhalten.",
    save_is_newer: "Ein gespeichertes Spiel stammt aus einer neueren Version von Albaicín, die diese \
                    hier nicht öffnen kann. Es bleibt erhalten.",
    save_is_older: "Der letzte Schritt war nicht lesbar, es geht kurz davor weiter.",
    new_game_of: |title| format!("Neues Spiel: {title}"),
    saved_minutes: |number| format!("vor {} gespeichert", counted(number, "Minute", "Minuten")),
    saved_hours: |number| format!("vor {} gespeichert", counted(number, "Stunde", "Stunden")),
    saved_days: |number| format!("vor {} gespeichert", counted(number, "Tag", "Tagen")),
    round: |number| format!("Runde {number}"),
    round_before: |number, scoring| format!("Runde {number}, vor {scoring}"),
    players: |number| counted(number, "Person", "Personen"),
    modules: |number| counted(number, "Modul", "Module"),
    to_play: |name| format!("{name} ist am Zug"),
    more_games: |number| format!("{number} weitere"),
    quick_start_of: |title, names| {
        format!("Schnellstart: {title}, wie beim letzten Mal mit {names}")
    },
};

pub(super) const SETUP: SetupWords = SetupWords {
    players: "Wer spielt mit?",
    players_note: "2 bis 6 · Ziehen ordnet um",
    name: "Name",
    colour: "Farbe",
    colours: "Farben",
    colours_note: "jede Farbe hat ihr Zeichen, damit niemand auf die Farbe allein angewiesen ist",
    free: "frei",
    person: "Mensch",
    add_player: "Noch jemand",
    drag: "Ziehen ändert die Reihenfolge",
    least_two: "Mindestens zwei spielen mit.",
    most_six: "Der Tisch ist voll: Sechs spielen mit.",
    youngest: "Am jüngsten",
    youngest_note: "entscheidet bei Gleichstand, wer beginnt",
    name_is_missing: "Alle brauchen einen Namen.",
    name_is_taken: "So heißt schon jemand anders.",
    colour_is_taken: "Zwei haben dieselbe Farbe.",
    scoring: "Wertung",
    regular: "Normal",
    regular_granada: "je mehr Gebäude einer Art in allen Städten, desto mehr Punkte",
    regular_alhambra: "jede Gebäudeart hat eigene Punkte, Türme die meisten",
    regular_both: "jedes Gebäude zählt wie in seinem eigenen Spiel",
    simplified: "Vereinfacht",
    simplified_note: "3, dann 10 und 3, dann 18, 10 und 3: gut für das erste Spiel",
    modules: "Module",
    only_in_alhambra: "nur in Alhambra",
    only_in_granada: "nur mit Granada",
    at_the_table: "Am Tisch",
    hide_hands: "Hände zwischen den Zügen verbergen",
    hide_hands_note: "ein Vorhang bittet die nächste Person",
    help: "Hilfe am Tisch",
    help_note: "erlaubte Plätze und wie es steht",
    ends_by_itself: "Der Tisch beendet Züge von selbst",
    ends_by_itself_note: "schneller, aber die letzte Aktion lässt sich nicht zurücknehmen",
    seed: "Startzahl",
    seed_note: "dieselbe Startzahl mischt dasselbe Spiel; leer für ein neues",
    seed_for_some: "Eine Startzahl, wer eine möchte",
    seed_is_wrong: "Eine Startzahl ist eine ganze Zahl mit bis zu 19 Ziffern.",
    begin: "Los geht’s",
    quick_start: "Schnellstart",
    quick_start_note: "wie beim letzten Mal",
    player: |number| format!("Person {number}"),
    name_of: |number| format!("Name von Person {number}"),
    colour_of: |name| format!("Farbe von {name}"),
    remove: |name| format!("{name} entfernen"),
    move_up: |name| format!("{name} nach oben"),
    move_down: |name| format!("{name} nach unten"),
    plays_as: |name, place| format!("{name} spielt jetzt als Nummer {place}"),
    swaps_with: |name| format!("tauscht mit {name}"),
    colour_and_emblem: |colour, emblem| format!("{colour}, {emblem}"),
    module_labels: [
        Label {
            name: "Gunst des Wesirs",
            note: "ab und zu außer der Reihe kaufen, genau passend bezahlt",
        },
        Label { name: "Wechselstuben", note: "ein Plättchen in zwei Währungen bezahlen" },
        Label { name: "Bonuskarten", note: "eine geheime Karte zählt ein Gebäude doppelt" },
        Label { name: "Bauhütten", note: "kostenlose Plättchen, die wie ihre Nachbarn zählen" },
    ],
};

pub(super) const CURTAIN: CurtainWords = CurtainWords {
    since_your_turn: "Seit deinem letzten Zug",
    since_the_start: "Seit Beginn",
    look_at_table: "Den Tisch ansehen",
    close_table: "Zurück zum Vorhang",
    viziers: "Die Gunst eines Wesirs?",
    vizier_used: "schläft",
    no_vizier_used: "Weiter heißt: Kein Wesir kauft.",
    bonus_cards: "Bonuskarten?",
    no_bonus_played: "Weiter heißt: Niemand spielt eine Bonuskarte.",
    has_finished: |name| format!("{name} ist fertig"),
    hand_over: |name| format!("Gib das Gerät an {name}"),
    only_for: |name| format!("Die Hände sind verdeckt. Nur {name} sollte hinsehen."),
    show_hand: |name| format!("Ich bin {name}: Hand zeigen"),
    go_on: |name| format!("Weiter: Ich bin {name}"),
    viziers_note: |name| {
        format!(
            "Wer einen wachen Wesir hat, darf ein Plättchen genau passend kaufen, bevor {name} spielt."
        )
    },
    bonus_cards_note: |scoring| {
        format!("Wer eine Bonuskarte hat, darf sie noch vor {scoring} spielen.")
    },
    use_vizier: |name| format!("{name}: Wesir einsetzen"),
    play_bonus: |name| format!("{name}: Bonuskarte spielen"),
    bought_and_built: |tiles| say![" kauft und baut ", tiles],
    bought_for_reserve: |tiles| say![" kauft ", tiles, " für die Reserve"],
    bought_for_dirk: |tiles| say![" kauft ", tiles, " für Dirk"],
};

pub(super) const RESULT: ResultWords = ResultWords {
    points: "Punkte",
    before_and_now: "vorher → jetzt",
    in_all_cities: "in allen Städten",
    why_this_order: "Warum diese Reihenfolge?",
    next: "Weiter",
    skip: "Gleich zum Ergebnis",
    pause: "Anhalten",
    go_on: "Fortfahren",
    to_the_table: "Zurück zum Tisch",
    open_again: "Letzte Wertung ansehen",
    by_building: "jede Gebäudeart hat eigene Punkte",
    nobody_has_it: "Niemand hat davon",
    steps: "Schritte der Wertung",
    the_result: "Das Ergebnis",
    to_the_result: "Zum Endergebnis",
    laps: "nach 99 beginnt die zweite Runde, mit einem Banner +100",
    why_wall: "Die längste ununterbrochene Mauer jeder Stadt, ein Punkt für jede Seite. Mauern Rücken an \
               Rücken zählen nicht.",
    why_moat: "Der längste ununterbrochene Graben jeder Stadt, ein Punkt für jede Seite. Gräben Rücken \
               an Rücken zählen nicht.",
    why_seam: "Die längste ununterbrochene Linie, an der Mauer und Graben sich berühren, zwei Punkte für \
               jede Seite.",
    last_tiles: "Die letzten Plättchen",
    last_tiles_note: "jedes geht an das meiste Geld in seiner Währung; der Preis spielt keine Rolle",
    stays_in_yard: "bleibt im Bauhof",
    game_over: "Das Spiel ist zu Ende",
    points_by_scoring: "Punkte je Wertung",
    where_from: "Woher die Punkte kamen",
    where_from_note: "A + B + C, das Beste fett",
    see_cities: "Städte ansehen",
    replay: "Noch einmal ansehen",
    home: "Startseite",
    play_again: "Noch ein Spiel",
    total: "Summe",
    waves: "Wellen: Gräben",
    battlements: "Zinnen: Mauern",
    beads: "Perlen: Naht",
    shared_victory: "Bei gleich vielen Punkten wird der Sieg geteilt.",
    dirk_cannot_win: "Dirk kann nicht gewinnen.",
    step: |number, of| format!("Schritt {number} von {of}"),
    edges: |number| counted(number, "Seite", "Seiten"),
    points_per_edge: |number| format!("{} je Seite", if number == 1 { "Punkt" } else { "Punkte" }),
    places_it: |name, tile| format!("Weiter: {name} platziert {tile}"),
    go_on_to: |scoring| format!("Weiter: {scoring}"),
    next_is: |step| format!("Weiter: {step}"),
    first: |worth| format!("1. Platz {worth}"),
    second: |worth| format!("2. Platz {worth}"),
    third: |worth| format!("3. Platz {worth}"),
    tie: |each, high, low| {
        format!("Je {each}: Der höchste Preis entscheidet, {high} schlägt {low}.")
    },
    shared: |many, place, points| {
        format!("{} teilen sich den {place} Platz: je {points}.", capitalised(many))
    },
    why_dearest: |buildings| {
        format!(
            "Die meisten {buildings} zuerst. Bei gleicher Zahl entscheidet der höchste Preis. Was in \
             der Reserve liegt, zählt nicht."
        )
    },
    why_shared: |buildings| {
        format!(
            "Die meisten {buildings} zuerst. Bei gleicher Zahl werden die Punkte der Plätze geteilt. \
             Was in der Reserve liegt, zählt nicht."
        )
    },
    wins: |name| format!("{name} gewinnt"),
    share_victory: |names| format!("{names} teilen sich den Sieg"),
    ahead_of: |points, lead, name| format!("{points}, {lead} vor {name}"),
    longest_of_game: |longest, length| format!("{longest} des Spiels: {length}"),
};
