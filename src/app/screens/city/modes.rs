//! Modes: the kinds of action that are open. A button enters its mode with no piece yet; a click on a
//! piece starts its mode at once (U42). On small windows they are the tabs of the shelf.

use crate::browser::dom::focus_later;
use crate::widgets::icon::drawing;
use crate::widgets::roving_focus::RovingFocus;
use i18n::Words;
use table::{CityClick, Mode};
use yew::prelude::*;

/// The modes of a game, and what of them there is now.
pub(crate) struct Modes<'a> {
    /// Those that this game has.
    pub(crate) all: &'a [Mode],
    /// Those that can be begun.
    pub(crate) open: &'a [Mode],
    /// On a small window, the one whose pieces are on the shelf.
    pub(crate) shelf: Option<Mode>,
    pub(crate) now: Option<Mode>,
    /// Somebody answers a question out of turn: a vizier is not woken, it buys.
    pub(crate) answers: bool,
}

/// The buttons of the modes.
pub(crate) fn mode_buttons(
    &Modes { all, open, shelf, now, answers }: &Modes,
    on_click: &Callback<CityClick>,
    words: &'static Words,
) -> Html {
    let button = |&mode: &Mode| {
        let (icon, name, short) = match mode {
            Mode::WakeVizier if answers => {
                ("icons-vizier", words.bar.vizier_tab, words.bar.vizier_tab)
            }
            _ => sign_and_names(mode, words),
        };
        let on_click = on_click.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            on_click.emit(CityClick::Mode(mode));
            focus_later(pieces(mode));
        });
        let is_on_shelf = shelf == Some(mode);
        let class = classes!("mode", word(mode), is_on_shelf.then_some("on-top"));
        html! {
            <button
                {class}
                title={name}
                aria-label={name}
                aria-pressed={(now == Some(mode)).to_string()}
                aria-disabled={(!open.contains(&mode)).then_some("true")}
                {onclick}
            >
                { drawing(icon) }
                <span class="mode-name" aria-hidden="true">{ name }</span>
                <span class="mode-short" aria-hidden="true">{ short }</span>
            </button>
        }
    };
    html! {
        <RovingFocus class="modes" label={words.bar.modes}>
            { for all.iter().map(button) }
        </RovingFocus>
    }
}

/// A mode by the name of its class.
pub(crate) fn word(mode: Mode) -> &'static str {
    match mode {
        Mode::TakeMoney => "money",
        Mode::Buy => "buy",
        Mode::Redesign => "redesign",
        Mode::TakeHut => "hut",
        Mode::WakeVizier => "vizier",
        Mode::PlayBonus => "bonus",
    }
}

fn sign_and_names(mode: Mode, words: &'static Words) -> (&'static str, &'static str, &'static str) {
    let (say, bar) = (&words.table, &words.bar);
    let (icon, short) = match mode {
        Mode::TakeMoney => ("icons-cards", bar.money_tab),
        Mode::Buy => ("icons-bag", say.buy),
        Mode::Redesign => ("icons-turn", say.redesign),
        Mode::TakeHut => ("icons-hut", bar.hut_tab),
        Mode::WakeVizier => ("icons-vizier", bar.vizier_tab),
        Mode::PlayBonus => ("icons-bonus", say.bonus_head),
    };
    (icon, words.mode(mode), short)
}

/// The pieces it is done with; the first of them that shows gets the focus.
pub(crate) fn pieces(mode: Mode) -> &'static str {
    match mode {
        Mode::TakeMoney => ".open-card:not([aria-disabled])",
        Mode::Buy => {
            ".offer:not(.missing):not(.gone):not([aria-disabled]), .offer:not(.gone):not([aria-disabled])"
        }
        Mode::Redesign => ".reserve .thumb:not([aria-disabled]), .board .city",
        Mode::TakeHut => ".hut-pile:not([aria-disabled])",
        Mode::PlayBonus => ".bonus-card:not([aria-disabled])",
        Mode::WakeVizier => "[data-main]",
    }
}
