//! What is being done at the moment, and the one big button that does it.

use crate::art::drawing;
use crate::money::{coin_icon, hue};
use crate::play::doing::Doing;
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

fn doing_now(props: &DockProps, words: &'static Words) -> Html {
    let say = &words.table;
    let button = |click: Click, name: &str| quiet(click, name, props);
    let main = |click: Click, name: &str, is_off: bool| big(click, name, is_off, props);
    match &props.doing {
        Doing::Nothing => props.children.clone(),
        Doing::Passing => {
            html! { <div class="buttons">{ main(Click::Pass, say.pass, false) }</div> }
        }
        Doing::Answering { is_vizier } => html! {
            <>
                <p class="about">{ if *is_vizier { say.vizier_note } else { say.bonus_note } }</p>
                <div class="buttons">
                    { main(Click::Decline, if *is_vizier { say.go_on_without } else { words.result.go_on }, false) }
                </div>
            </>
        },
        Doing::Taking { money, bureau } => html! {
            <>
                <div class="about">
                    <h2>{ say.take_money }</h2>
                    if let Some(bureau) = bureau {
                        <p>{ words.bureau(*bureau) }</p>
                        <p class="verdict fine">{ say.bureau_alone }</p>
                    } else {
                        <p>{ words.coins_of(money) }</p>
                        <p class="verdict fine">{ words.taking(money) }</p>
                    }
                </div>
                <div class="buttons">
                    { button(Click::Cancel, say.cancel) }
                    { main(Click::Confirm, say.take, false) }
                </div>
            </>
        },
        Doing::Paying { tile, space, pay, price, verdict, by_vizier, is_enough } => html! {
            <>
                { draw_tile(Piece::Tile(*tile), true) }
                <div class="about">
                    <h2>{ words.tile_name(*tile) }</h2>
                    { sum_line(*space, pay, *price, words) }
                    { meter(*space, &pay.money, *price, words) }
                    { for pay.bureau.map(|bureau| html! {
                        <p class="quiet exchanged">
                            { drawing("icons-exchange") }{ (say.bureau_is_discarded)(&words.bureau(bureau)) }
                        </p>
                    }) }
                    { said(*verdict, *is_enough, &words.payment(pay.money.sum(), *price, *by_vizier)) }
                </div>
                <div class="buttons">
                    { button(Click::Cancel, say.cancel) }
                    { main(Click::Confirm, &words.buy(*tile), !is_enough) }
                </div>
            </>
        },
        Doing::Looking { tile } => html! {
            <>
                { draw_tile(Piece::Tile(*tile), true) }
                <div class="about">
                    <h2>{ words.tile_name(*tile) }</h2>
                    <p>{ say.beside_city_note }</p>
                </div>
                <div class="buttons">{ button(Click::Cancel, say.cancel) }</div>
            </>
        },
        Doing::Placing { tile, fee, can_give } => placing(*tile, *fee, *can_give, props, words),
        Doing::Rebuilding { tile } => html! {
            <>
                { draw_tile(Piece::Tile(*tile), false) }
                <div class="about">
                    <h2>{ words.tile_name(*tile) }</h2>
                    <p>{ say.rebuild_note }</p>
                </div>
                <div class="buttons">{ button(Click::Cancel, say.cancel) }</div>
            </>
        },
        Doing::Built { tile, at, swaps, why_not } => {
            built(*tile, *at, swaps, why_not.as_deref(), props, words)
        }
        Doing::Ending { is_purchase, can_undo } => html! {
            <div class="buttons">
                if *can_undo {
                    { button(Click::Undo, say.undo) }
                    { button(Click::RestartTurn, say.restart_turn) }
                }
                { main(Click::EndTurn, if *is_purchase { say.end_purchase } else { say.end_turn }, false) }
            </div>
        },
    }
}

fn placing(
    tile: Face,
    fee: Option<(Money, Verdict)>,
    can_give: bool,
    props: &DockProps,
    words: &'static Words,
) -> Html {
    let say = &words.table;
    html! {
        <>
            { draw_tile(Piece::Tile(tile), true) }
            <div class="about">
                <h2>{ words.tile_name(tile) }</h2>
                if let Some((money, verdict)) = fee {
                    <p class="sum-line">{ words.sum_of(&money, 3) }</p>
                    { said(verdict, !matches!(verdict, Verdict::Short(_)), &words.fee(money.sum())) }
                } else {
                    <p>{ say.place_note }</p>
                }
            </div>
            <div class="buttons">
                if can_give {
                    { quiet(Click::Give, say.to_dirk, props) }
                }
                { quiet(Click::Store, say.to_reserve, props) }
            </div>
        </>
    }
}

fn built(
    tile: Face,
    at: Cell,
    swaps: &[Face],
    why_not: Option<&str>,
    props: &DockProps,
    words: &'static Words,
) -> Html {
    let say = &words.table;
    let swap = |&with: &Face| {
        let on_click = props.on_click.clone();
        // The tile of the reserve is taken in hand and laid on the one it replaces.
        let onclick = Callback::from(move |_: MouseEvent| {
            on_click.emit(Click::Reserve(with));
            on_click.emit(Click::City(at));
        });
        let name = (say.swap_for)(&words.tile_name(with));
        html! { <button class="quiet-button" {onclick}>{ drawing("icons-exchange") }{ name }</button> }
    };
    html! {
        <>
            { draw_tile(Piece::Tile(tile), false) }
            <div class="about">
                <h2>{ words.tile_name(tile) }</h2>
                <p>{ why_not.unwrap_or(say.built_note) }</p>
            </div>
            <div class="buttons">
                { quiet(Click::Cancel, say.cancel, props) }
                { for swaps.iter().map(swap) }
                { big(Click::Remove, say.remove, why_not.is_some(), props) }
            </div>
        </>
    }
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

fn quiet(click: Click, name: &str, props: &DockProps) -> Html {
    let onclick = props.on_click.reform(move |_: MouseEvent| click);
    html! { <button class="quiet-button" {onclick}>{ name }</button> }
}

/// The one big button. Where it cannot be pressed it stays and can be focused, so that nothing jumps.
fn big(click: Click, name: &str, is_off: bool, props: &DockProps) -> Html {
    let onclick = props.on_click.reform(move |_: MouseEvent| click);
    html! {
        <button class="primary" aria-disabled={is_off.then_some("true")} {onclick}>{ name }</button>
    }
}
