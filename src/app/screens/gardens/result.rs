//! Result of the Gardens: who won, and which buildings every point came from.

use crate::screens::gardens::OpenGarden;
use crate::screens::result::built::Built;
use crate::screens::result::points::{
    Ledger, column, merit_row, owner, owner_column, sum_row, totals,
};
use crate::screens::result::{GameResult, ResultRow};
use crate::widgets::icon::{building, glyph};
use crate::widgets::sentence::{chip, whose};
use cities::Who;
use draw::BarPart;
use engine::Place;
use gardens::Building;
use i18n::{Words, palace};
use table::{GardenAccount, GardenFinalReport, Players};
use yew::prelude::*;

/// The result, once the game is over.
pub(crate) fn result(open: &OpenGarden, words: &'static Words) -> Option<GameResult> {
    let (final_report, players) = (open.table.final_report()?, &*open.players);
    let places: Vec<Place> = final_report.accounts.iter().map(|account| account.place).collect();
    let built = Built::Gardens {
        drawing: open.body.panels.board.clone(),
        name: words.title(open.table.game_id()).to_owned(),
    };
    Some(GameResult {
        places,
        note: None,
        built: vec![built],
        facts: Vec::new(),
        rows: final_report.accounts.iter().map(|account| row(account, players, words)).collect(),
        summary: summary(&final_report, players, words),
        details: details(&final_report, players, words),
    })
}

fn total(account: &GardenAccount) -> u16 {
    u16::try_from(account.place.points).unwrap_or(u16::MAX)
}

fn row(account: &GardenAccount, players: &Players, words: &'static Words) -> ResultRow {
    let sources = account.sources();
    let part = |&(kind, _, points): &(Building, u16, u16)| BarPart {
        hue: format!("h-{}", building(palace(kind))),
        glyph: glyph(palace(kind)),
        points,
    };
    let told: Vec<(&str, u32)> =
        sources.iter().map(|&(kind, _, points)| (words.palace(kind), points.into())).collect();
    let seat = account.place.seat;
    ResultRow {
        whose: whose(Who::Seat(seat), players),
        seat: Some(seat),
        name: players.name(seat).to_owned(),
        place: Some(account.place.place),
        total: total(account),
        label: words.points_from(account.place.points, &told),
        parts: sources.iter().map(part).collect(),
    }
}

/// The points of each kind of building, and all together.
fn summary(final_report: &GardenFinalReport, players: &Players, words: &'static Words) -> Ledger {
    let kinds = Building::ALL.map(|kind| words.palace(kind));
    let row = |account: &GardenAccount| {
        let points = account.won.iter().map(|&(_, points)| u32::from(points));
        let numbers: Vec<u32> = points.chain([account.place.points]).collect();
        sum_row(owner(Who::Seat(account.place.seat), players, words), &numbers, None)
    };
    Ledger {
        title: words.gardens.by_building,
        note: "",
        head: kinds.into_iter().chain([words.result.total]).map(column).collect(),
        rows: final_report.accounts.iter().map(row).collect(),
        foot: Html::default(),
    }
}

/// Buildings won, and what they brought; with two colours each also by type (R16).
fn details(final_report: &GardenFinalReport, players: &Players, words: &'static Words) -> Ledger {
    let accounts = &final_report.accounts;
    let mut rows: Vec<Html> = Building::ALL.map(|one| kind_row(one, final_report, words)).into();
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
        add(words.gardens.unowned, (words.gardens.won_in_all)(count.into(), points.into()));
    }
    if final_report.tied > 0 {
        add(words.gardens.tied, (words.gardens.buildings)(final_report.tied.into()));
    }
    Ledger {
        title: words.result.where_from,
        note: words.gardens.where_from_note,
        head: accounts
            .iter()
            .map(|one| owner_column(Who::Seat(one.place.seat), players, words))
            .collect(),
        rows: rows.into_iter().collect(),
        foot: totals(words, accounts.iter().map(|one| one.place.points)),
    }
}

/// What a kind of building brought everybody; the most is bold.
fn kind_row(building: Building, final_report: &GardenFinalReport, words: &'static Words) -> Html {
    let cell = |account: &GardenAccount| {
        let (count, points) = account.won[building as usize];
        if points == 0 {
            return html! { <td class="nothing">{ 0 }</td> };
        }
        let class = (points == final_report.most(building)).then_some("is-best");
        html! { <td {class}>{ (words.gardens.won_in_all)(count.into(), points.into()) }</td> }
    };
    let cells = final_report.accounts.iter().map(cell).collect();
    merit_row(chip(palace(building)), words.palace(building), cells)
}

/// What the first or the second type brought everybody.
fn tree_row(at: usize, accounts: &[GardenAccount], words: &'static Words) -> Html {
    let cell = |account: &GardenAccount| match account.trees.get(at) {
        Some(&(tree, points)) => {
            html! { <td>{ (words.result.source)(words.tree(tree).name, points.into()) }</td> }
        }
        None => html! { <td /> },
    };
    merit_row(Html::default(), words.gardens.types[at], accounts.iter().map(cell).collect())
}
