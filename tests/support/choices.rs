//! Games as lists of choices, which shrink: whole stretches are left out, then single choices made plain.
//!
//! A choice is a number into the list of actions. Whatever is left of a list is a game again, so what
//! breaks in a game of hundreds of actions is shown in the few that it takes.

use engine::Rng;
use proptest::strategy::{NewTree, Strategy, ValueTree};
use proptest::test_runner::TestRunner;

/// Lists of this many choices.
#[derive(Clone, Copy, Debug)]
pub struct Choices(pub usize);

/// A list on its way to a shorter one.
#[derive(Clone, Debug)]
pub struct Shrinking {
    /// The shortest list so far that still breaks.
    now: Vec<u16>,
    /// What is tried in its stead.
    tried: Option<Vec<u16>>,
    /// How many choices are left out at once; none while choices are made plain.
    stretch: usize,
    /// Where the next attempt ends, from the end of the list to its start.
    end: usize,
}

impl Strategy for Choices {
    type Tree = Shrinking;
    type Value = Vec<u16>;

    fn new_tree(&self, runner: &mut TestRunner) -> NewTree<Self> {
        let length = self.0;
        let now = (0..length).map(|_| runner.rng().next_u32().to_le_bytes());
        let now = now.map(|[one, other, ..]| u16::from_le_bytes([one, other])).collect();
        Ok(Shrinking { now, tried: None, stretch: length, end: length })
    }
}

impl ValueTree for Shrinking {
    type Value = Vec<u16>;

    fn current(&self) -> Vec<u16> {
        self.tried.clone().unwrap_or_else(|| self.now.clone())
    }

    fn simplify(&mut self) -> bool {
        if let Some(shorter) = self.tried.take() {
            self.now = shorter;
            self.end = self.end.min(self.now.len());
        }
        self.attempt()
    }

    fn complicate(&mut self) -> bool {
        self.tried = None;
        self.attempt()
    }
}

impl Shrinking {
    /// Tries the next shorter or plainer list; false if none is left to try.
    fn attempt(&mut self) -> bool {
        while self.stretch > 0 {
            if self.end > 0 {
                let start = self.end.saturating_sub(self.stretch);
                let mut shorter = self.now.clone();
                shorter.drain(start..self.end);
                self.end = start;
                self.tried = Some(shorter);
                return true;
            }
            self.stretch /= 2;
            self.end = self.now.len();
        }
        while self.end > 0 {
            self.end -= 1;
            if self.now[self.end] != 0 {
                let mut plainer = self.now.clone();
                plainer[self.end] = 0;
                self.tried = Some(plainer);
                return true;
            }
        }
        false
    }
}
