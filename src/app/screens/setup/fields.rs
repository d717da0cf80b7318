//! Fields of a set-up by their ids, and pointing at one of them.

use crate::browser::dom;
use table::NotReady;

/// The field for the seed, and what has to be opened to see it.
pub(crate) const SEED: &str = "seed";
pub(crate) const SEED_FOLD: &str = "seed-fold";

/// The row of a player.
pub(crate) fn row_of(at: usize) -> String {
    format!("seat-{at}")
}

/// The field for a player's name.
pub(crate) fn name_of(at: usize) -> String {
    format!("name-{at}")
}

/// A button in the row of a player.
pub(crate) fn button_of(at: usize, button: &str) -> String {
    format!("{button}-{at}")
}

/// Puts the focus where something has to be changed before the game can begin.
pub(crate) fn point_at(why: &NotReady) {
    match why {
        NotReady::Name(at) => dom::focus_on_id(&name_of(*at)),
        NotReady::Seed => {
            if let Some(fold) = dom::by_id(SEED_FOLD) {
                drop(fold.set_attribute("open", ""));
            }
            dom::focus_on_id(SEED);
        }
        // It is said beside the button.
        NotReady::Rules(_) => {}
    }
}
