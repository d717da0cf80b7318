//! Starting a game: a set-up becomes a saved game, and its table opens.

use crate::browser::storage;
use crate::route::Route;
use i18n::Words;
use table::{Draft, NotReady};

/// Sets the table, remembers the set-up, saves the game and says where it is played. A browser that
/// keeps nothing does not stop it.
pub(crate) fn begin(draft: &Draft, words: &Words) -> Result<Route, NotReady> {
    let table = draft.begin(storage::fresh_seed(), |at| nameless(at, words))?;
    storage::keep_draft(&draft.remembered());
    let id = storage::fresh_id();
    storage::save(&id, &table);
    Ok(Route::Table(id.into()))
}

/// What somebody is called who has no name.
pub(crate) fn nameless(at: usize, words: &Words) -> String {
    (words.setup.player)(u32::try_from(at + 1).unwrap_or(u32::MAX))
}

/// The same people play again, instead of looking at the end of their game.
pub(crate) fn rematch(draft: &Draft) {
    if let Ok(table) = draft.begin(storage::fresh_seed(), |_| String::new()) {
        let id = storage::fresh_id();
        storage::save(&id, &table);
        Route::Table(id.into()).go_instead();
    }
}
