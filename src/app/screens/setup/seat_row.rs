//! One row of the set-up: a guest's place, colour and name, and moving or removing them.

use super::field::{button_of, name_of, row_of};
use crate::art::drawing;
use crate::emblem::{Whose, draw_disc};
use i18n::{Emblem as Sign, Language};
use table::{Change, Colour, Guest};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The longest name, in letters.
const LONGEST: &str = "16";

/// A guest's row.
pub(super) struct Seat<'a> {
    pub(super) at: usize,
    /// How many play.
    pub(super) count: usize,
    pub(super) guest: &'a Guest,
    /// One, or two types of tree.
    pub(super) colours: Vec<Colour>,
    /// What the guest will be called, also without a name.
    pub(super) name: &'a str,
    /// Another one has the same name.
    pub(super) is_namesake: bool,
    pub(super) is_held: bool,
    pub(super) language: Language,
    pub(super) change: &'a Callback<Change>,
    /// Asks for another colour.
    pub(super) on_colour: &'a Callback<usize>,
    /// Asks for another place: from, to, and by which button.
    pub(super) on_move: &'a Callback<(usize, usize, &'static str)>,
    pub(super) on_remove: &'a Callback<usize>,
    pub(super) on_pointer: &'a Callback<(usize, PointerEvent)>,
}

/// Draws the row of a guest.
pub(super) fn seat(props: &Seat) -> Html {
    let at = props.at;
    let words = &props.language.words().setup;
    let to_pointer = || props.on_pointer.reform(move |event| (at, event));
    html! {
        // A row is a place at the table: whoever comes and goes, the focus stays in its row.
        <li key={at} id={row_of(at)} class={classes!("seat", props.is_held.then_some("held"))}>
            <span
                class="grip"
                title={words.drag}
                aria-hidden="true"
                onpointerdown={to_pointer()}
                onpointermove={to_pointer()}
                onpointerup={to_pointer()}
                onpointercancel={to_pointer()}
            >
                { drawing("icons-menu") }
            </span>
            <span class="number">{ at + 1 }</span>
            { colour(props) }
            { name(props) }
            <span class="moves">
                { mover(props, "up", at.checked_sub(1)) }
                { mover(props, "down", Some(at + 1).filter(|&to| to < props.count)) }
                { remover(props) }
            </span>
            if props.is_namesake {
                <p id={format!("{}-fault", name_of(at))} class="fault">{ words.name_is_taken }</p>
            }
        </li>
    }
}

/// The disc that opens the colours.
fn colour(props: &Seat) -> Html {
    let words = props.language.words();
    let at = props.at;
    let called = |colour: &Colour| {
        if let Some(tree) = colour.tree() {
            return words.tree(tree).name.to_owned();
        }
        let emblem = Sign::ALL[usize::from(colour.0)];
        (words.setup.colour_and_emblem)(words.colour(emblem), words.emblem(emblem))
    };
    let now = words.and(&props.colours.iter().map(called).collect::<Vec<_>>());
    let label = format!("{}: {now}", (words.setup.colour_of)(props.name));
    html! {
        <button
            id={button_of(at, "colour")}
            class="disc-button"
            aria-haspopup="dialog"
            aria-label={label}
            title={now}
            onclick={props.on_colour.reform(move |_| at)}
        >
            { for props.colours.iter().map(|colour| draw_disc(Whose::Player(colour.0))) }
            { drawing("icons-down") }
        </button>
    }
}

fn name(props: &Seat) -> Html {
    let at = props.at;
    let words = &props.language.words().setup;
    let number = u32::try_from(at + 1).unwrap_or(u32::MAX);
    let oninput = props.change.reform(move |event: InputEvent| {
        Change::Name(at, event.target_unchecked_into::<HtmlInputElement>().value())
    });
    let fault = props.is_namesake.then(|| format!("{}-fault", name_of(at)));
    html! {
        <input
            id={name_of(at)}
            class="name"
            aria-label={(words.name_of)(number)}
            aria-invalid={props.is_namesake.then_some("true")}
            aria-describedby={fault}
            placeholder={(words.player)(number)}
            maxlength={LONGEST}
            autocomplete="off"
            spellcheck="false"
            value={props.guest.name.clone()}
            {oninput}
        />
    }
}

/// A button that moves the guest; without a place to go it keeps the focus and does nothing.
fn mover(props: &Seat, way: &'static str, to: Option<usize>) -> Html {
    let at = props.at;
    let words = &props.language.words().setup;
    let label = if way == "up" { words.move_up } else { words.move_down };
    let on_move = props.on_move.clone();
    let onclick = Callback::from(move |_: MouseEvent| {
        if let Some(to) = to {
            on_move.emit((at, to, way));
        }
    });
    html! {
        <button
            id={button_of(at, way)}
            class={classes!("square", way)}
            aria-label={label(props.name)}
            aria-disabled={to.is_none().then_some("true")}
            {onclick}
        >
            { drawing("icons-down") }
        </button>
    }
}

fn remover(props: &Seat) -> Html {
    let at = props.at;
    let words = &props.language.words().setup;
    let is_needed = props.count <= 2;
    html! {
        <button
            id={button_of(at, "remove")}
            class="square"
            aria-label={(words.remove)(props.name)}
            aria-disabled={is_needed.then_some("true")}
            aria-describedby={is_needed.then_some("seats-note")}
            title={is_needed.then_some(words.least_two)}
            onclick={props.on_remove.reform(move |_| at)}
        >
            { drawing("icons-x") }
        </button>
    }
}
