//! German.

mod bar;
mod city;
mod gardens;
mod log;
mod names;
mod screens;
mod table;
mod turn;

use crate::Words;

/// All German words.
pub(crate) const WORDS: Words = Words {
    tagline: "Bau die Stadt auf dem Hügel, Plättchen für Plättchen",
    loading: "Der Tisch wird gedeckt …",
    no_script: "Albaicín wird im Browser gespielt und braucht JavaScript. Bitte erlaube es für diese \
                Seite und lade sie neu.",
    failure_title: "Da ist etwas schiefgegangen",
    failure_no_wasm: "Dieser Browser führt kein WebAssembly aus, und daraus besteht das Spiel. Eine \
                      aktuelle Version von Chrome, Edge, Firefox oder Safari kann es.",
    failure_not_loaded: "Ein Teil des Spiels konnte nicht geladen werden. Bitte prüfe die Verbindung \
                         und lade die Seite neu.",
    failure_unexpected: "Das Spiel ist in eine Lage geraten, auf die es nicht vorbereitet war, und hat \
                         angehalten. Meist hilft es, die Seite neu zu laden.",
    failure_kept: "Was dieser Browser gespeichert hat, ist unberührt.",
    failure_details: "Für eine Fehlermeldung",
    reload: "Seite neu laden",

    pitch_granada: "Zweiseitige Plättchen: Schau, was die andere Seite sein könnte.",
    pitch_alhambra: "Der Palast auf dem roten Hügel, mit vier Modulen.",
    pitch_both: "Beides zugleich: Wo Mauer auf Graben trifft, fließen Punkte.",
    pitch_gardens: "Pflanze deine Bäume rund um die Paläste.",
    players: |(fewest, most)| format!("{fewest}–{most} Personen"),

    language: "Sprache",
    theme: "Erscheinungsbild",
    theme_system: "Wie das Gerät",
    theme_light: "Hell",
    theme_dark: "Dunkel",
    not_kept: "Dieser Browser lässt die Seite nichts speichern; die Wahl gilt, bis du sie verlässt.",

    about: "Über Albaicín",
    about_independent: "Albaicín ist eine unabhängige Umsetzung von Spielen, die Dirk Henn erfunden hat. \
                        Es besteht keine Verbindung zu ihrem Verlag oder ihrem Autor.",
    about_art: "Alle Zeichnungen und Texte sind unsere eigenen. Die Überschriften sind in El Messiri \
                gesetzt, einer freien Schrift unter der SIL Open Font License 1.1.",
    about_sets: "Die Listen von Granadas Gräben und von den Mauern der Bauhütten sind nicht öffentlich: \
                 Diese beiden Sätze sind unsere eigenen.",
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
    home: screens::HOME,
    setup: screens::SETUP,
    table: table::TABLE,
    bar: bar::BAR,
    curtain: screens::CURTAIN,
    result: screens::RESULT,
    gardens: gardens::GARDENS,
};
