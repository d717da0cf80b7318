//! Home as static HTML, in every language: what `src/app/screens/home` draws while no game is saved, so
//! that a game can be chosen before the program is there.

use crate::shell::escape;
use i18n::{Language, Words};
use std::fmt::Write as _;
use table::GameId;

/// A template for each language, of which the shell takes the one that is spoken, and one with the
/// pictures that all of them share.
pub(crate) fn templates() -> String {
    let pieces = GameId::ALL.map(|game| draw::game_pieces(game.kind())).concat();
    format!(
        r#"<template id="home-pieces">{pieces}</template>{}"#,
        Language::ALL.map(template).concat()
    )
}

fn template(language: Language) -> String {
    let words = language.words();
    let (code, title) = (language.code(), escape(words.home.new_game));
    let mut html = format!(
        r#"<template id="home-{code}"><main class="home"><section aria-labelledby="new-game"><h2 id="new-game">{title}</h2><ul class="games">"#
    );
    for game in GameId::ALL {
        html += &card(game, words);
    }
    let note = escape(words.about_independent);
    let end = r#"</ul></section></main><footer class="foot"><p>"#;
    write!(html, "{end}{note}</p></footer></template>").expect("text takes all");
    html
}

fn card(game: GameId, words: &Words) -> String {
    let title = words.title(game);
    let name = escape(&(words.home.new_game_of)(title));
    let (title, seats) = (escape(title), escape(&(words.players)(game.seats())));
    let (address, pitch) = (game.setup_address(), escape(words.pitch(game)));
    format!(
        "<li class=\"panel game\"><div class=\"picture\"></div>\
         <h3><a href=\"{address}\" aria-label=\"{name}\">{title}</a></h3>\
         <p class=\"quiet seats\">{seats}</p><p class=\"pitch\">{pitch}</p></li>"
    )
}
