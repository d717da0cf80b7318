//! Curtain: what lies between two people's turns. It names who is next and sums up, and shows no hand.

use crate::browser::focus::use_focus;
use crate::screens::table::recap::CurtainRecap;
use crate::widgets::icon::{drawing, picture, placed};
use crate::widgets::player_disc::draw_disc;
use crate::widgets::sentence::whose;
use cities::{Scoring, Who};
use draw::{FAN_VIEW, fan};
use engine::Seat;
use i18n::{Language, Sentence, Words};
use std::rc::Rc;
use table::Players;
use yew::prelude::*;

/// What the curtain is there for; the style sheet knows it by its word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CurtainKind {
    /// Somebody's turn comes.
    Turn,
    /// A question goes round.
    Question,
    /// A scoring comes, and before it a question.
    Scoring(Scoring),
    /// Somebody takes the device to answer.
    Answer,
}

impl CurtainKind {
    fn class(self) -> Option<&'static str> {
        match self {
            Self::Turn => None,
            Self::Question | Self::Scoring(_) => Some("has-question"),
            Self::Answer => Some("has-answer"),
        }
    }
}

/// What the curtain says, and what its buttons do.
#[derive(Clone, PartialEq)]
pub(crate) struct CurtainSaying {
    pub(crate) kind: CurtainKind,
    /// Before all else, with somebody's disc.
    pub(crate) lead: Option<(Seat, String)>,
    pub(crate) head: String,
    pub(crate) note: String,
    /// The question.
    pub(crate) middle: Html,
    /// The main button.
    pub(crate) main: String,
    pub(crate) on_main: Callback<()>,
    /// What comes of it.
    pub(crate) after: Option<String>,
    /// A button that leads back, instead of a look at the table.
    pub(crate) back: Option<(String, Callback<()>)>,
}

#[derive(PartialEq, Properties)]
pub(crate) struct CurtainProps {
    /// Who is to take the device.
    pub(crate) seat: Seat,
    pub(crate) players: Rc<Players>,
    pub(crate) language: Language,
    /// How many cards that hand has; which ones is not known here.
    pub(crate) cards: u32,
    /// The hand has tiles instead of cards.
    #[prop_or_default]
    pub(crate) has_tiles: bool,
    /// What the others did, oldest first: what everybody saw.
    #[prop_or_default]
    pub(crate) recap: Rc<Vec<Sentence>>,
    /// The recap goes back to the start of the game.
    #[prop_or_default]
    pub(crate) is_first_turn: bool,
    pub(crate) says: CurtainSaying,
    /// Somebody wants to look at the table, hands face down.
    pub(crate) on_look: Callback<()>,
    pub(crate) on_menu: Callback<()>,
}

/// The whole screen: the back of a card, and an opening with the next name in it.
#[component]
pub(crate) fn Curtain(props: &CurtainProps) -> Html {
    let words = props.language.words();
    let CurtainSaying { kind, head: title, note, .. } = &props.says;
    let lead = props.says.lead.clone();
    let main = use_focus();
    html! {
        <main class={classes!("curtain", kind.class())}>
            <svg class="curtain-ground" aria-hidden="true"><rect width="100%" height="100%" /></svg>
            <div class="curtain-page">
                { arch() }
                { head(words, &props.on_menu) }
                <div class="curtain-words">
                    <div class="curtain-title">
                        { for lead.map(|(seat, said)| led(seat, said, props)) }
                        { sign(props, words) }
                        <h1>{ title }</h1>
                        <p>{ note }</p>
                    </div>
                    { for below_title(props, &main, words) }
                </div>
            </div>
        </main>
    }
}

/// Whose disc, or the star of the scoring that comes.
fn sign(props: &CurtainProps, words: &'static Words) -> Html {
    match props.says.kind {
        CurtainKind::Scoring(scoring) => {
            let letter = words.letter(scoring);
            html! {
                <svg class="coming-star" viewBox="10 21 44 44" aria-hidden="true">
                    <svg width="64" height="90">{ placed("cards-star") }</svg>
                    <text class="letter" x="32" y="52.5">{ letter }</text>
                </svg>
            }
        }
        _ => draw_disc(whose(Who::Seat(props.seat), &props.players)),
    }
}

