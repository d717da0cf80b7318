//! The trays in the corners of the city: tiles beside it, and the reserve.

use crate::art::drawing;
use crate::board::Draggable;
use crate::rove::Rove;
use crate::tile::{Piece, draw_tile};
use cities::{Cell, Face, Who};
use i18n::{Language, Words};
use table::{Choice, Click, Source, Table};
use yew::prelude::*;

/// What lies in the corners.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Trays {
    waiting: Vec<Face>,
    /// The face that shows of the one in hand, if it comes from beside the city.
    in_hand: Option<(Face, Face)>,
    reserve: Vec<Face>,
    /// The one of the reserve that is in hand.
    taken: Option<Face>,
    /// These trays are those of the one who decides and may touch them.
    is_open: bool,
    /// It may be turned over, for money or back for nothing.
    turning: Option<Turning>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Turning {
    Over,
    Back,
}

/// The trays of whose city shows.
pub(crate) fn trays(table: &Table, shown: Who) -> Trays {
    let game = table.game();
    let (Who::Seat(seat), decider) = (shown, table.decider()) else {
        return Trays {
            waiting: vec![],
            in_hand: None,
            reserve: vec![],
            taken: None,
            is_open: false,
            turning: None,
        };
    };
    let is_decider = decider == Some(seat);
    let (in_hand, taken) = match *table.choice() {
        Choice::Holding { tile, face, from: Source::Waiting, .. } => (Some((tile, face)), None),
        Choice::Holding { tile, from: Source::Reserve, .. } => (None, Some(tile)),
        _ => (None, None),
    };
    let turning = in_hand
        .filter(|_| table.can_turn())
        .map(|(tile, face)| if tile == face { Turning::Over } else { Turning::Back });
    Trays {
        waiting: if is_decider { game.waiting().iter().collect() } else { Vec::new() },
        in_hand: in_hand.filter(|_| is_decider),
        reserve: game.reserve(seat).iter().collect(),
        taken: taken.filter(|_| is_decider),
        is_open: is_decider && table.hand_shown().is_some(),
        turning,
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct TraysViewProps {
    pub(crate) language: Language,
    pub(crate) trays: Trays,
    pub(crate) on_click: Callback<Click>,
    /// What a dragged tile is over, and where it is dropped.
    pub(crate) on_point: Callback<Option<Cell>>,
    pub(crate) on_act: Callback<Cell>,
}

/// Both trays; an empty one does not show.
#[component]
pub(crate) fn TraysView(props: &TraysViewProps) -> Html {
    let words = props.language.words();
    let Trays { waiting, in_hand, reserve, taken, is_open, turning } = &props.trays;
    html! {
        <>
            if !waiting.is_empty() {
                <section class="tray tray-waiting" aria-label={words.table.beside_city}>
                    <h2>{ words.table.beside_city }</h2>
                    <Rove class="tray-tiles" label={words.table.beside_city}>
                        { for waiting.iter().map(|&tile| {
                            let up = in_hand.filter(|(held, _)| *held == tile).map(|(_, up)| up);
                            let shows = up.unwrap_or(tile);
                            tray_tile(shows, Click::Waiting(tile), up.is_some(), *is_open, props, words)
                        }) }
                    </Rove>
                    { for turning.map(|turning| turn_button(turning, props, words)) }
                </section>
            }
            if !reserve.is_empty() {
                <section class="tray tray-reserve" aria-label={words.table.reserve}>
                    <h2>
                        { words.table.reserve }
                        <span class="quiet">{ reserve.len() }</span>
                    </h2>
                    <Rove class="tray-tiles" label={words.table.reserve}>
                        { for reserve.iter().map(|&tile| {
                            let is_held = *taken == Some(tile);
                            tray_tile(tile, Click::Reserve(tile), is_held, *is_open, props, words)
                        }) }
                    </Rove>
                </section>
            }
        </>
    }
}

fn turn_button(turning: Turning, props: &TraysViewProps, words: &'static Words) -> Html {
    let name = match turning {
        Turning::Over => words.table.turn_over,
        Turning::Back => words.table.turn_back,
    };
    let onclick = props.on_click.reform(|_: MouseEvent| Click::TurnOver);
    html! {
        <button class="quiet-button turn-over" {onclick}>{ drawing("icons-turn") }{ name }</button>
    }
}

fn tray_tile(
    shows: Face,
    click: Click,
    is_held: bool,
    is_open: bool,
    props: &TraysViewProps,
    words: &'static Words,
) -> Html {
    let take = click;
    // Clicking the tile in hand puts it back where it was.
    let click = if is_held { Click::Cancel } else { click };
    let has_mark = matches!(take, Click::Waiting(_));
    let name = if has_mark { words.tile_with_back(shows) } else { words.tile(shows) };
    let onclick = props.on_click.reform(move |_: MouseEvent| click);
    let on_click = props.on_click.clone();
    let on_start = Callback::from(move |()| {
        if !is_held {
            on_click.emit(take);
        }
    });
    html! {
        <Draggable
            key={String::from(shows.tile())}
            face={shows}
            is_off={!is_open}
            {on_start}
            on_point={props.on_point.clone()}
            on_act={props.on_act.clone()}
        >
        <button
            class={classes!("tray-tile", is_held.then_some("chosen"))}
            aria-pressed={is_held.to_string()}
            title={name.clone()}
            disabled={!is_open}
            {onclick}
        >
            <span class="unseen">{ name }</span>
            { draw_tile(Piece::Tile(shows), has_mark) }
        </button>
        </Draggable>
    }
}
