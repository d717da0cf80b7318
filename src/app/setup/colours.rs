//! Choosing a colour: all six with their emblems, and who has which.

use crate::modal::Modal;
use crate::tile::{Piece, Tile};
use cities::{Kind, Set};
use i18n::{Emblem, Language};
use std::rc::Rc;
use table::{Change, Colour, Draft};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct ColoursProps {
    pub(super) draft: Rc<Draft>,
    /// What everybody is called.
    pub(super) names: Rc<[String]>,
    /// Who chooses.
    pub(super) at: usize,
    pub(super) change: Callback<Change>,
    pub(super) on_close: Callback<()>,
    pub(super) language: Language,
}

/// The start tiles of all colours; a colour that somebody has is swapped.
#[component]
pub(super) fn Colours(props: &ColoursProps) -> Html {
    let words = props.language.words();
    html! {
        <Modal
            language={props.language}
            title={(words.setup.colour_of)(&props.names[props.at])}
            on_close={props.on_close.clone()}
            class="colours"
        >
            <p class="quiet">{ words.setup.colours_note }</p>
            <form method="dialog">
                { for Colour::ALL.into_iter().zip(Emblem::ALL).map(|(colour, emblem)| {
                    colour_button(props, colour, emblem)
                }) }
            </form>
        </Modal>
    }
}

fn colour_button(props: &ColoursProps, colour: Colour, emblem: Emblem) -> Html {
    let words = props.language.words();
    let at = props.at;
    let holder = props.draft.guests().iter().position(|guest| guest.colour == colour);
    let whose = match holder {
        None => words.setup.free.to_owned(),
        Some(holder) if holder == at => props.names[at].clone(),
        Some(holder) => (words.setup.swaps_with)(&props.names[holder]),
    };
    let set = if props.draft.kind() == Kind::Granada { Set::Granada } else { Set::Alhambra };
    html! {
        <button
            class="colour"
            aria-pressed={(holder == Some(at)).to_string()}
            onclick={props.change.reform(move |_| Change::Colour(at, colour))}
        >
            <Tile piece={Piece::Start { set, colour: colour.0 }} />
            <span class="strong">{ words.colour(emblem) }</span>
            <span>{ words.emblem(emblem) }</span>
            <span class="quiet">{ whose }</span>
        </button>
    }
}
