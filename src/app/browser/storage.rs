//! What the browser keeps: games and the last set-up. Where it keeps nothing, the page remembers
//! until it is closed.

use engine::Seed;
use gloo_storage::{LocalStorage, Storage};
use std::cell::RefCell;
use std::collections::BTreeMap;
use table::{Draft, OpenedGame, Savable, SaveSlot, SavedGame, TextStore};
use web_sys::Storage as Kept;

/// The key of the last set-up.
const DRAFT: &str = "albaicin.draft";

thread_local! {
    /// What the browser refused to keep.
    static REMEMBERED: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
}

/// The browser's storage, with the page's memory behind it.
struct Browser;

impl TextStore for Browser {
    fn keys(&self) -> Vec<String> {
        let mut keys: Vec<String> = REMEMBERED.with_borrow(|all| all.keys().cloned().collect());
        if let Some(kept) = kept() {
            let count = kept.length().unwrap_or(0);
            keys.extend((0..count).filter_map(|at| kept.key(at).ok().flatten()));
        }
        keys
    }

    fn read(&self, key: &str) -> Option<String> {
        let remembered = REMEMBERED.with_borrow(|all| all.get(key).cloned());
        remembered.or_else(|| kept()?.get_item(key).ok().flatten())
    }

    fn write(&mut self, key: &str, text: &str) -> bool {
        let is_kept = kept().is_some_and(|kept| kept.set_item(key, text).is_ok());
        REMEMBERED.with_borrow_mut(|all| {
            if is_kept {
                all.remove(key);
            } else {
                all.insert(key.to_owned(), text.to_owned());
            }
        });
        is_kept
    }

    fn remove(&mut self, key: &str) {
        REMEMBERED.with_borrow_mut(|all| all.remove(key));
        if let Some(kept) = kept() {
            drop(kept.remove_item(key));
        }
    }
}

/// The browser's storage. gloo panics where it is forbidden, so this is asked first.
pub(crate) fn kept() -> Option<Kept> {
    web_sys::window()?.local_storage().ok().flatten()
}

/// All games by their heads, the one saved last first.
pub(crate) fn games() -> Vec<SavedGame> {
    table::saved_games(&Browser)
}

/// One game by its name, played again as far as it was played.
pub(crate) fn game(id: &str) -> Option<OpenedGame> {
    table::open_game(&Browser, id)
}

/// True if a game is one of the Gardens; nothing is played to find out.
pub(crate) fn is_of_gardens(id: &str) -> bool {
    table::saved_game_id(&Browser, id).is_some_and(|game| !game.is_of_cities())
}

/// Saves a game once; false if the browser does not keep it.
pub(crate) fn save(id: &str, table: &impl Savable) -> bool {
    table::save_game(&mut Browser, id, table, now())
}

/// Where a game is saved again and again.
pub(crate) fn slot(id: &str) -> SaveSlot {
    SaveSlot::of(&Browser, id)
}

/// Saves a game in its place; false if the browser does not keep it.
pub(crate) fn save_in(slot: &mut SaveSlot, table: &impl Savable) -> bool {
    slot.save(&mut Browser, table, now())
}

/// Seconds since 1970.
pub(crate) fn now() -> u64 {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole seconds")]
    let seconds = (js_sys::Date::now() / 1000.0) as u64;
    seconds
}

/// A number that nobody can foresee; the time where the browser gives none.
pub(crate) fn fresh_seed() -> Seed {
    let mut bytes = [0; 8];
    match getrandom::getrandom(&mut bytes) {
        Ok(()) => Seed(u64::from_le_bytes(bytes)),
        Err(_) => Seed(now()),
    }
}

/// A name for a new game.
pub(crate) fn fresh_id() -> String {
    format!("{:x}", fresh_seed().0 >> 16)
}

/// The last set-up, if there was one.
pub(crate) fn last_draft() -> Option<Draft> {
    kept().and_then(|_| LocalStorage::get(DRAFT).ok()).filter(Draft::is_sound)
}

/// Remembers a set-up. A browser that does not keep it says so elsewhere.
pub(crate) fn keep_draft(draft: &Draft) {
    if kept().is_some() {
        drop(LocalStorage::set(DRAFT, draft));
    }
}
