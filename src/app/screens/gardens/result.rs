//! Result of the Gardens: who won, and which buildings every point came from.

use crate::browser::motion;
use crate::screens::gardens::OpenGarden;
use crate::screens::result::chart::{BarPart, ScoreBar, chart};
use crate::screens::result::points::{Ledger, merit_row, owner, sum_cell};
use crate::screens::result::winner::winner;
use crate::widgets::icon::svg;
use crate::widgets::sentence::chip;
use cities::Who;
use draw::BOARD_VIEW;
use engine::Place;
use gardens::Building;
use i18n::{Words, palace};
use table::{GardenAccount, GardenFinalReport, Players};
use yew::prelude::*;

/// The result, once the game is over.
pub(crate) fn result(open: &OpenGarden, words: &'static Words) -> Option<Html> {
    let (final_report, players) = (open.table.final_report()?, &*open.players);
    let places: Vec<Place> = final_report.accounts.iter().map(|account| account.place).collect();
    let built = svg("still-city", BOARD_VIEW, &open.body.panels.board);
    let around = [Html::default(), built, Html::default()];
    Some(html! {
        <>
            { winner(&places, players, words, around) }
            <div class="final-points">
                { bars(&final_report, players, words) }
                { table(&final_report, players, words) }
            </div>
        </>
    })
}

/// A bar for everybody: a part for each kind of building, in its hue.
fn bars(final_report: &GardenFinalReport, players: &Players, words: &'static Words) -> Html {
    let total = |account: &GardenAccount| u16::try_from(account.place.points).unwrap_or(u16::MAX);
    let most = final_report.accounts.iter().map(total).max().unwrap_or(0);
    let bar = |account: &GardenAccount| {
        let (mut label, mut parts) = (Vec::new(), Vec::new());
        for (building, (_, points)) in Building::ALL.into_iter().zip(account.won) {
            if points > 0 {
                label.push(format!("{} {points}", words.palace(building)));
                let tone = tone(building);
                parts.push(BarPart { tone, ornament: None, points, is_new: false });
            }
        }
        let bar = ScoreBar {
            who: Who::Seat(account.place.seat),
            place: Some(account.place.place),
            total: total(account),
            label: label.join(", "),
            parts,
        };
        bar.view(most, players, words)
    };
    let legend = |building: Building| {
        html! {
            <li>
                <svg class="swatch"><rect class={tone(building)} width="100%" height="100%" /></svg>
                { words.palace(building) }
            </li>
        }
    };
    let legend = html! {
        <ul class="legend" aria-hidden="true">{ for Building::ALL.map(legend) }</ul>
    };
    chart(words.gardens.by_building, legend, final_report.accounts.iter().map(bar).collect())
}

/// The hue of a building, as a part of a bar.
fn tone(building: Building) -> &'static str {
    match building {
        Building::Pavilion => "hue h-pavilion",
        Building::Seraglio => "hue h-seraglio",
        Building::Arcades => "hue h-arcades",
        Building::Chambers => "hue h-chambers",
        Building::Tower => "hue h-tower",
    }
}

/// Buildings won, and what they brought; with two colours each also by type (R16).
fn table(final_report: &GardenFinalReport, players: &Players, words: &'static Words) -> Html {
    let accounts = &final_report.accounts;
    let mut rows: Vec<Html> = Building::ALL.map(|one| row(one, final_report, words)).into();
    let most = accounts.iter().map(|account| account.trees.len()).max().unwrap_or(0);
    if most > 1 {
        rows.extend((0..most).map(|at| tree_row(at, accounts, words)));
    }
    let mut add = |name: &'static str, text: String| {
        let cell = html! { <td colspan={accounts.len().to_string()}>{ text }</td> };
        rows.push(merit_row(Html::default(), name, cell));
    };
    let (count, points) = final_report.lost;
    if count > 0 {
        add(words.gardens.unowned, (words.gardens.lost_in_all)(count.into(), points.into()));
    }
    if final_report.tied > 0 {
        add(words.gardens.tied, final_report.tied.to_string());
    }
    let ledger = Ledger {
        note: words.gardens.where_from_note,
        owners: accounts
            .iter()
            .map(|one| owner(Who::Seat(one.place.seat), players, words))
            .collect(),
        rows: rows.into_iter().collect(),
        totals: accounts.iter().map(|one| (None, one.place.points)).collect(),
    };
    ledger.view(motion::is_wide(), words)
}

/// What a kind of building brought everybody; the most is bold.
fn row(building: Building, final_report: &GardenFinalReport, words: &'static Words) -> Html {
    let cell = |account: &GardenAccount| {
        let (count, points) = account.won[building as usize];
        if points == 0 {
            return sum_cell(classes!("nothing"), String::new(), 0);
        }
        let is_best = points == final_report.most(building);
        sum_cell(classes!(is_best.then_some("is-best")), format!("{count} ×"), points)
    };
    let cells = final_report.accounts.iter().map(cell).collect();
    merit_row(chip(palace(building)), words.palace(building), cells)
}

/// What the first or the second type brought everybody.
fn tree_row(at: usize, accounts: &[GardenAccount], words: &'static Words) -> Html {
    let cell = |account: &GardenAccount| match account.trees.get(at) {
        Some(&(tree, points)) => sum_cell(Classes::new(), words.tree(tree).name.to_owned(), points),
        None => html! { <td /> },
    };
    merit_row(Html::default(), words.gardens.types[at], accounts.iter().map(cell).collect())
}
