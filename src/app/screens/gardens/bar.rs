//! Bar of the Gardens: the garden in hand, where it is pinned, and what it brings there.

use crate::screens::gardens::hand::choices;
use crate::screens::gardens::{GardenScreen, OpenGarden};
use crate::screens::table::action_bar::{ActionBar, MainButton, SideButton, Tone};
use crate::widgets::icon::svg;
use draw::garden;
use gardens::Misfit;
use i18n::{ButtonText, Words};
use table::{Command, GardenAwaits, GardenClick};
use yew::prelude::*;

/// The bar as it is now.
pub(crate) fn bar(screen: &GardenScreen, open: &OpenGarden, words: &'static Words) -> ActionBar {
    let table = &open.table;
    let target = open.target().and_then(|at| Some((at, table.preview(at)?)));
    let (saying, tone) = match &target {
        Some((at, Ok(preview))) => {
            let name = |seat| open.players.name(seat);
            let gain = table.decider().map_or(0, |seat| preview.points(seat));
            let tone = if gain > 0 { Tone::Good } else { Tone::Plain };
            (words.garden_at(preview, *at, table.game(), name), tone)
        }
        Some((_, Err(misfit))) if *misfit != Misfit::Taken => {
            (words.garden_misfit(*misfit), Tone::Refused)
        }
        _ => (open.body.panels.now.clone(), Tone::Plain),
    };
    let is_ending = table.awaits() == GardenAwaits::EndOfTurn;
    let name = if is_ending { words.table.end_turn } else { words.gardens.plant_here };
    let picture =
        table.choice().planted().map(|planted| svg("bar-garden", "0 0 100 100", &garden(planted)));
    ActionBar {
        pieces: html! { <>{ picture.unwrap_or_default() }{ choices(open, &screen.callbacks, words) }</> },
        saying,
        beside: Html::default(),
        tone,
        notice: open.notice.clone(),
        answers: Html::default(),
        side: side(screen, open, words),
        main: MainButton {
            text: ButtonText { name: name.to_owned(), cost: None },
            is_on: table.can_confirm(),
            is_way_back: false,
            onclick: screen.callbacks.command.reform(|_: MouseEvent| Command::Confirm),
        },
    }
}

/// One step back, and a quarter round.
fn side(screen: &GardenScreen, open: &OpenGarden, words: &'static Words) -> Vec<SideButton> {
    let undo = SideButton {
        sign: Some("icons-undo"),
        figure: None,
        text: ButtonText { name: words.table.undo.to_owned(), cost: None },
        is_off: open.table.undoable() == 0,
        onclick: screen.callbacks.command.reform(|_: MouseEvent| Command::Undo),
    };
    let turn = |sign: &'static str, name: &str, is_right: bool| SideButton {
        sign: Some(sign),
        figure: None,
        text: ButtonText { name: name.to_owned(), cost: None },
        is_off: false,
        onclick: screen.callbacks.click.reform(move |_: MouseEvent| GardenClick::Turn { is_right }),
    };
    let turns = [
        turn("icons-turn-left", words.gardens.turn_left, false),
        turn("icons-rematch", words.gardens.turn_right, true),
    ];
    let can_turn = open.table.choice().garden.is_some();
    std::iter::once(undo).chain(turns.into_iter().filter(|_| can_turn)).collect()
}
