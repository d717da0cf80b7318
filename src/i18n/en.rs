//! English.

mod bar;
mod city;
mod gardens;
mod log;
mod names;
mod screens;
mod table;
mod turn;

use crate::Words;

/// All English words.
pub(crate) const WORDS: Words = Words {
    tagline: "Build the city on the hill, tile by tile",
    loading: "Setting the table …",
    no_script: "Albaicín is played in the browser and needs JavaScript. Please switch it on for this \
                page and load it again.",
    failure_title: "Something went wrong",
    failure_no_wasm: "This browser does not run WebAssembly, which the game is made of. A current \
                      version of Chrome, Edge, Firefox or Safari does.",
    failure_not_loaded: "A part of the game could not be loaded. Please check the connection and load \
                         the page again.",
    failure_unexpected: "The game met a situation it was not prepared for and has stopped. Loading the \
                         page again usually helps.",
    failure_kept: "What this browser has saved is untouched.",
    failure_details: "For a bug report",
    reload: "Load the page again",

    pitch_granada: "Two-sided tiles: look at what the other side could be.",
    pitch_alhambra: "The palace on the red hill, with four modules.",
    pitch_both: "Both at once: where wall meets moat, points flow.",
    pitch_gardens: "Plant your trees around the palaces.",
    players: |(fewest, most)| format!("{fewest}–{most} players"),

    language: "Language",
    theme: "Appearance",
    theme_system: "As the device",
    theme_light: "Light",
    theme_dark: "Dark",
    not_kept: "This browser does not let the page keep your choice; it holds until you leave.",

    about: "About",
    about_independent: "Albaicín is an independent implementation of games designed by Dirk Henn. It is \
                        not affiliated with their publisher or their author.",
    about_art: "All drawings and words are our own. The headings are set in El Messiri, a free font \
                under the SIL Open Font License 1.1.",
    about_sets: "The published lists of Granada’s moats and of the walls of the workers’ huts are not \
                 public: those two sets are our own.",
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
    home: screens::HOME,
    setup: screens::SETUP,
    table: table::TABLE,
    bar: bar::BAR,
    curtain: screens::CURTAIN,
    result: screens::RESULT,
    gardens: gardens::GARDENS,
};
