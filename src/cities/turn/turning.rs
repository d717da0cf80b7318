//! Turning a bought tile over: when it may be, and what it costs.

use crate::event::Event;
use crate::event_sink::EventSink;
use crate::pieces::face::Face;
use crate::pieces::money::{Currency, Money};
use crate::pieces::payment::payments;
use crate::refusal::Refusal;
use crate::table::{Cities, Phase};

type Verdict = Result<(), Refusal>;

/// What turning a tile over costs, in one currency (G5).
pub const TURNING_FEE: u8 = 3;

impl Cities {
    /// True if a waiting tile may be turned over: what is got at the end stays as it lies (G15).
    pub fn may_turn(&self) -> bool {
        self.phase != Phase::Last
    }

    /// Calls `each` with every sensible way to pay for turning a tile over (G5).
    pub(crate) fn each_turning_fee(&self, each: &mut impl FnMut(Money)) {
        for currency in Currency::ALL {
            payments(self.me().money.purse(currency), TURNING_FEE, &mut |purse| {
                each(Money::of(currency, purse));
            });
        }
    }

    /// A waiting tile lies as it was bought for nothing, or turned over for the fee (G5).
    pub(crate) fn check_turning(&self, tile: Face, pay: &Money) -> Verdict {
        if self.waiting.has(tile) {
            return if pay.is_empty() { Ok(()) } else { Err(Refusal::TurningCosts) };
        }
        self.check_other_side(tile)?;
        if !self.me().money.holds(pay) {
            return Err(Refusal::NotInHand);
        }
        if !pay.is_empty() && pay.only_currency().is_none() {
            return Err(Refusal::TurningCosts);
        }
        match u32::from(TURNING_FEE).saturating_sub(pay.sum()) {
            0 => Ok(()),
            missing => Err(Refusal::FeeShort { missing }),
        }
    }

    /// Into the reserve either side goes for nothing (G6).
    pub(crate) fn check_store(&self, tile: Face) -> Verdict {
        if self.waiting.has(tile) { Ok(()) } else { self.check_other_side(tile) }
    }

    fn check_other_side(&self, tile: Face) -> Verdict {
        if !tile.other_side().is_some_and(|other| self.waiting.has(other)) {
            return Err(Refusal::NotWaiting(tile));
        }
        if self.may_turn() { Ok(()) } else { Err(Refusal::NotTurned) }
    }

    /// Takes a tile from those that wait, turned over if that face is asked for.
    pub(crate) fn unwait(&mut self, tile: Face, pay: &Money, sink: &mut impl EventSink) {
        let seat = self.decider;
        if self.waiting.has(tile) {
            self.waiting.remove(tile);
            return;
        }
        let other = tile.other_side();
        debug_assert!(other.is_some_and(|other| self.waiting.has(other)), "the tile was checked");
        if let Some(other) = other {
            self.waiting.remove(other);
        }
        self.pay(pay);
        sink.tell(|| Event::Turned { seat, face: tile, pay: *pay });
    }
}
