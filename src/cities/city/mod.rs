//! A city: tiles on a grid, kept as rows of bits so that all its places are judged at once.
//!
//! A city of one tile set, huts included, has at most 58 tiles, so it is at most 29 wide or at most 29
//! high. No city of one set is longer than 40: only 18 tiles, three huts and the start tile can be
//! crossed alone; any other column, but for the two at the ends, needs two tiles with at most two
//! borders each, of which there are 28, so 22 + 2 + 14 = 38 is the most. The grid takes 30 by 40: a city that
//! grows wider than 30 is stored turned, rows for columns. In the combination a city of more than 40
//! tiles could leave the grid; such a place is not offered, and refused as off the table.

pub(crate) mod cell;
pub(crate) mod line;
pub(crate) mod misfit;
pub(crate) mod places;
pub(crate) mod side;

use crate::city::cell::Cell;
use crate::city::side::{Side, Sides};
use crate::pieces::building::{Building, Set};
use crate::pieces::face::Face;

pub(crate) const ROWS: usize = 44;
/// Tiles lie in these rows and columns, so that every neighbour has a place in the grid.
const INNER_ROWS: std::ops::RangeInclusive<i16> = 2..=41;
const INNER_COLUMNS: std::ops::RangeInclusive<i16> = 1..=30;
const MOST_TILES: usize = 112;

/// What is known of the cells of one row, a bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Row {
    /// A tile lies here.
    pub(crate) taken: u32,
    /// By side: the neighbour there is a tile that shows no border towards here.
    pub(crate) open: [u32; 4],
    /// The tile here is Granada's.
    pub(crate) granada: u32,
    /// A tile laid here would enclose ground (P5).
    pub(crate) pinched: u32,
}

impl Row {
    /// The tiles of one set.
    pub(crate) fn of(&self, set: Set) -> u32 {
        match set {
            Set::Alhambra => self.taken & !self.granada,
            Set::Granada => self.granada,
        }
    }
}

/// A tile with its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// Where.
    pub at: Cell,
    /// What.
    pub face: Face,
}

/// A player's city.
#[derive(Clone, Debug, PartialEq)]
pub struct City {
    pub(crate) rows: [Row; ROWS],
    /// The cell in row 0 and column 0 (x and y exchanged while turned).
    origin: (i8, i8),
    is_turned: bool,
    /// The first and last row with a tile.
    pub(crate) used: (u8, u8),
    tiles: [Laid; MOST_TILES],
    count: u8,
    /// The set of the start tile.
    home: Set,
    /// Where the other set was founded in a combined city (X7).
    founded: Option<Cell>,
    /// How many of each building, huts left out.
    counts: [u8; Building::COUNT],
    /// For each Granada building the prices that stand here, a bit each (G8).
    prices: [u16; 9],
}

/// A row and a column of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spot {
    pub(crate) row: usize,
    pub(crate) bit: u32,
}

impl City {
    /// A city with its start tile only, which has no borders (P6).
    pub fn new(home: Set) -> Self {
        let nothing = Laid { at: Cell::START, face: Face::from_code(0) };
        let mut city = Self {
            rows: [Row::default(); ROWS],
            origin: (-16, -21),
            is_turned: false,
            used: (21, 21),
            tiles: [nothing; MOST_TILES],
            count: 0,
            home,
            founded: None,
            counts: [0; Building::COUNT],
            prices: [0; 9],
        };
        city.mark(Spot { row: 21, bit: 1 << 16 }, 0, home == Set::Granada);
        city
    }

    /// All tiles but the start tile, in the order in which they were built.
    pub fn tiles(&self) -> &[Laid] {
        &self.tiles[..usize::from(self.count)]
    }

    /// The tile at a place; none for the start tile.
    pub fn face_at(&self, at: Cell) -> Option<Face> {
        self.tiles().iter().find(|laid| laid.at == at).map(|laid| laid.face)
    }

    /// Where a tile lies, if it was built here.
    pub fn cell_of(&self, face: Face) -> Option<Cell> {
        self.tiles().iter().find(|laid| laid.face == face).map(|laid| laid.at)
    }

    /// True if a tile lies there, the start tile included.
    pub fn is_taken(&self, at: Cell) -> bool {
        self.spot(at).is_some_and(|spot| self.rows[spot.row].taken & spot.bit != 0)
    }

    /// The start tile of Granada in a combined city (X7).
    pub fn founded_at(&self) -> Option<Cell> {
        self.founded
    }

    /// The set of the start tile.
    pub fn home(&self) -> Set {
        self.home
    }

