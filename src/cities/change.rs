//! What an allowed action does. Nothing here can fail: everything was checked.

use crate::action::Action;
use crate::card::Card;
use crate::cell::Cell;
use crate::event::Event;
use crate::face::Face;
use crate::modules::bonus::bit_of;
use crate::money::Money;
use crate::payment::Payment;
use crate::table::{Cities, Phase};
use crate::tell::Teller;

impl Cities {
    /// Carries an allowed action out.
    pub(crate) fn change(&mut self, action: &Action, teller: &mut impl Teller) {
        match *action {
            Action::Take(money) => self.take(money, teller),
            Action::TakeBureau(bureau) => {
                let (seat, card) = (self.decider, Card::Bureau(bureau));
                self.close(card);
                self.player_mut(seat).bureaus |= 1 << bureau.index();
                teller.tell(|| Event::TookBureau { seat, card });
                self.took_something = true;
                self.end_actions();
            }
            Action::Buy { tile, pay } => self.buy(tile, &pay, teller),
            Action::Build { tile, at } => {
                self.player_mut(self.decider).reserve.remove(tile);
                self.lay(tile, at, true, teller);
                self.end_actions();
            }
            Action::Remove { at } => {
                self.remove(at, teller);
                self.end_actions();
            }
            Action::Swap { at, tile } => {
                self.swap(tile, at, teller);
                self.end_actions();
            }
            Action::TakeHut(hut) => self.take_hut(hut, teller),
            Action::WakeVizier => {
                let seat = self.decider;
                if let Some(viziers) = &mut self.modules.viziers {
                    viziers.wake(seat);
                }
                teller.tell(|| Event::VizierWoke { seat });
                self.end_actions();
            }
            Action::Pass => {
                let seat = self.decider;
                teller.tell(|| Event::Passed { seat });
                self.end_actions();
            }
            Action::Place { tile, at, pay } => {
                self.unwait(tile, &pay, teller);
                self.lay(tile, at, false, teller);
                self.after_placing(teller);
            }
            Action::Store { tile } => {
                let seat = self.decider;
                self.unwait(tile, &Money::NONE, teller);
                self.player_mut(seat).reserve.add(tile);
                teller.tell(|| Event::Stored { seat, face: tile });
                self.after_placing(teller);
            }
            Action::Give { tile, pay } => {
                let seat = self.decider;
                self.unwait(tile, &pay, teller);
                self.dirk.tiles.add(tile);
                teller.tell(|| Event::Given { seat, face: tile });
                self.after_placing(teller);
            }
            Action::PlayBonus(face) => self.play_bonus(face, teller),
            Action::EndTurn if self.phase == Phase::End => self.end_turn(teller),
            Action::EndTurn => self.end_vizier(teller),
            Action::Decline => self.decline(teller),
        }
    }

    fn take(&mut self, money: Money, teller: &mut impl Teller) {
        let seat = self.decider;
        for coin in money.coins() {
            self.close(Card::Coin(coin));
        }
        self.player_mut(seat).money.add_all(&money);
        teller.tell(|| Event::Took { seat, money });
        self.took_something = true;
        self.end_actions();
    }

    /// Takes one such card from the open ones.
    fn close(&mut self, card: Card) {
        if let Some(place) = self.open.iter_mut().find(|place| **place == Some(card)) {
            *place = None;
        }
    }

    fn buy(&mut self, tile: Face, pay: &Payment, teller: &mut impl Teller) {
        let seat = self.decider;
        let Some((space, place)) = self.find_in_yard(tile) else {
            return;
        };
        let by_vizier = self.phase == Phase::Vizier;
        self.yard[space.index()][place] = None;
        self.pay(&pay.money);
        if let Some(bureau) = pay.bureau {
            self.player_mut(seat).bureaus &= !(1 << bureau.index());
            self.discards.add_bureau(bureau);
        }
        self.waiting.add(tile);
        // T4: the exact price earns another action, but not out of turn (V2).
        let plays_on = !by_vizier && pay.money.sum() == u32::from(tile.price());
        teller.tell(|| Event::Bought { seat, face: tile, space, pay: *pay, plays_on, by_vizier });
        if by_vizier {
            self.idle = 0;
            self.phase = Phase::VizierPlace;
            if let Some(viziers) = &mut self.modules.viziers {
                viziers.put_to_sleep(seat);
            }
            return;
        }
        self.took_something = true;
        if plays_on {
            self.actions_taken += 1;
        } else {
            self.end_actions();
        }
    }

