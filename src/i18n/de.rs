//! German.

mod bar;
mod city;
mod gardens;
mod log;
mod names;
mod screens;
mod table;
mod touch;
mod turn;

use crate::Words;

/// Numbers that take the singular.
const fn is_one(number: u32) -> bool {
    number == 1
}

/// A number with the word that goes with it.
fn counted(number: u32, one: &str, many: &str) -> String {
    format!("{number} {}", if is_one(number) { one } else { many })
}

/// All German words.
pub(crate) const WORDS: Words = Words {
    tagline: "Bau die Stadt auf dem Hügel, Plättchen für Plättchen",
    loading: "Das Spiel wird aufgebaut …",
    no_script: "Albaicín wird im Browser gespielt und braucht JavaScript. Bitte erlaube es für diese \
                Seite und lade sie neu.",
    failure_title: "Da ist etwas schiefgegangen",
    failure_no_wasm: "Diesem Browser fehlt WebAssembly, das das Spiel braucht. Bitte nimm eine \
                      aktuelle Version von Chrome, Edge, Firefox oder Safari.",
    failure_not_loaded: "Ein Teil des Spiels konnte nicht geladen werden. Bitte prüfe die Verbindung \
                         und lade die Seite neu.",
    failure_unexpected: "Ein unerwarteter Fehler hat das Spiel angehalten. Meist hilft es, die Seite \
                         neu zu laden.",
    failure_kept: "Deine gespeicherten Spiele sind unversehrt.",
    failure_details: "Details für einen Fehlerbericht",
    reload: "Seite neu laden",

    part_missing_title: "Ein Teil fehlt",
    part_missing: "Dieser Teil des Spiels ist nicht angekommen. Dein Spiel ist gespeichert. Bitte prüfe die \
                   Verbindung und versuche es noch einmal.",
    language_missing: "Die Wörter dieser Sprache sind nicht angekommen. Bitte prüfe die Verbindung und \
                       versuche es noch einmal.",
    try_again: "Noch einmal versuchen",
    newer_build: "Es gibt eine neuere Fassung von Albaicín.",
    newer_build_between_turns: "Es gibt eine neuere Fassung von Albaicín. Sie wird nach diesem Zug geladen.",
    newer_build_load: "Jetzt laden",

    pitch_granada: "Jedes Plättchen hat zwei Seiten. Welche baust du ein?",
    pitch_alhambra: "Der Palast auf dem roten Hügel, mit 4 Modulen.",
    pitch_both: "Palast und Stadt in einem. Wo Mauern auf Gräben treffen, gibt es Extrapunkte.",
    pitch_gardens: "Pflanz rund um die Paläste die meisten Bäume.",
    players: |(fewest, most)| format!("{fewest}–{most} Personen"),

    language: "Sprache",
    theme: "Erscheinungsbild",
    theme_system: "Systemeinstellung",
    theme_light: "Hell",
    theme_dark: "Dunkel",
    not_kept: "Dieser Browser speichert für diese Seite nichts. Deine Wahl gilt, bis du die Seite \
               schließt.",

    about: "Über Albaicín",
    about_independent: "Albaicín ist eine unabhängige Umsetzung von Spielen, die Dirk Henn erfunden hat. \
                        Es besteht keine Verbindung zu ihrem Verlag oder ihrem Autor.",
    about_art: "Alle Zeichnungen und Texte sind unsere eigenen. Die Überschriften sind in El Messiri \
                gesetzt, einer freien Schrift unter der SIL Open Font License 1.1.",
    about_sets: "Wo die Gräben von Granada und die Mauern der Bauhütten liegen, ist nicht \
                 veröffentlicht. Diese beiden Sätze haben wir selbst entworfen.",
    about_private: "Alles bleibt in diesem Browser. Nichts wird irgendwohin gesendet.",
    about_licence: "Freie Software unter der MIT- oder der Apache-2.0-Lizenz, wie du möchtest.",
    font_licence: "Lizenz der Schrift",
    close: "Schließen",

    names: names::NAMES,
    places: city::TILES,
    misfits: city::MISFITS,
    refusals: turn::REFUSALS,
    events: log::LOG,
    turns: turn::TURN,
    verdicts: turn::VERDICTS,
    touch: touch::TOUCH,
    home: screens::HOME,
    setup: screens::SETUP,
    table: table::TABLE,
    bar: bar::BAR,
    curtain: screens::CURTAIN,
    result: screens::RESULT,
    gardens: gardens::GARDENS,
};
