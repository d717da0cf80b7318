//! The building rules of Alhambra, Granada and both together, once more: slow, plain, to compare.
//!
//! Everything is worked out anew from the list of tiles, cell by cell, as the rules word it
//! (P1 to P6, W1 to W5, T6, T7, X6 to X11, X15). Nothing here is meant to be fast.

use std::collections::{BTreeMap, BTreeSet};

/// A cell of the grid; the first number grows to the right, the second downwards.
type Cell = (i32, i32);

/// A corner of the grid: cell (x, y) has its upper left corner at (x, y).
type Corner = (i32, i32);

/// An edge of the grid by its two corners, the smaller one first.
type Edge = (Corner, Corner);

/// The tiles by their cells.
type Layout = BTreeMap<Cell, Laid>;

/// The four sides of a cell: north, east, south, west.
const SIDES: [usize; 4] = [0, 1, 2, 3];

/// How many steps the search for a trail may take in one component before it gives up.
const STEPS: u32 = 20_000_000;

/// Which tiles a tile belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Set {
    /// Its borders are walls.
    Alhambra,
    /// Its borders are moats.
    Granada,
}

/// A tile lying in a city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// The column; grows to the right.
    pub x: i32,
    /// The row; grows downwards.
    pub y: i32,
    /// The set it belongs to.
    pub set: Set,
    /// Whether there is a border in the north, east, south, west.
    pub borders: [bool; 4],
    /// Whether it is the city's first tile or, in the combination, Granada's start tile (X7).
    pub is_start: bool,
}

/// A player's city.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct City {
    /// The tiles in any order, at most one in a cell.
    pub tiles: Vec<Laid>,
    /// Whether this is the combination, so that X6, X7, X8, X9 and X15 apply.
    pub combined: bool,
}

/// The rules that a change would break, and where; nothing at all if the change is allowed.
#[expect(clippy::struct_excessive_bools, reason = "each one is a rule of its own")]
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Broken {
    /// The cell is occupied; then nothing else is reported.
    pub taken: bool,
    /// P4, X7: the new tile touches no tile, or there is no tile to remove or swap; then nothing
    /// else is reported.
    pub alone: bool,
    /// P2, X6: the sides of the new tile (0 to 3: north, east, south, west) that clash, ascending.
    pub edges: Vec<usize>,
    /// P3, X8: the tiles, also the new one, that cannot be reached from their start tile, sorted.
    pub cut_off: Vec<(i32, i32)>,
    /// P5, X9: the empty cells that are enclosed, sorted.
    pub ground: Vec<(i32, i32)>,
    /// T7, X7: a start tile cannot be removed or swapped; then nothing else is reported.
    pub is_start: bool,
    /// X15: there is a Granada, but it does not touch the Alhambra with any edge.
    pub parted: bool,
}

impl City {
    /// What building `tile` would break; whether it becomes a start tile (X7) is worked out here,
    /// not read from it.
    pub fn placing(&self, tile: Laid) -> Broken {
        let mut layout = self.layout();
        let at = (tile.x, tile.y);
        if layout.contains_key(&at) {
            return Broken { taken: true, ..Broken::default() };
        }
        // The first Granada tile must touch the Alhambra (X7), but there is nothing else to touch.
        if !SIDES.iter().any(|&side| layout.contains_key(&next(at, side))) {
            return Broken { alone: true, ..Broken::default() };
        }
        self.lay(&mut layout, at, tile);
        self.judge(&layout, Some(at))
    }

    /// What taking out the tile of cell `at` would break.
    pub fn removing(&self, at: (i32, i32)) -> Broken {
        let mut layout = self.layout();
        if let Some(broken) = cannot_leave(&layout, at) {
            return broken;
        }
        layout.remove(&at);
        self.judge(&layout, None)
    }

