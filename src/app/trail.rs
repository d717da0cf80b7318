//! The longest borders as lines of gold: walls and moats in the middle of their band, the seam as beads.

use crate::art::centred;
use crate::lens::{Area, tidy};
use cities::{Cell, City, Edge, Face, Line, Set, Side};
use std::fmt::Write as _;
use yew::prelude::*;

/// A line to be shown over a city.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Trail {
    pub(crate) line: Line,
    /// As [`City::longest_edges`] lists them.
    pub(crate) edges: Vec<Edge>,
    /// Shows its length on a flag.
    pub(crate) has_flag: bool,
}

impl Trail {
    /// The longest line of a kind.
    pub(crate) fn longest(city: &City, line: Line) -> Self {
        Self { line, edges: city.longest_edges(line), has_flag: true }
    }
}

/// Half the width and height of a flag.
const FLAG: (f64, f64) = (33.0, 16.0);

/// A corner of the grid: the upper left one of a cell.
type Corner = (i32, i32);
type Normal = (i32, i32);

/// An edge in the direction in which the line runs.
#[derive(Clone, Copy)]
struct Step {
    from: Corner,
    to: Corner,
    edge: Edge,
}

/// All lines: dark casings below, then gold, so that lines that touch stay whole.
pub(crate) fn lines(trails: &[Trail], city: &City) -> Html {
    let lines: Vec<(Line, String)> = trails
        .iter()
        .flat_map(|trail| {
            let steps = in_order(&trail.edges);
            let parts: Vec<String> = match trail.line {
                Line::Seam => vec![along_edges(&steps)],
                // Where the seam is shown, its beads stand for wall and moat.
                Line::Border(set) => steps
                    .split(|step| is_beaded(trails, step.edge))
                    .filter(|part| !part.is_empty())
                    .map(|part| along_band(part, city, set))
                    .collect(),
            };
            parts.into_iter().map(|part| (trail.line, part))
        })
        .collect();
    let line = |name: &str, (line, d): &(Line, String)| {
        let class = match line {
            Line::Seam => format!("seam-{name}"),
            Line::Border(_) => format!("trail-{name}"),
        };
        // A length of one, so that the style sheet can let it draw itself.
        let path_length = (*line != Line::Seam || name == "case").then_some("1");
        let mark = path_length.map(|_| mark(*line));
        html! { <path {class} d={d.clone()} pathLength={path_length} data-line={mark} /> }
    };
    html! {
        <>
            { for lines.iter().map(|one| line("case", one)) }
            { for lines.iter().map(|one| line("gold", one)) }
        </>
    }
}

/// The lengths, over everything else and so many times as large as the city; each at an edge where its
/// flag can be seen, if there is one. Areas are in cells.
pub(crate) fn flags(
    trails: &[Trail],
    city: &City,
    grows: f64,
    is_seen: &dyn Fn(Area) -> bool,
) -> Html {
    let flagged = trails.iter().filter(|trail| trail.has_flag);
    html! { <>{ for flagged.filter_map(|trail| {
        let is_plain = |edge: Edge| trail.line == Line::Seam || !is_beaded(trails, edge);
        let centre = |edge: Edge| flag_centre(trail.line, edge, city, grows);
        let is_good = |edge: Edge| is_plain(edge) && is_seen(flag_area(centre(edge), grows));
        let edge = flag_edge(trail, is_good).or_else(|| flag_edge(trail, is_plain));
        let edge = edge.or(trail.edges.first().copied())?;
        Some(flag(trail, centre(edge), grows))
    }) }</> }
}

/// By this mark a line is found again when it draws itself.
pub(crate) fn mark(line: Line) -> &'static str {
    match line {
        Line::Border(Set::Alhambra) => "wall",
        Line::Border(Set::Granada) => "moat",
        Line::Seam => "seam",
    }
}

/// True where the seam is shown.
fn is_beaded(trails: &[Trail], edge: Edge) -> bool {
    trails.iter().any(|trail| trail.line == Line::Seam && trail.edges.contains(&edge))
}

fn ends(Edge { cell, side }: Edge) -> (Corner, Corner) {
    let (x, y) = (i32::from(cell.x), i32::from(cell.y));
    if side == Side::North { ((x, y), (x + 1, y)) } else { ((x, y), (x, y + 1)) }
}

/// The edges in the order in which one would walk along them. They come as two walks from the first
/// edge, one after the other.
fn in_order(edges: &[Edge]) -> Vec<Step> {
    let Some((&first, rest)) = edges.split_first() else { return Vec::new() };
    let (mut tail, mut head) = ends(first);
    let touches = |edge: Edge, corner: Corner| ends(edge).0 == corner || ends(edge).1 == corner;
    if rest.first().is_some_and(|&next| !touches(next, head)) {
        (tail, head) = (head, tail);
    }
    let mut ahead = vec![Step { from: tail, to: head, edge: first }];
    let mut behind = Vec::new();
    for &edge in rest {
        let (one, other) = ends(edge);
        let beyond = |corner: Corner| if one == corner { other } else { one };
        if behind.is_empty() && touches(edge, head) {
            ahead.push(Step { from: head, to: beyond(head), edge });
            head = beyond(head);
        } else {
            behind.push(Step { from: beyond(tail), to: tail, edge });
            tail = beyond(tail);
        }
    }
    behind.reverse();
    behind.extend(ahead);
    behind
}

