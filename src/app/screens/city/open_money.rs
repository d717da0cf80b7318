//! The open money: what can be taken, and what is chosen of it.

use crate::widgets::money::{card_back, card_face};
use crate::widgets::roving_focus::RovingFocus;
use cities::Card;
use i18n::{Language, Words};
use table::{CityClick, MoneyHint};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct OpenMoneyProps {
    pub(crate) language: Language,
    pub(crate) cards: [Option<MoneyHint>; 4],
    /// What is chosen so far.
    pub(crate) sum: u32,
    /// How many cards are in the deck.
    pub(crate) deck: u32,
    /// Nobody can take anything now.
    pub(crate) is_closed: bool,
    pub(crate) is_off: bool,
    pub(crate) on_click: Callback<CityClick>,
}

/// The open cards and the deck.
#[component]
pub(crate) fn OpenMoney(props: &OpenMoneyProps) -> Html {
    let words = props.language.words();
    let cards = props.cards.iter().enumerate();
    html! {
        <section class="panel open-money" aria-labelledby="open-title">
            <header>
                <h2 id="open-title">{ words.table.open_money }</h2>
                <p class="quiet">{ words.table.open_money_note }</p>
            </header>
            <div class="open-row">
                <RovingFocus class="open-cards" label={words.table.open_money} is_off={props.is_off}>
                    { for cards.map(|(place, hint)| match hint {
                        Some(hint) => card(place, *hint, props, words),
                        None => html! { <span class="no-card" /> },
                    }) }
                </RovingFocus>
                <p class="deck" title={words.in_deck(props.deck)}>
                    { card_back() }
                    <span class="unseen">{ words.in_deck(props.deck) }</span>
                    <span class="pill" aria-hidden="true">{ props.deck }</span>
                </p>
            </div>
        </section>
    }
}

fn card(place: usize, hint: MoneyHint, props: &OpenMoneyProps, words: &'static Words) -> Html {
    let onclick = props.on_click.reform(move |_: MouseEvent| CityClick::Open(place));
    let name = words.card(hint.card);
    let why_not = hint.is_too_much.then(|| why_not(hint, props, words));
    let label = words.sentences(&[Some(name), why_not].into_iter().flatten().collect::<Vec<_>>());
    let state = if hint.is_chosen {
        Some("chosen")
    } else if hint.is_too_much {
        Some("of-no-use")
    } else {
        None
    };
    let class = classes!("open-card", state);
    html! {
        <button
            {class}
            aria-pressed={hint.is_chosen.to_string()}
            aria-disabled={props.is_closed.then_some("true")}
            title={label.clone()}
            {onclick}
        >
            <span class="unseen">{ label }</span>
            { card_face(hint.card) }
        </button>
    }
}

/// Why a card cannot be taken with those that are chosen.
fn why_not(hint: MoneyHint, props: &OpenMoneyProps, words: &'static Words) -> String {
    let value = match hint.card {
        Card::Coin(coin) => u32::from(coin.value),
        _ => 0,
    };
    let is_bureau = |hint: &MoneyHint| matches!(hint.card, Card::Bureau(_));
    let mut chosen = props.cards.iter().flatten().filter(|one| one.is_chosen);
    if is_bureau(&hint) || chosen.any(is_bureau) {
        words.table.bureau_alone.to_owned()
    } else {
        words.taking_too_much(props.sum + value)
    }
}
