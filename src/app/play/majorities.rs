//! The standing: for each building who has how many, who leads, and what it would bring now.

use crate::art::drawing;
use crate::emblem::{Whose, draw_disc};
use crate::play::players::line_icon;
use crate::play::sitting::Sitting;
use crate::sentence::{chip, name, whose};
use cities::{Building, Face, Line, Scoring, Who};
use engine::{Game, Seat};
use i18n::{Language, Words};
use std::rc::Rc;
use table::Choice;
use yew::prelude::*;

/// The whole standing.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Standing {
    scoring: Scoring,
    columns: Vec<Column>,
    lines: Vec<(Line, Vec<u32>)>,
    rows: Vec<Row>,
}

#[derive(Clone, Debug, PartialEq)]
struct Column {
    whose: Whose,
    name: String,
    /// Points now, and after this scoring if it were held now.
    points: (u32, u32),
}

#[derive(Clone, Debug, PartialEq)]
struct Row {
    building: Building,
    /// What the places bring, as far as they bring anything.
    worth: Vec<u16>,
    /// By column.
    cells: Vec<Cell>,
    /// The number that the tile being chosen would make it, and in which column.
    preview: Option<(usize, u32)>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Cell {
    count: u32,
    place: u32,
    points: u32,
}

/// The standing of a table as the one who decides sees it.
pub(crate) fn standing(sitting: &Sitting, words: &'static Words) -> Standing {
    let table = &sitting.table;
    let game = table.game();
    let scoring = game.next_scoring_to_come();
    let projected = game.projected(scoring);
    let now = |who: Who| match who {
        Who::Seat(seat) => game.points(seat),
        Who::Dirk => game.dirk().map_or(0, |(_, points)| points.into()),
    };
    let column = |&(who, after): &(Who, u16)| Column {
        whose: whose(who, table.guests()),
        name: name(who, table.guests(), words),
        points: (now(who), after.into()),
    };
    let everybody: Vec<Who> = projected.iter().map(|&(who, _)| who).collect();
    let buildings = game.sets().iter().flat_map(|set| set.buildings());
    let has_one_set = game.sets().len() == 1;
    let tile = tile_in_question(table.choice());
    let row = |&building: &Building| {
        let ranks = game.standing(scoring, building);
        let cell = |who: &Who| {
            let rank = ranks.iter().find(|rank| rank.who == *who);
            rank.map_or(Cell::default(), |rank| Cell {
                count: rank.count.into(),
                place: rank.place.into(),
                points: rank.points.into(),
            })
        };
        let cells: Vec<Cell> = everybody.iter().map(cell).collect();
        let worth = game.place_points(scoring, building);
        let worth = worth.into_iter().filter(|&points| points > 0).collect();
        let preview = tile.filter(|face| face.building() == building).and_then(|_| {
            let seat = table.decider()?;
            let at = everybody.iter().position(|&who| who == Who::Seat(seat))?;
            Some((at, cells[at].count + 1))
        });
        Row { building, worth, cells, preview }
    };
    let length = |line: Line| {
        let seats = Seat::all(game.seats()).map(|seat| game.city(seat).longest(line));
        (line, seats.collect())
    };
    Standing {
        scoring,
        columns: projected.iter().map(column).collect(),
        // Where there are three of them, they stand over the city and at the players.
        lines: game.lines().into_iter().filter(|_| has_one_set).map(length).collect(),
        rows: buildings.map(row).collect(),
    }
}

/// The tile that is being bought, or waits to be built.
fn tile_in_question(choice: &Choice) -> Option<Face> {
    match *choice {
        Choice::Purchase { tile, .. } => Some(tile),
        Choice::Holding { face, .. } => Some(face),
        _ => None,
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct MajoritiesProps {
    pub(crate) language: Language,
    pub(crate) standing: Rc<Standing>,
}

/// The table of majorities.
#[component]
pub(crate) fn Majorities(props: &MajoritiesProps) -> Html {
    let words = props.language.words();
    let Standing { scoring, columns, lines, rows } = &*props.standing;
    let set_of = |row: Option<&Row>| row.map(|row| row.building.set());
    let has_headings = set_of(rows.first()) != set_of(rows.last());
    let span = (columns.len() + 2).to_string();
    let class = classes!(
        "standing",
        (most_places(rows) > 2).then_some("three"),
        (columns.len() > 5).then_some("wide")
    );
    let head = |column: &Column| {
        html! {
            <th scope="col" title={column.name.clone()}>
                { draw_disc(column.whose) }
                <span class="unseen">{ &column.name }</span>
            </th>
        }
    };
    html! {
        // It scrolls where there is no room for all rows.
        <div class="standing-scroll" tabindex="0" role="group" aria-labelledby="majorities-title">
        <table {class}>
            <caption class="unseen">{ words.at_scoring(*scoring) }</caption>
            <thead>
                <tr>
                    <td />
                    { for columns.iter().map(head) }
                    <th scope="col" class="worth">{ words.places(most_places(rows)) }</th>
                </tr>
            </thead>
            <tbody>
                { for lines.iter().map(|(line, lengths)| line_row(*line, lengths, columns.len(), words)) }
                { for rows.iter().enumerate().map(|(at, row)| {
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
                }) }
            </tbody>
            <tfoot>
                <tr>
                    <th scope="row">{ words.table.projected }</th>
                    { for columns.iter().map(|column| html! { <td><b>{ column.points.1 }</b></td> }) }
                    <td class="worth" />
                </tr>
            </tfoot>
        </table>
        </div>
    }
}

/// How many places bring points.
fn most_places(rows: &[Row]) -> u32 {
    let most = rows.iter().map(|row| row.worth.len()).max().unwrap_or(1);
    u32::try_from(most.max(1)).unwrap_or(3)
}

fn line_row(line: Line, lengths: &[u32], columns: usize, words: &'static Words) -> Html {
    // Dirk has no border.
    let cell = |at: usize| lengths.get(at).map_or(NOBODY.to_owned(), u32::to_string);
    html! {
        <tr>
            <th scope="row">
                <span class="chip water">{ drawing(line_icon(line)) }</span>
                { words.line_title(line) }
            </th>
            { for (0..columns).map(|at| html! { <td>{ cell(at) }</td> }) }
            <td class="worth" />
        </tr>
    }
}

const NOBODY: &str = "·";

fn building_row(row: &Row, columns: &[Column], words: &'static Words) -> Html {
    let worth: Vec<String> = row.worth.iter().map(u16::to_string).collect();
    let cells = row.cells.iter().zip(columns).enumerate();
    html! {
        <tr class={row.preview.map(|_| "in-question")}>
            <th scope="row">
                { chip(row.building) }
                { words.building(row.building).name }
            </th>
            { for cells.map(|(at, (cell, column))| {
                let preview = row.preview.filter(|&(column, _)| column == at);
                let spoken = words.majority(row.building, cell.count, cell.place, cell.points);
                count_cell(*cell, column.whose, preview.map(|(_, count)| count), spoken)
            }) }
            // Three places need their room.
            <td class="worth">{ worth.join(if worth.len() > 2 { "/" } else { " / " }) }</td>
        </tr>
    }
}

fn count_cell(cell: Cell, whose: Whose, preview: Option<u32>, spoken: String) -> Html {
    // Who is among the places that score: the first is filled, the others are outlined.
    let place = match cell.place {
        1 => Some("first"),
        place if place > 1 && cell.points > 0 => Some("placed"),
        _ => None,
    };
    let shown = match (cell.count, preview) {
        (count, Some(after)) => format!("{count}→{after}"),
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
