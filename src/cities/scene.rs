//! A table arranged by hand, for tests, lessons and "what if".
//!
//! It starts as a real table and is then changed piece by piece. Nothing checks that pieces add up.

use crate::city::{City, Laid};
use crate::deck::Deck;
use crate::options::Options;
use crate::pieces::building::Set;
use crate::pieces::bureau::Bureau;
use crate::pieces::card::Card;
use crate::pieces::face::Face;
use crate::pieces::money::{Currency, Money};
use crate::refusal::Refusal;
use crate::table::{Cities, Phase};
use crate::turn::dirk::Dirk;
use crate::turn::yard::Bag;
use engine::{Chance, Game, Seat, Seed};

/// A table that is being arranged.
#[derive(Clone, Debug)]
pub struct Scene(Cities);

impl Scene {
    /// A fresh table with these options; the first seat begins, and nobody has any money.
    pub fn new(options: &Options) -> Result<Self, Refusal> {
        let mut table = Cities::start(options, &Chance::Seed(Seed(1)), &mut |_| ())?;
        (table.turn, table.decider) = (Seat(0), Seat(0));
        table.players.iter_mut().for_each(|player| player.money = Money::NONE);
        Ok(Self(table))
    }

    /// The arranged table.
    pub fn table(self) -> Cities {
        self.0
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(mut self, seat: Seat) -> Self {
        (self.0.turn, self.0.decider) = (seat, seat);
        self
    }

    /// Goes straight to the end of the turn: only ending it is left.
    #[must_use]
    pub fn turn_is_done(mut self) -> Self {
        self.0.phase = Phase::End;
        self
    }

    /// A seat's money.
    #[must_use]
    pub fn money(mut self, seat: Seat, money: Money) -> Self {
        self.0.player_mut(seat).money = money;
        self
    }

    /// A seat's bureau de change cards.
    #[must_use]
    pub fn bureaus(mut self, seat: Seat, bureaus: &[Bureau]) -> Self {
        self.0.arrange_bureaus(seat, bureaus);
        self
    }

    /// A seat's city.
    #[must_use]
    pub fn city(mut self, seat: Seat, city: City) -> Self {
        self.0.player_mut(seat).city = city;
        self
    }

    /// A seat's reserve.
    #[must_use]
    pub fn reserve(mut self, seat: Seat, faces: &[Face]) -> Self {
        self.0.player_mut(seat).reserve = faces.iter().copied().collect();
        self
    }

    /// A seat's points.
    #[must_use]
    pub fn points(mut self, seat: Seat, points: u16) -> Self {
        self.0.player_mut(seat).points = points;
        self
    }

    /// Dirk's tiles.
    #[must_use]
    pub fn dirk(mut self, faces: &[Face]) -> Self {
        self.0.dirk = Dirk::with(faces);
        self
    }

    /// The tile of its set on a space of the yard, or none.
    #[must_use]
    pub fn yard(mut self, space: Currency, set: Set, face: Option<Face>) -> Self {
        self.0.yard.put(space, set, face);
        self
    }

    /// The open cards.
    #[must_use]
    pub fn open(mut self, cards: [Option<Card>; 4]) -> Self {
        self.0.open = cards;
        self
    }

    /// The deck, the next card first.
    #[must_use]
    pub fn deck(mut self, cards: &[Card]) -> Self {
        self.0.deck = Deck::stacked(cards.iter().copied());
        self
    }

    /// The discarded money.
    #[must_use]
    pub fn discards(mut self, money: Money) -> Self {
        self.0.discards.money = money;
        self
    }

    /// A bag, the next tile first.
    #[must_use]
    pub fn bag(mut self, set: Set, tiles: &[Face]) -> Self {
        *self.0.yard.bag_mut(set) = Bag::stacked(tiles);
        self
    }

    /// The side that the next Granada tiles show.
    #[must_use]
    pub fn marker(mut self, is_odd: bool) -> Self {
        self.0.yard.turn_marker(is_odd);
        self
    }

    /// Puts a seat's vizier to sleep.
    #[must_use]
    pub fn vizier_asleep(mut self, seat: Seat) -> Self {
        self.0.arrange_vizier_asleep(seat);
        self
    }

    /// A seat's bonus cards in hand.
    #[must_use]
    pub fn bonus_cards(mut self, seat: Seat, faces: &[Face]) -> Self {
        self.0.arrange_bonus_cards(seat, faces);
        self
    }
}

impl City {
    /// A city of these tiles, laid one after the other whether they fit or not; nothing if two lie on
    /// one cell or the table is too small.
    pub fn of_tiles(home: Set, tiles: &[Laid]) -> Option<Self> {
        let mut city = Self::new(home);
        for laid in tiles {
            if city.is_taken(laid.at) || !city.lay(laid.face, laid.at) {
                return None;
            }
        }
        Some(city)
    }
}
