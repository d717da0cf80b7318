//! The result of a city game.

use super::built::Built;
use super::points::{Ledger, column, merit_row, owner, owner_column, sum_cell, sum_row, totals};
use super::{GameResult, ResultRow};
use crate::screens::city::OpenCity;
use crate::screens::scoring::{merit_chip, merit_name};
use crate::widgets::icon::{drawing, glyph};
use crate::widgets::sentence::{chip, name, whose};
use cities::{Scoring, Who};
use draw::{BarPart, symbols};
use i18n::Words;
use table::{Account, Earned, FinalReport, Merit, Players};
use yew::prelude::*;

/// The letters on scoring cards, the same in every language.
const LETTERS: [(Scoring, &str); 3] = [(Scoring::A, "A"), (Scoring::B, "B"), (Scoring::C, "C")];

/// The result, once the game is over.
pub(crate) fn city_result(open: &OpenCity, words: &'static Words) -> Option<GameResult> {
    let final_report = &**open.body.final_report.as_ref()?;
    let players = &*open.players;
    let winners = final_report.places.iter().filter(|place| place.place == 1);
    let city = |seat: engine::Seat| Built::City {
        city: final_report.cities[seat.index()].clone(),
        colour: players.at(seat).map_or(0, |player| player.colour.0),
        name: words.city_told(players.name(seat), &final_report.cities[seat.index()]),
    };
    Some(GameResult {
        places: final_report.places.clone(),
        note: final_report.is_dirk_ahead().then_some(words.result.dirk_cannot_win),
        built: winners.map(|place| city(place.seat)).collect(),
        facts: facts(final_report, players, words),
        rows: final_report.accounts.iter().map(|account| row(account, players, words)).collect(),
        summary: summary(open, final_report, words),
        details: details(final_report, players, words),
    })
}

fn row(account: &Account, players: &Players, words: &'static Words) -> ResultRow {
    let part = |&(merit, points): &(Merit, u16)| {
        let (hue, glyph) = match merit {
            Merit::Building(building) => {
                (format!("h-{}", symbols::building(building)), glyph(building))
            }
            Merit::Line(line) => {
                (symbols::line_hue(line).to_owned(), symbols::line(line).to_owned())
            }
        };
        BarPart { hue, glyph, points }
    };
    let names: Vec<(String, u32)> = account
        .sources
        .iter()
        .map(|&(merit, points)| (merit_name(merit, words), points.into()))
        .collect();
    let sources: Vec<(&str, u32)> = names.iter().map(|(name, points)| (&**name, *points)).collect();
    ResultRow {
        whose: whose(account.who, players),
        seat: match account.who {
            Who::Seat(seat) => Some(seat),
            Who::Dirk => None,
        },
        name: name(account.who, players, words),
        place: account.place,
        total: account.total,
        label: words.points_from(account.total.into(), &sources),
        parts: account.sources.iter().map(part).collect(),
    }
}

/// The longest line of each kind, the best building, and whose they were.
fn facts(
    final_report: &FinalReport,
    players: &Players,
    words: &'static Words,
) -> Vec<(Html, String)> {
    let longest = final_report.longest.iter().map(|one| {
        let names: Vec<&str> = one.seats.iter().map(|&seat| players.name(seat)).collect();
        let text = words.longest_of_game(one.line, one.length.into(), &names);
        (drawing(symbols::line(one.line)), text)
    });
    let best = final_report.best.iter().map(|best| {
        let names: Vec<String> = best.whose.iter().map(|&who| name(who, players, words)).collect();
        let names: Vec<&str> = names.iter().map(|name| &**name).collect();
        (chip(best.building), words.best_of_game(best.building, best.points.into(), &names))
    });
    longest.chain(best).collect()
}

/// A, B, C, each kind of line, buildings, and all together.
fn summary(open: &OpenCity, final_report: &FinalReport, words: &'static Words) -> Ledger {
    let lines = open.table.game().lines();
    let titles = lines.iter().map(|&line| words.line_title(line));
    let letters = LETTERS.map(|(_, letter)| letter);
    let last = [words.result.of_buildings, words.result.total];
    let head = letters.into_iter().chain(titles).chain(last).map(column).collect();
    let row = |account: &Account| {
        let scorings = LETTERS.iter().map(|&(scoring, _)| account.of(scoring));
        let of_lines = lines.iter().map(|&line| account.of_line(line));
        let numbers = scorings.chain(of_lines).chain([account.of_buildings(), account.total]);
        let numbers: Vec<u32> = numbers.map(u32::from).collect();
        let class = (account.who == Who::Dirk).then_some("is-dirk");
        sum_row(owner(account.who, &open.players, words), &numbers, class)
    };
    Ledger {
        title: words.result.by_scoring,
        note: "",
        head,
        rows: final_report.accounts.iter().map(row).collect(),
        foot: Html::default(),
    }
}

/// What each thing brought everybody in A, B and C.
fn details(final_report: &FinalReport, players: &Players, words: &'static Words) -> Ledger {
    let accounts = &final_report.accounts;
    let row = |earned: &Earned| {
        let cells = accounts.iter().map(|account| cell(earned, account.who)).collect();
        merit_row(merit_chip(earned.merit), merit_name(earned.merit, words), cells)
    };
    Ledger {
        title: words.result.where_from,
        note: words.result.where_from_note,
        head: accounts.iter().map(|account| owner_column(account.who, players, words)).collect(),
        rows: final_report.sources.iter().map(row).collect(),
        foot: totals(words, accounts.iter().map(|one| one.total.into())),
    }
}

/// What one thing brought somebody; the most is bold.
fn cell(earned: &Earned, who: Who) -> Html {
    let (parts, total) = (earned.of(who).map(|one| one.to_string()), earned.total(who));
    if total == 0 {
        return html! { <td class="nothing">{ 0 }</td> };
    }
    let class = classes!((total == earned.most()).then_some("is-best"));
    sum_cell(class, parts.join(" + "), total)
}
