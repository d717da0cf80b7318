//! Why a tile cannot lie somewhere, leave or be swapped: every rule broken, and where.

use crate::city::cell::Cell;
use crate::city::places::bits;
use crate::city::side::Side;
use crate::city::{City, ROWS, Row};
use crate::pieces::face::Face;
use engine::sort_few;

/// A building rule that a change would break.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// P4: a tile lies there already.
    Taken,
    /// P4: no tile of the city is next to it.
    Alone,
    /// P2: this edge has a border on one of the two tiles only.
    EdgeDiffers {
        /// The side of the tile that is laid.
        side: Side,
    },
    /// X6: this edge, between the two sets, is not wall and moat.
    NotWallAndMoat {
        /// The side of the tile that is laid.
        side: Side,
    },
    /// P3: these tiles could not be reached on foot.
    CutOff {
        /// Where they lie.
        tiles: Vec<Cell>,
    },
    /// P5: this ground would be enclosed.
    LeavesHole {
        /// The empty cells.
        ground: Vec<Cell>,
    },
    /// T7: the start tile stays where it is.
    StartTile,
    /// X7: so does the tile that founded Granada.
    FoundingTile,
    /// X15: Granada would no longer touch the Alhambra.
    Parted,
    /// T6: there is no tile to take or swap.
    Nothing,
    /// The table is not large enough (see `city.rs`).
    OffTheTable,
}

impl Misfit {
    /// The number of the rule.
    pub fn rule(&self) -> &'static str {
        match self {
            Self::Taken | Self::Alone | Self::OffTheTable => "P4",
            Self::EdgeDiffers { .. } => "P2",
            Self::NotWallAndMoat { .. } => "X6",
            Self::CutOff { .. } => "P3",
            Self::LeavesHole { .. } => "P5",
            Self::StartTile => "T7",
            Self::FoundingTile => "X7",
            Self::Parted => "X15",
            Self::Nothing => "T6",
        }
    }
}

impl City {
    /// Everything that speaks against building a tile there; nothing if it fits.
    pub fn misfits(&self, face: Face, at: Cell) -> Vec<Misfit> {
        if self.is_taken(at) {
            return vec![Misfit::Taken];
        }
        if !Side::ALL.iter().any(|&side| self.is_taken(at.next(side))) {
            return vec![Misfit::Alone];
        }
        let mut found = self.clashes(face, at);
        let mut after = self.clone();
        if !after.lay(face, at) {
            found.push(Misfit::OffTheTable);
            return found;
        }
        after.note_cut_off(&mut found);
        after.note_holes(&mut found);
        found
    }

    /// Everything that speaks against taking the tile there out.
    pub fn removal_misfits(&self, at: Cell) -> Vec<Misfit> {
        if let Some(start) = self.start_misfit(at) {
            return vec![start];
        }
        let mut after = self.clone();
        if after.lift(at).is_none() {
            return vec![Misfit::Nothing];
        }
        let mut found = Vec::new();
        after.note_cut_off(&mut found);
        after.note_holes(&mut found);
        if after.is_parted() {
            found.push(Misfit::Parted);
        }
        found
    }

    /// Everything that speaks against swapping the tile there for another one.
    pub fn swap_misfits(&self, face: Face, at: Cell) -> Vec<Misfit> {
        if let Some(start) = self.start_misfit(at) {
            return vec![start];
        }
        if self.face_at(at).is_none() {
            return vec![Misfit::Nothing];
        }
        let mut found = self.clashes(face, at);
        // Edges that fit their neighbours are those of the old tile, so nothing else can change.
        if !found.is_empty() {
            let mut after = self.clone();
            after.lift(at);
            after.lay(face, at);
            after.note_cut_off(&mut found);
            if after.is_parted() {
                found.push(Misfit::Parted);
            }
        }
        found
    }

    /// A start tile is never moved.
    fn start_misfit(&self, at: Cell) -> Option<Misfit> {
        if at == Cell::START {
            return Some(Misfit::StartTile);
        }
        (self.founded_at() == Some(at)).then_some(Misfit::FoundingTile)
    }

    /// True if the tile there may be taken out.
    pub fn can_remove(&self, at: Cell) -> bool {
        let Some(spot) = self.spot(at) else {
            return false;
        };
        if at == Cell::START || self.founded_at() == Some(at) || !self.is_taken(at) {
            return false;
        }
        let [up, here, down] = [spot.row - 1, spot.row, spot.row + 1].map(|row| &self.rows[row]);
        let bit = spot.bit;
        let neighbours =
            [up.taken & bit, here.taken >> 1 & bit, down.taken & bit, here.taken << 1 & bit];
        // P5: only ground with a tile on every side is enclosed.
        if neighbours.iter().all(|&tile| tile != 0) {
            return false;
        }
        let edges = self.local_edges(at);
        let ways =
            (0..4).filter(|&side| here.open[side] & bit != 0 && edges & 1 << side == 0).count();
        let is_held = ways <= 1 || {
            let mut without = self.rows_of_taken();
            without[spot.row] &= !bit;
            self.unreached(&without).iter().all(|&row| row == 0)
        };
        is_held && (self.founded_at().is_none() || !self.contacts_only_at(at))
    }

    /// True if the tile there may be swapped for this one: every edge that touches stays alike.
    pub fn can_swap(&self, face: Face, at: Cell) -> bool {
        let Some(old) = self.face_at(at) else {
            return false;
        };
        let differs = |side: Side| old.borders().has(side) != face.borders().has(side);
        self.founded_at() != Some(at)
            && old.set() == face.set()
            && !Side::ALL.iter().any(|&side| differs(side) && self.is_taken(at.next(side)))
    }

