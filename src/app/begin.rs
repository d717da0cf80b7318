//! Sitting down: a draft becomes a game on the shelf.

use crate::route::Route;
use crate::store;
use i18n::Words;
use table::{Draft, NotReady};

/// Sets the table, remembers the set-up, saves the game and says where it is played. A browser that
/// keeps nothing does not stop it.
pub(crate) fn begin(draft: &Draft, words: &Words) -> Result<Route, NotReady> {
    let table = draft.begin(store::fresh_seed(), |at| nameless(at, words))?;
    store::keep_draft(&draft.remembered());
    let id = store::fresh_id();
    store::save(&id, &table);
    Ok(Route::Table(id.into()))
}

/// What somebody is called who has no name.
pub(crate) fn nameless(at: usize, words: &Words) -> String {
    (words.setup.player)(u32::try_from(at + 1).unwrap_or(u32::MAX))
}