    /// What swapping the tile of cell `at` for `by` would break; the place that `by` names itself
    /// is not looked at.
    pub fn swapping(&self, at: (i32, i32), by: Laid) -> Broken {
        let mut layout = self.layout();
        if let Some(broken) = cannot_leave(&layout, at) {
            return broken;
        }
        layout.remove(&at);
        self.lay(&mut layout, at, by);
        self.judge(&layout, Some(at))
    }

    /// Whether P2, P3, P5, X6, X8, X9 and X15 hold for the whole city, with one tile in a cell.
    pub fn is_sound(&self) -> bool {
        let layout = self.layout();
        layout.len() == self.tiles.len()
            && layout.keys().all(|&at| self.clashes(&layout, at).is_empty())
            && self.judge(&layout, None) == Broken::default()
    }

    /// W1 to W5, X10: how many edges the longest trail of outer borders of a set's tiles has.
    ///
    /// # Panics
    ///
    /// If the search takes too long, which no sound city makes it do: see `longest_trail`.
    pub fn longest_border(&self, set: Set) -> u32 {
        let layout = self.layout();
        let mut edges = BTreeSet::new();
        for (&at, tile) in &layout {
            for side in SIDES {
                let faces_own = layout.get(&next(at, side)).is_some_and(|other| other.set == set);
                if tile.set == set && tile.borders[side] && !faces_own {
                    edges.insert(edge(at, side));
                }
            }
        }
        longest_trail(&edges)
    }

    /// X11: how many edges the longest trail of edges has that are a wall on one side and a moat
    /// on the other.
    ///
    /// # Panics
    ///
    /// If the search takes too long, which no sound city makes it do: see `longest_trail`.
    pub fn longest_seam(&self) -> u32 {
        let layout = self.layout();
        let mut edges = BTreeSet::new();
        for (&at, tile) in &layout {
            for side in SIDES {
                if let Some(other) = layout.get(&next(at, side))
                    && tile.set != other.set
                    && tile.borders[side]
                    && other.borders[opposite(side)]
                {
                    edges.insert(edge(at, side));
                }
            }
        }
        longest_trail(&edges)
    }

    /// The tiles by their cells, with P6 applied: the city's first tile counts as one without
    /// borders, Granada's start tile in the combination keeps its own (X7).
    fn layout(&self) -> Layout {
        let mut layout = Layout::new();
        for &tile in &self.tiles {
            let keeps = !tile.is_start || (self.combined && tile.set == Set::Granada);
            let borders = if keeps { tile.borders } else { [false; 4] };
            layout.insert((tile.x, tile.y), Laid { borders, ..tile });
        }
        layout
    }

    /// Puts a tile that is no start tile into an empty cell, except that it becomes one if it is
    /// the first Granada tile of a combination (X7).
    fn lay(&self, layout: &mut Layout, at: Cell, tile: Laid) {
        let founds = self.combined
            && tile.set == Set::Granada
            && layout.values().all(|other| other.set != Set::Granada);
        let laid = Laid { x: at.0, y: at.1, is_start: founds, ..tile };
        layout.insert(at, laid);
    }

    /// What a layout breaks; of the edges only those of the tile in cell `new`.
    fn judge(&self, layout: &Layout, new: Option<Cell>) -> Broken {
        Broken {
            taken: false,
            alone: false,
            edges: new.map_or_else(Vec::new, |at| self.clashes(layout, at)),
            cut_off: self.cut_off(layout),
            ground: enclosed(layout),
            is_start: false,
            parted: self.combined && is_parted(layout),
        }
    }

    /// P2, X6: the sides of the tile in cell `at` that clash with its neighbours.
    fn clashes(&self, layout: &Layout, at: Cell) -> Vec<usize> {
        let tile = layout[&at];
        let mut sides = Vec::new();
        for side in SIDES {
            if let Some(other) = layout.get(&next(at, side)) {
                let mine = tile.borders[side];
                let theirs = other.borders[opposite(side)];
                let fits = if self.combined && tile.set != other.set {
                    mine && theirs
                } else {
                    mine == theirs
                };
                if !fits {
                    sides.push(side);
                }
            }
        }
        sides
    }

