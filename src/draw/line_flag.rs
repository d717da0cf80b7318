//! Line flag: how long a longest line is, on a pill where it can be seen and read.

use crate::area::{Area, Point};
use crate::layout::BoardLayout;
use crate::longest_line::{LongestLine, ends, inwards, is_beaded};
use crate::number::tidy;
use crate::symbols::{self, centred_in};
use crate::viewport::Viewport;
use cities::{Cell, City, Edge, Line, Side};

/// Half the width and height of a flag.
const FLAG: (f64, f64) = (33.0, 16.0);
/// A flag's words are at least this large, in px; its own size is a fifth of a cell.
const FLAG_WORDS: f64 = 12.0;
const FLAG_SHARE: f64 = 0.2;

/// The lengths, over everything else; each at an edge where its flag can be seen and lies over none of
/// these places, if there is one.
pub fn flags_svg(
    lines: &[LongestLine],
    places: &[Cell],
    city: &City,
    viewport: Viewport,
    layout: &BoardLayout,
) -> String {
    let grows = (FLAG_WORDS / (FLAG_SHARE * viewport.scale)).max(1.0);
    let is_over = |flag: Area, at: &Cell| flag.within(Area::from(*at)).extent() > 0.0;
    let is_seen = |flag: Area| layout.is_clear(viewport.placed(flag));
    let is_free = |flag: Area| !places.iter().any(|at| is_over(flag, at));
    let flagged = lines.iter().filter(|line| line.has_flag);
    let flag = |line: &LongestLine| {
        let is_plain = |edge: Edge| line.line == Line::Seam || !is_beaded(lines, edge);
        let centre = |edge: Edge| flag_centre(line.line, edge, city, grows);
        let area = |edge: Edge| flag_area(centre(edge), grows);
        let is_good = |edge: Edge| is_plain(edge) && is_seen(area(edge));
        let is_best = |edge: Edge| is_good(edge) && is_free(area(edge));
        let edge = flag_edge(line, is_best).or_else(|| flag_edge(line, is_good));
        let edge = edge.or_else(|| flag_edge(line, is_plain));
        let edge = edge.or(line.edges.first().copied())?;
        Some(flag_svg(line, centre(edge), grows))
    };
    flagged.filter_map(flag).collect()
}

/// The middle one of the lowest level edges, else any upright one.
fn flag_edge(line: &LongestLine, is_good: impl Fn(Edge) -> bool) -> Option<Edge> {
    let good = || line.edges.iter().copied().filter(|&edge| is_good(edge));
    let mut level: Vec<Edge> = good().filter(|edge| edge.side == Side::North).collect();
    let bottom = level.iter().map(|edge| edge.cell.y).max();
    level.retain(|edge| Some(edge.cell.y) == bottom);
    engine::sort_few(&mut level, |edge| *edge);
    level.get(level.len() / 2).copied().or_else(|| good().next())
}

/// The middle of a flag: just outside the border; on the seam itself.
fn flag_centre(line: Line, edge: Edge, city: &City, grows: f64) -> Point {
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

fn flag_area((x, y): Point, grows: f64) -> Area {
    let (wide, high) = (FLAG.0 * grows, FLAG.1 * grows);
    Area {
        left: (x - wide) / 100.0,
        top: (y - high) / 100.0,
        right: (x + wide) / 100.0,
        bottom: (y + high) / 100.0,
    }
}

/// The length on a pill, so many times as large as the city.
fn flag_svg(line: &LongestLine, (x, y): Point, grows: f64) -> String {
    let icon = centred_in(symbols::line(line.line), (-15.0, 0.0), 22.0, "");
    let (x, y, grows, length) = (tidy(x), tidy(y), tidy(grows), line.edges.len());
    format!(
        r#"<g class="flag" transform="translate({x} {y})scale({grows})"><rect x="-33" y="-16" width="66" height="32" rx="16"/>{icon}<text x="13" y="7.5">{length}</text></g>"#
    )
}