/// Backs, recap, question and buttons, as far as they are there, in the order in which they are wanted.
fn below_title(props: &CurtainProps, main: &NodeRef, words: &'static Words) -> Vec<Html> {
    let says = &props.says;
    let (main, aside) = (main_button(says, main), aside_button(props, words));
    let recap = html! {
        <CurtainRecap
            recap={props.recap.clone()}
            players={props.players.clone()}
            language={props.language}
            is_first_turn={props.is_first_turn}
        />
    };
    match says.kind {
        CurtainKind::Turn => vec![backs(props, words), main, recap, aside],
        CurtainKind::Question | CurtainKind::Scoring(_) => {
            vec![recap, says.middle.clone(), buttons(main, aside)]
        }
        CurtainKind::Answer => vec![backs(props, words), says.middle.clone(), buttons(main, aside)],
    }
}

/// Who alone may look now; a hand has gardens instead of cards.
pub(crate) fn only_for(words: &Words, name: &str, has_tiles: bool) -> String {
    let say = &words.curtain;
    if has_tiles { (say.only_for_gardens)(name) } else { (say.only_for)(name) }
}

fn buttons(main: Html, aside: Html) -> Html {
    html! { <div class="curtain-buttons">{ main }{ aside }</div> }
}

/// The main button, and what comes of it.
fn main_button(says: &CurtainSaying, node: &NodeRef) -> Html {
    let icon = match says.kind {
        CurtainKind::Turn | CurtainKind::Answer => "icons-eye",
        CurtainKind::Question | CurtainKind::Scoring(_) => "icons-check",
    };
    let onclick = says.on_main.reform(|_: MouseEvent| ());
    html! {
        <>
            <button ref={node} class="primary curtain-open" data-first="" {onclick}>
                { drawing(icon) }<span>{ &says.main }</span>
            </button>
            { for says.after.iter().map(|after| html! { <p class="curtain-after">{ after }</p> }) }
        </>
    }
}

/// The button that leads back, or else to a look at the table.
fn aside_button(props: &CurtainProps, words: &'static Words) -> Html {
    let (name, icon, on_click) = match &props.says.back {
        Some((name, on_back)) => (&**name, "icons-undo", on_back),
        None => (words.curtain.look_at_table, "icons-table", &props.on_look),
    };
    let onclick = on_click.reform(|_: MouseEvent| ());
    html! {
        // Another button, so that one that was pressed does not keep the focus as this one.
        <button key={icon} class="quiet-button curtain-aside" {onclick}>{ drawing(icon) }<span>{ name }</span></button>
    }
}

/// What comes first, with somebody's disc.
fn led(seat: Seat, said: String, props: &CurtainProps) -> Html {
    html! {
        <p class="curtain-finished">{ draw_disc(whose(Who::Seat(seat), &props.players)) }{ said }</p>
    }
}

fn head(words: &'static Words, on_menu: &Callback<()>) -> Html {
    html! {
        <div class="curtain-head">
            <span class="curtain-brand">{ drawing("logo") }{ i18n::NAME }</span>
            <button class="curtain-menu" onclick={on_menu.reform(|_: MouseEvent| ())}>
                { drawing("icons-menu") }<span>{ words.table.menu }</span>
            </button>
        </div>
    }
}

/// A horseshoe arch that runs on as far down as the page goes.
fn arch() -> Html {
    html! {
        <svg class="arch" viewBox="0 0 624 6000" aria-hidden="true">
            <path class="arch-outer" d="M54 6010V485.7A311 311 0 1 1 570 485.7V6010" />
            <path class="arch-paper" d="M66 6010V482A299 299 0 1 1 558 482V6010" />
            <path class="arch-inner" d="M76 6010V480.5A290 290 0 1 1 548 480.5V6010" />
        </svg>
    }
}

/// The backs of a hand.
fn backs(props: &CurtainProps, words: &Words) -> Html {
    let CurtainProps { cards, has_tiles, .. } = *props;
    let curtain = &words.curtain;
    let says = if has_tiles { curtain.hidden_gardens_of } else { curtain.hidden_cards_of };
    let label = says(props.players.name(props.seat), cards);
    html! {
        <svg class="hand-backs" viewBox={FAN_VIEW} role="img" aria-label={label}>
            { picture(fan(cards, has_tiles)) }
        </svg>
    }
}