    /// P3, X8: the cells of the tiles that cannot be reached on foot. Whoever sets out from a
    /// start tile never leaves its set, so all start tiles can set out at once.
    fn cut_off(&self, layout: &Layout) -> Vec<Cell> {
        let mut reached: BTreeSet<Cell> = BTreeSet::new();
        let mut ahead: Vec<Cell> = Vec::new();
        for (&at, tile) in layout {
            if tile.is_start {
                ahead.push(at);
            }
        }
        while let Some(at) = ahead.pop() {
            if !reached.insert(at) {
                continue;
            }
            let tile = layout[&at];
            for side in SIDES {
                let there = next(at, side);
                if let Some(other) = layout.get(&there) {
                    let same = !self.combined || tile.set == other.set;
                    if same && !tile.borders[side] && !other.borders[opposite(side)] {
                        ahead.push(there);
                    }
                }
            }
        }
        layout.keys().filter(|&at| !reached.contains(at)).copied().collect()
    }
}

/// The cell on that side of a cell.
fn next((x, y): Cell, side: usize) -> Cell {
    match side {
        0 => (x, y - 1),
        1 => (x + 1, y),
        2 => (x, y + 1),
        _ => (x - 1, y),
    }
}

/// The side that faces a side.
fn opposite(side: usize) -> usize {
    (side + 2) % 4
}

/// The edge on that side of a cell.
fn edge((x, y): Cell, side: usize) -> Edge {
    match side {
        0 => ((x, y), (x + 1, y)),
        1 => ((x + 1, y), (x + 1, y + 1)),
        2 => ((x, y + 1), (x + 1, y + 1)),
        _ => ((x, y), (x, y + 1)),
    }
}

/// Why no tile can leave cell `at` whatever comes after: there is none, or a start tile (T7, X7).
fn cannot_leave(layout: &Layout, at: Cell) -> Option<Broken> {
    match layout.get(&at) {
        None => Some(Broken { alone: true, ..Broken::default() }),
        Some(tile) if tile.is_start => Some(Broken { is_start: true, ..Broken::default() }),
        Some(_) => None,
    }
}

/// X15: whether there are Granada tiles of which none has an edge in common with an Alhambra tile.
fn is_parted(layout: &Layout) -> bool {
    let mut granada = layout.iter().filter(|(_, tile)| tile.set == Set::Granada).peekable();
    granada.peek().is_some()
        && !granada.any(|(&at, _)| {
            SIDES.iter().any(|&side| {
                layout.get(&next(at, side)).is_some_and(|other| other.set == Set::Alhambra)
            })
        })
}

/// P5, X9: the empty cells that cannot be walked to from outside, edge by edge. Outside is the
/// frame of empty cells round the smallest rectangle that holds all tiles.
fn enclosed(layout: &Layout) -> Vec<Cell> {
    let (Some(left), Some(right), Some(top), Some(bottom)) = (
        layout.keys().map(|at| at.0 - 1).min(),
        layout.keys().map(|at| at.0 + 1).max(),
        layout.keys().map(|at| at.1 - 1).min(),
        layout.keys().map(|at| at.1 + 1).max(),
    ) else {
        return Vec::new();
    };
    let mut outside: BTreeSet<Cell> = BTreeSet::new();
    let mut ahead: Vec<Cell> = vec![(left, top)];
    while let Some(at) = ahead.pop() {
        let within = (left..=right).contains(&at.0) && (top..=bottom).contains(&at.1);
        if within && !layout.contains_key(&at) && outside.insert(at) {
            ahead.extend(SIDES.map(|side| next(at, side)));
        }
    }
    let mut ground = Vec::new();
    for x in left..=right {
        for y in top..=bottom {
            if !layout.contains_key(&(x, y)) && !outside.contains(&(x, y)) {
                ground.push((x, y));
            }
        }
    }
    ground
}

