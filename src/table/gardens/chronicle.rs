//! Chronicle of the Gardens: the buildings that were scored.

use crate::chronicle::Chronicle;
use gardens::{Event, Gardens, Score, Space};

/// Every building scored so far, in order, and how many of them the last action has completed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GardenChronicle {
    scores: Vec<Score>,
    newest: usize,
    last_planted: Option<Space>,
}

impl GardenChronicle {
    /// Every building scored so far, in order.
    pub fn scores(&self) -> &[Score] {
        &self.scores
    }

    /// Where the last garden was planted.
    pub fn last_planted(&self) -> Option<Space> {
        self.last_planted
    }

    /// The buildings that the last action has completed.
    pub fn just_scored(&self) -> &[Score] {
        &self.scores[self.scores.len() - self.newest..]
    }
}

impl Chronicle<Gardens> for GardenChronicle {
    fn note(&mut self, _game: &Gardens, events: &[Event]) {
        let planted = events.iter().find_map(|event| match event {
            Event::Planted { at, .. } => Some(*at),
            _ => None,
        });
        self.last_planted = planted.or(self.last_planted);
        let before = self.scores.len();
        self.scores.extend(events.iter().filter_map(|event| match event {
            Event::Scored { score, .. } => Some(*score),
            _ => None,
        }));
        self.newest = self.scores.len() - before;
    }
}
