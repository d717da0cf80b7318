//! Words of the set-up: what is agreed before a game.

use crate::words::words;
use crate::{Module, Words};

words! {
    /// The set-up's words.
    pub struct SetupWords
    plain {
        players,
        players_note,
        colour,
        colours_note,
        /// A colour that nobody has.
        free,
        add_player,
        /// The handle of a row.
        drag,
        least_two,
        most_six,
        youngest,
        youngest_note,
        name_is_taken,
        scoring,
        regular,
        regular_granada,
        regular_alhambra,
        regular_both,
        simplified,
        simplified_note,
        modules,
        at_the_table,
        hide_hands,
        hide_hands_note,
        help,
        help_note,
        ends_by_itself,
        ends_by_itself_note,
        seed,
        seed_note,
        /// What opens the field of the seed.
        seed_for_some,
        seed_is_wrong,
        begin,
        quick_start,
        dirk_note,
        simplified_both,
    }
    sentences {
        /// The name of a player who has not typed one.
        player: fn(u32) -> String,
        name_of: fn(u32) -> String,
        colour_of: fn(&str) -> String,
        remove: fn(&str) -> String,
        move_up: fn(&str) -> String,
        move_down: fn(&str) -> String,
        /// Somebody and their new place in the order of play.
        plays_as: fn(&str, u32) -> String,
        /// A colour that somebody else has.
        swaps_with: fn(&str) -> String,
        /// A colour with its emblem.
        colour_and_emblem: fn(&str, &str) -> String,
        /// The modules, in the order of [`Module::ALL`].
        module_labels: [Label; 4],
    }
}

/// A name and one line that explains it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Label {
    /// The name.
    pub name: &'static str,
    /// The line.
    pub note: &'static str,
}

impl Words {
    /// A module's name and explanation.
    pub const fn module(&self, module: Module) -> &Label {
        &self.setup.module_labels[module as usize]
    }
}
