//! Who plays, in the order of play, and who is youngest.

use super::PanelProps;
use super::colours::{colours, trees};
use super::drag::use_drag;
use super::field::{button_of, focus_on};
use super::seat::{Seat, seat};
use crate::art::drawing;
use crate::begin::nameless;
use crate::emblem::{Whose, draw_disc};
use std::rc::Rc;
use table::{Change, NotReady, Play};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// The fewest who can play.
const FEWEST: usize = 2;

/// Everybody in a row of their own.
#[component]
pub(super) fn Players(props: &PanelProps) -> Html {
    let words = props.language.words();
    let names: Rc<[String]> = props.draft.names(|at| nameless(at, words)).into();
    let count = names.len();
    let is_gardens = props.draft.play() == Play::Gardens;
    let said = use_state_eq(AttrValue::default);
    let colouring = use_state_eq(|| None::<usize>);
    let reseat = reseater(props, &names, said.setter());
    let drag = use_drag(count, reseat.clone());
    let on_move = Callback::from(move |(from, to, button): (usize, usize, &str)| {
        reseat.emit((from, to));
        // What was pressed keeps the focus, in the new row.
        focus_on(&button_of(to, button));
    });
    let setter = colouring.setter();
    let on_colour = Callback::from(move |at| setter.set(Some(at)));
    let setter = colouring.setter();
    let on_close = Callback::from(move |()| setter.set(None));
    let on_remove = remover(props, count);
    let row = |at: usize| {
        seat(&Seat {
            at,
            count,
            guest: &props.draft.guests()[at],
            colours: props.draft.colours(at),
            name: &names[at],
            is_namesake: props.fault == Some(NotReady::Name(at)),
            is_held: drag.held == Some(at),
            language: props.language,
            change: &props.change,
            on_colour: &on_colour,
            on_move: &on_move,
            on_remove: &on_remove,
            on_pointer: &drag.on_pointer,
        })
    };
    html! {
        <section class="panel guests" aria-labelledby="players">
            <h2 id="players">{ words.setup.players }</h2>
            <p class="quiet">{ if is_gardens { words.gardens.players_note } else { words.setup.players_note } }</p>
            <ol>{ for (0..count).map(row) }</ol>
            { room(props, count) }
            { first(props, &names) }
            <p class="unseen" role="status">{ (*said).clone() }</p>
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

/// Gives a guest another place and says so.
fn reseater(
    props: &PanelProps,
    names: &Rc<[String]>,
    said: UseStateSetter<AttrValue>,
) -> Callback<(usize, usize)> {
    let plays_as = props.language.words().setup.plays_as;
    let (change, names) = (props.change.clone(), Rc::clone(names));
    Callback::from(move |(from, to): (usize, usize)| {
        let place = u32::try_from(to + 1).unwrap_or(u32::MAX);
        said.set(plays_as(&names[from], place).into());
        change.emit(Change::Move { from, to });
    })
}

/// Removes a guest; the focus goes to the row that took the place, or to the last one.
fn remover(props: &PanelProps, count: usize) -> Callback<usize> {
    let change = props.change.clone();
    Callback::from(move |at: usize| {
        if count > FEWEST {
            change.emit(Change::RemoveSeat(at));
            focus_on(&button_of(at.min(count - 2), "remove"));
        }
    })
}

/// One more can sit down, as long as there is room.
fn room(props: &PanelProps, count: usize) -> Html {
    let all = props.language.words();
    let words = &all.setup;
    let play = props.draft.play();
    let is_full = count >= play.most_seats();
    let full = if play == Play::Gardens { all.gardens.most_four } else { words.most_six };
    html! {
        <>
            if count <= FEWEST {
                <p id="seats-note" class="quiet">{ words.least_two }</p>
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
fn first(props: &PanelProps, names: &[String]) -> Html {
    let words = props.language.words();
    let (label, note) = match props.draft.play() {
        Play::City(_) => (words.setup.youngest, words.setup.youngest_note),
        Play::Gardens => (words.gardens.oldest, words.gardens.oldest_note),
    };
    let first = props.draft.first();
    let onchange = props.change.reform(move |event: Event| {
        let chosen = event.target_unchecked_into::<HtmlSelectElement>().value();
        Change::First(chosen.parse().unwrap_or(first))
    });
    let colours = props.draft.colours(first);
    let option = |(at, name): (usize, &String)| {
        html! { <option value={at.to_string()} selected={at == first}>{ name }</option> }
    };
    html! {
        <div class="youngest">
            <label class="strong" for="youngest">{ label }</label>
            <span class="choice">
                { for colours.iter().map(|colour| draw_disc(Whose::Player(colour.0))) }
                <select id="youngest" aria-describedby="youngest-note" ~value={first.to_string()} {onchange}>
                    { for names.iter().enumerate().map(option) }
                </select>
            </span>
            <span id="youngest-note" class="quiet">{ note }</span>
        </div>
    }
}