    /// True if this tile would be the first of its set here (X7).
    pub fn would_found(&self, face: Face) -> bool {
        face.set() != self.home && self.founded.is_none()
    }

    /// How many of a building stand here; huts and bonus cards come on top.
    pub fn count_of(&self, building: Building) -> u8 {
        self.counts[building.index()]
    }

    /// The highest price of a Granada building here, 0 without any (G8).
    pub fn dearest(&self, building: Building) -> u8 {
        match building.index().checked_sub(6) {
            Some(place) => {
                let prices = self.prices[place];
                if prices == 0 { 0 } else { 15 - prices.leading_zeros() as u8 }
            }
            None => 0,
        }
    }

    /// The edges of what lies at a place that have a border.
    pub fn borders_at(&self, at: Cell) -> Sides {
        self.face_at(at).map_or(Sides::NONE, Face::borders)
    }

    /// Lays a tile that fits (the caller has asked); false if it would lie off the table.
    pub(crate) fn lay(&mut self, face: Face, at: Cell) -> bool {
        let Some(spot) = self.inner_spot(at).or_else(|| self.make_room(at)) else {
            return false;
        };
        if usize::from(self.count) == MOST_TILES {
            return false;
        }
        self.tiles[usize::from(self.count)] = Laid { at, face };
        self.count += 1;
        self.enter(face, at, spot);
        true
    }

    /// True for cities whose next tile could lie off the table: only combined ones of this size.
    pub(crate) fn may_outgrow_the_table(&self) -> bool {
        self.founded.is_some() && self.count >= 39
    }

    /// True if the table is large enough for a tile there (see above).
    pub(crate) fn has_room(&self, at: Cell) -> bool {
        let has_space = usize::from(self.count) < MOST_TILES;
        has_space && (self.inner_spot(at).is_some() || self.clone().make_room(at).is_some())
    }

    /// Takes the tile at a place out, which must be one of [`City::tiles`].
    pub(crate) fn lift(&mut self, at: Cell) -> Option<Face> {
        let place = self.tiles().iter().position(|laid| laid.at == at)?;
        let spot = self.spot(at)?;
        let face = self.tiles[place].face;
        let last = usize::from(self.count) - 1;
        self.tiles.copy_within(place + 1..=last, place);
        self.tiles[last] = Laid { at: Cell::START, face: Face::from_code(0) };
        self.count -= 1;
        self.clear(spot);
        if !face.is_hut() {
            self.counts[face.building().index()] -= 1;
        }
        if face.set() == Set::Granada {
            self.prices[face.building().index() - 6] &= !(1 << face.price());
        }
        Some(face)
    }

    fn enter(&mut self, face: Face, at: Cell, spot: Spot) {
        let is_granada = face.set() == Set::Granada;
        self.mark(spot, self.edges(face), is_granada);
        if !face.is_hut() {
            self.counts[face.building().index()] += 1;
        }
        if is_granada {
            self.prices[face.building().index() - 6] |= 1 << face.price();
        }
        if face.set() != self.home {
            self.founded.get_or_insert(at);
        }
    }

    /// A tile's borders as bits in the grid's own sides.
    pub(crate) fn edges(&self, face: Face) -> u8 {
        let bits = face.borders().0;
        if self.is_turned { bits.reverse_bits() >> 4 } else { bits }
    }

    /// One of the grid's own sides as a side of the city.
    pub(crate) fn side(&self, local: usize) -> Side {
        Side::ALL[if self.is_turned { 3 - local } else { local }]
    }

    fn mark(&mut self, spot: Spot, edges: u8, is_granada: bool) {
        let Spot { row, bit } = spot;
        self.rows[row].taken |= bit;
        if is_granada {
            self.rows[row].granada |= bit;
        }
        let open = |side: Side, bit: u32| if edges & 1 << side as u8 == 0 { bit } else { 0 };
        self.rows[row + 1].open[0] |= open(Side::South, bit);
        self.rows[row - 1].open[2] |= open(Side::North, bit);
        self.rows[row].open[3] |= open(Side::East, bit << 1);
        self.rows[row].open[1] |= open(Side::West, bit >> 1);
        self.used = (self.used.0.min(row as u8), self.used.1.max(row as u8));
        self.judge_ground(row);
    }

