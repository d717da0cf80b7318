//! The yard: four spaces, the bags from which they are filled, and the marker.

use crate::event::Event;
use crate::event_sink::EventSink;
use crate::order::Order;
use crate::pieces::building::Set;
use crate::pieces::face::Face;
use crate::pieces::money::Currency;
use crate::rules::Rules;
use crate::table::Cities;
use engine::{Dice, Rng, below, shuffle, sort_few};

/// All tiles that nobody has.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Yard {
    /// Each has a place for a tile of either set (X2).
    spaces: [[Option<Face>; 2]; 4],
    /// By set.
    bags: [Bag; 2],
    /// The side that the next tiles show (G3).
    is_odd: bool,
}

impl Yard {
    /// Empty spaces beside full bags.
    pub(crate) fn new(order: &Order) -> Self {
        let bags = [Bag::stacked(&order.alhambra), Bag::stacked(&order.granada)];
        Self { spaces: [[None; 2]; 4], bags, is_odd: false }
    }

    /// The tiles with their spaces, Alhambra's first on each.
    pub(crate) fn tiles(&self) -> impl Iterator<Item = (Currency, Face)> {
        Currency::ALL.into_iter().flat_map(|space| {
            self.spaces[space.index()].into_iter().flatten().map(move |face| (space, face))
        })
    }

    /// The places of each space.
    pub(crate) fn spaces(&self) -> impl Iterator<Item = (Currency, &[Option<Face>; 2])> {
        Currency::ALL.into_iter().zip(&self.spaces)
    }

    /// The space where a tile lies.
    pub(crate) fn find(&self, face: Face) -> Option<Currency> {
        let set = face.set() as usize;
        let space = self.spaces.iter().position(|tiles| tiles[set] == Some(face))?;
        Some(Currency::ALL[space])
    }

    pub(crate) fn at(&self, space: Currency, set: Set) -> Option<Face> {
        self.spaces[space.index()][set as usize]
    }

    pub(crate) fn put(&mut self, space: Currency, set: Set, face: Option<Face>) {
        self.spaces[space.index()][set as usize] = face;
    }

    /// The side that the next tiles show.
    pub(crate) fn is_odd(&self) -> bool {
        self.is_odd
    }

    pub(crate) fn turn_marker(&mut self, is_odd: bool) {
        self.is_odd = is_odd;
    }

    pub(crate) fn bag(&self, set: Set) -> &Bag {
        &self.bags[set as usize]
    }

    pub(crate) fn bag_mut(&mut self, set: Set) -> &mut Bag {
        &mut self.bags[set as usize]
    }

    pub(crate) fn forget_order(&mut self) {
        self.bags.iter_mut().for_each(|bag| sort_few(bag.tiles_mut(), |face| *face));
    }

    pub(crate) fn guess_order(&mut self, rng: &mut impl Rng) {
        self.bags.iter_mut().for_each(|bag| shuffle(bag.tiles_mut(), rng));
    }
}

/// Filling it.
impl Yard {
    /// The first tiles, even sides up; then the marker names odd (Y2, G2, X2).
    pub(crate) fn deliver_first(
        &mut self,
        rules: &Rules,
        dice: &mut Dice,
        sink: &mut impl EventSink,
    ) {
        for &set in rules.sets {
            let mut unfit: Vec<Face> = Vec::new();
            for space in Currency::ALL {
                let tile = self.bag_mut(set).draw_first(rules, &mut unfit);
                self.put(space, set, tile);
            }
            if !unfit.is_empty() {
                // Put back into the bag: anywhere among the others.
                let mut stream = dice.next_stream();
                for face in unfit {
                    self.bag_mut(set).put_back(face, &mut stream);
                }
            }
        }
        for (space, face) in self.tiles() {
            sink.tell(|| Event::TileOpened { space, face });
        }
        self.is_odd = true;
    }

    /// Fills it as far as possible (Y3, G3, X5); false if a place stays empty (E1, X12).
    pub(crate) fn refill(&mut self, sets: &[Set], sink: &mut impl EventSink) -> bool {
        let (mut is_full, mut has_two_sided) = (true, false);
        for space in Currency::ALL {
            for &set in sets {
                if self.at(space, set).is_some() {
                    continue;
                }
                let Some(tile) = self.bag_mut(set).draw() else {
                    is_full = false;
                    continue;
                };
                let face = tile.showing(self.is_odd);
                self.put(space, set, Some(face));
                has_two_sided |= face.other_side().is_some();
                sink.tell(|| Event::TileOpened { space, face });
            }
        }
        if has_two_sided {
            self.is_odd = !self.is_odd;
            let is_odd = self.is_odd;
            sink.tell(|| Event::MarkerTurned { is_odd });
        }
        is_full
    }
}

/// Tiles in the order in which they will be drawn, the next one last.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Bag {
    tiles: [Face; 54],
    count: u8,
}

impl Bag {
    /// A bag with these tiles, the first to be drawn first.
    pub(crate) fn stacked(order: &[Face]) -> Self {
        let mut bag = Self { tiles: [Face::from_code(0); 54], count: 0 };
        for &face in order.iter().rev().take(54) {
            bag.tiles[usize::from(bag.count)] = face;
            bag.count += 1;
        }
        bag
    }

    pub(crate) fn draw(&mut self) -> Option<Face> {
        self.count = self.count.checked_sub(1)?;
        let at = usize::from(self.count);
        Some(std::mem::replace(&mut self.tiles[at], Face::from_code(0)))
    }

    /// Draws one of the first tiles of the yard, setting those aside that may not be among them (X2).
    fn draw_first(&mut self, rules: &Rules, unfit: &mut Vec<Face>) -> Option<Face> {
        loop {
            let face = self.draw()?;
            let has_sides = face.other_side().is_some();
            if !rules.first_need_border || !has_sides || face.borders().count() > 0 {
                return Some(face);
            }
            unfit.push(face);
        }
    }

    /// Puts a tile back anywhere among the others.
    fn put_back(&mut self, face: Face, rng: &mut impl Rng) {
        let count = usize::from(self.count);
        let at = below(count as u32 + 1, rng) as usize;
        self.tiles.copy_within(at..count, at + 1);
        self.tiles[at] = face;
        self.count += 1;
    }

    pub(crate) fn len(&self) -> usize {
        usize::from(self.count)
    }

    /// The tiles as they will be drawn.
    pub(crate) fn next_tiles(&self) -> impl Iterator<Item = Face> {
        self.tiles[..usize::from(self.count)].iter().rev().copied()
    }

    fn tiles_mut(&mut self) -> &mut [Face] {
        &mut self.tiles[..usize::from(self.count)]
    }
}

impl Cities {
    /// The tiles of the yard with their spaces, Alhambra's first on each.
    pub fn yard(&self) -> impl Iterator<Item = (Currency, Face)> {
        self.yard.tiles()
    }

    /// The side that the next Granada tiles show (G3).
    pub fn next_side_is_odd(&self) -> bool {
        self.yard.is_odd
    }

    /// How many tiles of a set are in the bag.
    pub fn bag_count(&self, set: Set) -> usize {
        self.yard.bag(set).len()
    }

    /// True if the bags of all sets in play are empty.
    pub fn are_bags_empty(&self) -> bool {
        self.rules.sets.iter().all(|&set| self.bag_count(set) == 0)
    }

    /// The tiles of a set that nobody has seen yet, in the order of the lists of pieces.
    pub fn unseen_tiles(&self, set: Set) -> Vec<Face> {
        let mut tiles: Vec<Face> = self.yard.bag(set).next_tiles().collect();
        sort_few(&mut tiles, |face| *face);
        tiles
    }
}