    /// P2 and X6: the sides on which a tile differs from its neighbours.
    fn clashes(&self, face: Face, at: Cell) -> Vec<Misfit> {
        let mut found = Vec::new();
        for side in Side::ALL {
            let next = at.next(side);
            if !self.is_taken(next) {
                continue;
            }
            let (mine, other) =
                (face.borders().has(side), self.borders_at(next).has(side.opposite()));
            let is_own = self.face_at(next).map_or(self.home(), Face::set) == face.set();
            if is_own && mine != other {
                found.push(Misfit::EdgeDiffers { side });
            } else if !is_own && (!mine || !other) {
                found.push(Misfit::NotWallAndMoat { side });
            }
        }
        found
    }

    fn note_cut_off(&self, found: &mut Vec<Misfit>) {
        let tiles = self.cells_of(&self.unreached(&self.rows_of_taken()));
        if !tiles.is_empty() {
            found.push(Misfit::CutOff { tiles });
        }
    }

    fn note_holes(&self, found: &mut Vec<Misfit>) {
        let ground = self.cells_of(&self.enclosed());
        if !ground.is_empty() {
            found.push(Misfit::LeavesHole { ground });
        }
    }

    fn rows_of_taken(&self) -> [u32; ROWS] {
        self.rows.map(|row| row.taken)
    }

    /// The tiles among `taken` that nobody reaches on foot from the start tiles (P3, X8).
    fn unreached(&self, taken: &[u32; ROWS]) -> [u32; ROWS] {
        let mut reached = [0; ROWS];
        for start in [Some(Cell::START), self.founded_at()].into_iter().flatten() {
            if let Some(spot) = self.spot(start) {
                reached[spot.row] |= spot.bit;
            }
        }
        let (first, last) = (usize::from(self.used.0), usize::from(self.used.1));
        loop {
            let mut grown = false;
            for row in (first..=last).chain((first..last).rev()) {
                let [up, here, down] = [row - 1, row, row + 1].map(|row| &self.rows[row]);
                let before = reached[row];
                // A way leads over an edge that is open on both sides, within one set (X8).
                let is_same = |other: &Row| !(here.granada ^ other.granada);
                let from_north = reached[row - 1] & here.open[0] & up.open[2] & is_same(up);
                let from_south = reached[row + 1] & here.open[2] & down.open[0] & is_same(down);
                let mut now = before | (from_north | from_south) & taken[row];
                let beside = !(here.granada ^ here.granada << 1);
                let to_east = here.open[3] & here.open[1] << 1 & beside;
                let to_west = here.open[1] & (here.open[3] & beside) >> 1;
                loop {
                    let next = now | (now << 1 & to_east | now >> 1 & to_west) & taken[row];
                    if next == now {
                        break;
                    }
                    now = next;
                }
                reached[row] = now;
                grown |= now != before;
            }
            if !grown {
                break;
            }
        }
        std::array::from_fn(|row| taken[row] & !reached[row])
    }

    /// Empty ground that cannot be walked to from outside (P5).
    fn enclosed(&self) -> [u32; ROWS] {
        let (first, last) = (usize::from(self.used.0) - 1, usize::from(self.used.1) + 1);
        let mut outside: [u32; ROWS] = std::array::from_fn(|row| {
            if (first + 1..last).contains(&row) { 0x8000_0001 } else { u32::MAX }
        });
        loop {
            let before = outside;
            for row in (first..=last).chain((first..last).rev()) {
                let ground = !self.rows[row].taken;
                let mut now = outside[row] | outside[row - 1] & ground | outside[row + 1] & ground;
                loop {
                    let next = now | (now << 1 | now >> 1) & ground;
                    if next == now {
                        break;
                    }
                    now = next;
                }
                outside[row] = now;
            }
            if outside == before {
                break;
            }
        }
        std::array::from_fn(|row| !self.rows[row].taken & !outside[row])
    }

    /// X15: there are two sets, and they touch nowhere.
    fn is_parted(&self) -> bool {
        self.founded_at().is_some() && self.contacts().next().is_none()
    }

    /// X15: every edge between the two sets is one of this tile's.
    fn contacts_only_at(&self, at: Cell) -> bool {
        self.contacts().all(|(one, other)| one == at || other == at)
    }

    /// Each pair of neighbours of different sets.
    fn contacts(&self) -> impl Iterator<Item = (Cell, Cell)> {
        let founders = self.tiles().iter().filter(|laid| laid.face.set() != self.home());
        founders.flat_map(move |laid| {
            let sides = Side::ALL.into_iter().map(move |side| laid.at.next(side));
            sides
                .filter(move |&next| {
                    let set = self.face_at(next).map_or(self.home(), Face::set);
                    self.is_taken(next) && set == self.home()
                })
                .map(move |next| (laid.at, next))
        })
    }

    fn local_edges(&self, at: Cell) -> u8 {
        self.face_at(at).map_or(0, |face| self.edges(face))
    }

    fn cells_of(&self, rows: &[u32; ROWS]) -> Vec<Cell> {
        let each = rows.iter().enumerate();
        let mut cells: Vec<Cell> =
            each.flat_map(|(row, &mask)| bits(mask).map(move |bit| self.cell(row, bit))).collect();
        sort_few(&mut cells, |cell| *cell);
        cells
    }
}
