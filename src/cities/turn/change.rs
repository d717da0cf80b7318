//! What an allowed action does. Nothing here can fail: everything was checked.

use crate::city::cell::Cell;
use crate::event::Event;
use crate::event_sink::EventSink;
use crate::pieces::card::Card;
use crate::pieces::face::Face;
use crate::pieces::money::Money;
use crate::pieces::payment::Payment;
use crate::table::{Cities, Phase};
use crate::turn::action::Action;

impl Cities {
    /// Carries an allowed action out.
    pub(crate) fn change(&mut self, action: &Action, sink: &mut impl EventSink) {
        match *action {
            Action::Take(money) => self.take(money, sink),
            Action::TakeBureau(bureau) => {
                self.take_bureau(bureau, sink);
                self.end_actions_with_gain();
            }
            Action::Buy { tile, pay } => self.buy(tile, &pay, sink),
            Action::Build { tile, at } => self.build(tile, at, sink),
            Action::Remove { at } => self.remove(at, sink),
            Action::Swap { at, tile } => self.swap(tile, at, sink),
            Action::TakeHut(hut) => {
                self.take_hut(hut, sink);
                self.end_actions_with_gain();
            }
            Action::WakeVizier => {
                self.wake_vizier(sink);
                self.end_actions();
            }
            Action::Pass => self.pass(sink),
            Action::Place { tile, at, pay } => self.place(tile, at, &pay, sink),
            Action::Store { tile } => self.store(tile, sink),
            Action::Give { tile, pay } => self.give(tile, &pay, sink),
            Action::PlayBonus(face) => self.play_bonus(face, sink),
            Action::EndTurn if self.phase == Phase::End => self.end_turn(sink),
            Action::EndTurn => self.end_vizier(sink),
            Action::Decline => self.decline(sink),
            Action::Ask(seat) => self.decider = seat,
        }
    }

    /// T5: any action but an exact purchase ends the actions of the turn.
    fn end_actions(&mut self) {
        self.actions_taken += 1;
        self.phase = if self.waiting.is_empty() { Phase::End } else { Phase::Place };
    }

    /// Ends the actions with one that keeps the game going (E7).
    fn end_actions_with_gain(&mut self) {
        self.took_something = true;
        self.end_actions();
    }

    fn pass(&mut self, sink: &mut impl EventSink) {
        let seat = self.decider;
        sink.tell(|| Event::Passed { seat });
        self.end_actions();
    }
}

/// Money.
impl Cities {
    fn take(&mut self, money: Money, sink: &mut impl EventSink) {
        let seat = self.decider;
        for coin in money.coins() {
            self.close(Card::Coin(coin));
        }
        self.player_mut(seat).money.add_all(&money);
        sink.tell(|| Event::Took { seat, money });
        self.end_actions_with_gain();
    }

    /// Takes one such card from the open ones.
    pub(crate) fn close(&mut self, card: Card) {
        let place = self.open.iter().position(|&one| one == Some(card));
        debug_assert!(place.is_some(), "the card was checked");
        if let Some(place) = place {
            self.open[place] = None;
        }
    }

    pub(crate) fn pay(&mut self, money: &Money) {
        self.player_mut(self.decider).money.remove_all(money);
        self.discards.money.add_all(money);
    }

    fn buy(&mut self, tile: Face, pay: &Payment, sink: &mut impl EventSink) {
        let seat = self.decider;
        let Some(space) = self.yard.find(tile) else {
            debug_assert!(false, "the tile was checked");
            return;
        };
        let by_vizier = self.phase == Phase::Vizier;
        self.yard.put(space, tile.set(), None);
        self.pay(&pay.money);
        self.spend_bureau(pay);
        self.waiting.add(tile);
        // T4: the exact price earns another action, but not out of turn (V2).
        let plays_on = !by_vizier && pay.money.sum() == u32::from(tile.price());
        sink.tell(|| Event::Bought { seat, face: tile, space, pay: *pay, plays_on, by_vizier });
        if by_vizier {
            self.has_bought_by_vizier();
        } else if plays_on {
            self.took_something = true;
            self.actions_taken += 1;
        } else {
            self.end_actions_with_gain();
        }
    }
}

/// Redesigning (T6).
impl Cities {
    fn build(&mut self, tile: Face, at: Cell, sink: &mut impl EventSink) {
        self.player_mut(self.decider).reserve.remove(tile);
        self.lay(tile, at, true, sink);
        self.end_actions();
    }

    fn remove(&mut self, at: Cell, sink: &mut impl EventSink) {
        let seat = self.decider;
        let player = self.player_mut(seat);
        let Some(face) = player.city.lift(at) else {
            debug_assert!(false, "the tile was checked");
            return;
        };
        player.reserve.add(face);
        sink.tell(|| Event::Removed { seat, face, at });
        self.tile_left(seat, face, sink);
        self.end_actions();
    }

    fn swap(&mut self, tile: Face, at: Cell, sink: &mut impl EventSink) {
        let seat = self.decider;
        let player = self.player_mut(seat);
        let Some(out) = player.city.lift(at) else {
            debug_assert!(false, "the tile was checked");
            return;
        };
        let is_laid = player.city.lay(tile, at);
        debug_assert!(is_laid, "a tile lay there before");
        player.reserve.remove(tile);
        player.reserve.add(out);
        sink.tell(|| Event::Swapped { seat, out, into: tile, at });
        self.tile_left(seat, out, sink);
        self.end_actions();
    }
}

/// Placing what waits (T8).
impl Cities {
    fn place(&mut self, tile: Face, at: Cell, pay: &Money, sink: &mut impl EventSink) {
        self.unwait(tile, pay, sink);
        self.lay(tile, at, false, sink);
        self.after_placing(sink);
    }

    fn store(&mut self, tile: Face, sink: &mut impl EventSink) {
        let seat = self.decider;
        self.unwait(tile, &Money::NONE, sink);
        self.player_mut(seat).reserve.add(tile);
        sink.tell(|| Event::Stored { seat, face: tile });
        self.after_placing(sink);
    }

    fn lay(&mut self, face: Face, at: Cell, from_reserve: bool, sink: &mut impl EventSink) {
        let seat = self.decider;
        let city = &mut self.player_mut(seat).city;
        let founds = city.would_found(face);
        let is_laid = city.lay(face, at);
        debug_assert!(is_laid, "the place was checked");
        sink.tell(|| Event::Built { seat, face, at, from_reserve });
        if founds {
            sink.tell(|| Event::Founded { seat, at });
        }
    }

    pub(crate) fn after_placing(&mut self, sink: &mut impl EventSink) {
        if !self.waiting.is_empty() {
            return;
        }
        match self.phase {
            Phase::Last => self.go_on(sink),
            Phase::VizierPlace => self.phase = Phase::VizierEnd,
            _ => self.phase = Phase::End,
        }
    }
}
