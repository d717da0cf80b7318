//! English.

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

/// All English words.
pub(crate) const WORDS: Words = Words {
    tagline: "Build the city on the hill, tile by tile",
    loading: "Setting up the game …",
    no_script: "Albaicín is played in the browser and needs JavaScript. Please switch it on for this \
                page and load it again.",
    failure_title: "Something went wrong",
    failure_no_wasm: "This browser can’t run the game because it lacks WebAssembly. Please use a \
                      current version of Chrome, Edge, Firefox or Safari.",
    failure_not_loaded: "A part of the game could not be loaded. Please check the connection and load \
                         the page again.",
    failure_unexpected: "An unexpected error stopped the game. Reloading the page usually helps.",
    failure_kept: "Your saved games are untouched.",
    failure_details: "Details for a bug report",
    reload: "Load the page again",

    part_missing_title: "A part is missing",
    part_missing: "This part of the game has not arrived. Your game is saved. Please check the \
                   connection and try again.",
    language_missing: "The words of this language have not arrived. Please check the connection and try \
                       again.",
    try_again: "Try again",
    newer_build: "There is a newer version of Albaicín.",
    newer_build_between_turns: "There is a newer version of Albaicín. It is loaded after this turn.",
    newer_build_load: "Load it now",

    pitch_granada: "Every tile has two sides. Which one will you build?",
    pitch_alhambra: "The palace on the red hill, with 4 modules.",
    pitch_both: "Palace and city in one. Where walls meet moats, you score extra.",
    pitch_gardens: "Outnumber the others’ trees around the palaces.",
    players: |(fewest, most)| format!("{fewest}–{most} players"),

    language: "Language",
    theme: "Appearance",
    theme_system: "System setting",
    theme_light: "Light",
    theme_dark: "Dark",
    not_kept: "This browser doesn’t save settings for this page. Your choice lasts until you close it.",

    about: "About",
    about_independent: "Albaicín is an independent implementation of games designed by Dirk Henn. It is \
                        not affiliated with their publisher or their author.",
    about_art: "All drawings and words are our own. The headings are set in El Messiri, a free font \
                under the SIL Open Font License 1.1.",
    about_sets: "Where the moats of Granada and the walls of the workers’ huts lie has not been \
                 published. Those two sets are our own.",
    about_private: "Everything stays in this browser. Nothing is sent anywhere.",
    about_licence: "Free software under the MIT or the Apache 2.0 licence, as you like.",
    font_licence: "The font’s licence",
    close: "Close",

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
