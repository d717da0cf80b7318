//! German words of home, set-up, curtain, scorings and the end.

use super::counted;
use super::names::BUILDINGS;
use crate::curtain::CurtainWords;
use crate::home::HomeWords;
use crate::result::ResultWords;
use crate::sentence::say;
use crate::setup::{Label, SetupWords};
use cities::{Line, Set};

pub(super) const HOME: HomeWords = HomeWords {
    go_on: "Weiterspielen",
    go_on_with_game: "Spiel fortsetzen",
    new_game: "Neues Spiel",
    home: "Startseite",
    settings: "Einstellungen",
    shortcuts: "Tastenkürzel",
    shortcuts_note: "einzelne Tasten am Tisch, etwa U für Rückgängig",
    saved_now: "eben gespeichert",
    is_over: "zu Ende",
    see_result: "Ergebnis ansehen",
    other_games: "Weitere gespeicherte Spiele",
    save_is_damaged: "Dieses Spiel ist beschädigt und lässt sich nicht öffnen. Gelöscht wurde nichts.",
    save_is_newer: "Dieses Spiel stammt aus einer neueren Version von Albaicín und lässt sich hier \
                    nicht öffnen. Gelöscht wurde nichts.",
    save_is_older: "Der letzte Schritt war nicht lesbar. Das Spiel geht beim vorherigen weiter.",
    new_game_of: |title| format!("Neues Spiel: {title}"),
    saved_minutes: |number| format!("vor {} gespeichert", counted(number, "Minute", "Minuten")),
    saved_hours: |number| format!("vor {} gespeichert", counted(number, "Stunde", "Stunden")),
    saved_days: |number| format!("vor {} gespeichert", counted(number, "Tag", "Tagen")),
    round_before: |number, scoring| format!("Runde {number}, vor {scoring}"),
    players: |number| counted(number, "Person", "Personen"),
    to_play: |name| format!("{name} ist am Zug"),
    more_games: |number| format!("{number} weitere"),
    quick_start_note: |names| {
        format!("Schnellstart: {names}, Wertung und Module wie beim letzten Mal")
    },
    quick_start_of: |title, names| {
        format!("Schnellstart: {title} mit {names}, Wertung und Module wie beim letzten Mal")
    },
};

