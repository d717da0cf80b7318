//! What is set up for the Gardens alone: trees and variants.

use crate::game_id::GameId;
use crate::players::Colour;
use crate::setup::Draft;
use crate::table::Table;
use engine::Seat;
use gardens::Tree;

/// A variant of the Gardens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    /// Everybody holds three gardens (R15).
    HandOfThree,
    /// Two players have two types each (R16).
    TwoColours,
}

impl Draft {
    /// The same people with the same options again, as at this table of the Gardens.
    pub fn gardens_again(table: &Table<gardens::Gardens>) -> Self {
        let gardens::Options { oldest, trees, hand_of_three, two_colours, .. } = *table.options();
        let variants = [hand_of_three, two_colours];
        let oldest = oldest.index();
        let mut draft = Self::of(GameId::Gardens, table.players());
        (draft.oldest, draft.trees, draft.variants) = (oldest, trees, variants);
        draft
    }

    /// The types of tree of a player in the Gardens: one, or two (R16).
    pub fn trees(&self, at: usize) -> Vec<Tree> {
        let number = if self.has_variant(Variant::TwoColours) { 2 } else { 1 };
        self.trees.into_iter().skip(at).step_by(2).take(number).collect()
    }

    /// The colour of a player in this game; two in the Gardens with two colours each.
    pub fn colours(&self, at: usize) -> Vec<Colour> {
        if self.game.is_of_cities() {
            self.players.get(at).map(|player| player.colour).into_iter().collect()
        } else {
            self.trees(at).into_iter().map(Colour::of_tree).collect()
        }
    }

    /// True if the variant is switched on and goes with so many players.
    pub fn has_variant(&self, variant: Variant) -> bool {
        self.variants[variant as usize] && self.allows(variant)
    }

    /// True if the variant goes with so many players: two colours each are for two (R16).
    pub fn allows(&self, variant: Variant) -> bool {
        variant == Variant::HandOfThree || self.players().len() == 2
    }

    /// The options that the draft comes to, as a game of the Gardens.
    pub fn garden_options(&self) -> gardens::Options {
        gardens::Options {
            seats: self.seats(),
            oldest: Seat(u8::try_from(self.first()).unwrap_or(0)),
            trees: self.trees,
            hand_of_three: self.has_variant(Variant::HandOfThree),
            two_colours: self.has_variant(Variant::TwoColours),
        }
    }
}
