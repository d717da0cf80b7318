//! The hand of the one who decides, by currency; or backs, where nobody may look.

use crate::widgets::icon::drawing;
use crate::widgets::money::{card_back, card_face, coin_icon};
use crate::widgets::roving_focus::RovingFocus;
use cities::{Bureau, Card, Coin, Currency, Money, Payment};
use engine::Seat;
use i18n::{Language, Words};
use table::{CityClick, Table};
use yew::prelude::*;

/// What is held, and what of it is paid at the moment.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Hand {
    /// So many backs.
    FaceDown(u32),
    Open {
        money: Money,
        bureaus: Vec<Bureau>,
        /// The payment being put together, if there is one.
        pays: Option<Payment>,
    },
}

/// The hand that may show now: nobody's behind the curtain.
pub(crate) fn hand(table: &Table) -> Hand {
    let game = table.game();
    match table.hand_shown() {
        Some(seat) => open(table, seat),
        None => Hand::FaceDown(table.decider().map_or(0, |seat| game.hand_count(seat))),
    }
}

fn open(table: &Table, seat: Seat) -> Hand {
    let game = table.game();
    Hand::Open {
        money: *game.money(seat),
        bureaus: game.bureaus(seat).collect(),
        pays: table.payment().map(|(pay, _, _)| pay),
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct HandViewProps {
    pub(crate) language: Language,
    pub(crate) hand: Hand,
    pub(crate) is_off: bool,
    pub(crate) on_click: Callback<CityClick>,
}

/// The hand.
#[component]
pub(crate) fn HandView(props: &HandViewProps) -> Html {
    let words = props.language.words();
    let label = words.table.your_hand;
    match &props.hand {
        Hand::FaceDown(number) => html! {
            <div class="hand" role="img" aria-label={(words.table.hidden_cards)(*number)}>
                <span class="backs">
                    { for (0..(*number).min(12)).map(|_| card_back()) }
                </span>
            </div>
        },
        Hand::Open { money, bureaus, pays } => html! {
            <div class="hand">
                <RovingFocus class="hand-groups" {label} is_off={props.is_off} properties={steps(money, bureaus.len())}>
                    if money.is_empty() && bureaus.is_empty() {
                        <p class="quiet">{ words.cards(0) }</p>
                    }
                    { for Currency::ALL.into_iter().filter_map(|currency| group(currency, money, *pays, props, words)) }
                    if !bureaus.is_empty() {
                        <div class="cards">
                            <div class="fan-of-cards">
                                { for bureaus.iter().map(|&one| bureau(one, *pays, props, words)) }
                            </div>
                            <p class="sum">{ drawing("icons-exchange") }{ words.table.bureau_short }</p>
                        </div>
                    }
                </RovingFocus>
            </div>
        },
    }
}

/// What the style sheet has to know to lay the cards over each other as far as they must.
fn steps(money: &Money, bureaus: usize) -> String {
    let held = Currency::ALL.into_iter().filter(|one| !money.purse(*one).is_empty()).count();
    let groups = held + usize::from(bureaus > 0);
    let cards = usize::try_from(money.count()).unwrap_or(0) + bureaus;
    let rest = cards.saturating_sub(groups).max(1);
    let kinds = |one: &Currency| {
        let mut values: Vec<u8> = money.purse(*one).values().collect();
        values.dedup();
        values.len()
    };
    let kinds = Currency::ALL.iter().map(kinds).sum::<usize>() + bureaus;
    format!("--groups:{groups};--rest:{rest};--kinds:{}", kinds.saturating_sub(groups).max(1))
}

/// A card of the hand.
struct HeldCard {
    coin: Coin,
    is_paid: bool,
    /// The number of its equals with it, if it lies uppermost where they lie on each other.
    equals: Option<u8>,
}

/// The cards of one currency, cheap ones first, with their sum.
fn group(
    currency: Currency,
    money: &Money,
    pays: Option<Payment>,
    props: &HandViewProps,
    words: &'static Words,
) -> Option<Html> {
    let purse = money.purse(currency);
    let held: Vec<u8> = purse.values().collect();
    if held.is_empty() {
        return None;
    }
    let mut paid: Vec<u8> =
        pays.map_or_else(Vec::new, |pay| pay.money.purse(currency).values().collect());
    let is_in_use = !paid.is_empty();
    let sum: u32 = held.iter().map(|&value| u32::from(value)).sum();
    let card = |(at, &value): (usize, &u8)| {
        let is_paid = paid.iter().position(|&one| one == value).map(|at| paid.swap_remove(at));
        let is_last = held.get(at + 1) != Some(&value);
        let equals = is_last.then(|| purse.count_of(value));
        let coin = Coin { currency, value };
        let card = HeldCard { coin, is_paid: is_paid.is_some(), equals };
        money_card(at, &card, pays.is_some(), props, words)
    };
    Some(html! {
        <div class={classes!("cards", is_in_use.then_some("in-use"))} key={currency.index()}>
            <div class="fan-of-cards">{ for held.iter().enumerate().map(card) }</div>
            <p class="sum">
                { coin_icon(currency) }
                <span class="unseen">{ words.amount(currency, sum) }</span>
                <b aria-hidden="true">{ sum }</b>
            </p>
        </div>
    })
}

fn money_card(
    at: usize,
    &HeldCard { coin, is_paid, equals }: &HeldCard,
    is_paying: bool,
    props: &HandViewProps,
    words: &'static Words,
) -> Html {
    let click = if is_paid { CityClick::Keep(coin) } else { CityClick::Pay(coin) };
    let card = Card::Coin(coin);
    html! {
        <button
            key={at}
            class={classes!("hand-card", is_paid.then_some("chosen"), equals.is_none().then_some("under"))}
            aria-pressed={is_paying.then(|| is_paid.to_string())}
            onclick={props.on_click.reform(move |_: MouseEvent| click)}
        >
            <span class="unseen">{ words.card(card) }</span>
            { card_face(card) }
            { for equals.filter(|&equals| equals > 1).map(|equals| html! {
                <span class="times" aria-hidden="true">{ format!("×{equals}") }</span>
            }) }
        </button>
    }
}

fn bureau(
    bureau: Bureau,
    pays: Option<Payment>,
    props: &HandViewProps,
    words: &'static Words,
) -> Html {
    let card = Card::Bureau(bureau);
    let is_used = pays.is_some_and(|pay| pay.bureau == Some(bureau));
    html! {
        <button
            class={classes!("hand-card", is_used.then_some("chosen"))}
            aria-pressed={is_used.to_string()}
            onclick={props.on_click.reform(move |_: MouseEvent| CityClick::Bureau(bureau))}
        >
            <span class="unseen">{ words.card(card) }</span>
            { card_face(card) }
        </button>
    }
}
