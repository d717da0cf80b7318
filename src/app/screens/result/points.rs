//! Points: the tables of all points, of any game.

use crate::widgets::player_disc::draw_disc;
use crate::widgets::sentence::{name, whose};
use cities::Who;
use i18n::Words;
use table::Players;
use yew::prelude::*;

/// A table with heads of columns and rows.
#[derive(Clone)]
pub(crate) struct Ledger {
    pub(crate) title: &'static str,
    /// What its numbers are.
    pub(crate) note: &'static str,
    pub(crate) head: Html,
    pub(crate) rows: Html,
    /// The last row.
    pub(crate) foot: Html,
}

impl Ledger {
    /// The table; the heading of this id names it. It scrolls where there is no room.
    pub(crate) fn view(&self, heading: &'static str) -> Html {
        html! {
            <div class="points-scroll" role="group" tabindex="0" aria-labelledby={heading}>
                <table class="points">
                    <thead><tr><td />{ self.head.clone() }</tr></thead>
                    <tbody>{ self.rows.clone() }</tbody>
                    <tfoot>{ self.foot.clone() }</tfoot>
                </table>
            </div>
        }
    }
}

/// The head of a column of numbers.
pub(crate) fn column(title: impl Into<AttrValue>) -> Html {
    html! { <th scope="col">{ title.into() }</th> }
}

/// A row of numbers, the last of them the sum.
pub(crate) fn sum_row(owner: Html, numbers: &[u32], class: Option<&'static str>) -> Html {
    let last = numbers.len().saturating_sub(1);
    let cell = |(at, number): (usize, &u32)| {
        if at == last {
            html! { <td><strong>{ number }</strong></td> }
        } else {
            html! { <td class={(*number == 0).then_some("nothing")}>{ number }</td> }
        }
    };
    html! {
        <tr {class}>
            <th scope="row">{ owner }</th>
            { for numbers.iter().enumerate().map(cell) }
        </tr>
    }
}

/// The sums of columns.
pub(crate) fn totals(words: &'static Words, totals: impl Iterator<Item = u32>) -> Html {
    let cell = |total: u32| html! { <td><strong>{ total }</strong></td> };
    html! { <tr><th scope="row">{ words.result.total }</th>{ for totals.map(cell) }</tr> }
}

/// Somebody as the head of a row or column.
pub(crate) fn owner(who: Who, players: &Players, words: &'static Words) -> Html {
    html! { <span class="owner">{ draw_disc(whose(who, players)) }{ name(who, players, words) }</span> }
}

pub(crate) fn owner_column(who: Who, players: &Players, words: &'static Words) -> Html {
    let class = (who == Who::Dirk).then_some("is-dirk");
    html! { <th scope="col" {class}>{ owner(who, players, words) }</th> }
}

/// What brought points, and how many to everybody.
pub(crate) fn merit_row(sign: Html, name: impl Into<AttrValue>, cells: Html) -> Html {
    html! {
        <tr>
            <th scope="row"><span class="merit">{ sign }{ name.into() }</span></th>
            { cells }
        </tr>
    }
}

/// A sum with what it is made of.
pub(crate) fn sum_cell(class: Classes, parts: String, total: u16) -> Html {
    html! {
        <td {class}>
            <span class="cell">
                <small>{ parts }</small>{ SPACE }<span class="cell-sum">{ total }</span>
            </span>
        </td>
    }
}

const SPACE: &str = " ";
