//! Seats of a set-up: who plays, in the order of play, and who is youngest.

use super::SetUpPanelProps;
use super::colours::{colours, trees};
use super::fields::button_of;
use super::row_drag::{RowDrag, use_drag};
use super::seat_row::{SeatRow, seat_row};
use crate::browser::{dom, inputs};
use crate::screens::start_game::nameless;
use crate::widgets::icon::drawing;
use crate::widgets::live_region::use_live_region;
use crate::widgets::player_disc::{Owner, draw_disc};
use std::rc::Rc;
use table::{Change, NotReady};
use yew::prelude::*;

/// Everybody in a row of their own.
#[component]
pub(crate) fn SeatsPanel(props: &SetUpPanelProps) -> Html {
    let words = props.language.words();
    let names: Rc<[String]> = props.draft.names(|at| nameless(at, words)).into();
    let is_gardens = !props.draft.game().is_of_cities();
    let (live_region, say) = use_live_region();
    let colouring = use_state_eq(|| None::<usize>);
    let setter = colouring.setter();
    let on_close = Callback::from(move |()| setter.set(None));
    let reseat = reseater(props, &names, say);
    let drag = use_drag(names.len(), reseat.clone());
    let note = if is_gardens { words.gardens.players_note } else { words.setup.players_note };
    html! {
        <section class="panel seats" aria-labelledby="players">
            <h2 id="players">{ words.setup.players }</h2>
            <p class="quiet">{ note }</p>
            <ol>{ rows(props, &names, &drag, reseat, colouring.setter()) }</ol>
            { room(props, names.len()) }
            { first(props, &names) }
            { live_region }
            // Not by `for`: what comes and goes in a list moves its neighbours, and their focus is lost.
            if let Some(at) = *colouring {
                if is_gardens {
                    { trees(props, &names, at, on_close) }
                } else {
                    { colours(props, &names, at, on_close) }
                }
            }
        </section>
    }
}

/// The rows in the order of play.
fn rows(
    props: &SetUpPanelProps,
    names: &[String],
    drag: &RowDrag,
    reseat: Callback<(usize, usize)>,
    colouring: UseStateSetter<Option<usize>>,
) -> Html {
    let on_move = Callback::from(move |(from, to, button): (usize, usize, &str)| {
        reseat.emit((from, to));
        // What was pressed keeps the focus, in the new row.
        dom::focus_on_id(&button_of(to, button));
    });
    let on_colour = Callback::from(move |at| colouring.set(Some(at)));
    let on_remove = remover(props, names.len());
    let row = |at: usize| {
        seat_row(&SeatRow {
            at,
            count: names.len(),
            is_needed: names.len() <= fewest(props),
            player: &props.draft.players()[at],
            colours: props.draft.colours(at),
            name: &names[at],
            is_namesake: props.fault == Some(NotReady::Name(at)),
            is_dragged: drag.dragged == Some(at),
            language: props.language,
            change: &props.change,
            on_colour: &on_colour,
            on_move: &on_move,
            on_remove: &on_remove,
            on_pointer: &drag.on_pointer,
        })
    };
    (0..names.len()).map(row).collect()
}

fn fewest(props: &SetUpPanelProps) -> usize {
    props.draft.game().seats().0.into()
}

/// Gives a player another place and says so.
fn reseater(
    props: &SetUpPanelProps,
    names: &Rc<[String]>,
    say: Callback<String>,
) -> Callback<(usize, usize)> {
    let plays_as = props.language.words().setup.plays_as;
    let (change, names) = (props.change.clone(), Rc::clone(names));
    Callback::from(move |(from, to): (usize, usize)| {
        let place = u32::try_from(to + 1).unwrap_or(u32::MAX);
        say.emit(plays_as(&names[from], place));
        change.emit(Change::Move { from, to });
    })
}

/// Removes a player; the focus goes to the row that took the place, or to the last one.
fn remover(props: &SetUpPanelProps, count: usize) -> Callback<usize> {
    let (change, fewest) = (props.change.clone(), fewest(props));
    Callback::from(move |at: usize| {
        if count > fewest {
            change.emit(Change::RemoveSeat(at));
            dom::focus_on_id(&button_of(at.min(count - 2), "remove"));
        }
    })
}

/// One more can sit down, as long as there is room.
fn room(props: &SetUpPanelProps, count: usize) -> Html {
    let all = props.language.words();
    let words = &all.setup;
    let game = props.draft.game();
    let is_full = count >= usize::from(game.seats().1);
    let full = if game.is_of_cities() { words.most_six } else { all.gardens.most_four };
    html! {
        <>
            if count <= fewest(props) {
                <p id="seats-note" class="quiet">{ words.least_two }</p>
            }
            if props.draft.has_dirk() {
                <p class="quiet">{ words.dirk_note }</p>
            }
            <button
                class="add"
                aria-disabled={is_full.then_some("true")}
                onclick={props.change.reform(|_| Change::AddSeat)}
            >
                if is_full {
                    { full }
                } else {
                    { drawing("icons-plus") }{ words.add_player }
                }
            </button>
        </>
    }
}

/// Who is youngest; in the Gardens who is oldest.
fn first(props: &SetUpPanelProps, names: &[String]) -> Html {
    let words = props.language.words();
    let (label, note) = if props.draft.game().is_of_cities() {
        (words.setup.youngest, words.setup.youngest_note)
    } else {
        (words.gardens.oldest, words.gardens.oldest_note)
    };
    let first = props.draft.first();
    let onchange = props
        .change
        .reform(move |event: Event| Change::First(inputs::chosen(&event).parse().unwrap_or(first)));
    let colours = props.draft.colours(first);
    let option = |(at, name): (usize, &String)| {
        html! { <option value={at.to_string()} selected={at == first}>{ name }</option> }
    };
    html! {
        <div class="youngest">
            <label class="strong" for="youngest">{ label }</label>
            <span class="choice">
                { for colours.iter().map(|colour| draw_disc(Owner::Player(colour.0))) }
                <select id="youngest" aria-describedby="youngest-note" ~value={first.to_string()} {onchange}>
                    { for names.iter().enumerate().map(option) }
                </select>
            </span>
            <span id="youngest-note" class="quiet">{ note }</span>
        </div>
    }
}
