//! Action bar: what is being done, what it costs or changes, and one main button, always in the same
//! place (U43). All words to the player stand here.

use crate::widgets::icon::drawing;
use i18n::{ButtonText, Saying, Words};
use yew::prelude::*;

/// Between a word and its price, for those who hear both.
const SPACE: &str = " ";
/// Where both stand in one line.
const DOT: &str = "· ";

/// What the second line of the bar means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Tone {
    #[default]
    Plain,
    /// Something is gained: an exact payment, a longer border.
    Good,
    /// Something is missing, or not possible.
    Refused,
}

/// A button beside the main one: a word over what it costs, or a sign alone.
#[derive(Clone, PartialEq)]
pub(crate) struct SideButton {
    pub(crate) sign: Option<&'static str>,
    /// Drawn in the place of the name where many stand in a narrow row.
    pub(crate) figure: Option<Html>,
    pub(crate) text: ButtonText,
    pub(crate) is_off: bool,
    pub(crate) onclick: Callback<MouseEvent>,
}

/// The main button.
#[derive(Clone, PartialEq)]
pub(crate) struct MainButton {
    pub(crate) text: ButtonText,
    pub(crate) is_on: bool,
    /// It leads back from looking, and does nothing in the game.
    pub(crate) is_way_back: bool,
    pub(crate) onclick: Callback<MouseEvent>,
}

/// Everything that the bar shows.
#[derive(Clone, PartialEq)]
pub(crate) struct ActionBar {
    /// The piece it is about, or pieces to choose from.
    pub(crate) pieces: Html,
    pub(crate) saying: Saying,
    /// What stands beside the title, such as a sum.
    pub(crate) beside: Html,
    pub(crate) tone: Tone,
    /// Words that lie over the others for a while.
    pub(crate) notice: Option<Notice>,
    /// Those who could answer a question, before the other buttons.
    pub(crate) answers: Html,
    pub(crate) side: Vec<SideButton>,
    pub(crate) main: MainButton,
}

/// Words that leave by themselves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Notice {
    pub(crate) saying: Saying,
    /// A place or a payment was refused.
    pub(crate) is_refusal: bool,
}

impl Notice {
    /// What a piece is, for whoever asks.
    pub(crate) fn told(name: String) -> Self {
        Self { saying: Saying { head: String::new(), rest: name }, is_refusal: false }
    }
}

impl ActionBar {
    /// Draws it. The title is the heading of the page.
    pub(crate) fn view(self, words: &'static Words) -> Html {
        let Self { pieces, saying, beside, tone, notice, answers, side, main } = self;
        let tone = match tone {
            Tone::Plain => None,
            Tone::Good => Some("is-good"),
            Tone::Refused => Some("is-refused"),
        };
        html! {
            <section class="action-bar" aria-label={words.bar.bar}>
                <div class="bar-about">
                    <div class="bar-pieces">{ pieces }</div>
                    <div class="bar-words">
                        <div class="bar-title"><h1 tabindex="-1">{ saying.head }</h1>{ beside }</div>
                        <p class={classes!("bar-detail", tone)} title={saying.rest.clone()}>{ saying.rest }</p>
                    </div>
                    { for notice.map(noticed) }
                </div>
                <div class="bar-buttons" onkeydown={Callback::from(keep_from_repeating)}>
                    { answers }
                    { for side.into_iter().map(side_button) }
                    { main_button(main) }
                </div>
            </section>
        }
    }
}

/// A key that is held down presses once.
#[expect(clippy::needless_pass_by_value, reason = "the shape of a callback")]
fn keep_from_repeating(event: KeyboardEvent) {
    if event.repeat() {
        event.prevent_default();
    }
}

/// The live region says it, too.
fn noticed(notice: Notice) -> Html {
    let Notice { saying, is_refusal } = notice;
    let class = classes!("notice", is_refusal.then_some("is-refusal"));
    html! {
        <p {class} aria-hidden="true">
            if is_refusal { { drawing("icons-x") } }
            <span><b>{ saying.head }</b><span>{ saying.rest }</span></span>
        </p>
    }
}

fn side_button(button: SideButton) -> Html {
    let SideButton { sign, figure, text: ButtonText { name, cost }, is_off, onclick } = button;
    let label = sign.map(|_| name.clone());
    let look = [sign.map(|_| "is-sign"), figure.is_some().then_some("has-figure")];
    html! {
        <button
            key={name.clone()}
            class={classes!("side-button", look.to_vec())}
            title={label.clone()}
            aria-label={label}
            aria-disabled={is_off.then_some("true")}
            {onclick}
        >
            { match sign {
                Some(sign) => drawing(sign),
                None => html! { <>{ for figure }<b>{ name }</b>{ for cost.map(|cost| html! { <>{ SPACE }<small>{ cost }</small></> }) }</> },
            } }
        </button>
    }
}

/// Where it cannot be pressed it stays, and can be focused.
fn main_button(button: MainButton) -> Html {
    let MainButton { text: ButtonText { name, cost }, is_on, is_way_back, onclick } = button;
    let onclick = if is_on { onclick } else { Callback::noop() };
    html! {
        <button
            key="main"
            class={classes!("primary", "main-button", is_way_back.then_some("is-way-back"))}
            data-main=""
            aria-disabled={(!is_on).then_some("true")}
            {onclick}
        >
            <span>{ name }</span>
            { for cost.map(|cost| html! { <>{ SPACE }<small><i>{ DOT }</i>{ cost }</small></> }) }
        </button>
    }
}