    fn pay(&mut self, money: &Money) {
        self.player_mut(self.decider).money.remove_all(money);
        self.discards.money.add_all(money);
    }

    /// T5: any other action ends the actions of the turn.
    fn end_actions(&mut self) {
        self.actions_taken += 1;
        self.phase = if self.waiting.is_empty() { Phase::End } else { Phase::Place };
    }

    fn remove(&mut self, at: Cell, teller: &mut impl Teller) {
        let seat = self.decider;
        let player = self.player_mut(seat);
        let Some(face) = player.city.lift(at) else {
            return;
        };
        player.reserve.add(face);
        teller.tell(|| Event::Removed { seat, face, at });
        self.tile_left(seat, face, teller);
    }

    fn swap(&mut self, tile: Face, at: Cell, teller: &mut impl Teller) {
        let seat = self.decider;
        let player = self.player_mut(seat);
        let Some(out) = player.city.lift(at) else {
            return;
        };
        player.city.lay(tile, at);
        player.reserve.remove(tile);
        player.reserve.add(out);
        teller.tell(|| Event::Swapped { seat, out, into: tile, at });
        self.tile_left(seat, out, teller);
    }

    fn take_hut(&mut self, hut: Face, teller: &mut impl Teller) {
        let seat = self.decider;
        if let Some(huts) = &mut self.modules.huts {
            huts.take(hut);
        }
        self.waiting.add(hut);
        teller.tell(|| Event::TookHut { seat, face: hut });
        self.took_something = true;
        self.end_actions();
    }

    /// Takes a tile from those that wait, turned over if that face is asked for.
    fn unwait(&mut self, tile: Face, pay: &Money, teller: &mut impl Teller) {
        let seat = self.decider;
        if self.waiting.has(tile) {
            self.waiting.remove(tile);
            return;
        }
        if let Some(other) = tile.other_side() {
            self.waiting.remove(other);
        }
        self.pay(pay);
        teller.tell(|| Event::Turned { seat, face: tile, pay: *pay });
    }

    fn lay(&mut self, face: Face, at: Cell, from_reserve: bool, teller: &mut impl Teller) {
        let seat = self.decider;
        let city = &mut self.player_mut(seat).city;
        let founds = city.would_found(face);
        city.lay(face, at);
        teller.tell(|| Event::Built { seat, face, at, from_reserve });
        if founds {
            teller.tell(|| Event::Founded { seat, at });
        }
    }

    fn after_placing(&mut self, teller: &mut impl Teller) {
        if !self.waiting.is_empty() {
            return;
        }
        match self.phase {
            Phase::Last => self.go_on(teller),
            Phase::VizierPlace => self.phase = Phase::VizierEnd,
            _ => self.phase = Phase::End,
        }
    }

    fn play_bonus(&mut self, face: Face, teller: &mut impl Teller) {
        let seat = self.decider;
        let (Some(cards), Some(bit)) = (&mut self.modules.bonus, bit_of(face)) else {
            return;
        };
        cards.play(seat, bit);
        teller.tell(|| Event::BonusPlayed { seat, face });
        if matches!(self.phase, Phase::Bonus(_)) && cards.hands[seat.index()] == 0 {
            cards.to_ask &= !(1 << seat.0);
            self.go_on(teller);
        }
    }

    fn decline(&mut self, teller: &mut impl Teller) {
        let seat = self.decider;
        if self.phase == Phase::Vizier {
            teller.tell(|| Event::VizierDeclined { seat });
            if !self.ask_further_viziers() {
                self.begin_turn();
            }
            return;
        }
        if let Some(cards) = &mut self.modules.bonus {
            cards.to_ask &= !(1 << seat.0);
        }
        teller.tell(|| Event::BonusDeclined { seat });
        self.go_on(teller);
    }
}
