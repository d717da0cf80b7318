//! German words of the Gardens.

use super::counted;
use crate::gardens::GardenWords;
use crate::noun::Noun;
use crate::sentence::say;
use crate::setup::Label;

const TREES: [Noun; 4] = [
    Noun::of("Lavendel", "Lavendel"),
    Noun::of("Palme", "Palmen"),
    Noun::of("Zitrone", "Zitronen"),
    Noun::of("Orange", "Orangen"),
];

pub(super) const GARDENS: GardenWords = GardenWords {
    board: "Die Gärten",
    your_garden: "Dein Garten",
    your_gardens: "Deine Gärten",
    hidden_garden: "verdeckter Garten",
    planting: "pflanzt",
    drawn_at_the_end: "Am Ende deines Zugs ziehst du einen neuen Garten.",
    pile_is_empty: "Der Stapel ist leer.",
    turn_left: "Links drehen",
    turn_right: "Rechts drehen",
    plant_here: "Hier pflanzen",
    completes_nothing: "Vollendet kein Gebäude",
    all_four: "alle vier Gebäude",
    no_trees: "noch keine Bäume",
    no_points: "keine Punkte",
    all_tie: "alles unentschieden",
    score: "Punktestand",
    after_planting: "gestrichelt: nach dem Pflanzen",
    points: "Punkte",
    standing: "Unvollendete Gebäude",
    standing_note: "bei Wertung jetzt",
    nothing_begun: "Noch an keinem Gebäude liegt ein Garten",
    all_scored: "Alle vollendeten Gebäude",
    nothing_scored: "Noch ist kein Gebäude vollendet",
    how_scores: "Wie ein Gebäude zählt",
    most_wins: "Die Art mit den meisten Bäumen ringsum gewinnt.",
    ties_drop: "Arten mit gleich vielen Bäumen scheiden aus.",
    value_times_types: "Punkte: Wert des Gebäudes × Zahl der Arten ringsum.",
    plant: "Wähle ein markiertes Feld, dreh deinen Garten nach Wunsch und pflanz ihn.",
    plant_first: "Wähle ein inneres Feld: Der erste Garten darf nicht an den Rand.",
    end: "Beende deinen Zug oder mach ihn rückgängig.",
    over: "Das Spiel ist zu Ende.",
    taken_head: "Nicht frei",
    taken: "Dort liegt schon ein Garten.",
    edge_head: "Nicht am Rand",
    edge: "Der erste Garten darf nicht an den Rand. Wähle ein inneres Feld.",
    alone_head: "Zu weit weg",
    alone: "Pflanz ihn direkt neben einen anderen Garten. Über Eck genügt nicht.",
    turn_is_done: "Dein Garten ist gepflanzt. Beende jetzt deinen Zug.",
    nothing_laid: "Pflanz zuerst einen Garten.",
    not_in_hand: "Wähle einen Garten aus deiner Hand.",
    free: "frei",
    fits: "frei, dein Garten passt hierher",
    ended: "Alle Gärten sind gepflanzt",
    players_note: "2–4 Personen · ziehen, um die Reihenfolge zu ändern",
    most_four: "Höchstens vier Personen.",
    oldest: "Älteste Person",
    oldest_note: "beginnt",
    variants: "Varianten",
    two_only: "nur zu zweit",
    trees_note: "deine Bäume bringen dir Punkte; Arten, die niemand spielt, wachsen auch, bringen aber \
                 niemandem Punkte",
    by_building: "Punkte je Gebäude",
    where_from_note: "gewonnene Gebäude und ihre Punkte, der höchste Wert fett",
    see_board: "Gärten",
    unowned: "Von Bäumen, die niemand spielt",
    tied: "Gleichstand, niemand gewinnt",
    key_main: "die Hauptschaltfläche: pflanzen, Zug beenden",
    key_arrows: "sich zwischen Feldern oder Gärten der Hand bewegen",
    key_enter: "hier pflanzen, Schaltfläche drücken",
    key_places: "nächstes und voriges Feld für einen Garten",
    mouse_turns: "Maus: Noch ein Klick auf den Garten, das Mausrad oder die rechte Taste drehen ihn.",
    key_turn: "den Garten nach rechts, links drehen",
    trees: TREES,
    corners: ["oben links", "oben rechts", "unten rechts", "unten links"],
    plant_head: |name| format!("{name}, pflanz einen Garten"),
    end_head: |name| format!("{name}, dein Garten ist gepflanzt"),
    garden_of: |number| format!("{number}er-Garten (je {number} Bäume)"),
    in_pile: |number| format!("{} im Stapel", counted(number, "Garten", "Gärten")),
    scored: |number| format!("{number} von 49 Gebäuden vollendet"),
    buildings: |number| counted(number, "Gebäude", "Gebäude"),
    drop_out: |trees| format!("{trees} haben gleich viele und scheiden aus."),
    pairs_tie: |one, other| format!("{one} gleich viele, {other} ebenso"),
    nobody_wins: |tie| format!("{tie}, niemand gewinnt"),
    leads: |name, value, types| format!("{name} führt {value} × {types}"),
    leads_for_no_one: |tree| format!("{} führt, ohne Person", TREES[tree.index()].one),
    lane: |name, tree, points, gain| {
        let tree = TREES[tree.index()].one;
        let points = counted(points, "Punkt", "Punkte");
        match gain {
            0 => format!("{name}, {tree}: {points}"),
            _ => format!("{name}, {tree}: {points}, nach dem Pflanzen {gain} mehr"),
        }
    },
    plus: |points| format!("+{points}"),
    tree_wins: |tree, value, types| {
        format!("{} gewinnt {value} × {types}", TREES[tree.index()].one)
    },
    wins: |name, value, types| format!("{name} gewinnt {value} × {types} = {}", value * types),
    lost: |points, tree| {
        let points = counted(points, "Punkt geht", "Punkte gehen");
        format!("{points} an niemanden ({} gewinnt)", TREES[tree.index()].one)
    },
    won_in_all: |buildings, points| {
        format!("{buildings} Gebäude, {}", counted(points, "Punkt", "Punkte"))
    },
    points_for: |points, name| format!("{points} für {name}"),
    missing: |number| format!("noch {}", counted(number, "Garten", "Gärten")),
    missing_in_short: |number| format!("noch {number}"),
    garden_on: |number, space| format!("{number}er-Garten auf {space}"),
    gains: |name, points| format!("{name} +{points}"),
    you_gain: |points| format!("Du +{points}"),
    around_space: |space| format!("Rund um {space}"),
    completes: |list| format!("Vollendet: {list}"),
    around: |list| format!("Ringsum: {list}."),
    planted: |seat, number, space| {
        say![seat, format!(" pflanzt einen {number}er-Garten auf {space}")]
    },
    scored_for: |points, seat, tree| {
        say![points, " für ", seat, format!(" ({})", TREES[tree.index()].one)]
    },
    types: ["Erste Baumart", "Zweite Baumart"],
    trees_of: |name| format!("Bäume von {name}"),
    variant_labels: [
        Label {
            name: "Drei auf der Hand",
            note: "alle halten drei Gärten und pflanzen einen davon",
        },
        Label {
            name: "Je zwei Farben",
            note: "zwei Baumarten pro Person; beide zählen für dich, können sich aber auch gegenseitig \
                   ausschalten",
        },
    ],
};
