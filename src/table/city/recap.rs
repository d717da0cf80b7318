//! Recap: what the others did since somebody's last turn, turn by turn.

use crate::city::chronicle::LineChange;
use crate::table::Table;
use cities::{Event, Line};
use engine::Seat;

/// What one seat did in one go, or one thing that just happened.
#[derive(Clone, Debug, PartialEq)]
pub struct RecapEntry {
    /// Who did it.
    pub seat: Option<Seat>,
    /// In order.
    pub events: Vec<Event>,
    /// The longest lines of that seat that it changed, with their length afterwards.
    pub lines: Vec<(Line, u32)>,
}

impl Table {
    /// What happened since a seat's last turn, without its own doing, oldest first.
    pub fn recap_entries(&self, seat: Seat) -> Vec<RecapEntry> {
        let ended = Event::TurnEnded { seat };
        let mut entries: Vec<RecapEntry> = Vec::new();
        for (number, events) in self.story().enumerate() {
            // What follows the end of the seat's own turn is new, also in the same action.
            let last = events.iter().rposition(|event| *event == ended);
            if last.is_some() {
                entries.clear();
            }
            // The opening is nobody's doing.
            if number > 0 {
                gather(&mut entries, &events[last.map_or(0, |place| place + 1)..]);
            }
            for change in self.chronicle().changed_lines(number) {
                note_line(&mut entries, *change);
            }
        }
        entries.retain(|one| one.seat != Some(seat));
        entries
    }
}

/// Adds events: what the same seat goes on doing belongs together, until its turn ends.
fn gather(entries: &mut Vec<RecapEntry>, events: &[Event]) {
    for event in events {
        let seat = event.doer();
        match entries.last_mut() {
            Some(last) if seat.is_some() && last.seat == seat && !is_closed(last) => {
                last.events.push(event.clone());
            }
            _ => entries.push(RecapEntry { seat, events: vec![event.clone()], lines: Vec::new() }),
        }
    }
}

fn is_closed(entry: &RecapEntry) -> bool {
    matches!(entry.events.last(), Some(Event::TurnEnded { .. }))
}

/// Notes a changed line at the last thing that its seat did.
fn note_line(entries: &mut [RecapEntry], LineChange { seat, line, length }: LineChange) {
    if let Some(own) = entries.iter_mut().rev().find(|one| one.seat == Some(seat)) {
        own.lines.retain(|&(noted, _)| noted != line);
        own.lines.push((line, length));
    }
}