pub(super) const SETUP: SetupWords = SetupWords {
    players: "Wer spielt mit?",
    players_note: "2–6 Personen · ziehen, um die Reihenfolge zu ändern",
    colour: "Farbe",
    colours_note: "jede Farbe hat ihr eigenes Zeichen",
    free: "frei",
    add_player: "Person hinzufügen",
    drag: "Ziehen, um die Reihenfolge zu ändern",
    least_two: "Zum Spielen braucht es mindestens zwei.",
    most_six: "Höchstens sechs Personen.",
    youngest: "Jüngste Person",
    youngest_note: "entscheidet bei Gleichstand, wer beginnt",
    name_is_taken: "Diesen Namen gibt es schon. Bitte wähle einen anderen.",
    scoring: "Wertung",
    regular: "Normal",
    regular_granada: "je mehr Gebäude einer Art in allen Städten, desto mehr Punkte",
    regular_alhambra: "jede Gebäudeart hat eigene Punkte, Türme die meisten",
    regular_both: "jedes Gebäude zählt wie in seinem eigenen Spiel",
    simplified: "Vereinfacht",
    simplified_note: "feste Punkte für den 1., 2. und 3. Platz; gut für das erste Spiel",
    modules: "Module",
    at_the_table: "Am Tisch",
    hide_hands: "Handkarten zwischen den Zügen verdecken",
    hide_hands_note: "Karten bleiben verdeckt, bis die nächste Person das Gerät hat",
    help: "Spielhilfen",
    help_note: "zeigen, wo Plättchen passen, wie es steht und welche Plättchen schon da waren",
    ends_by_itself: "Züge automatisch beenden",
    ends_by_itself_note: "schneller, aber die letzte Aktion lässt sich nicht rückgängig machen",
    seed: "Startzahl",
    seed_note: "gleiche Startzahl, gleich gemischt; leer lassen für den Zufall",
    seed_for_some: "Startzahl festlegen (freiwillig)",
    seed_is_wrong: "Bitte gib eine ganze Zahl mit bis zu 19 Ziffern ein.",
    begin: "Los geht’s",
    quick_start: "Schnellstart",
    player: |number| format!("Person {number}"),
    name_of: |number| format!("Name von Person {number}"),
    colour_of: |name| format!("Farbe von {name}"),
    remove: |name| format!("{name} entfernen"),
    move_up: |name| format!("{name} nach oben"),
    move_down: |name| format!("{name} nach unten"),
    plays_as: |name, place| format!("{name} spielt jetzt als Nummer {place}"),
    swaps_with: |name| format!("mit {name} tauschen"),
    colour_and_emblem: |colour, emblem| format!("{colour}, {emblem}"),
    module_labels: [
        Label {
            name: "Gunst des Wesirs",
            note: "ein Plättchen zwischen zwei Zügen kaufen, genau passend bezahlt; den Wesir wieder \
                   zu wecken kostet eine Aktion",
        },
        Label {
            name: "Wechselstuben",
            note: "Karten, mit denen du ein Plättchen in zwei Währungen bezahlst",
        },
        Label {
            name: "Bonuskarten",
            note: "Geheime Karten; jede zählt ein Gebäude mehr, sobald ihr Plättchen in deiner Stadt liegt. \
                   Je 3 zu zweit oder dritt, 2 zu viert oder fünft, 1 zu sechst.",
        },
        Label {
            name: "Bauhütten",
            note: "kostenlose Plättchen; jedes zählt ein Gebäude für jeden Nachbarn seiner Farbe, \
                   höchstens 3",
        },
    ],
    dirk_note: "Zu zweit spielt Dirk mit. Er ist ausgedacht: Er sammelt Plättchen und bekommt Punkte für Mehrheiten, ist aber nie am Zug und kann nicht gewinnen. Gekaufte Plättchen darfst du ihm schenken.",
    simplified_both: "für die Gebäude von Granada; die der Alhambra zählen wie sonst",
};

pub(super) const CURTAIN: CurtainWords = CurtainWords {
    since_your_turn: "Seit deinem letzten Zug",
    since_the_start: "Seit Beginn",
    look_at_table: "Den Tisch ansehen",
    close_table: "Zurück",
    all_hidden: "Alle Karten sind verdeckt.",
    viziers: "Setzt jemand den Wesir ein?",
    vizier_used: "schläft",
    declines: "verzichtet",
    answered: "fertig",
    bonus_cards: "Spielt jemand eine Bonuskarte?",
    nobody: "Niemand – weiter",
    vizier_rules: "Ein Plättchen, genau passend bezahlt. Danach schläft dein Wesir; es folgt keine weitere Aktion.",
    bonus_rules: "Du darfst Bonuskarten spielen, deren Plättchen in deiner Stadt liegen.",
    has_finished: |name| format!("{name} ist fertig"),
    hand_over: |name| format!("Gib das Gerät an {name}"),
    only_for: |name| format!("Alle Karten sind verdeckt. Nur {name} sollte jetzt hinsehen."),
    show_hand: |name| format!("Ich bin {name} – zeig meine Karten"),
    then_shows: |name| format!("Danach zeigen sich die Karten von {name}."),
    scoring_next: |scoring| format!("Jetzt kommt {scoring}"),
    only_for_gardens: |name| {
        format!("Alle Gärten der Hände sind verdeckt. Nur {name} sollte jetzt hinsehen.")
    },
    show_gardens: |name, number| match number {
        0 | 1 => format!("Ich bin {name} – zeig meinen Garten"),
        _ => format!("Ich bin {name} – zeig meine Gärten"),
    },
    hidden_gardens_of: |name, number| {
        format!("{} von {name}", counted(number, "verdeckter Garten", "verdeckte Gärten"))
    },
    viziers_note: |name| {
        format!(
            "Wer einen wachen Wesir hat, darf ein Plättchen kaufen und genau passend zahlen, bevor {name} \
             am Zug ist."
        )
    },
    viziers_of: |names, next| {
        format!(
            "{names} darf ein Plättchen kaufen und genau passend zahlen, bevor {next} am Zug ist."
        )
    },
    bonus_cards_note: |scoring| {
        format!(
            "Vor {scoring} dürft ihr Bonuskarten spielen, deren Plättchen in eurer Stadt liegen."
        )
    },
    use_vizier: |name| format!("{name}: Wesir einsetzen"),
    play_bonus: |name| format!("{name}: Bonuskarte spielen"),
    wants_to_buy: |name| format!("Der Wesir von {name} will kaufen"),
    wants_to_play: |name| format!("{name} will eine Bonuskarte spielen"),
    buys_nothing: |name| format!("Zurück: {name} kauft nichts"),
    plays_nothing: |name| format!("Zurück: {name} spielt nichts"),
    bought_and_built: |tiles| say![" kauft und baut ", tiles, " ein"],
    bought_for_reserve: |tiles| say![" kauft ", tiles, " für die Reserve"],
    bought_for_dirk: |tiles| say![" kauft ", tiles, " für Dirk"],
    hidden_cards_of: |name, cards| {
        format!("{} von {name}", counted(cards, "verdeckte Karte", "verdeckte Karten"))
    },
};

