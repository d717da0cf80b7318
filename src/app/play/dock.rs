//! What is being done at the moment, and the one big button that does it.

use crate::art::drawing;
use crate::money::{coin_icon, hue};
use crate::play::doing::{Doing, Paying};
use crate::play::hand::{Hand, HandView};
use crate::tile::{Piece, draw_tile};
use cities::{Cell, Currency, Face, Money, Payment};
use i18n::{Language, Words};
use table::{Click, Verdict};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct DockProps {
    pub(crate) language: Language,
    pub(crate) hand: Hand,
    pub(crate) doing: Doing,
    pub(crate) on_click: Callback<Click>,
    /// What shows while nothing is being done.
    pub(crate) children: Html,
}

/// The hand and what is done with it.
#[component]
pub(crate) fn Dock(props: &DockProps) -> Html {
    let words = props.language.words();
    html! {
        <section class="panel dock" aria-label={words.table.hand}>
            <HandView language={props.language} hand={props.hand.clone()} on_click={props.on_click.clone()} />
            <div class={classes!("doing", (props.doing == Doing::Nothing).then_some("idle"))}>
                { doing_now(props, words) }
            </div>
        </section>
    }
}

/// The tile it is about, unless it lies beside the city for all to see; what is said of it; and the
/// buttons. Always these three, so that what stays is not made anew.
fn doing_now(props: &DockProps, words: &'static Words) -> Html {
    let say = &words.table;
    let none = Html::default;
    let button = |click: Click, name: &str| quiet(click, name, props);
    let main = |click: Click, name: &str, is_off: bool| big(click, name, is_off, props);
    let about = |tile: Face, note: &str| {
        html! { <div class="about"><h2>{ words.tile_name(tile) }</h2><p>{ note }</p></div> }
    };
    let cancel = || button(Click::Cancel, say.cancel);
    let (tile, about, buttons) = match &props.doing {
        Doing::Nothing => return props.children.clone(),
        Doing::Passing => (none(), none(), main(Click::Pass, say.pass, false)),
        Doing::Answering { is_vizier } => {
            let (note, decline) = if *is_vizier {
                (say.vizier_note, say.go_on_without)
            } else {
                (say.bonus_note, words.result.go_on)
            };
            let about = html! { <p class="about">{ note }</p> };
            (none(), about, main(Click::Decline, decline, false))
        }
        Doing::Taking { money, bureau } => {
            let (what, verdict) = match bureau {
                Some(bureau) => (words.bureau(*bureau), say.bureau_alone.to_owned()),
                None => (words.coins_of(money), words.taking(money)),
            };
            let about = html! {
                <div class="about">
                    <h2>{ say.take_money }</h2><p>{ what }</p><p class="verdict fine">{ verdict }</p>
                </div>
            };
            let buttons = html! { <>{ cancel() }{ main(Click::Confirm, say.take, false) }</> };
            (none(), about, buttons)
        }
        Doing::Paying(paying) => {
            let buy = main(Click::Confirm, &words.buy(paying.tile), !paying.is_enough);
            let buttons = html! { <>{ cancel() }{ buy }</> };
            (picture(paying.tile, true), payment(paying, words), buttons)
        }
        Doing::Looking { tile } => (none(), about(*tile, say.beside_city_note), cancel()),
        Doing::Placing { tile, fee, can_give } => {
            let about = match fee {
                Some(fee) => fee_line(*tile, fee, words),
                None => about(*tile, say.place_note),
            };
            let buttons = html! {
                <>
                    { for can_give.then(|| button(Click::Give, say.to_dirk)) }
                    { button(Click::Store, say.to_reserve) }
                </>
            };
            (none(), about, buttons)
        }
        Doing::Rebuilding { tile } => {
            (picture(*tile, false), about(*tile, say.rebuild_note), cancel())
        }
        Doing::Built { tile, at, swaps, why_not } => {
            let note = why_not.as_deref().unwrap_or(say.built_note);
            let swap = |&with: &Face| swap(with, *at, props, words);
            let buttons = html! {
                <>
                    { cancel() }
                    { for swaps.iter().map(swap) }
                    { main(Click::Remove, say.remove, why_not.is_some()) }
                </>
            };
            (picture(*tile, false), about(*tile, note), buttons)
        }
        Doing::Ending { is_purchase, can_undo } => {
            let end = if *is_purchase { say.end_purchase } else { say.end_turn };
            let buttons = html! {
                <>
                    if *can_undo {
                        { button(Click::Undo, say.undo) }
                        { button(Click::RestartTurn, say.restart_turn) }
                    }
                    { main(Click::EndTurn, end, false) }
                </>
            };
            (none(), none(), buttons)
        }
    };
    html! { <>{ tile }{ about }<div class="buttons">{ buttons }</div></> }
}

fn picture(tile: Face, has_mark: bool) -> Html {
    draw_tile(Piece::Tile(tile), has_mark)
}

