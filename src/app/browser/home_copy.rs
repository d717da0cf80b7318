//! A copy of home in the browser's storage, which the shell shows until the program is there.

use super::dom::document;
use super::kept_value;
use super::page::root_attribute;
use i18n::Language;
use serde::Serialize;

/// index.html reads it.
const KEY: &str = "albaicin.home";

/// More is not worth its room: so many games are looked through later.
const MOST_BYTES: usize = 60_000;

#[derive(Serialize)]
struct Copy {
    /// Drawings and styles of another build may be others.
    build: Option<String>,
    language: &'static str,
    has_games: bool,
    html: String,
}

/// Keeps home as it is drawn now. A browser that keeps nothing begins with the games alone.
pub(crate) fn keep(language: Language, has_games: bool) {
    let home = document().and_then(|document| document.query_selector("#page main.home").ok()?);
    let Some(html) = home.map(|home| home.outer_html()) else { return };
    if html.len() <= MOST_BYTES {
        let build = root_attribute("data-build");
        kept_value::write(KEY, &Copy { build, language: language.code(), has_games, html });
    }
}
