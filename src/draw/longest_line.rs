//! Longest line: the longest borders as lines of gold, walls and moats in the middle of their band, the
//! seam as beads.

use crate::cells::UNIT;
use cities::{Cell, City, Edge, Face, Line, Set, Side};
use std::fmt::Write as _;

/// A line to be shown over a city.
#[derive(Clone, Debug, PartialEq)]
pub struct LongestLine {
    /// Walls, moats, or where they meet.
    pub line: Line,
    /// As [`City::longest_edges`] lists them.
    pub edges: Vec<Edge>,
    /// Shows its length on a flag.
    pub has_flag: bool,
}

impl LongestLine {
    /// The longest line of a kind.
    pub fn longest(city: &City, line: Line) -> Self {
        Self { line, edges: city.longest_edges(line), has_flag: true }
    }
}

/// A corner of the grid: the upper left one of a cell.
pub(crate) type Corner = (i32, i32);
/// One step to the side of an edge.
pub(crate) type Normal = (i32, i32);

/// An edge in the direction in which the line runs.
#[derive(Clone, Copy)]
struct Stretch {
    from: Corner,
    to: Corner,
    edge: Edge,
}

/// All lines: dark casings below, then gold, so that lines that touch stay whole.
pub fn lines_svg(lines: &[LongestLine], city: &City) -> String {
    let paths: Vec<(Line, String)> = lines.iter().flat_map(|one| paths(one, lines, city)).collect();
    let layer = |name: &'static str| paths.iter().map(move |(line, d)| path_svg(*line, name, d));
    layer("case").chain(layer("gold")).collect()
}

/// The paths of a line, cut where the beads of a seam lie.
fn paths(one: &LongestLine, lines: &[LongestLine], city: &City) -> Vec<(Line, String)> {
    let way = in_order(&one.edges);
    let paths: Vec<String> = match one.line {
        Line::Seam => vec![along_edges(&way)],
        // Where the seam is shown, its beads stand for wall and moat.
        Line::Border(set) => way
            .split(|stretch| is_beaded(lines, stretch.edge))
            .filter(|part| !part.is_empty())
            .map(|part| along_band(part, city, set))
            .collect(),
    };
    paths.into_iter().map(|path| (one.line, path)).collect()
}

fn path_svg(line: Line, name: &str, d: &str) -> String {
    let kind = if line == Line::Seam { "seam" } else { "trail" };
    // A length of one, so that it can draw itself; beads stay where they are.
    let drawn = if line == Line::Seam && name == "gold" {
        String::new()
    } else {
        format!(r#" pathLength="1" data-line="{}""#, mark(line))
    };
    format!(r#"<path class="{kind}-{name}" d="{d}"{drawn}/>"#)
}

/// By this mark a line is found again when it draws itself.
pub fn mark(line: Line) -> &'static str {
    match line {
        Line::Border(Set::Alhambra) => "wall",
        Line::Border(Set::Granada) => "moat",
        Line::Seam => "seam",
    }
}

/// True where the seam is shown.
pub(crate) fn is_beaded(lines: &[LongestLine], edge: Edge) -> bool {
    lines.iter().any(|one| one.line == Line::Seam && one.edges.contains(&edge))
}

pub(crate) fn ends(Edge { cell, side }: Edge) -> (Corner, Corner) {
    let (x, y) = (i32::from(cell.x), i32::from(cell.y));
    if side == Side::North { ((x, y), (x + 1, y)) } else { ((x, y), (x, y + 1)) }
}

/// The edges in the order in which one would walk along them. They come as two walks from the first
/// edge, one after the other.
fn in_order(edges: &[Edge]) -> Vec<Stretch> {
    let Some((&first, rest)) = edges.split_first() else { return Vec::new() };
    let (mut tail, mut head) = ends(first);
    let touches = |edge: Edge, corner: Corner| ends(edge).0 == corner || ends(edge).1 == corner;
    if rest.first().is_some_and(|&next| !touches(next, head)) {
        (tail, head) = (head, tail);
    }
    let mut ahead = vec![Stretch { from: tail, to: head, edge: first }];
    let mut behind = Vec::new();
    for &edge in rest {
        let (one, other) = ends(edge);
        let beyond = |corner: Corner| if one == corner { other } else { one };
        if behind.is_empty() && touches(edge, head) {
            ahead.push(Stretch { from: head, to: beyond(head), edge });
            head = beyond(head);
        } else {
            behind.push(Stretch { from: beyond(tail), to: tail, edge });
            tail = beyond(tail);
        }
    }
    behind.reverse();
    behind.extend(ahead);
    behind
}

fn along_edges(way: &[Stretch]) -> String {
    let points = way.first().map(|stretch| stretch.from).into_iter();
    let points = points.chain(way.iter().map(|stretch| stretch.to));
    path(points.map(|(x, y)| (x * UNIT, y * UNIT)))
}

/// A line in the middle of the band: five units inside each edge, and so round corners.
fn along_band(way: &[Stretch], city: &City, set: Set) -> String {
    let inside: Vec<Normal> = way.iter().map(|stretch| inwards(city, stretch.edge, set)).collect();
    let moved = |(x, y): Corner, by: &[Normal]| {
        let sum = by.iter().fold((0, 0), |sum, normal| (sum.0 + normal.0, sum.1 + normal.1));
        (x * UNIT + sum.0 * 5, y * UNIT + sum.1 * 5)
    };
    let mut points = Vec::new();
    for (at, stretch) in way.iter().enumerate() {
        let here = inside[at];
        let before = at.checked_sub(1).map(|at| inside[at]);
        match before {
            // Round a corner, whichever way it turns.
            Some(before) if before.0 * here.0 + before.1 * here.1 == 0 => {
                points.push(moved(stretch.from, &[before, here]));
            }
            Some(before) if before == here => {}
            Some(before) => {
                points.extend([moved(stretch.from, &[before]), moved(stretch.from, &[here])]);
            }
            None => points.push(moved(stretch.from, &[here])),
        }
    }
    if let (Some(stretch), Some(&here)) = (way.last(), inside.last()) {
        points.push(moved(stretch.to, &[here]));
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
pub(crate) fn inwards(city: &City, Edge { cell, side }: Edge, set: Set) -> Normal {
    let is_own = |at: Cell| city.face_at(at).map(Face::set) == Some(set);
    let is_here = is_own(cell) && city.borders_at(cell).has(side);
    match (side, is_here) {
        (Side::North, true) => (0, 1),
        (Side::North, false) => (0, -1),
        (_, true) => (1, 0),
        (_, false) => (-1, 0),
    }
}
