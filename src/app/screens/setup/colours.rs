//! Colours of a set-up: all six with their emblems, and who has which.

use super::SetUpPanelProps;
use crate::widgets::modal::Modal;
use crate::widgets::player_disc::{Owner, draw_disc};
use crate::widgets::tile::draw_tile;
use draw::CityTile;
use gardens::Tree;
use i18n::{Emblem, Words};
use table::{Change, Colour};
use yew::prelude::*;

/// The start tiles of all colours, for the player at a place; a colour that somebody has is swapped.
pub(crate) fn colours(
    props: &SetUpPanelProps,
    names: &[String],
    at: usize,
    on_close: Callback<()>,
) -> Html {
    let language = props.language;
    let words = language.words();
    let offers = Colour::ALL.into_iter().zip(Emblem::ALL);
    html! {
        <Modal {language} title={(words.setup.colour_of)(&names[at])} {on_close} class="colours">
            <p class="quiet">{ words.setup.colours_note }</p>
            <form method="dialog">
                { for offers.map(|offer| colour_button(props, names, at, offer)) }
            </form>
        </Modal>
    }
}

fn colour_button(
    props: &SetUpPanelProps,
    names: &[String],
    at: usize,
    (colour, emblem): (Colour, Emblem),
) -> Html {
    let words = props.language.words();
    let holder = props.draft.players().iter().position(|player| player.colour == colour);
    let whose = whose(holder, at, names, words);
    let set = props.draft.start_set();
    html! {
        <button
            class="colour"
            aria-pressed={(holder == Some(at)).to_string()}
            onclick={props.change.reform(move |_| Change::Colour(at, colour))}
        >
            { draw_tile(CityTile::Start { set, colour: colour.0 }, false) }
            <span class="strong">{ words.colour(emblem) }</span>
            <span>{ words.emblem(emblem) }</span>
            <span class="quiet">{ whose }</span>
        </button>
    }
}

/// Who has it: nobody, the player at this place, or somebody who swaps with them.
fn whose(holder: Option<usize>, at: usize, names: &[String], words: &'static Words) -> String {
    match holder {
        None => words.setup.free.to_owned(),
        Some(holder) if holder == at => names[at].clone(),
        Some(holder) => (words.setup.swaps_with)(&names[holder]),
    }
}

/// The four types of tree for the player at a place; one that somebody has is swapped.
pub(crate) fn trees(
    props: &SetUpPanelProps,
    names: &[String],
    at: usize,
    on_close: Callback<()>,
) -> Html {
    let language = props.language;
    let words = language.words();
    let button = |tree: Tree| {
        let holder = (0..names.len()).find(|&one| props.draft.trees(one).contains(&tree));
        let whose = whose(holder, at, names, words);
        html! {
            <button
                class="colour"
                aria-pressed={(holder == Some(at)).to_string()}
                onclick={props.change.reform(move |_| Change::Tree(at, tree))}
            >
                { draw_disc(Owner::Player(Colour::of_tree(tree).0)) }
                <span class="strong">{ words.tree(tree).name }</span>
                <span class="quiet">{ whose }</span>
            </button>
        }
    };
    html! {
        <Modal {language} title={(words.gardens.trees_of)(&names[at])} {on_close} class="colours">
            <p class="quiet">{ words.gardens.trees_note }</p>
            <form method="dialog">{ for Tree::ALL.map(button) }</form>
        </Modal>
    }
}
