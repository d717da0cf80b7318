//! The longest border: walls, moats, and the seam between them.

use crate::city::cell::Cell;
use crate::city::places::bits;
use crate::city::side::Side;
use crate::city::{City, ROWS};
use crate::pieces::building::Set;
use engine::sort_few;

/// What a line is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// The outer borders of one set: walls or moats (W1).
    Border(Set),
    /// Edges that are a wall on one side and a moat on the other (X11).
    Seam,
}

/// An edge of a cell. Of the two cells that share it, the right or lower one names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Edge {
    /// The cell.
    pub cell: Cell,
    /// Its north or west side.
    pub side: Side,
}

/// All edges of a line: for each cell its upper and its left edge.
#[derive(Clone)]
struct Edges {
    upper: [u32; ROWS],
    left: [u32; ROWS],
}

/// A corner of the grid: the upper left one of a cell.
type Corner = (usize, u32);

/// The four edges that meet in a corner, as seen from it.
const WAYS: [Way; 4] = [Way::Up, Way::Right, Way::Down, Way::Left];

#[derive(Clone, Copy)]
enum Way {
    Up,
    Right,
    Down,
    Left,
}

impl Line {
    /// What each of its edges brings (W1, X11).
    pub const fn points_per_edge(self) -> u16 {
        match self {
            Self::Border(_) => 1,
            Self::Seam => 2,
        }
    }
}

impl City {
    /// How many edges the longest unbroken line has (W1 to W5).
    pub fn longest(&self, line: Line) -> u32 {
        let mut edges = self.edges_of(line);
        let rows = usize::from(self.used.0)..usize::from(self.used.1) + 2;
        if edges.branches(rows.clone()) {
            return edges.trace_branching(rows).len() as u32;
        }
        let mut longest = 0;
        while let Some(edge) = edges.first(rows.clone()) {
            longest = longest.max(edges.trace(edge, &mut |_, _| ()));
        }
        longest
    }

    /// The edges along which the longest line runs; of several the first.
    pub fn longest_edges(&self, line: Line) -> Vec<Edge> {
        let mut edges = self.edges_of(line);
        let rows = usize::from(self.used.0)..usize::from(self.used.1) + 2;
        let mut best: Vec<(Corner, bool)> = Vec::new();
        if edges.branches(rows.clone()) {
            best = edges.trace_branching(rows);
        } else {
            while let Some(edge) = edges.first(rows.clone()) {
                let mut along = Vec::new();
                edges.trace(edge, &mut |corner, is_upper| along.push((corner, is_upper)));
                if along.len() > best.len() {
                    best = along;
                }
            }
        }
        best.into_iter().map(|((row, column), is_upper)| self.edge(row, column, is_upper)).collect()
    }

    /// An edge of the grid as an edge of the city: a turned grid shows left for upper.
    fn edge(&self, row: usize, column: u32, is_upper: bool) -> Edge {
        let side = self.side(if is_upper { 0 } else { 3 });
        Edge { cell: self.cell(row, column), side }
    }

    fn edges_of(&self, line: Line) -> Edges {
        let mut edges = Edges { upper: [0; ROWS], left: [0; ROWS] };
        for row in usize::from(self.used.0)..usize::from(self.used.1) + 2 {
            let (up, here) = (&self.rows[row - 1], &self.rows[row]);
            match line {
                Line::Border(set) => {
                    // W2: the other side is empty ground or a tile of the other set.
                    let (above, own) = (up.of(set), here.of(set));
                    edges.upper[row] = above & !own & !here.open[0] | own & !above & !up.open[2];
                    let beside = own << 1;
                    edges.left[row] =
                        beside & !own & !here.open[3] | own & !beside & !(here.open[1] << 1);
                }
                Line::Seam => {
                    let [walls, moats] = Set::ALL.map(|set| (up.of(set), here.of(set)));
                    edges.upper[row] = walls.0 & moats.1 | moats.0 & walls.1;
                    edges.left[row] = walls.1 << 1 & moats.1 | moats.1 << 1 & walls.1;
                }
            }
        }
        edges
    }
}

