//! Dirk, the imaginary third player at a table of two: his tiles, gifts to him, his points.

use crate::event::Event;
use crate::event_sink::EventSink;
use crate::pieces::building::{Building, Set};
use crate::pieces::card::Scoring;
use crate::pieces::face::Face;
use crate::pieces::faces::Faces;
use crate::pieces::money::Money;
use crate::refusal::Refusal;
use crate::scoring::Stand;
use crate::table::{Cities, Phase};

/// What he has.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Dirk {
    tiles: Faces,
    points: u16,
}

impl Dirk {
    pub(crate) fn with(tiles: &[Face]) -> Self {
        Self { tiles: tiles.iter().copied().collect(), points: 0 }
    }

    pub(crate) fn gain(&mut self, points: u16) {
        self.points += points;
    }

    /// How he is ranked for a building, as if he were a player (D3).
    pub(crate) fn stand(&self, building: Building) -> Stand {
        let tiles = self.tiles.iter().filter(|face| face.building() == building);
        tiles.fold(Stand::default(), |stand, face| Stand {
            count: stand.count + 1,
            dearest: match building.set() {
                Set::Granada => stand.dearest.max(face.price()),
                Set::Alhambra => 0,
            },
        })
    }
}

/// Tiles from the bags, of each set in play (X13).
impl Cities {
    /// Six at the start, even sides up (D1).
    pub(crate) fn dirk_begins(&mut self, sink: &mut impl EventSink) {
        self.dirk_draws(|_| 6, false, sink);
    }

    /// Six after A, a third of what is left after B (D2).
    pub(crate) fn dirk_after(&mut self, scoring: Scoring, sink: &mut impl EventSink) {
        match scoring {
            Scoring::A => self.dirk_draws(|_| 6, self.yard.is_odd(), sink),
            Scoring::B => self.dirk_draws(|left| left / 3, self.yard.is_odd(), sink),
            Scoring::C => {}
        }
    }

    fn dirk_draws(
        &mut self,
        how_many: impl Fn(usize) -> usize,
        is_odd: bool,
        sink: &mut impl EventSink,
    ) {
        if !self.rules.has_dirk {
            return;
        }
        sink.tell(|| {
            let of = |&set: &Set| {
                let bag = self.yard.bag(set);
                bag.next_tiles().take(how_many(bag.len())).map(|tile| tile.showing(is_odd))
            };
            Event::DirkGot { faces: self.rules.sets.iter().flat_map(of).collect() }
        });
        for &set in self.rules.sets {
            for _ in 0..how_many(self.bag_count(set)) {
                let Some(tile) = self.yard.bag_mut(set).draw() else { break };
                self.dirk.tiles.add(tile.showing(is_odd));
            }
        }
    }
}

/// Gifts.
impl Cities {
    /// True if a tile that waits may be given to Dirk: a bought one, in the game of two (D4).
    pub fn can_give_to_dirk(&self, face: Face) -> bool {
        self.rules.has_dirk && self.phase != Phase::Last && !face.is_hut()
    }

    pub(crate) fn check_give(&self, tile: Face, pay: &Money) -> Result<(), Refusal> {
        if !self.can_give_to_dirk(tile) {
            return Err(Refusal::NotForDirk);
        }
        self.check_turning(tile, pay)
    }

    pub(crate) fn give(&mut self, tile: Face, pay: &Money, sink: &mut impl EventSink) {
        let seat = self.decider;
        self.unwait(tile, pay, sink);
        self.dirk.tiles.add(tile);
        sink.tell(|| Event::Given { seat, face: tile });
        self.after_placing(sink);
    }

    /// Dirk's tiles and points, with two players (D1).
    pub fn dirk(&self) -> Option<(&Faces, u16)> {
        self.rules.has_dirk.then_some((&self.dirk.tiles, self.dirk.points))
    }
}
