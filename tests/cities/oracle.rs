//! The fast cities against the slow ones of `reference_city.rs`: both must agree on every rule.
//!
//! Cities grow at random by tiles laid, taken out and swapped. With `LONG` set there are far more.

use cities::{Cell, City, Edge, Face, Laid, Line, Misfit, Set, Side};
use engine::{Dice, Rng, Seed, below};
use std::collections::BTreeSet;
use support::arrange;
use support::reference_city::{self, Broken};

#[test]
fn cities_of_alhambra_agree_with_the_slow_ones() {
    let tiles: Vec<Face> = Face::tiles(Set::Alhambra).collect();
    run(&Plan { huts: 3, ..Plan::new(Set::Alhambra, &tiles) });
}

#[test]
fn cities_of_granada_agree_with_the_slow_ones() {
    let tiles: Vec<Face> = Face::tiles(Set::Granada).collect();
    run(&Plan::new(Set::Granada, &tiles));
}

#[test]
fn combined_cities_agree_with_the_slow_ones() {
    run(&Plan { combined: true, ..Plan::new(Set::Alhambra, &all_tiles()) });
}

/// Hardly any city grows round a Granada by chance, so these begin with one that meets itself in a
/// corner (W5).
#[test]
fn pinched_cities_agree_with_the_slow_ones() {
    let begun = pinched();
    run(&Plan { combined: true, begun: &begun, ..Plan::new(Set::Alhambra, &all_tiles()) });
}

/// How cities are grown.
struct Plan<'a> {
    home: Set,
    tiles: &'a [Face],
    /// How many huts are mixed in.
    huts: usize,
    /// What lies there before anything is chosen at random.
    begun: &'a [Laid],
    combined: bool,
}

impl<'a> Plan<'a> {
    fn new(home: Set, tiles: &'a [Face]) -> Self {
        Self { home, tiles, huts: 0, begun: &[], combined: false }
    }
}

/// Where the next tile goes.
#[derive(Clone, Copy)]
enum Manner {
    Anywhere,
    Compact,
    Wide,
    Tall,
}

/// A city while it grows, and the tiles that are left.
struct Growing {
    laid: Vec<Laid>,
    left: Vec<Face>,
    manner: Manner,
    home: Set,
}

/// How much is looked at: how many states, and one of how many cells in each with the slow code.
fn effort() -> (u32, u32) {
    if std::env::var_os("LONG").is_some() { (30_000, 4) } else { (750, 12) }
}

fn run(plan: &Plan) {
    let (states, share) = effort();
    let mut seen = 0;
    for seed in 0.. {
        let mut rng = Dice::new(Seed(seed)).next_stream();
        let mut growing = Growing::new(plan, &mut rng);
        for _ in 0..20 + below(80, &mut rng) {
            growing.step(&mut rng);
            compare(&growing, plan, &mut rng, share);
            seen += 1;
        }
        if seen >= states {
            break;
        }
    }
    assert!(seen >= states, "only {seen} states");
}

impl Growing {
    fn new(plan: &Plan, rng: &mut impl Rng) -> Self {
        let mut left = plan.tiles.to_vec();
        let mut huts: Vec<Face> = Face::huts().collect();
        engine::shuffle(&mut huts, rng);
        left.extend(&huts[..plan.huts]);
        left.retain(|tile| plan.begun.iter().all(|laid| laid.face.tile() != *tile));
        let manners = [Manner::Anywhere, Manner::Compact, Manner::Wide, Manner::Tall];
        let manner = *pick(&manners, rng);
        Self { laid: plan.begun.to_vec(), left, manner, home: plan.home }
    }

    fn city(&self) -> City {
        City::of_tiles(self.home, &self.laid).expect("the city is on the table")
    }

    /// A tile that is left, either side up.
    fn any_left(&self, rng: &mut impl Rng) -> Option<Face> {
        let tile = (!self.left.is_empty()).then(|| *pick(&self.left, rng))?;
        Some(tile.showing(below(2, rng) == 1))
    }

    fn take(&mut self, face: Face) -> Face {
        self.left.retain(|&tile| tile != face.tile());
        face
    }

    fn step(&mut self, rng: &mut impl Rng) {
        let change = below(12, rng);
        if change < 3 && !self.laid.is_empty() {
            let place = below(u32::try_from(self.laid.len()).unwrap(), rng) as usize;
            let Laid { at, face } = self.laid[place];
            if change == 0 && self.city().can_remove(at) {
                self.laid.remove(place);
                self.left.push(face.tile());
            } else if change > 0
                && let Some(new) = self.any_left(rng)
                && self.city().can_swap(new, at)
            {
                self.laid[place].face = self.take(new);
                self.left.push(face.tile());
            }
        } else if let Some((face, at)) = self.choose(rng) {
            let face = self.take(face);
            self.laid.push(Laid { at, face });
        }
    }