impl Edges {
    /// Any edge that is left.
    fn first(&self, rows: std::ops::Range<usize>) -> Option<(Corner, bool)> {
        for row in rows {
            if self.upper[row] != 0 {
                return Some(((row, self.upper[row].trailing_zeros()), true));
            }
            if self.left[row] != 0 {
                return Some(((row, self.left[row].trailing_zeros()), false));
            }
        }
        None
    }

    /// True if more than two edges meet in some corner (W5).
    fn branches(&self, rows: std::ops::Range<usize>) -> bool {
        (rows.start..=rows.end).any(|row| {
            let (up, down) = (self.left[row - 1], self.left[row]);
            let (right, left) = (self.upper[row], self.upper[row] << 1);
            (up & down & (left | right)) | (left & right & (up | down)) != 0
        })
    }

    /// Takes the edge that leads this way from a corner, if there is one; gives the corner it leads to.
    fn take(&mut self, (row, column): Corner, way: Way) -> Option<(Corner, (Corner, bool))> {
        let (edge, is_upper, to) = match way {
            Way::Up => ((row.checked_sub(1)?, column), false, (row.checked_sub(1)?, column)),
            Way::Right => ((row, column), true, (row, column + 1)),
            Way::Down => ((row, column), false, (row + 1, column)),
            Way::Left => ((row, column.checked_sub(1)?), true, (row, column.checked_sub(1)?)),
        };
        let plane = if is_upper { &mut self.upper } else { &mut self.left };
        let bit = 1 << edge.1;
        if edge.0 >= ROWS || plane[edge.0] & bit == 0 {
            return None;
        }
        plane[edge.0] &= !bit;
        Some((to, (edge, is_upper)))
    }

    fn put_back(&mut self, ((row, column), is_upper): (Corner, bool)) {
        let plane = if is_upper { &mut self.upper } else { &mut self.left };
        plane[row] |= 1 << column;
    }

    /// Takes the whole line that an edge belongs to, where nothing branches; gives its length.
    fn trace(&mut self, edge: (Corner, bool), see: &mut impl FnMut(Corner, bool)) -> u32 {
        let (start, is_upper) = edge;
        let way = if is_upper { Way::Right } else { Way::Down };
        let mut length = 0;
        let mut corner = start;
        if let Some((to, (at, is_upper))) = self.take(start, way) {
            see(at, is_upper);
            (length, corner) = (1, to);
        }
        for from in [corner, start] {
            corner = from;
            while let Some((to, (at, is_upper))) =
                WAYS.into_iter().find_map(|way| self.take(corner, way))
            {
                see(at, is_upper);
                length += 1;
                corner = to;
            }
        }
        length
    }

    /// The longest trail that uses no edge twice, found by trying all (W5). Sound cities have at most
    /// one corner where a line branches, so there is little to try.
    fn trace_branching(&mut self, rows: std::ops::Range<usize>) -> Vec<(Corner, bool)> {
        let mut corners: Vec<Corner> = Vec::new();
        for row in rows {
            for column in bits(self.upper[row]) {
                corners.extend([(row, column), (row, column + 1)]);
            }
            for column in bits(self.left[row]) {
                corners.extend([(row, column), (row + 1, column)]);
            }
        }
        sort_few(&mut corners, |corner| *corner);
        corners.dedup();
        let mut best = Vec::new();
        for corner in corners {
            self.extend(corner, &mut Vec::new(), &mut best);
        }
        best
    }

    fn extend(
        &mut self,
        from: Corner,
        along: &mut Vec<(Corner, bool)>,
        best: &mut Vec<(Corner, bool)>,
    ) {
        if along.len() > best.len() {
            best.clone_from(along);
        }
        for way in WAYS {
            if let Some((to, edge)) = self.take(from, way) {
                along.push(edge);
                self.extend(to, along, best);
                along.pop();
                self.put_back(edge);
            }
        }
    }
}