fn along_edges(steps: &[Step]) -> String {
    let points = steps.first().map(|step| step.from).into_iter();
    let points = points.chain(steps.iter().map(|step| step.to));
    path(points.map(|(x, y)| (x * 100, y * 100)))
}

/// A line in the middle of the band: five units inside each edge, and so round corners.
fn along_band(steps: &[Step], city: &City, set: Set) -> String {
    let inside: Vec<Normal> = steps.iter().map(|step| inwards(city, step.edge, set)).collect();
    let moved = |(x, y): Corner, by: &[Normal]| {
        let sum = by.iter().fold((0, 0), |sum, normal| (sum.0 + normal.0, sum.1 + normal.1));
        (x * 100 + sum.0 * 5, y * 100 + sum.1 * 5)
    };
    let mut points = Vec::new();
    for (at, step) in steps.iter().enumerate() {
        let here = inside[at];
        let before = at.checked_sub(1).map(|at| inside[at]);
        match before {
            // Round a corner, whichever way it turns.
            Some(before) if before.0 * here.0 + before.1 * here.1 == 0 => {
                points.push(moved(step.from, &[before, here]));
            }
            Some(before) if before == here => {}
            Some(before) => points.extend([moved(step.from, &[before]), moved(step.from, &[here])]),
            None => points.push(moved(step.from, &[here])),
        }
    }
    if let (Some(step), Some(&here)) = (steps.last(), inside.last()) {
        points.push(moved(step.to, &[here]));
    }
    path(points.into_iter())
}

fn path(points: impl Iterator<Item = (i32, i32)>) -> String {
    let mut path = String::new();
    for (x, y) in points {
        let mark = if path.is_empty() { 'M' } else { 'L' };
        // Writing to a string cannot fail.
        let _ = write!(path, "{mark}{x} {y}");
    }
    path
}

/// From an edge towards the tile whose border it is.
fn inwards(city: &City, Edge { cell, side }: Edge, set: Set) -> Normal {
    let is_own = |at: Cell| city.face_at(at).map(Face::set) == Some(set);
    let is_here = is_own(cell) && city.borders_at(cell).has(side);
    match (side, is_here) {
        (Side::North, true) => (0, 1),
        (Side::North, false) => (0, -1),
        (_, true) => (1, 0),
        (_, false) => (-1, 0),
    }
}

/// The middle one of the lowest level edges, else any upright one.
fn flag_edge(trail: &Trail, is_good: impl Fn(Edge) -> bool) -> Option<Edge> {
    let good = || trail.edges.iter().copied().filter(|&edge| is_good(edge));
    let mut level: Vec<Edge> = good().filter(|edge| edge.side == Side::North).collect();
    let bottom = level.iter().map(|edge| edge.cell.y).max();
    level.retain(|edge| Some(edge.cell.y) == bottom);
    engine::sort_few(&mut level, |edge| *edge);
    level.get(level.len() / 2).copied().or_else(|| good().next())
}

/// Just outside the border; on the seam itself.
fn flag_centre(line: Line, edge: Edge, city: &City, grows: f64) -> (f64, f64) {
    let outside = match line {
        Line::Border(set) => {
            let (x, y) = inwards(city, edge, set);
            (f64::from(-x), f64::from(-y))
        }
        Line::Seam => (0.0, 0.0),
    };
    let ((x, y), (to_x, to_y)) = ends(edge);
    let away = |half: f64| 3.0 + half * grows;
    (
        f64::from(50 * (x + to_x)) + away(FLAG.0) * outside.0,
        f64::from(50 * (y + to_y)) + away(FLAG.1) * outside.1,
    )
}

fn flag_area((x, y): (f64, f64), grows: f64) -> Area {
    let (wide, high) = (FLAG.0 * grows, FLAG.1 * grows);
    Area {
        left: (x - wide) / 100.0,
        top: (y - high) / 100.0,
        right: (x + wide) / 100.0,
        bottom: (y + high) / 100.0,
    }
}

/// The length on a pill.
fn flag(trail: &Trail, (x, y): (f64, f64), grows: f64) -> Html {
    let icon = match trail.line {
        Line::Border(Set::Granada) => "icons-moat",
        Line::Border(Set::Alhambra) => "icons-wall",
        Line::Seam => "icons-seam",
    };
    html! {
        <g class="flag" transform={format!("translate({} {})scale({})", tidy(x), tidy(y), tidy(grows))}>
            <rect x="-33" y="-16" width="66" height="32" rx="16" />
            { centred(icon, (-15.0, 0.0), 22.0, "") }
            <text x="13" y="7.5">{ trail.edges.len() }</text>
        </g>
    }
}
