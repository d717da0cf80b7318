//! Points: for each building and line what it brought everybody in A, B and C.

use crate::browser::motion;
use crate::screens::scoring::{merit_chip, merit_name};
use crate::widgets::player_disc::draw_disc;
use crate::widgets::sentence::{name, whose};
use cities::Who;
use i18n::{Language, Words};
use std::rc::Rc;
use table::{Earned, FinalReport, Players};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct PointsTableProps {
    pub(crate) final_report: Rc<FinalReport>,
    pub(crate) players: Rc<Players>,
    pub(crate) language: Language,
}

/// The table; on a narrow page it waits behind its title.
#[component]
pub(crate) fn PointsTable(props: &PointsTableProps) -> Html {
    let PointsTableProps { final_report, players, language } = props;
    let words = language.words();
    let is_open = *use_state(motion::is_wide);
    let accounts = &final_report.accounts;
    let ledger = Ledger {
        note: words.result.where_from_note,
        owners: accounts.iter().map(|account| owner(account.who, players, words)).collect(),
        rows: final_report.sources.iter().map(|earned| row(earned, final_report, words)).collect(),
        totals: accounts.iter().map(|one| (dirk(one.who), u32::from(one.total))).collect(),
    };
    ledger.view(is_open, words)
}

/// The table of all points, of any game.
pub(crate) struct Ledger {
    pub(crate) note: &'static str,
    /// The heads of the columns, best first.
    pub(crate) owners: Html,
    pub(crate) rows: Html,
    /// The last row, each with its class.
    pub(crate) totals: Vec<(Option<&'static str>, u32)>,
}

impl Ledger {
    pub(crate) fn view(self, is_open: bool, words: &'static Words) -> Html {
        html! {
            <details class="points panel" open={is_open}>
                <summary>
                    <h2 id="points-title">{ words.result.where_from }</h2>
                    <span class="quiet">{ self.note }</span>
                </summary>
                <div class="points-scroll" role="group" tabindex="0" aria-labelledby="points-title">
                    <table>
                        <thead><tr><td />{ self.owners }</tr></thead>
                        <tbody>{ self.rows }</tbody>
                        <tfoot>
                            <tr>
                                <th scope="row">{ words.result.total }</th>
                                { for self.totals.into_iter().map(|(class, total)| html! {
                                    <td {class}><strong>{ total }</strong></td>
                                }) }
                            </tr>
                        </tfoot>
                    </table>
                </div>
            </details>
        }
    }
}

fn dirk(who: Who) -> Option<&'static str> {
    (who == Who::Dirk).then_some("is-dirk")
}

pub(crate) fn owner(who: Who, players: &Players, words: &'static Words) -> Html {
    html! {
        <th scope="col" class={dirk(who)}>
            <span class="owner">{ draw_disc(whose(who, players)) }{ name(who, players, words) }</span>
        </th>
    }
}

fn row(earned: &Earned, final_report: &FinalReport, words: &Words) -> Html {
    let cells = final_report.accounts.iter().map(|account| cell(earned, account.who)).collect();
    merit_row(merit_chip(earned.merit), merit_name(earned.merit, words), cells)
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

/// What one thing brought somebody; the most is bold.
fn cell(earned: &Earned, who: Who) -> Html {
    let (parts, total) = (earned.of(who).map(|one| one.to_string()), earned.total(who));
    if total == 0 {
        return html! { <td class={classes!("nothing", dirk(who))}>{ 0 }</td> };
    }
    sum_cell(
        classes!(dirk(who), (total == earned.most()).then_some("is-best")),
        parts.join(" + "),
        total,
    )
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
