//! Whose turn it is and what they may do now, always in the same place (U4).

use crate::art::drawing;
use crate::page::focus;
use cities::Phase;
use i18n::{Language, Saying};
use table::{Choice, Click, Table};
use yew::prelude::*;

/// The kinds of action; a click on a piece starts its action at once, these show where to click.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    TakeMoney,
    Buy,
    Redesign,
    /// Of the modules: take a hut, wake the own vizier.
    TakeHut,
    Wake,
}

impl Mode {
    /// Those that a table has now.
    pub(crate) fn all(table: &Table) -> Vec<Self> {
        let now = i18n::Now::of(table.game());
        let mut modes = vec![Self::TakeMoney, Self::Buy, Self::Redesign];
        modes.extend(now.has_huts.then_some(Self::TakeHut));
        modes.extend(now.can_wake.then_some(Self::Wake));
        modes
    }

    /// What is being done, as far as it is an action.
    pub(crate) fn of(choice: &Choice) -> Option<Self> {
        match choice {
            Choice::Money { .. } => Some(Self::TakeMoney),
            Choice::Purchase { .. } => Some(Self::Buy),
            Choice::Holding { from: table::Source::Reserve, .. } | Choice::Built { .. } => {
                Some(Self::Redesign)
            }
            _ => None,
        }
    }

    /// The pieces it is done with.
    fn pieces(self) -> &'static str {
        match self {
            Self::TakeMoney => ".open-card:not([disabled])",
            Self::Buy => ".offer:not(.missing):not(.gone), .offer:not(.gone)",
            Self::Redesign => ".city",
            Self::TakeHut => ".hut-pile:not([disabled])",
            Self::Wake => "",
        }
    }
}

/// The kinds of action that are open now.
pub(crate) fn is_acting(table: &Table) -> bool {
    table.game().phase() == Phase::Act && table.hand_shown().is_some()
}

#[derive(PartialEq, Properties)]
pub(crate) struct TurnLineProps {
    pub(crate) language: Language,
    pub(crate) now: Saying,
    /// The number of the action in this turn, from the second on.
    pub(crate) action: Option<u32>,
    /// Where the game stands, for a screen without room elsewhere.
    pub(crate) progress: AttrValue,
    /// The kinds of action that are open now.
    pub(crate) modes: Vec<Mode>,
    pub(crate) mode: Option<Mode>,
    /// Why the last click was refused.
    pub(crate) complaint: Option<AttrValue>,
    pub(crate) on_click: Callback<Click>,
    /// A question that goes round.
    pub(crate) children: Html,
}

/// The line over the city.
#[component]
pub(crate) fn TurnLine(props: &TurnLineProps) -> Html {
    let words = props.language.words();
    let mode = |mode: Mode| {
        let (icon, name) = match mode {
            Mode::TakeMoney => ("icons-cards", words.table.take_money),
            Mode::Buy => ("icons-bag", words.table.buy),
            Mode::Redesign => ("icons-turn", words.table.redesign),
            Mode::TakeHut => ("icons-hut", words.table.take_hut),
            Mode::Wake => ("icons-vizier", words.table.wake_vizier),
        };
        let on_click = props.on_click.clone();
        let onclick = Callback::from(move |_: MouseEvent| match mode {
            Mode::Wake => on_click.emit(Click::Vizier),
            _ => focus(mode.pieces()),
        });
        let is_on = props.mode == Some(mode);
        // On a phone the pieces are at hand; a vizier is woken nowhere else.
        let class = if mode == Mode::Wake { "mode wake" } else { "mode" };
        html! {
            <button {class} aria-pressed={is_on.to_string()} {onclick}>
                { drawing(icon) }{ name }
            </button>
        }
    };
    html! {
        <header class="turn">
            <div class="turn-words">
                <h1 tabindex="-1">{ &props.now.head }</h1>
                { for props.action.map(|number| html! {
                    <span class="pill">{ (words.table.action)(number) }</span>
                }) }
                <p class="turn-rest">{ &props.now.rest }</p>
                <p class="turn-progress" aria-hidden="true">{ &props.progress }</p>
            </div>
            if !props.modes.is_empty() {
                <div class="modes" role="group" aria-label={props.now.rest.clone()}>
                    { for props.modes.iter().copied().map(mode) }
                </div>
            }
            { for props.complaint.iter().map(|why| html! {
                <p class="complaint">{ drawing("icons-x") }{ why }</p>
            }) }
            { props.children.clone() }
        </header>
    }
}
