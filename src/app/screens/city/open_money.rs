//! The open money: what can be taken, and what is chosen of it.

use crate::art::drawing;
use crate::money::{card_back, card_face, coin_icon};
use crate::rove::Rove;
use cities::Card;
use i18n::{Language, Words};
use table::{Click, MoneyHint};
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
    pub(crate) on_click: Callback<Click>,
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
                <Rove class="open-cards" label={words.table.open_money}>
                    { for cards.map(|(place, hint)| match hint {
                        Some(hint) => card(place, *hint, props, words),
                        None => html! { <span class="no-card" /> },
                    }) }
                </Rove>
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
    let onclick = props.on_click.reform(move |_: MouseEvent| Click::Open(place));
    let name = words.card(hint.card);
    let value = match hint.card {
        Card::Coin(coin) => u32::from(coin.value),
        _ => 0,
    };
    let is_bureau = |hint: &MoneyHint| matches!(hint.card, Card::Bureau(_));
    let chosen = props.cards.iter().flatten().filter(|one| one.is_chosen);
    let is_alone = is_bureau(&hint) || { chosen }.any(is_bureau);
    let why_not = hint.is_too_much.then(|| {
        if is_alone {
            words.table.bureau_alone.to_owned()
        } else {
            words.taking_too_much(props.sum + value)
        }
    });
    let label = why_not.iter().fold(name.clone(), |name, why| format!("{name}. {why}"));
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
            aria-disabled={hint.is_too_much.then_some("true")}
            title={label.clone()}
            disabled={props.is_closed}
            {onclick}
        >
            <span class="unseen">{ label }</span>
            { card_face(hint.card) }
            { for small(hint.card) }
        </button>
    }
}

/// The same card where there is no room for a large one.
fn small(card: Card) -> Option<Html> {
    let shows = match card {
        Card::Coin(coin) => html! { <>{ coin_icon(coin.currency) }<b>{ coin.value }</b></> },
        Card::Bureau(bureau) => {
            let (one, other) = bureau.currencies();
            html! { <>{ coin_icon(one) }{ drawing("icons-exchange") }{ coin_icon(other) }</> }
        }
        Card::Scoring(_) => return None,
    };
    Some(html! { <span class="small-card" aria-hidden="true">{ shows }</span> })
}