    fn clear(&mut self, spot: Spot) {
        let Spot { row, bit } = spot;
        self.rows[row].taken &= !bit;
        self.rows[row].granada &= !bit;
        self.rows[row + 1].open[0] &= !bit;
        self.rows[row - 1].open[2] &= !bit;
        self.rows[row].open[3] &= !(bit << 1);
        self.rows[row].open[1] &= !(bit >> 1);
        while self.rows[usize::from(self.used.0)].taken == 0 {
            self.used.0 += 1;
        }
        while self.rows[usize::from(self.used.1)].taken == 0 {
            self.used.1 -= 1;
        }
        self.judge_ground(row);
    }

    /// Finds anew where a tile would enclose ground, around a changed row.
    fn judge_ground(&mut self, row: usize) {
        for at in row - 1..=row + 1 {
            let [up, here, down] = [at - 1, at, at + 1].map(|at| self.rows[at].taken);
            self.rows[at].pinched = pinched(up, here, down);
        }
    }

    /// Where a cell lies in the grid, if it does.
    pub(crate) fn spot(&self, at: Cell) -> Option<Spot> {
        let (column, row) = self.place(at);
        let is_inside = (0..32).contains(&column) && (0..ROWS as i16).contains(&row);
        is_inside.then(|| Spot { row: row as usize, bit: 1 << column })
    }

    fn inner_spot(&self, at: Cell) -> Option<Spot> {
        let (column, row) = self.place(at);
        let is_inside = INNER_COLUMNS.contains(&column) && INNER_ROWS.contains(&row);
        is_inside.then(|| Spot { row: row as usize, bit: 1 << column })
    }

    fn place(&self, at: Cell) -> (i16, i16) {
        let (x, y) = if self.is_turned { (at.y, at.x) } else { (at.x, at.y) };
        (i16::from(x) - i16::from(self.origin.0), i16::from(y) - i16::from(self.origin.1))
    }

    /// The cell of a row and column.
    pub(crate) fn cell(&self, row: usize, column: u32) -> Cell {
        let (x, y) = (self.origin.0 + column as i8, self.origin.1 + row as i8);
        if self.is_turned { Cell { x: y, y: x } } else { Cell { x, y } }
    }

    /// Moves the grid so that all tiles and a new place lie within, turning it if need be.
    fn make_room(&mut self, at: Cell) -> Option<Spot> {
        let cells = || self.tiles().iter().map(|laid| laid.at).chain([Cell::START, at]);
        let bounds = |of: fn(Cell) -> i8| {
            let (least, most) = (cells().map(of).min()?, cells().map(of).max()?);
            Some((least, i16::from(most) - i16::from(least) + 1))
        };
        let ((left, width), (top, height)) = (bounds(|cell| cell.x)?, bounds(|cell| cell.y)?);
        let is_turned = width > 30 || height > 40;
        let (columns, rows) = if is_turned { (height, width) } else { (width, height) };
        if columns > 30 || rows > 40 {
            return None;
        }
        let (first, second) = if is_turned { (top, left) } else { (left, top) };
        let margin = |room: i16, used: i16| (room - used) as i8 / 2;
        let origin = (first - 1 - margin(30, columns), second - 2 - margin(40, rows));
        self.lay_out_anew(origin, is_turned);
        self.inner_spot(at)
    }

    fn lay_out_anew(&mut self, origin: (i8, i8), is_turned: bool) {
        (self.origin, self.is_turned, self.rows) = (origin, is_turned, [Row::default(); ROWS]);
        self.used = (u8::MAX, 0);
        let start = self.inner_spot(Cell::START).expect("the start tile is in the grid");
        self.mark(start, 0, self.home == Set::Granada);
        for place in 0..usize::from(self.count) {
            let Laid { at, face } = self.tiles[place];
            let spot = self.inner_spot(at).expect("every tile is in the grid");
            self.mark(spot, self.edges(face), face.set() == Set::Granada);
        }
    }
}

/// Cells where a tile would part the empty ground around it into pieces that can only meet through a
/// hole: the tiles of a city hang together, so the ring that closes encloses one of the pieces (P5).
///
/// Pieces are counted by their ends: an empty neighbour whose next one clockwise is not reached over
/// the corner between them.
fn pinched(up: u32, here: u32, down: u32) -> u32 {
    let (north, south, west, east) = (!up, !down, !(here << 1), !(here >> 1));
    let (north_west, north_east) = (!(up << 1), !(up >> 1));
    let (south_west, south_east) = (!(down << 1), !(down >> 1));
    let a = north & !(north_east & east);
    let b = east & !(south_east & south);
    let c = south & !(south_west & west);
    let d = west & !(north_west & north);
    (a & b) | (c & d) | ((a | b) & (c | d))
}
