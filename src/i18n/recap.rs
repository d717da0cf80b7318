//! What one player did in a turn, in one line.

use crate::Words;
use crate::sentence::{Part, Sentence, say};
use cities::{Event, Face, Line, Who};

/// Where the tiles went that were bought in a turn.
#[derive(Default)]
struct Bought {
    waiting: Vec<Face>,
    built: Vec<Face>,
    stored: Vec<Face>,
    given: Vec<Face>,
}

impl Bought {
    /// True if the event is part of a purchase, and need not be told by itself.
    fn explains(&mut self, event: &Event) -> bool {
        match event {
            Event::Bought { face, by_vizier: false, .. } => {
                self.waiting.push(*face);
                true
            }
            Event::Built { face, from_reserve: false, .. } => {
                self.went(*face, |all| &mut all.built)
            }
            Event::Stored { face, .. } => self.went(*face, |all| &mut all.stored),
            Event::Given { face, .. } => self.went(*face, |all| &mut all.given),
            // The side that lies in the city says it.
            Event::Turned { .. } => true,
            _ => false,
        }
    }

    /// Notes where a bought tile went; false for a tile that was not bought in this turn.
    fn went(&mut self, face: Face, into: fn(&mut Self) -> &mut Vec<Face>) -> bool {
        let bought = self.waiting.iter().position(|one| one.tile() == face.tile());
        if let Some(at) = bought {
            self.waiting.remove(at);
            into(self).push(face);
        }
        bought.is_some()
    }
}

impl Words {
    /// One line on events that belong together, with the lines that changed; nothing for what need
    /// not be known later.
    pub fn recap(&self, events: &[Event], lines: &[(Line, u32)]) -> Option<Sentence> {
        match events {
            [
                event @ (Event::DirkGot { .. }
                | Event::ScoringEnded { .. }
                | Event::EndReached { .. }
                | Event::LastTile(_)),
            ] => self.log(event),
            _ => self.turn_recap(events, lines),
        }
    }

    fn turn_recap(&self, events: &[Event], lines: &[(Line, u32)]) -> Option<Sentence> {
        let (mut others, mut bought, mut line) = (Vec::new(), Bought::default(), None);
        for event in events {
            let explains = bought.explains(event);
            let Some(told) = self.log(event) else { continue };
            let (who, clause) = parted(told)?;
            line.get_or_insert_with(|| say![who]);
            if !explains {
                others.push(clause);
            }
        }
        let mut clauses = self.purchases(&bought);
        clauses.extend(others);
        let line = line.filter(|_| !clauses.is_empty())?;
        let mut clauses = clauses.into_iter();
        let first = clauses.next().unwrap_or_default();
        let line = clauses.fold(say![line, first], self.events.and_then);
        let now = |line, &(kind, length)| self.border_now(line, kind, length);
        Some(lines.iter().fold(line, now))
    }

    /// What was bought, by where it went.
    fn purchases(&self, bought: &Bought) -> Vec<Sentence> {
        let words = &self.curtain;
        let ways = [
            (&bought.built, words.bought_and_built),
            (&bought.stored, words.bought_for_reserve),
            (&bought.given, words.bought_for_dirk),
        ];
        let tiles =
            |tiles: &[Face]| self.and_sentences(tiles.iter().map(|&one| say![one]).collect());
        let used = ways.into_iter().filter(|(faces, _)| !faces.is_empty());
        used.map(|(faces, clause)| clause(tiles(faces))).collect()
    }
}

/// A sentence that begins with somebody, and the rest of it.
fn parted(sentence: Sentence) -> Option<(Who, Sentence)> {
    let mut parts = sentence.0.into_iter();
    match parts.next() {
        Some(Part::Player(who)) => Some((who, Sentence(parts.collect()))),
        _ => None,
    }
}
