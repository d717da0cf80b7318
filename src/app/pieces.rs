//! The pictures on home: for each game a few of its real pieces.

use crate::garden::{Garden, garden, palace};
use crate::tile::{Piece, draw_tile};
use cities::Face;
use i18n::Title;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct PiecesProps {
    pub(crate) title: Title,
}

/// Pieces of a game, laid out for a look.
#[component]
pub(crate) fn Pieces(props: &PiecesProps) -> Html {
    match props.title {
        Title::Granada => fan(&["g32o", "g20e", "g46e"]),
        Title::Alhambra => fan(&["a48", "a10", "a7"]),
        Title::Both => fan(&["a17", "g11e", "g34o"]),
        Title::Gardens => strip(),
    }
}

/// Three tiles by their names in records.
fn fan(names: &[&str]) -> Html {
    let tile = |name: &&str| {
        let face = Face::try_from((*name).to_owned()).expect("home names tiles of the game");
        draw_tile(Piece::Tile(face), true)
    };
    html! { <div class="fan">{ for names.iter().map(tile) }</div> }
}

fn strip() -> Html {
    const GARDENS: [Garden; 6] = [
        Garden { trees: 4, quarters: ["lavender", "lemon", "palm", "orange"] },
        Garden { trees: 3, quarters: ["lavender", "orange", "palm", "lemon"] },
        Garden { trees: 5, quarters: ["lemon", "lavender", "palm", "orange"] },
        Garden { trees: 1, quarters: ["lavender", "lemon", "orange", "palm"] },
        Garden { trees: 2, quarters: ["orange", "lemon", "lavender", "palm"] },
        Garden { trees: 6, quarters: ["palm", "orange", "lemon", "lavender"] },
    ];
    let palaces = [
        (100, 0, "tower", 15, true),
        (200, 0, "arcades", 9, true),
        (200, 100, "tower", 20, true),
        (300, 0, "tower", 4, false),
        (400, 0, "tower", 2, false),
        (500, 0, "tower", 5, false),
        (100, 100, "tower", 1, false),
        (300, 100, "tower", 2, false),
        (400, 100, "tower", 4, false),
        (500, 100, "tower", 3, false),
    ];
    let placed_at = |x: i32, y: i32, what: Html| {
        html! { <g transform={format!("translate({x} {y})")}>{ what }</g> }
    };
    html! {
        <svg class="strip" viewBox="20 -17 460 134" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            { for (0..).step_by(100).zip(&GARDENS).map(|(x, one)| placed_at(x, 0, garden(one))) }
            { for palaces.map(|(x, y, building, value, is_built)| {
                placed_at(x, y, palace(building, value, is_built))
            }) }
        </svg>
    }
}
