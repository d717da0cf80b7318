//! Fans: pictures on home, for each game a few of its real pieces.

use crate::widgets::icon::picture;
use crate::widgets::tile::draw_tile;
use cities::Face;
use draw::{CityTile, finished, foundation, garden, moved};
use gardens::{Building, Planted};
use table::GameId;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct PiecesProps {
    pub(crate) game: GameId,
}

/// Pieces of a game, laid out for a look.
#[component]
pub(crate) fn Pieces(props: &PiecesProps) -> Html {
    match props.game {
        GameId::Granada => fan(&["g32o", "g20e", "g46e"]),
        GameId::Alhambra => fan(&["a48", "a10", "a7"]),
        GameId::Both => fan(&["a17", "g11e", "g34o"]),
        GameId::Gardens => strip(),
    }
}

/// Three tiles by their names in records.
fn fan(names: &[&str]) -> Html {
    let tile = |name: &&str| {
        let face = Face::try_from((*name).to_owned()).expect("home names tiles of the game");
        draw_tile(CityTile::Face(face), true)
    };
    html! { <div class="fan">{ for names.iter().map(tile) }</div> }
}

fn strip() -> Html {
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
    picture(format!(
        "<svg class=\"strip\" viewBox=\"20 -17 460 134\" preserveAspectRatio=\"xMidYMid slice\" \
         aria-hidden=\"true\">{text}</svg>"
    ))
}
