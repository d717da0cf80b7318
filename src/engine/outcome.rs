//! Who finished where. Equal points share a place.

use crate::Seat;

/// One seat's result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Whose result.
    pub seat: Seat,
    /// Its points.
    pub points: u32,
    /// 1 for the winners; after two who share a place, the next place is left out.
    pub place: u8,
}

/// The results of all seats, best first; among equals in seat order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome(Vec<Place>);

impl Outcome {
    /// Ranks a table by points, one entry per seat.
    pub fn of(points: &[u32]) -> Self {
        let place_of = |mine: u32| 1 + points.iter().filter(|&&other| other > mine).count();
        let mut places: Vec<Place> = (0..)
            .map(Seat)
            .zip(points)
            .map(|(seat, &points)| Place {
                seat,
                points,
                place: u8::try_from(place_of(points)).unwrap_or(u8::MAX),
            })
            .collect();
        crate::sort_few(&mut places, |place| place.place);
        Self(places)
    }

    /// All places, best first.
    pub fn places(&self) -> &[Place] {
        &self.0
    }

    /// Everybody in first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.0.iter().filter(|place| place.place == 1).map(|place| place.seat)
    }
}
