//! Where a tile fits: all places of a city at once.

use crate::city::cell::Cell;
use crate::city::{City, ROWS, Row};
use crate::pieces::face::Face;
use engine::{Rng, below};

/// The places where a tile fits, row by row.
#[derive(Clone, Debug)]
pub struct Places<'a> {
    city: &'a City,
    rows: [u32; ROWS],
}

impl City {
    /// Every place where the tile may be built (P2 to P5; in a combined city X6 to X9).
    #[inline]
    pub fn places(&self, face: Face) -> Places<'_> {
        let mut rows = [0; ROWS];
        self.judge(face, &mut rows);
        if self.may_outgrow_the_table() {
            self.keep_to_the_table(&mut rows);
        }
        Places { city: self, rows }
    }

    /// True if the tile may be built there.
    pub fn fits(&self, face: Face, at: Cell) -> bool {
        let Some(spot) = self.spot(at) else {
            return false;
        };
        let (first, last) = self.used;
        // Rows beside the city touch nothing; the grid's outermost rows have no neighbours to look at.
        if !(first - 1..=last + 1).contains(&(spot.row as u8)) {
            return false;
        }
        let mut row = [0];
        let around = &self.rows[spot.row - 1..=spot.row + 1];
        self.judge_rows(face, around, &mut row);
        row[0] & spot.bit != 0 && (!self.may_outgrow_the_table() || self.has_room(at))
    }

    #[cold]
    fn keep_to_the_table(&self, rows: &mut [u32; ROWS]) {
        for (row, mask) in rows.iter_mut().enumerate() {
            for bit in bits(*mask) {
                if !self.has_room(self.cell(row, bit)) {
                    *mask &= !(1 << bit);
                }
            }
        }
    }

    fn judge(&self, face: Face, into: &mut [u32; ROWS]) {
        let (first, last) = (usize::from(self.used.0) - 1, usize::from(self.used.1) + 1);
        self.judge_rows(face, &self.rows[first - 1..=last + 1], &mut into[first..=last]);
    }

    fn judge_rows(&self, face: Face, rows: &[Row], into: &mut [u32]) {
        if face.set() != self.home() || self.founded_at().is_some() {
            return self.judge_mixed(face, rows, into);
        }
        match self.edges(face) {
            0 => judge_plain::<0>(rows, into),
            1 => judge_plain::<1>(rows, into),
            2 => judge_plain::<2>(rows, into),
            3 => judge_plain::<3>(rows, into),
            4 => judge_plain::<4>(rows, into),
            5 => judge_plain::<5>(rows, into),
            6 => judge_plain::<6>(rows, into),
            7 => judge_plain::<7>(rows, into),
            8 => judge_plain::<8>(rows, into),
            9 => judge_plain::<9>(rows, into),
            10 => judge_plain::<10>(rows, into),
            11 => judge_plain::<11>(rows, into),
            12 => judge_plain::<12>(rows, into),
            13 => judge_plain::<13>(rows, into),
            14 => judge_plain::<14>(rows, into),
            _ => judge_plain::<15>(rows, into),
        }
    }

    /// Two sets in one city: where they touch, both show a border (X6), and nobody walks across (X8).
    fn judge_mixed(&self, face: Face, rows: &[Row], into: &mut [u32]) {
        let edges = self.edges(face);
        let set = face.set();
        let other = |row: &Row| row.taken & !row.of(set);
        for (window, fitting) in rows.windows(3).zip(into) {
            let [up, here, down] = window else { unreachable!("windows of three") };
            let touching = [up.taken, here.taken >> 1, down.taken, here.taken << 1];
            let foreign = [other(up), other(here) >> 1, other(down), other(here) << 1];
            let (mut clash, mut reach) = (0, 0);
            for (side, open) in here.open.into_iter().enumerate() {
                if edges & 1 << side == 0 {
                    clash |= touching[side] & !open | foreign[side];
                    reach |= open;
                } else {
                    clash |= open;
                }
                if self.would_found(face) {
                    reach |= foreign[side];
                }
            }
            *fitting = reach & !(clash | here.pinched | here.taken);
        }
    }
}

/// One set alone. The edges are known when this is compiled, which halves the work.
#[inline]
fn judge_plain<const EDGES: u8>(rows: &[Row], into: &mut [u32]) {
    for (window, fitting) in rows.windows(3).zip(into) {
        let [up, here, down] = window else { unreachable!("windows of three") };
        let touching = [up.taken, here.taken >> 1, down.taken, here.taken << 1];
        let (mut clash, mut reach) = (0, 0);
        for (side, open) in here.open.into_iter().enumerate() {
            if EDGES & 1 << side == 0 {
                // P2: no border of the neighbour's; P3 and P4: somebody can walk in here.
                clash |= touching[side] & !open;
                reach |= open;
            } else {
                clash |= open;
            }
        }
        *fitting = reach & !(clash | here.pinched | here.taken);
    }
}

impl Places<'_> {
    /// How many there are.
    pub fn count(&self) -> u32 {
        self.used().map(|(_, row)| row.count_ones()).sum()
    }

    /// True if the tile fits nowhere.
    pub fn is_empty(&self) -> bool {
        self.used().all(|(_, row)| row == 0)
    }

    /// Each place, row by row.
    pub fn iter(&self) -> impl Iterator<Item = Cell> {
        self.used().flat_map(move |(at, row)| bits(row).map(move |bit| self.city.cell(at, bit)))
    }

    /// One of them, each equally likely.
    pub fn any(&self, rng: &mut impl Rng) -> Option<Cell> {
        let count = self.count();
        if count == 0 {
            return None;
        }
        self.nth(below(count, rng))
    }

    /// One of them by its number.
    pub fn nth(&self, mut left: u32) -> Option<Cell> {
        for (at, row) in self.used() {
            let here = row.count_ones();
            if left < here {
                return bits(row).nth(left as usize).map(|bit| self.city.cell(at, bit));
            }
            left -= here;
        }
        None
    }

    fn used(&self) -> impl Iterator<Item = (usize, u32)> {
        let (first, last) = (usize::from(self.city.used.0) - 1, usize::from(self.city.used.1) + 1);
        (first..).zip(self.rows[first..=last].iter().copied()).filter(|(_, row)| *row != 0)
    }
}

/// The places of the bits that are set.
pub(crate) fn bits(mut row: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = row.trailing_zeros();
        (row != 0).then(|| {
            row &= row - 1;
            bit
        })
    })
}
