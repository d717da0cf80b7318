//! An overview of all tiles: those that were seen are struck out (U17).

use crate::screens::city::OpenCity;
use crate::screens::city::progress::DeckProgress;
use crate::widgets::modal::Modal;
use crate::widgets::sentence::chip;
use cities::{Building, Cities, Face, Set};

use i18n::{Language, Words};
use std::rc::Rc;
use yew::prelude::*;

/// The tiles of one building, cheapest first, and whether each was seen.
#[derive(Clone, Debug, PartialEq)]
struct Pile {
    building: Building,
    tiles: Vec<(Face, bool)>,
}

/// All tiles in play; a Granada tile is listed by both its sides.
fn piles(game: &Cities) -> Vec<Pile> {
    let of_set = |&set: &Set| {
        let unseen = game.unseen_tiles(set);
        let both = |tile: Face| [Some(tile), tile.other_side()].into_iter().flatten();
        let faces: Vec<Face> = Face::tiles(set).flat_map(both).collect();
        let pile = move |&building: &Building| {
            let of_building = faces.iter().filter(|face| face.building() == building);
            let mut tiles: Vec<(Face, bool)> =
                of_building.map(|&face| (face, !unseen.contains(&face.tile()))).collect();
            engine::sort_few(&mut tiles, |(face, _)| face.price());
            Pile { building, tiles }
        };
        set.buildings().iter().map(pile).collect::<Vec<_>>()
    };
    game.sets().iter().flat_map(of_set).collect()
}

/// The overview of an open table.
pub(crate) fn overview(open: &OpenCity, language: Language, on_close: Callback<()>) -> Html {
    let piles = open.helps().then(|| Rc::new(piles(open.table.game())));
    let progress = open.body.late.progress.clone();
    html! { <AllTiles {language} {piles} {progress} {on_close} /> }
}

#[derive(PartialEq, Properties)]
struct AllTilesProps {
    language: Language,
    /// Nothing where people like to count themselves.
    piles: Option<Rc<Vec<Pile>>>,
    progress: DeckProgress,
    on_close: Callback<()>,
}

/// How far the game is, and the tiles.
#[component]
fn AllTiles(props: &AllTilesProps) -> Html {
    let words = props.language.words();
    html! {
        <Modal language={props.language} title={words.table.all_tiles} class="all-tiles" on_close={props.on_close.clone()}>
            <p>{ props.progress.line(words) }</p>
            if let Some(piles) = &props.piles {
                <p class="quiet">{ words.table.all_tiles_note }</p>
                <dl class="piles">{ for piles.iter().map(|pile| pile_row(pile, words)) }</dl>
            } else {
                <p class="quiet">{ words.table.aids_off }</p>
            }
        </Modal>
    }
}

fn pile_row(pile: &Pile, words: &'static Words) -> Html {
    let tile = |&(face, is_seen): &(Face, bool)| {
        let name = words.tile(face);
        let title = if is_seen { (words.table.is_seen)(&name) } else { name };
        let price = face.price();
        html! {
            <li title={title.clone()}>
                if is_seen {
                    <s aria-hidden="true">{ price }</s>
                } else {
                    <b aria-hidden="true">{ price }</b>
                }
                <span class="unseen">{ title }</span>
            </li>
        }
    };
    html! {
        <>
            <dt>{ chip(pile.building) }{ words.building(pile.building).name }</dt>
            <dd><ul>{ for pile.tiles.iter().map(tile) }</ul></dd>
        </>
    }
}
