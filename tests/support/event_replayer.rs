//! Event replayer: sees only events, and writes down the whole public table from them.

use cities::{Card, Cell, Cities, Event, Face, LastTile, Money, Scoring, Set, Who};
use engine::{Game, Seat};
use std::collections::{BTreeMap, BTreeSet};

/// What it has written down.
#[derive(Clone, Debug, Default)]
pub struct EventReplayer {
    cities: BTreeMap<Seat, BTreeMap<Cell, Face>>,
    reserves: BTreeMap<Seat, BTreeSet<Face>>,
    hands: BTreeMap<Seat, Vec<Card>>,
    open: Vec<Card>,
    yard: BTreeSet<Face>,
    dirk: BTreeSet<Face>,
    waiting: BTreeSet<Face>,
    points: BTreeMap<Who, u16>,
    scored: BTreeSet<Scoring>,
    is_odd: Option<bool>,
    is_over: bool,
}

impl EventReplayer {
    /// Writes one event down.
    ///
    /// # Panics
    /// If the event does not fit what was told before.
    pub fn hear(&mut self, event: &Event) {
        match event {
            Event::MarkerTurned { is_odd } => self.is_odd = Some(*is_odd),
            Event::Ended => self.is_over = true,
            _ => {}
        }
        self.hear_of_cards(event);
        self.hear_of_yard(event);
        self.hear_of_cities(event);
        self.hear_of_points(event);
    }

    /// Cards that are dealt, opened and taken.
    fn hear_of_cards(&mut self, event: &Event) {
        match event {
            Event::Dealt { seat, money } => self.gain(*seat, money),
            Event::CardOpened { card: Card::Scoring(_) } => {}
            Event::CardOpened { card } => self.open.push(*card),
            Event::Took { seat, money } => {
                money.coins().for_each(|coin| self.close(Card::Coin(coin)));
                self.gain(*seat, money);
            }
            Event::TookBureau { seat, card } => {
                self.close(*card);
                self.hands.entry(*seat).or_default().push(*card);
            }
            _ => {}
        }
    }

    /// Tiles on their way from the yard to where they wait.
    fn hear_of_yard(&mut self, event: &Event) {
        match event {
            Event::TileOpened { face, .. } => assert!(self.yard.insert(*face)),
            Event::DirkGot { faces } => self.dirk.extend(faces),
            Event::Bought { seat, face, pay, .. } => {
                assert!(self.yard.remove(face) && self.waiting.insert(*face));
                self.lose(*seat, &pay.money);
                if let Some(bureau) = pay.bureau {
                    self.drop_card(*seat, Card::Bureau(bureau));
                }
            }
            Event::TookHut { face, .. } => assert!(self.waiting.insert(*face)),
            Event::Turned { seat, face, pay } => {
                let other = face.other_side().expect("two sides");
                assert!(self.waiting.remove(&other) && self.waiting.insert(*face));
                self.lose(*seat, pay);
            }
            Event::LastTile(LastTile { face, to: Some(_), .. }) => {
                assert!(self.yard.remove(face) && self.waiting.insert(*face));
            }
            _ => {}
        }
    }

    /// Tiles that are placed, and those that are moved.
    fn hear_of_cities(&mut self, event: &Event) {
        match event {
            Event::Built { seat, face, at, from_reserve } => {
                let source = if *from_reserve {
                    self.reserves.entry(*seat).or_default()
                } else {
                    &mut self.waiting
                };
                assert!(source.remove(face), "{face:?} came from nowhere");
                assert!(self.cities.entry(*seat).or_default().insert(*at, *face).is_none());
            }
            Event::Stored { seat, face } => {
                // Into the reserve either side goes for nothing, so the other one may have waited (G6).
                let other = face.other_side().unwrap_or(*face);
                assert!(self.waiting.remove(face) || self.waiting.remove(&other));
                self.reserves.entry(*seat).or_default().insert(*face);
            }
            Event::Given { face, .. } => {
                assert!(self.waiting.remove(face) && self.dirk.insert(*face));
            }
            Event::Removed { seat, face, at } => {
                assert_eq!(self.cities.entry(*seat).or_default().remove(at), Some(*face));
                self.reserves.entry(*seat).or_default().insert(*face);
            }
            Event::Swapped { seat, out, into, at } => {
                assert_eq!(self.cities.entry(*seat).or_default().insert(*at, *into), Some(*out));
                let reserve = self.reserves.entry(*seat).or_default();
                assert!(reserve.remove(into) && reserve.insert(*out));
            }
            _ => {}
        }
    }

