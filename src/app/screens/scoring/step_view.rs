//! Step view: who has what, in the order of the ranks, with the tiles or the city as evidence.

use super::context::{ScoringContext, has_none, merit_chip, step_name, without};
use crate::widgets::icon::{drawing, picture};
use crate::widgets::player_disc::draw_disc;
use crate::widgets::sentence::whose;
use crate::widgets::thumbnail::draw_thumbnail;
use crate::widgets::tile::tile_of_size;
use cities::{Building, City, Face, Line, LineScore, Rank, Who};
use draw::{CityTile, Frame, LongestLine, PLUS_ONE, lines_svg};
use std::rc::Rc;
use table::{Extra, ScoringStep};
use yew::prelude::*;

/// More tiles than these are drawn small.
const MANY: usize = 4;

#[derive(PartialEq, Properties)]
pub(crate) struct StepViewProps {
    pub(crate) context: ScoringContext,
    pub(crate) at: usize,
    /// How many gains have been given.
    pub(crate) given: usize,
}

/// The step that shows.
#[component]
pub(crate) fn StepView(props: &StepViewProps) -> Html {
    let StepViewProps { context, at, given } = props;
    let Some(step) = context.report.steps.get(*at) else { return Html::default() };
    let given: Vec<Who> = step.gains().iter().take(*given).map(|&(who, _)| who).collect();
    let rows = match step {
        ScoringStep::Line { line, lengths } => line_rows(context, *line, lengths, &given),
        ScoringStep::Building { building, ranks, tiles, .. } => {
            building_rows(context, step, *building, (ranks, tiles), &given)
        }
    };
    let crowd = if context.report.before.len() > 4 { "stage panel crowded" } else { "stage panel" };
    html! {
        <section class={crowd} aria-labelledby="stage-title">
            { head(context, step, *at) }
            <ol class="ranks">{ rows }</ol>
        </section>
    }
}

fn head(context: &ScoringContext, step: &ScoringStep, at: usize) -> Html {
    let words = context.words();
    let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let grows = matches!(step, ScoringStep::Building { grows: true, .. });
    let facts: Vec<(u32, String)> = match step {
        ScoringStep::Line { line, .. } => {
            let each = line.points_per_edge().into();
            vec![(each, (words.result.points_per_edge)(each))]
        }
        ScoringStep::Building { number, prizes, grows, .. } => {
            let number = u32::from(*number);
            let all = grows.then(|| (number, words.result.in_all_cities.to_owned()));
            let prize = |(place, &points): (u32, &u16)| {
                let points = u32::from(points);
                (points, words.prize(place, points, grows.then_some(number)))
            };
            let places = (1..).zip(prizes).filter(|(_, points)| **points > 0).map(prize);
            all.into_iter().chain(places).collect()
        }
    };
    html! {
        <header class="stage-head">
            { merit_chip(step.merit()) }
            <div>
                <h2 id="stage-title">{ step_name(step, words) }</h2>
                <p class="quiet">
                    { (words.result.step)(number(at + 1), number(context.report.steps.len())) }
                </p>
            </div>
            <ul class={classes!("facts", grows.then_some("grows"))}>
                { for facts.into_iter().map(|(number, what)| html! {
                    <li><strong>{ number }</strong><span>{ what }</span></li>
                }) }
            </ul>
        </header>
    }
}

/// A row: place, disc, name and number, evidence, points.
struct RankRow {
    place: String,
    who: Who,
    has: String,
    evidence: Html,
    note: Option<String>,
    points: u16,
    is_given: bool,
}

impl RankRow {
    fn drawn(self, context: &ScoringContext) -> Html {
        let points = match self.points {
            0 => "–".to_owned(),
            points => format!("+{points}"),
        };
        let class = classes!("row-points", (self.points > 0).then_some("is-gain"));
        html! {
            <li class={(self.points == 0).then_some("is-empty")}>
                <span class="place">{ self.place }</span>
                { draw_disc(whose(self.who, &context.players)) }
                <p class="row-name"><strong>{ context.name(self.who) }</strong><span>{ self.has }</span></p>
                <div class="evidence">{ self.evidence }</div>
                if let Some(note) = self.note {
                    <p class="tie">{ drawing("icons-check") }{ note }</p>
                }
                if self.is_given || self.points == 0 {
                    <span {class}>{ points }</span>
                }
            </li>
        }
    }
}

