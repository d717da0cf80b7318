//! Event replayer of the Gardens: sees only events, and writes down the whole public table from them.

use engine::{Game, Seat, Turn};
use gardens::{Award, Event, Gardens, Phase, Planted, Site, Space, Tree};
use std::collections::{BTreeMap, BTreeSet};

/// What it has written down.
#[derive(Clone, Debug, Default)]
pub struct GardenEventReplayer {
    buildings: Vec<gardens::Building>,
    gardens: BTreeMap<Space, Planted>,
    finished: BTreeSet<Site>,
    hands: BTreeMap<Seat, u32>,
    points: BTreeMap<Tree, u16>,
    pile: Option<u8>,
    turn: Option<Seat>,
    is_done: bool,
    is_over: bool,
}

impl GardenEventReplayer {
    /// Writes one event down.
    ///
    /// # Panics
    /// If the event does not fit what was told before.
    pub fn hear(&mut self, event: &Event) {
        assert!(!self.is_over, "{event:?} after the end");
        match event {
            Event::LaidOut { buildings } => self.buildings = buildings.to_vec(),
            Event::Dealt { seat, count } => {
                assert!(self.hands.insert(*seat, u32::from(*count)).is_none());
            }
            Event::Begins { seat } => self.turn = Some(*seat),
            Event::Planted { seat, at, planted } => {
                assert_eq!(self.turn, Some(*seat));
                assert!(self.gardens.insert(*at, *planted).is_none(), "two on one space");
                *self.hands.entry(*seat).or_default() -= 1;
                self.is_done = true;
            }
            Event::Scored { seat, score } => {
                assert_eq!(self.turn, Some(*seat));
                assert!(self.finished.insert(score.site), "scored twice");
                assert_eq!(score.building, self.buildings[score.site.index()]);
                if let Award::Won { tree, points, .. } = score.award {
                    *self.points.entry(tree).or_default() += points;
                }
            }
            Event::TurnEnded { seat } => {
                assert_eq!(self.turn, Some(*seat));
                let seats = u8::try_from(self.hands.len()).expect("few seats");
                self.turn = Some(seat.next(seats));
                self.is_done = false;
            }
            Event::Drew { seat, left } => {
                *self.hands.entry(*seat).or_default() += 1;
                self.pile = Some(*left);
            }
            Event::Ended => self.is_over = true,
        }
    }

    /// Compares the notes with the table.
    ///
    /// # Panics
    /// If something was not told, or told wrongly.
    pub fn agree(&self, game: &Gardens) {
        let board = game.board();
        for site in Site::all() {
            assert_eq!(board.building(site), self.buildings[site.index()], "{site:?}");
            assert_eq!(board.is_finished(site), self.finished.contains(&site), "{site:?}");
        }
        for at in Space::all() {
            assert_eq!(board.garden(at), self.gardens.get(&at).copied(), "{at:?}");
        }
        for seat in Seat::all(game.seats()) {
            assert_eq!(self.hands[&seat], game.hand(seat).count(), "hand of {seat:?}");
        }
        for tree in Tree::ALL {
            let noted = self.points.get(&tree).copied().unwrap_or(0);
            assert_eq!(noted, game.points_of(tree), "{tree:?}");
        }
        assert_eq!(self.pile.unwrap_or(game.pile_count()), game.pile_count());
        assert_eq!(self.is_over, game.turn() == Turn::Over);
        assert_eq!(self.turn, Some(game.turn_of()));
        assert_eq!(self.is_done, game.phase() == Phase::End);
    }
}