/// A payment for a tile: the sum, how far it is, and what that means.
fn payment(paying: &Paying, words: &'static Words) -> Html {
    let Paying { tile, space, pay, price, verdict, by_vizier, is_enough } = paying;
    html! {
        <div class="about">
            <h2>{ words.tile_name(*tile) }</h2>
            { sum_line(*space, pay, *price, words) }
            { meter(*space, &pay.money, *price, words) }
            { for pay.bureau.map(|bureau| html! {
                <p class="quiet exchanged">
                    { drawing("icons-exchange") }{ (words.table.bureau_is_discarded)(&words.bureau(bureau)) }
                </p>
            }) }
            { said(*verdict, *is_enough, &words.payment(pay.money.sum(), *price, *by_vizier)) }
        </div>
    }
}

/// The fee for a tile that was turned over.
fn fee_line(tile: Face, (money, verdict): &(Money, Verdict), words: &'static Words) -> Html {
    html! {
        <div class="about">
            <h2>{ words.tile_name(tile) }</h2>
            <p class="sum-line">{ words.sum_of(money, 3) }</p>
            { said(*verdict, !matches!(verdict, Verdict::Short(_)), &words.fee(money.sum())) }
        </div>
    }
}

/// The button that lays a tile of the reserve in the place of another.
fn swap(with: Face, at: Cell, props: &DockProps, words: &'static Words) -> Html {
    let on_click = props.on_click.clone();
    // The tile of the reserve is taken in hand and laid on the one it replaces.
    let onclick = Callback::from(move |_: MouseEvent| {
        on_click.emit(Click::Reserve(with));
        on_click.emit(Click::City(at));
    });
    let name = (words.table.swap_for)(&words.tile_name(with));
    html! { <button class="quiet-button" {onclick}>{ drawing("icons-exchange") }{ name }</button> }
}

/// The currencies of a payment that are paid with a bureau de change, that of the space first.
fn mixed(space: Currency, money: &Money) -> Vec<Currency> {
    let is_paid = |one: &Currency| *one != space && !money.purse(*one).is_empty();
    let partner = Currency::ALL.into_iter().filter(is_paid);
    Some(space).filter(|_| !money.purse(space).is_empty()).into_iter().chain(partner).collect()
}

/// The sum; with a bureau de change both coins are named.
fn sum_line(space: Currency, pay: &Payment, price: u32, words: &'static Words) -> Html {
    if pay.bureau.is_none() {
        return html! {
            <p class="sum-line">{ coin_icon(space) }{ words.sum_of(&pay.money, price) }</p>
        };
    }
    let paid = mixed(space, &pay.money);
    let amount = |one: &Currency| words.amount(*one, pay.money.purse(*one).sum());
    let amounts: Vec<String> = paid.iter().map(amount).collect();
    html! {
        <p class="sum-line">
            <span class="unseen">{ words.and(&amounts) }</span>
            { for paid.into_iter().map(|currency| html! {
                <span class="part" aria-hidden="true">
                    { coin_icon(currency) }{ words.added(pay.money.purse(currency)) }
                </span>
            }) }
            <span>{ words.total_of(&pay.money, price) }</span>
        </p>
    }
}

/// How much of the price is together; with a bureau de change in the colours of both currencies.
fn meter(space: Currency, money: &Money, price: u32, words: &'static Words) -> Html {
    let sum = money.sum();
    let share = |sum: u32| (100 * sum.min(price) / price.max(1)).to_string();
    let paid = mixed(space, money);
    let is_mixed = paid.len() > 1;
    // Each lies over those that follow it.
    let parts = paid.iter().enumerate().rev().map(|(at, &currency)| {
        let until: u32 = paid[..=at].iter().map(|&one| money.purse(one).sum()).sum();
        (currency, share(until))
    });
    html! {
        <svg class="meter" viewBox="0 0 100 4" preserveAspectRatio="none" role="img" aria-label={words.table.payment}>
            <rect class="meter-ground" width="100" height="4" rx="2" />
            { for parts.map(|(currency, width)| {
                let class = if is_mixed {
                    format!("half {}", hue(currency))
                } else {
                    (if sum == price { "meter-full" } else { "meter-fill" }).to_owned()
                };
                html! { <rect {class} {width} height="4" rx="2" /> }
            }) }
        </svg>
    }
}

fn said(verdict: Verdict, is_enough: bool, words: &str) -> Html {
    let (class, icon) = match verdict {
        Verdict::Exact => ("verdict fine", Some("icons-check")),
        Verdict::Over(_) if is_enough => ("verdict", None),
        _ => ("verdict short", Some("icons-x")),
    };
    html! {
        <p {class}>{ for icon.map(drawing) }{ words }</p>
    }
}

/// A button. One of another name is another one: it does not inherit the focus, so that a key that is
/// held down does not press on.
fn quiet(click: Click, name: &str, props: &DockProps) -> Html {
    let onclick = props.on_click.reform(move |_: MouseEvent| click);
    html! { <button key={name} class="quiet-button" {onclick}>{ name }</button> }
}

/// The one big button. Where it cannot be pressed it stays and can be focused, so that nothing jumps.
fn big(click: Click, name: &str, is_off: bool, props: &DockProps) -> Html {
    let onclick = props.on_click.reform(move |_: MouseEvent| click);
    html! {
        <button key={name} class="primary" aria-disabled={is_off.then_some("true")} {onclick}>
            { name }
        </button>
    }
}
