//! Curtain: what lies between two people's turns. It names who is next and sums up, and shows no hand.

use crate::browser::focus::use_focus;
use crate::screens::table::recap::CurtainRecap;
use crate::widgets::icon::drawing;
use crate::widgets::player_disc::draw_disc;
use crate::widgets::sentence::whose;
use cities::Who;
use draw::tidy;
use engine::Seat;
use i18n::{Language, Sentence, Words};
use std::rc::Rc;
use table::Players;
use yew::prelude::*;

/// No more backs than these are fanned out.
const BACKS: u8 = 12;

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
    /// Owner turn is over.
    #[prop_or_default]
    pub(crate) finished: Option<Seat>,
    /// What the others did, oldest first: what everybody saw.
    #[prop_or_default]
    pub(crate) recap: Rc<Vec<Sentence>>,
    /// The recap goes back to the start of the game.
    #[prop_or_default]
    pub(crate) is_first_turn: bool,
    /// The person is there.
    pub(crate) on_open: Callback<()>,
    /// Somebody wants to look at the table, hands face down.
    pub(crate) on_look: Callback<()>,
    pub(crate) on_menu: Callback<()>,
    /// A question is asked on the curtain, before the button.
    #[prop_or_default]
    pub(crate) has_question: bool,
    /// The question.
    #[prop_or_default]
    pub(crate) children: Html,
}

/// The whole screen: the back of a card, and an opening with the next name in it.
#[component]
pub(crate) fn Curtain(props: &CurtainProps) -> Html {
    let words = props.language.words();
    let name = props.players.name(props.seat);
    let has_question = props.has_question;
    let button = use_focus();
    let finished = props.finished.filter(|&seat| seat != props.seat);
    let open = open_button(props, &button);
    html! {
        <main class={classes!("curtain", has_question.then_some("has-question"))}>
            <svg class="curtain-ground" aria-hidden="true"><rect width="100%" height="100%" /></svg>
            <div class="curtain-page">
                { arch() }
                { head(words, &props.on_menu) }
                <div class="curtain-words">
                    { for finished.map(|seat| finished_by(seat, &props.players, words)) }
                    { draw_disc(whose(Who::Seat(props.seat), &props.players)) }
                    <h1>{ (words.curtain.hand_over)(name) }</h1>
                    <p>{ (words.curtain.only_for)(name) }</p>
                    if !has_question { { fan(props, words) } { open.clone() } }
                    <CurtainRecap
                        recap={props.recap.clone()}
                        players={props.players.clone()}
                        language={props.language}
                        is_first_turn={props.is_first_turn}
                    />
                    { props.children.clone() }
                    if has_question { { open } }
                    <button class="quiet-button" onclick={props.on_look.reform(|_: MouseEvent| ())}>
                        { drawing("icons-table") }{ words.curtain.look_at_table }
                    </button>
                </div>
            </div>
        </main>
    }
}

/// What the one who is named presses.
fn open_button(props: &CurtainProps, node: &NodeRef) -> Html {
    let say = &props.language.words().curtain;
    let show = if props.has_question { say.go_on } else { say.show_hand };
    let onclick = props.on_open.reform(|_: MouseEvent| ());
    html! {
        <button ref={node} class="primary curtain-open" data-first="" {onclick}>
            { drawing("icons-eye") }{ show(props.players.name(props.seat)) }
        </button>
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

fn finished_by(seat: Seat, players: &Players, words: &'static Words) -> Html {
    html! {
        <p class="curtain-finished">
            { draw_disc(whose(Who::Seat(seat), players)) }
            { (words.curtain.has_finished)(players.name(seat)) }
        </p>
    }
}

/// The backs of a hand.
fn fan(props: &CurtainProps, words: &Words) -> Html {
    let CurtainProps { cards, has_tiles, .. } = *props;
    let count = f64::from(u8::try_from(cards).map_or(BACKS, |cards| cards.min(BACKS)));
    let back = |place: f64| {
        // From -1 on the left to 1 on the right.
        let way = if count > 1.0 { 2.0 * place / (count - 1.0) - 1.0 } else { 0.0 };
        let (x, y) = (way * (count * 13.0).min(98.0), 6.0 * way * way);
        let turn = format!("translate({} {}) rotate({} 0 40)", tidy(x), tidy(y), tidy(way * 14.0));
        html! {
            <g transform={turn}>
                if has_tiles {
                    <path class="garden-back" d="M-11-27H11L27-11V11L11 27H-11L-27 11V-11Z" />
                } else {
                    <use href="#cards-back" x="-22" y="-31" width="44" height="62" />
                }
            </g>
        }
    };
    let places = (0..BACKS).map(f64::from).take_while(|&place| place < count);
    let label = if has_tiles {
        words.tiles(cards)
    } else {
        (words.curtain.hidden_cards_of)(props.players.name(props.seat), cards)
    };
    html! {
        <svg class="hand-backs" viewBox="-130 -40 260 90" role="img" aria-label={label}>
            { for places.map(back) }
        </svg>
    }
}