pub(super) const RESULT: ResultWords = ResultWords {
    points: "Punkte",
    before_and_now: "vorher → jetzt",
    in_all_cities: "in allen Städten",
    why_this_order: "Warum diese Reihenfolge?",
    skip: "Gleich zum Ergebnis",
    pause: "Anhalten",
    go_on: "Weiter",
    to_the_table: "Zurück zum Tisch",
    by_building: "jede Gebäudeart hat eigene Punkte",
    steps: "Schritte der Wertung",
    the_result: "Das Ergebnis",
    to_the_result: "Zum Endergebnis",
    laps: "nach 99 beginnt die zweite Runde, mit einem Banner +100",
    why_wall: "1 Punkt für jede Seite der längsten durchgehenden Mauer jeder Stadt. Mauern, die \
               aneinanderliegen, zählen nicht.",
    why_moat: "1 Punkt für jede Seite des längsten durchgehenden Grabens jeder Stadt. Gräben, die \
               aneinanderliegen, zählen nicht.",
    why_seam: "2 Punkte für jede Seite der längsten durchgehenden Linie, an der Mauer und Graben sich \
               berühren.",
    last_tiles: "Die letzten Plättchen",
    last_tiles_note: "jedes bekommt, wer in seiner Währung am meisten Geld hat, egal zu welchem Preis; \
                      bei Gleichstand bleibt es im Bauhof",
    then_last_scoring: "Die letzten Plättchen, dann Wertung C",
    game_over: "Das Spiel ist zu Ende",
    points_by_source: "Woher die Punkte kommen",
    by_scoring: "Punkte je Wertung",
    every_point: "Alle Punkte",
    of_buildings: "Gebäude",
    all_tie: "Gleichstand aller",
    export: "Exportieren",
    save_picture: "Bild speichern",
    share_picture: "Bild teilen",
    picture_is_saved: "Das Bild ist gespeichert.",
    picture_failed: "Dieser Browser konnte das Bild nicht zeichnen. Ein Bildschirmfoto geht auch.",
    where_from: "Woher die Punkte kamen",
    where_from_note: "A + B + C, der höchste Wert fett",
    see_cities: "Städte",
    home: "Startseite",
    play_again: "Revanche",
    total: "Summe",
    dirk_cannot_win: "Dirk kann nicht gewinnen.",
    step: |number, of| format!("Schritt {number} von {of}"),
    edges: |number| counted(number, "Seite", "Seiten"),
    points_per_edge: |number| format!("{} je Seite", if number == 1 { "Punkt" } else { "Punkte" }),
    stays: |tied| match tied {
        Some(sum) => format!("Gleichstand mit {sum}, bleibt im Bauhof"),
        None => "Niemand hat welche, bleibt im Bauhof".to_owned(),
    },
    has_it: |name| format!("{name} hat es"),
    places_now: |name| format!("{name} platziert es jetzt"),
    places_then: |name| format!("Danach {name}"),
    tile_of: |number, of| format!("Plättchen {number} von {of}. Dann Wertung C."),
    places_it: |name, tile| format!("Weiter: {name} platziert {tile}"),
    go_on_to: |scoring| format!("Weiter: {scoring}"),
    next_is: |step| format!("Weiter: {step}"),
    award: |prizes, is_simplified| {
        let place = |(place, &points): (u32, &u16)| match points {
            points if is_simplified => format!("{place}. Platz {points}"),
            points => format!("{place}. Platz {}", counted(points.into(), "Punkt", "Punkte")),
        };
        let places: Vec<String> = (1..).zip(prizes).map(place).collect();
        let places = places.join(", ");
        if is_simplified {
            format!("{places} Punkte")
        } else {
            format!("je Gebäude in allen Städten: {places}")
        }
    },
    prize: |place, product| match product {
        Some((each, number)) => format!("{place}. Platz: {each} × {number}"),
        None => format!("{place}. Platz"),
    },
    tie: |count, high, low| {
        format!("Gleichstand mit je {count}. Der höhere Preis gewinnt: {high} schlägt {low}.")
    },
    shared: |many, place, points| {
        let points = counted(points, "Punkt", "Punkte");
        format!("{many} teilen sich den {place}. Platz: je {points}.")
    },
    why_dearest: |building| {
        let buildings = BUILDINGS[building.index()].many;
        format!(
            "Wer die meisten {buildings} hat, ist vorn. Bei Gleichstand gewinnt der höchste Preis. \
             Plättchen in der Reserve zählen nicht."
        )
    },
    why_shared: |building| {
        let buildings = BUILDINGS[building.index()].many;
        format!(
            "Wer die meisten {buildings} hat, ist vorn. Bei Gleichstand werden die Punkte der belegten \
             Plätze zusammengezählt und geteilt, abgerundet. Plättchen in der Reserve zählen nicht."
        )
    },
    wins: |name| format!("{name} gewinnt"),
    share_victory: |names| format!("{names} teilen sich den Sieg"),
    ahead_of: |points, lead, name| {
        format!("{}, {lead} vor {name}", counted(points, "Punkt", "Punkte"))
    },
    points_each: |points| format!("je {}", counted(points, "Punkt", "Punkte")),
    longest_of_game: |line, length, names| {
        let line = match line {
            Line::Border(Set::Alhambra) => "Längste Mauer",
            Line::Border(Set::Granada) => "Längster Graben",
            Line::Seam => "Längste Linie aus Mauer und Graben",
        };
        format!("{line}: {length}, {names}")
    },
    best_of_game: |building, points, names| {
        format!("Bestes Gebäude: {} {points}, {names}", BUILDINGS[building.index()].name)
    },
    game_length: |rounds, minutes| {
        let rounds = counted(rounds, "Runde", "Runden");
        match minutes.map(|minutes| (minutes / 60, minutes % 60)) {
            None => rounds,
            Some((0, minutes)) => format!("{rounds}, {}", counted(minutes, "Minute", "Minuten")),
            Some((hours, minutes)) => format!("{rounds}, {hours} Std. {minutes} Min."),
        }
    },
    points_from: |points, list| format!("{}: {list}", counted(points, "Punkt", "Punkte")),
    source: |what, points| format!("{what} {points}"),
};