    /// A tile and a place where it fits, by the city's manner.
    fn choose(&self, rng: &mut impl Rng) -> Option<(Face, Cell)> {
        let city = self.city();
        let is_taken = |side: &&Side, at: Cell| city.is_taken(at.next(**side));
        let far = |face: Face, reach: i8, ahead: Side| {
            2 * i32::from(reach) + i32::from(!face.borders().has(ahead))
        };
        let value = |face: Face, at: Cell| match self.manner {
            Manner::Anywhere => 0,
            Manner::Compact => Side::ALL.iter().filter(|side| is_taken(side, at)).map(|_| 1).sum(),
            Manner::Wide => far(face, at.x, Side::East),
            Manner::Tall => far(face, at.y, Side::South),
        };
        let (tries, is_far) = match self.manner {
            Manner::Anywhere => (1, false),
            Manner::Compact => (8, false),
            Manner::Wide | Manner::Tall => (80, true),
        };
        let mut best = None;
        for _ in 0..tries {
            let face = self.any_left(rng)?;
            let places = city.places(face);
            let farthest = || places.iter().max_by_key(|&at| value(face, at));
            let at = if is_far { farthest() } else { places.any(rng) };
            let Some(at) = at.filter(|&at| self.has_room(at)) else { continue };
            if best.is_none_or(|(_, _, most)| value(face, at) > most) {
                best = Some((face, at, value(face, at)));
            }
        }
        best.map(|(face, at, _)| (face, at))
    }

    /// True if the table is large enough for one more tile beside this one too.
    fn has_room(&self, at: Cell) -> bool {
        let cells = || self.laid.iter().map(|laid| laid.at).chain([at, Cell::START]);
        let span = |of: fn(Cell) -> i8| cells().map(of).max().zip(cells().map(of).min());
        let size = |of| span(of).map_or(0, |(most, least)| most - least + 1);
        let (wide, high) = (size(|cell| cell.x), size(|cell| cell.y));
        wide.max(high) < 40 && wide.min(high) < 30
    }
}

/// Compares everything that can be asked of one city; of its cells those that are chosen.
fn compare(growing: &Growing, plan: &Plan, rng: &mut impl Rng, share: u32) {
    let fast = growing.city();
    let slow = reference_city::City::of(&fast, plan.combined);
    assert!(slow.is_sound(), "{:?}", growing.laid);
    compare_lines(&fast, &slow);
    let Some(face) = growing.any_left(rng) else { return };
    let places: BTreeSet<Cell> = fast.places(face).iter().collect();
    assert_eq!(places.len(), fast.places(face).count() as usize, "{face:?}\n{:?}", fast.tiles());
    assert_eq!(places.is_empty(), fast.places(face).is_empty());
    for at in cells_around(&fast, 2) {
        assert_eq!(fast.fits(face, at), places.contains(&at), "{at:?}\n{:?}", fast.tiles());
        if below(share, rng) == 0 {
            compare_place(&fast, &slow, face, at);
        }
        if below(share, rng) == 0 {
            compare_removal(&fast, &slow, at);
        }
        if below(share, rng) == 0 {
            compare_swap(&fast, &slow, face, at);
        }
    }
}

fn compare_place(fast: &City, slow: &reference_city::City, face: Face, at: Cell) {
    let broken = slow.placing(slow_tile(face, at));
    let fits = broken == Broken::default();
    assert_eq!(fast.fits(face, at), fits, "{face:?} at {at:?}\n{:?}", fast.tiles());
    let listed = as_broken(&fast.misfits(face, at), slow, face.set(), at);
    assert_eq!(listed, broken, "{face:?} at {at:?}\n{:?}", fast.tiles());
}

fn compare_removal(fast: &City, slow: &reference_city::City, at: Cell) {
    let broken = slow.removing(at_slow(at));
    let can = broken == Broken::default();
    assert_eq!(fast.can_remove(at), can, "{at:?}\n{:?}", fast.tiles());
    let listed = as_broken(&fast.removal_misfits(at), slow, fast.home(), at);
    assert_eq!(listed, broken, "{at:?}\n{:?}", fast.tiles());
}

fn compare_swap(fast: &City, slow: &reference_city::City, face: Face, at: Cell) {
    let broken = slow.swapping(at_slow(at), slow_tile(face, at));
    let can = broken == Broken::default();
    assert_eq!(fast.can_swap(face, at), can, "{face:?} at {at:?}\n{:?}", fast.tiles());
    let listed = as_broken(&fast.swap_misfits(face, at), slow, face.set(), at);
    assert_eq!(listed, broken, "{face:?} at {at:?}\n{:?}", fast.tiles());
}

