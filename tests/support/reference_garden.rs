//! The board of the Gardens, counted slowly and by nothing but the words of the rules.
//!
//! Gardens and buildings are points on one plane: a building in row r and column c at (2c, 2r), a
//! garden at (2c + 1, 2r + 1). Everything else follows from distances.

use gardens::{Board, Garden, Options, Rotation, Site, Space, Tree};

/// A garden that lies somewhere.
#[derive(Clone, Debug)]
struct Lying {
    x: i32,
    y: i32,
    number: u32,
    /// Clockwise from the upper left.
    trees: Vec<Tree>,
}

/// A board for slow counting.
#[derive(Clone, Debug)]
pub struct Slow {
    gardens: Vec<Lying>,
    /// By row and column.
    values: Vec<Vec<u32>>,
}

/// How a building is scored: the trees of each type, who wins, and for how much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// In the order of R4.
    pub trees: Vec<u32>,
    /// The type that wins (R10).
    pub winner: Option<Tree>,
    /// What winning is worth (R11).
    pub worth: u32,
}

impl Slow {
    /// The same board.
    pub fn of(board: &Board) -> Self {
        let mut slow = Self { gardens: Vec::new(), values: vec![vec![0; 7]; 7] };
        for site in Site::all() {
            let value = board.building(site).value();
            slow.values[usize::from(site.row())][usize::from(site.column())] = u32::from(value);
        }
        for at in Space::all() {
            if let Some(planted) = board.garden(at) {
                slow.plant(at, planted.garden(), planted.rotation());
            }
        }
        slow
    }

    /// One garden more.
    pub fn plant(&mut self, at: Space, garden: Garden, rotation: Rotation) {
        // Turning by hand: with every quarter the last type comes to the front.
        let mut trees = garden.trees().to_vec();
        trees.rotate_right(usize::from(rotation.quarters()));
        let (x, y, number) = (middle(at.column()), middle(at.row()), u32::from(garden.number()));
        self.gardens.push(Lying { x, y, number, trees });
    }

    fn has_garden(&self, x: i32, y: i32) -> bool {
        self.gardens.iter().any(|one| (one.x, one.y) == (x, y))
    }

    /// All spaces around a building are filled (R9).
    pub fn is_finished(&self, row: u8, column: u8) -> bool {
        spaces_around(row, column).iter().all(|&(x, y)| self.has_garden(x, y))
    }

    /// No space around a building is filled.
    pub fn is_untouched(&self, row: u8, column: u8) -> bool {
        !spaces_around(row, column).iter().any(|&(x, y)| self.has_garden(x, y))
    }

    /// Scores a building with what is there (R10, R11).
    pub fn count(&self, row: u8, column: u8) -> Count {
        let (x, y) = (2 * i32::from(column), 2 * i32::from(row));
        let mut trees = vec![0; 4];
        for one in &self.gardens {
            let towards = match (x - one.x, y - one.y) {
                (-1, -1) => 0,
                (1, -1) => 1,
                (1, 1) => 2,
                (-1, 1) => 3,
                _ => continue,
            };
            trees[one.trees[towards] as usize] += one.number;
        }
        let with = |number: u32| -> Vec<Tree> {
            Tree::ALL.into_iter().filter(|&tree| trees[tree as usize] == number).collect()
        };
        let winner = (0..=24).rev().map(with).find(|types| types.len() == 1).map(|types| types[0]);
        let types: u32 = trees.iter().map(|&number| u32::from(number > 0)).sum();
        let value = self.values[usize::from(row)][usize::from(column)];
        Count { winner, worth: value * types, trees }
    }

    /// True if the next garden may lie there (R6 to R8).
    pub fn is_place(&self, at: Space) -> bool {
        let (x, y) = (middle(at.column()), middle(at.row()));
        let is_inner = |along: i32| (3..=9).contains(&along);
        if self.gardens.is_empty() {
            return is_inner(x) && is_inner(y);
        }
        let is_next = |one: &Lying| (one.x - x).abs() + (one.y - y).abs() == 2;
        !self.has_garden(x, y) && self.gardens.iter().any(is_next)
    }

    /// The points of a seat for all finished buildings; with `begun`, for the others as well.
    pub fn points(&self, options: &Options, seat: u8, begun: bool) -> u32 {
        let mut points = 0;
        for (row, column) in (0..7).flat_map(|row| (0..7).map(move |column| (row, column))) {
            let Count { winner, worth, .. } = self.count(row, column);
            let is_mine = winner.is_some_and(|tree| owner(options, tree) == Some(seat));
            if is_mine && (begun || self.is_finished(row, column)) {
                points += worth;
            }
        }
        points
    }
}

/// Whose type it is (R4, R16), written out.
pub fn owner(options: &Options, tree: Tree) -> Option<u8> {
    let place = options.trees.iter().position(|&one| one == tree)?;
    match (place, options.seats, options.two_colours) {
        (0, ..) | (2, 2, true) => Some(0),
        (1, ..) | (3, 2, true) => Some(1),
        (2, 3 | 4, _) => Some(2),
        (3, 4, _) => Some(3),
        _ => None,
    }
}

fn middle(along: u8) -> i32 {
    2 * i32::from(along) + 1
}

fn spaces_around(row: u8, column: u8) -> Vec<(i32, i32)> {
    let (x, y) = (2 * i32::from(column), 2 * i32::from(row));
    let near = [(x - 1, y - 1), (x + 1, y - 1), (x + 1, y + 1), (x - 1, y + 1)];
    let is_on_board = |&(x, y): &(i32, i32)| (0..12).contains(&x) && (0..12).contains(&y);
    near.into_iter().filter(is_on_board).collect()
}
