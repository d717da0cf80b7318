//! Pieces of a game, laid out for a look: the picture of its card on home.

use crate::garden::garden;
use crate::garden_board::moved;
use crate::palace::{finished, foundation};
use crate::{CityTile, tile_svg};
use cities::{Face, Kind};
use gardens::{Building, Planted};

/// A few real pieces of the game of cities of this kind, or of the Gardens.
pub fn game_pieces(kind: Option<Kind>) -> String {
    match kind {
        Some(Kind::Granada) => fan(&["g32o", "g20e", "g46e"]),
        Some(Kind::Alhambra) => fan(&["a48", "a10", "a7"]),
        Some(Kind::Both) => fan(&["a17", "g11e", "g34o"]),
        None => strip(),
    }
}

/// Three tiles by their names in records.
fn fan(names: &[&str]) -> String {
    let tile = |name: &&str| {
        let face = Face::try_from((*name).to_owned()).expect("home names tiles of the game");
        tile_svg(CityTile::Face(face), true, false)
    };
    format!("<div class=\"fan\">{}</div>", names.iter().map(tile).collect::<String>())
}

/// A row of gardens with the buildings around them.
fn strip() -> String {
    const GARDENS: [&str; 6] = ["4vlpo", "3vopl", "5lvpo", "1vlop", "2olvp", "6polv"];
    const PALACES: [(i32, i32, Building, u16); 10] = [
        (100, 0, Building::Tower, 15),
        (200, 0, Building::Arcades, 9),
        (200, 100, Building::Tower, 20),
        (300, 0, Building::Chambers, 0),
        (400, 0, Building::Seraglio, 0),
        (500, 0, Building::Tower, 0),
        (100, 100, Building::Pavilion, 0),
        (300, 100, Building::Seraglio, 0),
        (400, 100, Building::Chambers, 0),
        (500, 100, Building::Arcades, 0),
    ];
    let mut text = String::new();
    for (x, name) in (0..).step_by(100).zip(GARDENS) {
        let planted = Planted::try_from(name).expect("home names gardens of the game");
        text += &moved(x, 0, &garden(planted));
    }
    for (x, y, building, points) in PALACES {
        let is_built = points > 0;
        let one = if is_built { finished(building, None, points) } else { foundation(building) };
        text += &moved(x, y, &one);
    }
    format!(
        "<svg class=\"strip\" viewBox=\"20 -17 460 134\" preserveAspectRatio=\"xMidYMid slice\" \
         aria-hidden=\"true\">{text}</svg>"
    )
}
