//! What the others did since somebody's last turn, turn by turn.

use crate::table::Table;
use cities::{Cities, Event, Line};
use engine::Seat;

/// What one seat did in one go, or one thing that just happened.
#[derive(Clone, Debug, PartialEq)]
pub struct News {
    /// Who did it.
    pub seat: Option<Seat>,
    /// In order.
    pub events: Vec<Event>,
    /// The longest lines of that seat that it changed, with their length afterwards.
    pub lines: Vec<(Line, u32)>,
}

impl Table {
    /// What happened since a seat's last turn, without its own doing, oldest first.
    pub fn news(&self, seat: Seat) -> Vec<News> {
        let ended = Event::TurnEnded { seat };
        let mut news: Vec<News> = Vec::new();
        let (mut is_opening, mut before) = (true, Vec::new());
        self.replay(|game, events| {
            // What follows the end of the seat's own turn is new, also in the same action.
            let last = events.iter().rposition(|event| *event == ended);
            if last.is_some() {
                news.clear();
            }
            // The opening is nobody's doing.
            if !std::mem::take(&mut is_opening) {
                gather(&mut news, &events[last.map_or(0, |place| place + 1)..]);
            }
            note_lines(&mut news, game, &mut before);
        });
        news.retain(|one| one.seat != Some(seat));
        news
    }
}

/// Adds events: what the same seat goes on doing belongs together, until its turn ends.
fn gather(news: &mut Vec<News>, events: &[Event]) {
    for event in events {
        let seat = doer(event);
        match news.last_mut() {
            Some(last) if seat.is_some() && last.seat == seat && !is_closed(last) => {
                last.events.push(event.clone());
            }
            _ => news.push(News { seat, events: vec![event.clone()], lines: Vec::new() }),
        }
    }
}

fn is_closed(news: &News) -> bool {
    matches!(news.events.last(), Some(Event::TurnEnded { .. }))
}

/// Notes whose lines have changed with the last action, at the last thing that seat did.
fn note_lines(news: &mut [News], game: &Cities, before: &mut Vec<Vec<u32>>) {
    let lines = game.lines();
    let seats = Seat::all(engine::Game::seats(game));
    let now: Vec<Vec<u32>> = seats
        .map(|seat| lines.iter().map(|&line| game.city(seat).longest(line)).collect())
        .collect();
    for ((seat, old), new) in Seat::all(u8::MAX).zip(before.iter()).zip(&now) {
        let own = news.iter_mut().rev().find(|one| one.seat == Some(seat));
        let Some(own) = own.filter(|_| old != new) else { continue };
        for ((&line, _), &length) in
            lines.iter().zip(old).zip(new).filter(|((_, old), new)| old != new)
        {
            own.lines.retain(|&(noted, _)| noted != line);
            own.lines.push((line, length));
        }
    }
    *before = now;
}

/// Who did it, of what somebody does.
fn doer(event: &Event) -> Option<Seat> {
    match event {
        Event::Took { seat, .. }
        | Event::TookBureau { seat, .. }
        | Event::Bought { seat, .. }
        | Event::TookHut { seat, .. }
        | Event::Turned { seat, .. }
        | Event::Built { seat, .. }
        | Event::Founded { seat, .. }
        | Event::Stored { seat, .. }
        | Event::Given { seat, .. }
        | Event::Removed { seat, .. }
        | Event::Swapped { seat, .. }
        | Event::Passed { seat }
        | Event::VizierWoke { seat }
        | Event::VizierDeclined { seat }
        | Event::BonusPlayed { seat, .. }
        | Event::BonusReturned { seat, .. }
        | Event::BonusDeclined { seat }
        | Event::TurnEnded { seat } => Some(*seat),
        _ => None,
    }
}