fn building_rows(
    context: &ScoringContext,
    step: &ScoringStep,
    building: Building,
    (ranks, tiles): (&[Rank], &[Vec<Face>]),
    given: &[Who],
) -> Html {
    let words = context.words();
    let row = |(at, rank): (usize, &Rank)| {
        let next = ranks.get(at + 1).and_then(|next| words.tie_break(rank, next));
        let was_tied = at.checked_sub(1).and_then(|at| words.tie_break(&ranks[at], rank)).is_some();
        let is_last_sharer = ranks.get(at + 1).is_none_or(|next| next.place != rank.place);
        let shared = words.shared_place(rank).filter(|_| is_last_sharer);
        RankRow {
            place: words.ordinal(rank.place.into()),
            who: rank.who,
            has: words.buildings(rank.count.into(), building),
            evidence: faces(context, rank.who, &tiles[at], next.is_some() || was_tied),
            note: next.or(shared),
            points: rank.points,
            is_given: given.contains(&rank.who),
        }
    };
    let none = |who: Who| RankRow {
        place: String::new(),
        who,
        has: has_none(building, words),
        evidence: Html::default(),
        note: None,
        points: 0,
        is_given: false,
    };
    let have = ranks.iter().enumerate().map(row);
    let rows = have.chain(without(&context.report, step).into_iter().map(none));
    html! { <>{ for rows.map(|row| row.drawn(context)) }</> }
}

/// The tiles, the dearest first; it is framed where it decided.
fn faces(context: &ScoringContext, who: Who, tiles: &[Face], decides: bool) -> Html {
    let words = context.words();
    let name = |&face: &Face| words.tile_that_counts(face, extra(context, who, face).0);
    let names: Vec<String> = tiles.iter().map(name).collect();
    let is_small = tiles.len() > MANY;
    let size = if is_small { "small-tiles" } else { "large-tiles" };
    html! {
        <div class={classes!("tiles", size, decides.then_some("decides"))} role="img" aria-label={words.commas(&names)}>
            { for tiles.iter().map(|&face| {
                let tile = tile_of_size(CityTile::Face(face), false, is_small);
                match extra(context, who, face).1 {
                    Some(mark) => html! { <span class="evident">{ tile }<b>{ mark }</b></span> },
                    None => tile,
                }
            }) }
        </div>
    }
}

/// What a tile counts, and the sign for it if that is not one.
fn extra(context: &ScoringContext, who: Who, face: Face) -> (Option<u32>, Option<String>) {
    match context.report.extra(who, face) {
        None => (None, None),
        Some(Extra::Bonus) => (Some(2), Some(PLUS_ONE.to_owned())),
        Some(Extra::Hut(number)) => (Some(number), Some(format!("×{number}"))),
    }
}

fn line_rows(context: &ScoringContext, line: Line, lengths: &[LineScore], given: &[Who]) -> Html {
    let words = context.words();
    let row = |score: &LineScore| {
        let who = Who::Seat(score.seat);
        let city = context.report.cities.get(score.seat.index());
        let colour = context.players.at(score.seat).map_or(0, |player| player.colour.0);
        RankRow {
            place: String::new(),
            who,
            has: words.longest_length(line, score.length.into()),
            evidence: city.map_or_else(Html::default, |city| map(city, colour, line)),
            note: None,
            points: score.points,
            is_given: given.contains(&who),
        }
    };
    html! { <>{ for lengths.iter().map(|score| row(score).drawn(context)) }</> }
}

/// The city as a stamp with its longest line over it.
fn map(city: &Rc<City>, colour: u8, line: Line) -> Html {
    // The same part of the table as the mini-map shows, in the units of lines.
    let frame = Frame::of(city);
    let view_box = frame.view_box(100, frame.spare((6, 4), 100, 20));
    html! {
        <div class="line-map">
            { draw_thumbnail(city, colour, 0) }
            <svg class="mini" viewBox={view_box} aria-hidden="true">
                { picture(lines_svg(&[LongestLine::longest(city, line)], city)) }
            </svg>
        </div>
    }
}
