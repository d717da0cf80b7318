//! The standing: for each building who has how many, who leads, and what it would bring now.

use crate::screens::city::screen_state::CityView;
use crate::widgets::icon::drawing;
use crate::widgets::player_disc::{Owner, draw_disc};
use crate::widgets::sentence::{chip, name, whose};
use cities::Line;
use draw::symbols;
use i18n::{Language, Words};
use std::rc::Rc;
use table::{Contender, Majority, Share, Standing};
use yew::prelude::*;

/// The standing, with everybody's name and disc.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct NamedStanding {
    standing: Standing,
    columns: Vec<NamedColumn>,
    /// Nothing will be scored any more.
    is_over: bool,
}

#[derive(Clone, Debug, PartialEq)]
struct NamedColumn {
    whose: Owner,
    name: String,
    /// Points after this scoring if it were held now.
    projected: u32,
}

/// The standing of a table as the one who decides sees it.
pub(crate) fn standing(view: CityView, words: &'static Words) -> NamedStanding {
    let standing = view.table.standing();
    let column = |contender: &Contender| NamedColumn {
        whose: whose(contender.who, view.players),
        name: name(contender.who, view.players, words),
        projected: contender.projected,
    };
    let is_over = view.table.decider().is_none();
    NamedStanding { columns: standing.columns.iter().map(column).collect(), standing, is_over }
}

#[derive(PartialEq, Properties)]
pub(crate) struct MajoritiesProps {
    pub(crate) language: Language,
    pub(crate) standing: Rc<NamedStanding>,
}

/// The table of majorities.
#[component]
pub(crate) fn Majorities(props: &MajoritiesProps) -> Html {
    let words = props.language.words();
    let NamedStanding { standing, columns, is_over } = &*props.standing;
    let places = most_places(&standing.rows);
    let at = words.majorities_at(standing.scoring);
    let caption = if *is_over { words.table.majorities.to_owned() } else { at };
    let class = classes!(
        "standing",
        (places > 2).then_some("three"),
        (columns.len() > 5).then_some("wide")
    );
    html! {
        <>
        // It scrolls where there is no room for all rows.
        <div class="standing-scroll" tabindex="0" role="group" aria-labelledby="majorities-title">
        <table {class}>
            <caption class="unseen">{ caption }</caption>
            { head(columns, places, words) }
            <tbody>
                { for standing.lines.iter().map(|(line, lengths)| {
                    line_row(*line, lengths, columns.len(), words)
                }) }
                { building_rows(&standing.rows, columns, words) }
            </tbody>
        </table>
        </div>
        if !is_over { { scored_now(columns, words) } }
        </>
    }
}

/// Which column is whose, and what the places are called.
fn head(columns: &[NamedColumn], places: u32, words: &'static Words) -> Html {
    let column = |column: &NamedColumn| {
        html! {
            <th scope="col" title={column.name.clone()}>
                { draw_disc(column.whose) }
                <span class="unseen">{ &column.name }</span>
            </th>
        }
    };
    html! {
        <thead>
            <tr>
                <th scope="col"><span class="unseen">{ words.table.building }</span></th>
                { for columns.iter().map(column) }
                <th scope="col" class="worth">
                    <span aria-hidden="true">{ words.places(places) }</span>
                    <span class="unseen">{ (words.table.points_for)(places) }</span>
                </th>
            </tr>
        </thead>
    }
}

/// What everybody would have after this scoring, a line of its own below the table.
fn scored_now(columns: &[NamedColumn], words: &'static Words) -> Html {
    let total = |column: &NamedColumn| {
        let spoken = (words.table.would_have)(&column.name, column.projected);
        html! {
            <li title={spoken.clone()}>
                { draw_disc(column.whose) }
                <b aria-hidden="true">{ column.projected }</b>
                <span class="unseen">{ spoken }</span>
            </li>
        }
    };
    html! {
        <div class="scored-now">
            <p>{ words.table.projected }</p>
            <ul aria-label={words.table.projected}>{ for columns.iter().map(total) }</ul>
        </div>
    }
}

/// A row for each building; with two sets in play each has a heading.
fn building_rows(rows: &[Majority], columns: &[NamedColumn], words: &'static Words) -> Html {
    let set_of = |row: Option<&Majority>| row.map(|row| row.building.set());
    let has_headings = set_of(rows.first()) != set_of(rows.last());
    let span = (columns.len() + 2).to_string();
    let row = |(at, row): (usize, &Majority)| {
        let set = row.building.set();
        let before = at.checked_sub(1).map(|at| rows[at].building.set());
        let is_first = has_headings && before != Some(set);
        html! {
            <>
                if is_first {
                    <tr class="set-name"><th scope="colgroup" colspan={span.clone()}>{ words.set(set) }</th></tr>
                }
                { building_row(row, columns, words) }
            </>
        }
    };
    html! { <>{ for rows.iter().enumerate().map(row) }</> }
}

/// How many places bring points.
fn most_places(rows: &[Majority]) -> u32 {
    let most = rows.iter().map(|row| row.worth.len()).max().unwrap_or(1);
    u32::try_from(most.max(1)).unwrap_or(3)
}

fn line_row(line: Line, lengths: &[u32], columns: usize, words: &'static Words) -> Html {
    // Dirk has no border.
    let cell = |at: usize| lengths.get(at).map_or(NOBODY.to_owned(), u32::to_string);
    html! {
        <tr>
            <th scope="row">
                <span class="chip water">{ drawing(symbols::line(line)) }</span>
                { words.line_title(line) }
            </th>
            { for (0..columns).map(|at| html! { <td>{ cell(at) }</td> }) }
            <td class="worth" />
        </tr>
    }
}

const NOBODY: &str = "·";

fn building_row(row: &Majority, columns: &[NamedColumn], words: &'static Words) -> Html {
    let worth: Vec<String> = row.worth.iter().map(u16::to_string).collect();
    let cells = row.shares.iter().zip(columns).enumerate();
    html! {
        <tr class={row.preview.map(|_| "in-question")}>
            <th scope="row">
                { chip(row.building) }
                { words.building(row.building).name }
            </th>
            { for cells.map(|(at, (share, column))| {
                let after =
                    row.preview.filter(|&(column, _)| column == at).map(|(_, count)| count);
                let place = (share.place, share.points);
                let spoken = words.majority(row.building, share.count, place, after);
                count_cell(*share, column.whose, after, spoken)
            }) }
            // Three places need their room.
            <td class="worth">{ worth.join(if worth.len() > 2 { "/" } else { " / " }) }</td>
        </tr>
    }
}

fn count_cell(share: Share, whose: Owner, preview: Option<u32>, spoken: String) -> Html {
    // Who is among the places that score: the first is filled, the others are outlined.
    let place = match share.place {
        1 => Some("first"),
        place if place > 1 && share.points > 0 => Some("placed"),
        _ => None,
    };
    let shown = match (share.count, preview) {
        (_, Some(after)) => after.to_string(),
        (0, None) => NOBODY.to_owned(),
        (count, None) => count.to_string(),
    };
    let class = classes!("count", whose.hue(), place, preview.map(|_| "preview"));
    html! {
        <td title={spoken.clone()}>
            <span {class} aria-hidden="true">{ shown }</span>
            <span class="unseen">{ spoken }</span>
        </td>
    }
}
