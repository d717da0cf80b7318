//! What is being done at the moment, and the one big button that does it.

use crate::art::Drawing;
use crate::money::CoinIcon;
use crate::play::hand::{Hand, HandView};
use crate::tile::{Piece, Tile};
use cities::{Bureau, Currency, Face, Money, Payment, Phase};
use i18n::{Language, Words};
use table::{Choice, Click, Source, Table, Verdict};
use yew::prelude::*;

/// What is being done.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Doing {
    /// Nothing yet: a piece is to be clicked.
    Nothing,
    /// There is nothing to do but pass.
    Passing,
    Taking {
        money: Money,
        bureau: Option<Bureau>,
    },
    Paying {
        tile: Face,
        space: Currency,
        pay: Payment,
        price: u32,
        verdict: Verdict,
        by_vizier: bool,
    },
    Placing {
        tile: Face,
        fee: Option<(Money, Verdict)>,
        can_give: bool,
    },
    /// A tile of the reserve is to be built or swapped.
    Rebuilding {
        tile: Face,
    },
    /// A tile of the city can go into the reserve, or is swapped for one of these.
    Built {
        tile: Face,
        at: cities::Cell,
        swaps: Vec<Face>,
        why_not: Option<String>,
    },
    /// All is done; what ends is a turn or a vizier's purchase.
    Ending {
        is_purchase: bool,
        can_undo: bool,
    },
}

/// What the table's choice and phase come to.
pub(crate) fn doing(table: &Table, words: &Words) -> Doing {
    let game = table.game();
    let Some(seat) = table.hand_shown() else { return Doing::Nothing };
    match (*table.choice(), game.phase()) {
        (Choice::Money { .. }, _) => {
            let (money, bureau) = table.money_in_mind();
            Doing::Taking { money, bureau }
        }
        (Choice::Purchase { tile, .. }, phase) => {
            let Some((pay, price, verdict)) = table.payment() else { return Doing::Nothing };
            let space = game.yard().find(|(_, face)| *face == tile).map(|(space, _)| space);
            let by_vizier = phase == Phase::Vizier;
            let space = space.unwrap_or(Currency::ALL[0]);
            Doing::Paying { tile, space, pay, price, verdict, by_vizier }
        }
        (Choice::Holding { face, from: Source::Waiting, .. }, phase) => {
            let fee = table.payment().map(|(pay, _, verdict)| (pay.money, verdict));
            let can_give = game.dirk().is_some() && phase == Phase::Place && !face.is_hut();
            Doing::Placing { tile: face, fee, can_give }
        }
        (Choice::Holding { tile, .. }, _) => Doing::Rebuilding { tile },
        (Choice::Built { at }, _) => {
            let city = game.city(seat);
            let Some(tile) = city.face_at(at) else { return Doing::Nothing };
            let misfits = city.removal_misfits(at);
            let why_not = misfits.first().map(|one| words.misfit(one, city, at, None).whole());
            let swaps = game.reserve(seat).iter().filter(|&face| city.can_swap(face, at)).collect();
            Doing::Built { tile, at, swaps, why_not }
        }
        (Choice::Nothing, phase @ (Phase::End | Phase::VizierEnd)) => {
            let is_purchase = phase == Phase::VizierEnd;
            Doing::Ending { is_purchase, can_undo: table.undoable() > 0 }
        }
        (Choice::Nothing, Phase::Act) if i18n::Now::of(game).can_only_pass => Doing::Passing,
        (Choice::Nothing, _) => Doing::Nothing,
    }
}

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
        Doing::Taking { money, bureau } => html! {
            <>
                <div class="about">
                    <h2>{ say.take_money }</h2>
                    <p>{ bureau.map_or_else(|| words.coins_of(money), |one| words.bureau(one)) }</p>
                    <p class="verdict fine">{ words.taking(money) }</p>
                </div>
                <div class="buttons">
                    { button(Click::Cancel, say.cancel) }
                    { main(Click::Confirm, say.take, false) }
                </div>
            </>
        },
        Doing::Paying { tile, space, pay, price, verdict, by_vizier } => html! {
            <>
                <Tile piece={Piece::Tile(*tile)} has_mark=true />
                <div class="about">
                    <h2>{ words.tile_name(*tile) }</h2>
                    <p class="sum-line"><CoinIcon currency={*space} />{ words.sum_of(&pay.money, *price) }</p>
                    { meter(pay.money.sum(), *price, words) }
                    { said(*verdict, &words.payment(pay.money.sum(), *price, *by_vizier)) }
                    if pay.bureau.is_some() {
                        <p class="quiet">{ say.bureau_is_discarded }</p>
                    }
                </div>
                <div class="buttons">
                    { button(Click::Cancel, say.cancel) }
                    { main(Click::Confirm, &words.buy(*tile), matches!(verdict, Verdict::Short(_))) }
                </div>
            </>
        },
        Doing::Placing { tile, fee, can_give } => placing(*tile, *fee, *can_give, props, words),
        Doing::Rebuilding { tile } => html! {
            <>
                <Tile piece={Piece::Tile(*tile)} />
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
            <Tile piece={Piece::Tile(tile)} has_mark=true />
            <div class="about">
                <h2>{ words.tile_name(tile) }</h2>
                if let Some((money, verdict)) = fee {
                    <p class="sum-line">{ words.sum_of(&money, 3) }</p>
                    { said(verdict, &words.fee(money.sum())) }
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
    at: cities::Cell,
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
        html! { <button class="quiet-button" {onclick}><Drawing name="icons-exchange" />{ name }</button> }
    };
    html! {
        <>
            <Tile piece={Piece::Tile(tile)} />
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

/// How much of the price is together.
fn meter(sum: u32, price: u32, words: &'static Words) -> Html {
    let class = if sum == price { "meter full" } else { "meter" };
    html! {
        <svg {class} viewBox="0 0 100 4" preserveAspectRatio="none" role="img" aria-label={words.table.payment}>
            <rect class="meter-ground" width="100" height="4" rx="2" />
            <rect class="meter-fill" width={(100 * sum.min(price) / price.max(1)).to_string()} height="4" rx="2" />
        </svg>
    }
}

fn said(verdict: Verdict, words: &str) -> Html {
    let (class, icon) = match verdict {
        Verdict::Exact => ("verdict fine", Some("icons-check")),
        Verdict::Over(_) => ("verdict", None),
        Verdict::Short(_) => ("verdict short", Some("icons-x")),
    };
    html! {
        <p {class}>{ for icon.map(|name| html! { <Drawing {name} /> }) }{ words }</p>
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
