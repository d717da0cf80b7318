//! The table of all points: for each building and line what it brought everybody in A, B and C.

use crate::emblem::draw_disc;
use crate::motion;
use crate::scoring::{merit_chip, merit_name};
use crate::sentence::{name, whose};
use cities::Who;
use i18n::{Language, Words};
use std::rc::Rc;
use table::{Earned, Finale, Guests};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct PointsTableProps {
    pub(crate) finale: Rc<Finale>,
    pub(crate) guests: Rc<Guests>,
    pub(crate) language: Language,
}

/// The table; on a narrow page it waits behind its title.
#[component]
pub(crate) fn PointsTable(props: &PointsTableProps) -> Html {
    let PointsTableProps { finale, guests, language } = props;
    let words = language.words();
    let is_open = *use_state(motion::is_wide);
    let accounts = &finale.accounts;
    html! {
        <details class="points panel" open={is_open}>
            <summary>
                <h2 id="points-title">{ words.result.where_from }</h2>
                <span class="quiet">{ words.result.where_from_note }</span>
            </summary>
            <div class="points-scroll" role="group" tabindex="0" aria-labelledby="points-title">
                <table>
                    <thead>
                        <tr>
                            <td />
                            { for accounts.iter().map(|account| owner(account.who, guests, words)) }
                        </tr>
                    </thead>
                    <tbody>
                        { for finale.sources.iter().map(|earned| row(earned, finale, words)) }
                    </tbody>
                    <tfoot>
                        <tr>
                            <th scope="row">{ words.result.total }</th>
                            { for accounts.iter().map(|account| html! {
                                <td class={dirk(account.who)}><strong>{ account.total }</strong></td>
                            }) }
                        </tr>
                    </tfoot>
                </table>
            </div>
        </details>
    }
}

fn dirk(who: Who) -> Option<&'static str> {
    (who == Who::Dirk).then_some("is-dirk")
}

fn owner(who: Who, guests: &Guests, words: &'static Words) -> Html {
    html! {
        <th scope="col" class={dirk(who)}>
            <span class="owner">{ draw_disc(whose(who, guests)) }{ name(who, guests, words) }</span>
        </th>
    }
}

fn row(earned: &Earned, finale: &Finale, words: &Words) -> Html {
    html! {
        <tr>
            <th scope="row">
                <span class="merit">{ merit_chip(earned.merit) }{ merit_name(earned.merit, words) }</span>
            </th>
            { for finale.accounts.iter().map(|account| cell(earned, account.who)) }
        </tr>
    }
}

/// What one thing brought somebody; the most is bold.
fn cell(earned: &Earned, who: Who) -> Html {
    let (parts, total) = (earned.of(who).map(|one| one.to_string()), earned.total(who));
    if total == 0 {
        return html! { <td class={classes!("nothing", dirk(who))}>{ 0 }</td> };
    }
    let class = classes!(dirk(who), (total == earned.most()).then_some("is-best"));
    html! {
        <td {class}>
            <span class="cell">
                <small>{ parts.join(" + ") }</small>{ SPACE }<span class="cell-sum">{ total }</span>
            </span>
        </td>
    }
}

const SPACE: &str = " ";
