//! The switchboard: the one file that names all modules. Each is there or not.
//!
//! The base game has seven openings: set-up, main actions, payment, after a turn, before a scoring,
//! what a building counts, and a tile that leaves the city.

pub(crate) mod bonus;
pub(crate) mod huts;
pub(crate) mod vizier;

use crate::face::Face;
use crate::options::Options;
use crate::table::Cities;
use crate::tell::Teller;
use bonus::BonusCards;
use engine::Seat;
use huts::Huts;
use vizier::Viziers;

/// The modules in play. Bureaus de change are cards of the deck and need no state of their own.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Modules {
    pub(crate) viziers: Option<Viziers>,
    pub(crate) bonus: Option<BonusCards>,
    pub(crate) huts: Option<Huts>,
}

impl Modules {
    /// Set-up; chance comes later.
    pub(crate) fn of(options: &Options) -> Self {
        Self {
            viziers: options.viziers.then(|| Viziers::new(options.seats)),
            bonus: options.bonus_cards.then(BonusCards::default),
            huts: options.huts.then(Huts::default),
        }
    }
}

impl Cities {
    /// What modules add to a building's count in a seat's city (N3, H5).
    pub(crate) fn extra_count(&self, seat: Seat, building: crate::building::Building) -> u16 {
        let bonus = self.modules.bonus.map_or(0, |cards| cards.played_for(seat, building));
        let huts = match self.modules.huts {
            Some(_) => huts::counted(self.city(seat), building),
            None => 0,
        };
        bonus + huts
    }

    /// A tile has left the city of a seat (N4).
    pub(crate) fn tile_left(&mut self, seat: Seat, face: Face, teller: &mut impl Teller) {
        if let Some(cards) = &mut self.modules.bonus {
            cards.tile_left(seat, face, teller);
        }
    }
}