/// How many edges the longest trail has that uses no edge twice; edges join in shared corners
/// (W3 to W5).
///
/// A component without a corner of more than two edges is a line or a ring and counts in full. Any
/// other is searched through from every corner. That takes exponential time in the number of its
/// branching corners (about two or three ways on from each, once or twice), but a sound city has
/// at most one for each set and none in the seam: two tiles of one set that only meet in a corner
/// are joined elsewhere on foot, and the ring that they close must hold the whole other set, since
/// it may hold no empty ground. So a sound city of n tiles costs some hundred n steps at most.
///
/// # Panics
///
/// If the search of one component takes more than [`STEPS`] steps.
fn longest_trail(edges: &BTreeSet<Edge>) -> u32 {
    let mut left = edges.clone();
    let mut longest = 0;
    while let Some(&first) = left.first() {
        let component = joined(&left, first);
        left.retain(|edge| !component.contains(edge));
        longest = longest.max(trail_within(&component));
    }
    longest
}

/// All edges that hang together with the first one.
fn joined(edges: &BTreeSet<Edge>, first: Edge) -> BTreeSet<Edge> {
    let mut component = BTreeSet::new();
    let mut ahead = vec![first];
    while let Some(edge) = ahead.pop() {
        if component.insert(edge) {
            ahead.extend(at_corner(edges, edge.0));
            ahead.extend(at_corner(edges, edge.1));
        }
    }
    component
}

/// The edges that end in a corner.
fn at_corner(edges: &BTreeSet<Edge>, corner: Corner) -> Vec<Edge> {
    edges.iter().filter(|edge| edge.0 == corner || edge.1 == corner).copied().collect()
}

/// The longest trail in edges that all hang together.
fn trail_within(component: &BTreeSet<Edge>) -> u32 {
    let whole = component.iter().fold(0, |count, _| count + 1);
    let mut corners: BTreeMap<Corner, Vec<Edge>> = BTreeMap::new();
    for &edge in component {
        corners.entry(edge.0).or_default().push(edge);
        corners.entry(edge.1).or_default().push(edge);
    }
    if corners.values().all(|ends| ends.len() <= 2) {
        return whole;
    }
    let mut search = Search { corners: &corners, used: BTreeSet::new(), best: 0, whole, steps: 0 };
    for &corner in corners.keys() {
        search.walk(corner, 0);
    }
    search.best
}

/// A search through all trails of a component.
struct Search<'a> {
    /// The edges that end in each corner.
    corners: &'a BTreeMap<Corner, Vec<Edge>>,
    /// The edges of the trail so far.
    used: BTreeSet<Edge>,
    /// The longest trail found.
    best: u32,
    /// How many edges there are; no trail is longer.
    whole: u32,
    /// How many steps were taken.
    steps: u32,
}

impl Search<'_> {
    /// Goes on from a corner in every way that is left, with `length` edges behind it.
    fn walk(&mut self, corner: Corner, length: u32) {
        self.best = self.best.max(length);
        for &edge in &self.corners[&corner] {
            if self.best == self.whole {
                return;
            }
            if self.used.insert(edge) {
                self.steps += 1;
                assert!(self.steps <= STEPS, "too many branching corners to search");
                let far = if edge.0 == corner { edge.1 } else { edge.0 };
                self.walk(far, length + 1);
                self.used.remove(&edge);
            }
        }
    }
}

impl City {
    /// The same city as the fast code keeps it.
    pub fn of(city: &cities::City, combined: bool) -> Self {
        let set = |set: cities::Set| match set {
            cities::Set::Alhambra => Set::Alhambra,
            cities::Set::Granada => Set::Granada,
        };
        let start = Laid { x: 0, y: 0, set: set(city.home()), borders: [false; 4], is_start: true };
        let laid = city.tiles().iter().map(|laid| Laid {
            x: laid.at.x.into(),
            y: laid.at.y.into(),
            set: set(laid.face.set()),
            borders: cities::Side::ALL.map(|side| laid.face.borders().has(side)),
            is_start: city.founded_at() == Some(laid.at),
        });
        Self { tiles: std::iter::once(start).chain(laid).collect(), combined }
    }
}
