//! Seat row: a player's place, colour and name, and moving or removing them.

use super::fields::{button_of, name_of, row_of};
use crate::browser::inputs;
use crate::widgets::icon::drawing;
use crate::widgets::player_disc::{Owner, draw_disc};
use i18n::{Emblem, Language};
use table::{Change, Colour, Player};
use yew::prelude::*;

/// The longest name, in letters.
const LONGEST: &str = "16";

/// A player's row.
pub(crate) struct SeatRow<'a> {
    pub(crate) at: usize,
    /// How many play.
    pub(crate) count: usize,
    /// Fewer cannot play.
    pub(crate) is_needed: bool,
    pub(crate) player: &'a Player,
    /// One, or two types of tree.
    pub(crate) colours: Vec<Colour>,
    /// What the player will be called, also without a name.
    pub(crate) name: &'a str,
    /// Another one has the same name.
    pub(crate) is_namesake: bool,
    pub(crate) is_dragged: bool,
    pub(crate) language: Language,
    pub(crate) change: &'a Callback<Change>,
    /// Asks for another colour.
    pub(crate) on_colour: &'a Callback<usize>,
    /// Asks for another place: from, to, and by which button.
    pub(crate) on_move: &'a Callback<(usize, usize, &'static str)>,
    pub(crate) on_remove: &'a Callback<usize>,
    pub(crate) on_pointer: &'a Callback<(usize, PointerEvent)>,
}

/// Draws the row of a player.
pub(crate) fn seat_row(props: &SeatRow) -> Html {
    let at = props.at;
    let words = &props.language.words().setup;
    let to_pointer = || props.on_pointer.reform(move |event| (at, event));
    html! {
        // A row is a place at the table: whoever comes and goes, the focus stays in its row.
        <li key={at} id={row_of(at)} class={classes!("seat", props.is_dragged.then_some("held"))}>
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
fn colour(props: &SeatRow) -> Html {
    let words = props.language.words();
    let at = props.at;
    let called = |colour: &Colour| {
        if let Some(tree) = colour.tree() {
            return words.tree(tree).name.to_owned();
        }
        let emblem = Emblem::ALL[usize::from(colour.0)];
        (words.setup.colour_and_emblem)(words.colour(emblem), words.emblem(emblem))
    };
    let now = words.and(&props.colours.iter().map(called).collect::<Vec<_>>());
    let label = words.labelled(&(words.setup.colour_of)(props.name), &now);
    html! {
        <button
            id={button_of(at, "colour")}
            class="disc-button"
            aria-haspopup="dialog"
            aria-label={label}
            title={now}
            onclick={props.on_colour.reform(move |_| at)}
        >
            { for props.colours.iter().map(|colour| draw_disc(Owner::Player(colour.0))) }
            { drawing("icons-down") }
        </button>
    }
}

fn name(props: &SeatRow) -> Html {
    let at = props.at;
    let words = &props.language.words().setup;
    let number = u32::try_from(at + 1).unwrap_or(u32::MAX);
    let oninput =
        props.change.reform(move |event: InputEvent| Change::Name(at, inputs::typed(&event)));
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
            value={props.player.name.clone()}
            {oninput}
        />
    }
}

/// A button that moves the player; without a place to go it keeps the focus and does nothing.
fn mover(props: &SeatRow, way: &'static str, to: Option<usize>) -> Html {
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

fn remover(props: &SeatRow) -> Html {
    let at = props.at;
    let words = &props.language.words().setup;
    let is_needed = props.is_needed;
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
