//! Thumbnail: a city or a board of the Gardens at the size of a stamp; not read out, because numbers
//! beside it say what matters.

use crate::widgets::icon::{picture, svg};
use cities::City;
use draw::{BOARD_VIEW, garden_thumbnail, thumbnail};
use gardens::Board;
use yew::prelude::*;

/// A city with so many empty cells on each side.
pub(crate) fn draw_thumbnail(city: &City, colour: u8, margin: u8) -> Html {
    picture(thumbnail(city, colour, margin))
}

/// A board of the Gardens.
pub(crate) fn draw_garden_thumbnail(board: &Board) -> Html {
    svg("mini", BOARD_VIEW, &garden_thumbnail(board))
}
