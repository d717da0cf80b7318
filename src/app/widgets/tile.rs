//! Tile: what can lie in a cell of a city, in an `<svg>` of its own.

use crate::widgets::icon::picture;
use draw::{CityTile, tile_svg};
use yew::prelude::*;

/// A tile. The other side is marked in the yard and on bought tiles, where it matters (G7).
pub(crate) fn draw_tile(tile: CityTile, has_mark: bool) -> Html {
    tile_of_size(tile, has_mark, false)
}

/// The same; for less than 54 px with glyph and price only.
pub(crate) fn tile_of_size(tile: CityTile, has_mark: bool, is_small: bool) -> Html {
    picture(tile_svg(tile, has_mark, is_small))
}