    /// Scorings.
    fn hear_of_points(&mut self, event: &Event) {
        match event {
            Event::LinesScored { lengths, .. } => {
                for score in lengths {
                    *self.points.entry(Who::Seat(score.seat)).or_default() += score.points;
                }
            }
            Event::BuildingScored { ranks, .. } => {
                for rank in ranks {
                    *self.points.entry(rank.who).or_default() += rank.points;
                }
            }
            Event::ScoringEnded { scoring, points } => {
                assert!(self.scored.insert(*scoring), "a scoring was told twice");
                for (who, now) in points {
                    assert_eq!(self.points.get(who).copied().unwrap_or(0), *now, "{who:?}");
                }
            }
            _ => {}
        }
    }

    /// Compares the notes with the table.
    ///
    /// # Panics
    /// If something was not told, or told wrongly.
    pub fn agree(&self, game: &Cities) {
        for seat in Seat::all(game.seats()) {
            let city: BTreeMap<Cell, Face> =
                game.city(seat).tiles().iter().map(|laid| (laid.at, laid.face)).collect();
            assert_eq!(
                self.cities.get(&seat).cloned().unwrap_or_default(),
                city,
                "city of {seat:?}"
            );
            let reserve: BTreeSet<Face> = game.reserve(seat).iter().collect();
            assert_eq!(self.reserves.get(&seat).cloned().unwrap_or_default(), reserve);
            let coins = self.hands.get(&seat).into_iter().flatten().filter_map(|card| match card {
                Card::Coin(coin) => Some(*coin),
                _ => None,
            });
            assert_eq!(coins.collect::<Money>(), *game.money(seat), "money of {seat:?}");
            let points = self.points.get(&Who::Seat(seat)).copied().unwrap_or(0);
            assert_eq!(u32::from(points), game.points(seat));
        }
        let mut open: Vec<Card> = game.open_cards().iter().flatten().copied().collect();
        let mut noted = self.open.clone();
        open.sort_unstable();
        noted.sort_unstable();
        assert_eq!(noted, open, "open cards");
        assert_eq!(self.yard, game.yard().map(|(_, face)| face).collect(), "yard");
        assert_eq!(self.waiting, game.waiting().iter().collect(), "tiles beside the city");
        if let Some((tiles, points)) = game.dirk() {
            assert_eq!(self.dirk, tiles.iter().collect(), "Dirk's tiles");
            assert_eq!(self.points.get(&Who::Dirk).copied().unwrap_or(0), points);
        }
        if game.sets().contains(&Set::Granada) {
            assert_eq!(self.is_odd.unwrap_or(true), game.next_side_is_odd(), "marker");
        }
        for scoring in [Scoring::A, Scoring::B, Scoring::C] {
            assert_eq!(self.scored.contains(&scoring), game.is_scored(scoring));
        }
        assert_eq!(self.is_over, game.turn() == engine::Turn::Over);
    }

    fn gain(&mut self, seat: Seat, money: &Money) {
        self.hands.entry(seat).or_default().extend(money.coins().map(Card::Coin));
    }

    fn lose(&mut self, seat: Seat, money: &Money) {
        money.coins().for_each(|coin| self.drop_card(seat, Card::Coin(coin)));
    }

    fn drop_card(&mut self, seat: Seat, card: Card) {
        let hand = self.hands.entry(seat).or_default();
        let place = hand.iter().position(|&one| one == card).expect("a card of the hand");
        hand.remove(place);
    }

    fn close(&mut self, card: Card) {
        let place = self.open.iter().position(|&one| one == card).expect("an open card");
        self.open.remove(place);
    }
}
