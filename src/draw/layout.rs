//! Board layout: how large the board is, and what lies over the city on it.

use crate::area::{Area, Size};

/// Sizes and places in px, as the page is laid out.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardLayout {
    /// The board's width and height.
    pub size: Size,
    /// The trays and the buttons.
    pub covers: Vec<Area>,
    /// The mini-map, while it shows; it goes once everything is in sight.
    pub map: Option<Area>,
    /// How large the page's letters are.
    pub letter: f64,
}

impl BoardLayout {
    /// True if a place is on the board, with nothing over it that stays.
    pub fn is_clear(&self, place: Area) -> bool {
        Area::of_size(self.size).holds(place)
            && !self.covers.iter().any(|cover| cover.overlaps(place))
    }
}
