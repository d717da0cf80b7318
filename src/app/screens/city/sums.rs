//! Sums: the cards of a payment beside the title of the bar, each currency with its coin.

use crate::widgets::icon::drawing;
use crate::widgets::money::coin_icon;
use cities::{Currency, Money};
use i18n::Words;
use table::PendingAction;
use yew::prelude::*;

/// What is paid so far, where something is paid for a tile.
pub(crate) fn beside(pending: &PendingAction, words: &'static Words) -> Html {
    let PendingAction::Paying(paying) = pending else { return Html::default() };
    let money = &paying.pay.money;
    let paid = mixed(paying.space, money);
    let amount = |one: &Currency| words.amount(*one, money.purse(*one).sum());
    let amounts: Vec<String> = paid.iter().map(amount).collect();
    let total = (money.count() > 1).then(|| format!("= {}", money.sum()));
    html! {
        <span class="bar-sum">
            <span class="unseen">{ words.and(&amounts) }</span>
            { for paid.into_iter().map(|currency| html! {
                <span class="part" aria-hidden="true">
                    { coin_icon(currency) }{ words.added(money.purse(currency)) }
                </span>
            }) }
            { for total.map(|total| html! { <span aria-hidden="true">{ total }</span> }) }
            { for paying.pay.bureau.map(|_| drawing("icons-exchange")) }
        </span>
    }
}

/// The currencies of a payment that are paid with a bureau de change, that of the space first.
fn mixed(space: Currency, money: &Money) -> Vec<Currency> {
    let is_paid = |one: &Currency| *one != space && !money.purse(*one).is_empty();
    let partner = Currency::ALL.into_iter().filter(is_paid);
    Some(space).filter(|_| !money.purse(space).is_empty()).into_iter().chain(partner).collect()
}