pub(super) fn compare_lines(fast: &City, slow: &reference_city::City) {
    let laid = fast.tiles();
    for line in [Line::Border(Set::Alhambra), Line::Border(Set::Granada), Line::Seam] {
        let length = match line {
            Line::Border(set) => slow.longest_border(slow_set(set)),
            Line::Seam => slow.longest_seam(),
        };
        assert_eq!(fast.longest(line), length, "{line:?}\n{laid:?}");
        let edges: BTreeSet<Edge> = fast.longest_edges(line).into_iter().collect();
        assert_eq!(edges.len(), length as usize, "{line:?}\n{laid:?}");
        for edge in edges {
            assert!(lies_along(fast, line, edge), "{line:?} {edge:?}\n{laid:?}");
        }
    }
}

/// True if the edge is one of those that the line is made of.
fn lies_along(city: &City, line: Line, edge: Edge) -> bool {
    let other = edge.cell.next(edge.side);
    let has = |at: Cell, side: Side, set: Set| {
        city.face_at(at).is_some_and(|face| face.set() == set && face.borders().has(side))
    };
    let sides = |set: Set| (has(edge.cell, edge.side, set), has(other, edge.side.opposite(), set));
    match line {
        Line::Border(set) => matches!(sides(set), (true, false) | (false, true)),
        Line::Seam => {
            Set::ALL.into_iter().all(|set| matches!(sides(set), (true, false) | (false, true)))
        }
    }
}

/// Every cell of the city's rectangle and this many around it.
fn cells_around(city: &City, margin: i8) -> Vec<Cell> {
    let cells = || city.tiles().iter().map(|laid| laid.at).chain([Cell::START]);
    let range = |of: fn(Cell) -> i8| {
        cells().map(of).min().unwrap() - margin..=cells().map(of).max().unwrap() + margin
    };
    let rows = range(|cell| cell.y);
    range(|cell| cell.x).flat_map(|x| rows.clone().map(move |y| Cell { x, y })).collect()
}

/// The listed misfits in the slow code's words, in whatever order they come. Which of P2 and X6 an
/// edge runs against is checked on the way.
fn as_broken(misfits: &[Misfit], slow: &reference_city::City, set: Set, at: Cell) -> Broken {
    let mut broken = Broken::default();
    let is_foreign = |side: Side| {
        let there = at_slow(at.next(side));
        let other = slow.tiles.iter().find(|tile| (tile.x, tile.y) == there);
        other.is_some_and(|tile| tile.set != slow_set(set))
    };
    for misfit in misfits {
        match misfit {
            Misfit::Taken => broken.taken = true,
            Misfit::Alone | Misfit::Nothing => broken.alone = true,
            Misfit::EdgeDiffers { side } => {
                assert!(!is_foreign(*side), "P2 is for tiles of one set");
                broken.edges.push(*side as usize);
            }
            Misfit::NotWallAndMoat { side } => {
                assert!(is_foreign(*side), "X6 is for tiles of two sets");
                broken.edges.push(*side as usize);
            }
            Misfit::CutOff { tiles } => {
                broken.cut_off = tiles.iter().copied().map(at_slow).collect();
            }
            Misfit::LeavesHole { ground } => {
                broken.ground = ground.iter().copied().map(at_slow).collect();
            }
            Misfit::StartTile | Misfit::FoundingTile => broken.is_start = true,
            Misfit::Parted => broken.parted = true,
            Misfit::OffTheTable => panic!("the table is large enough"),
        }
    }
    broken
}

fn slow_set(set: Set) -> reference_city::Set {
    match set {
        Set::Alhambra => reference_city::Set::Alhambra,
        Set::Granada => reference_city::Set::Granada,
    }
}

fn slow_tile(face: Face, at: Cell) -> reference_city::Laid {
    let (x, y) = at_slow(at);
    let borders = Side::ALL.map(|side| face.borders().has(side));
    reference_city::Laid { x, y, set: slow_set(face.set()), borders, is_start: false }
}

fn at_slow(at: Cell) -> (i32, i32) {
    (at.x.into(), at.y.into())
}

fn all_tiles() -> Vec<Face> {
    Set::ALL.into_iter().flat_map(Face::tiles).collect()
}

/// A Granada with an Alhambra all round it, but for a corner.
fn pinched() -> Vec<Laid> {
    arrange::city(Set::Alhambra, arrange::RING, &arrange::RING_LEGEND).tiles().to_vec()
}

fn pick<'a, T>(from: &'a [T], rng: &mut impl Rng) -> &'a T {
    &from[below(u32::try_from(from.len()).unwrap(), rng) as usize]
}
