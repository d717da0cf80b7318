//! The switchboard: every opening of the base game, and which modules answer there.
//!
//! The base game calls this file and never a module. A module is a file; what it keeps is private to
//! it, and its methods are seen from here only. The openings in their order: set-up, main actions,
//! payment, after a turn, before a scoring, what a building counts, a tile that leaves the city, views
//! and guesses, questions, and tables arranged by hand.

mod bonus;
mod bureau;
mod huts;
mod vizier;

use crate::city::City;
use crate::city::cell::Cell;
use crate::city::side::Sides;
use crate::event_sink::EventSink;
use crate::options::Options;
use crate::order::Order;
use crate::pieces::building::Building;
use crate::pieces::bureau::Bureau;
use crate::pieces::card::{Card, Scoring};
use crate::pieces::face::Face;
use crate::pieces::money::{Currency, Money};
use crate::pieces::payment::Payment;
use crate::refusal::Refusal;
use crate::table::{Cities, Phase};
use crate::turn::action::Action;
use bonus::BonusCards;
use bureau::Bureaus;
use engine::{Rng, Seat};
use huts::Huts;
use vizier::Viziers;

pub use huts::MOST_HUTS;

type Verdict = Result<(), Refusal>;

/// The modules in play. Bureaus de change are cards of the deck: nobody has any without the module.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Modules {
    viziers: Option<Viziers>,
    bureaus: Bureaus,
    bonus: Option<BonusCards>,
    huts: Option<Huts>,
}

/// Set-up: the pieces that modules bring along.
impl Modules {
    pub(crate) fn of(options: &Options) -> Self {
        Self {
            viziers: options.viziers.then(|| Viziers::new(options.seats)),
            bureaus: Bureaus::default(),
            bonus: options.bonus_cards.then(BonusCards::default),
            huts: options.huts.then(Huts::default),
        }
    }

    /// The bureau de change cards of a game (B1).
    pub(crate) fn bureau_cards(options: &Options) -> &'static [Bureau] {
        if options.bureaus { &Bureau::ALL } else { &[] }
    }

    /// Where bureau de change cards go, in this order: the piles of the deck (B1).
    pub(crate) fn bureau_piles(cards: &[Bureau]) -> impl Iterator<Item = (usize, Card)> {
        bureau::piles(cards)
    }

    /// The huts of a game (H1).
    pub(crate) fn hut_tiles(options: &Options) -> Vec<Face> {
        if options.huts { Face::huts().collect() } else { Vec::new() }
    }

    /// The bonus cards of a game, by their tiles (N1).
    pub(crate) fn bonus_cards(options: &Options) -> Vec<Face> {
        if options.bonus_cards { bonus::tiles().collect() } else { Vec::new() }
    }
}

/// Set-up: what is dealt and laid out.
impl Cities {
    pub(crate) fn deal_modules(&mut self, order: &Order, sink: &mut impl EventSink) {
        if let Some(cards) = &mut self.modules.bonus {
            cards.deal(self.seats, &order.bonus_cards, sink);
        }
        if let Some(huts) = &mut self.modules.huts {
            huts.stack(&order.huts);
            huts.turn_up(sink);
        }
    }
}

/// Main actions: what is listed.
impl Cities {
    /// The bureaus de change among the open cards (B2).
    pub(crate) fn each_open_bureau(&self, each: &mut impl FnMut(Action)) {
        (0..4).filter_map(|place| self.bureau_at(place)).for_each(each);
    }

    /// What takes the open card at a place, if it is a bureau de change (B2).
    pub(crate) fn bureau_at(&self, place: usize) -> Option<Action> {
        bureau::taking(self.open[place])
    }

    /// Main actions that only modules have (H2, V4).
    pub(crate) fn each_module_action(&self, each: &mut impl FnMut(Action)) {
        self.takable_huts(self.decider).map(Action::TakeHut).for_each(&mut *each);
        if self.can_wake_vizier() {
            each(Action::WakeVizier);
        }
    }

    /// True if there is any of these: then passing is not allowed (T11).
    pub(crate) fn has_module_action(&self) -> bool {
        self.can_wake_vizier() || self.takable_huts(self.decider).next().is_some()
    }

    /// True if a module is played that has main actions.
    pub(crate) fn may_have_module_actions(&self) -> bool {
        self.modules.huts.is_some() || self.modules.viziers.is_some()
    }

    /// Bonus cards that the one who decides could play (N2).
    pub(crate) fn each_bonus_card(&self, each: &mut impl FnMut(Action)) {
        self.playable_bonus_cards().map(Action::PlayBonus).for_each(each);
    }
}

/// Main actions: what is allowed.
impl Cities {
    pub(crate) fn check_take_bureau(&self, bureau: Bureau) -> Verdict {
        self.check_bureau_is_open(bureau)
    }

    pub(crate) fn check_take_hut(&self, hut: Face) -> Verdict {
        self.check_hut(hut)
    }

    pub(crate) fn check_wake_vizier(&self) -> Verdict {
        self.check_vizier_sleeps()
    }

    pub(crate) fn check_play_bonus(&self, face: Face) -> Verdict {
        self.check_bonus_card(face)
    }
}

/// Main actions: what they do. Whatever ends the actions of the turn is left to the base game.
impl Cities {
    pub(crate) fn take_bureau(&mut self, bureau: Bureau, sink: &mut impl EventSink) {
        self.take_open_bureau(bureau, sink);
    }

    pub(crate) fn take_hut(&mut self, hut: Face, sink: &mut impl EventSink) {
        self.take_hut_of_pile(hut, sink);
    }

    pub(crate) fn wake_vizier(&mut self, sink: &mut impl EventSink) {
        self.turn_vizier_up(sink);
    }

    pub(crate) fn play_bonus(&mut self, face: Face, sink: &mut impl EventSink) {
        self.play_bonus_card(face, sink);
    }

    /// No: to a vizier (V3), or to bonus cards (N2).
    pub(crate) fn decline(&mut self, sink: &mut impl EventSink) {
        if self.phase == Phase::Vizier {
            self.decline_vizier(sink);
        } else {
            self.decline_bonus_cards(sink);
        }
    }

    /// Whoever is asked, too, may be let first (V3, N2).
    pub(crate) fn check_ask(&self, seat: Seat) -> Verdict {
        if self.asked().contains(&seat) {
            return Ok(());
        }
        Err(Refusal::NotNow { rule: if self.phase == Phase::Vizier { "V3" } else { "N2" } })
    }
}

/// Payment.
impl Cities {
    /// The second currency of a payment on a space, by its bureau de change (B3).
    pub(crate) fn second_currency(
        &self,
        space: Currency,
        pay: &Payment,
    ) -> Result<Option<Currency>, Refusal> {
        pay.bureau.map(|bureau| self.partner_by(bureau, space)).transpose()
    }

    /// Payments of a price that only a bureau de change allows (B3).
    pub(crate) fn each_mixed_payment(
        &self,
        space: Currency,
        price: u8,
        each: &mut impl FnMut(Payment),
    ) {
        if self.may_mix_currencies() {
            self.each_payment_by_bureau(space, price, each);
        }
    }

    /// True if the one who decides has a bureau de change.
    pub(crate) fn may_mix_currencies(&self) -> bool {
        self.modules.bureaus.has_any(self.decider)
    }

    /// True if only the exact price is taken (V2).
    pub fn must_pay_exactly(&self) -> bool {
        self.phase == Phase::Vizier
    }

    /// True if a sum buys what costs this: too much is lost (M7), or not taken at all (V2).
    pub fn is_enough(&self, sum: u32, price: u32) -> bool {
        sum == price || sum > price && !self.must_pay_exactly()
    }

    /// A tile was paid: a bureau de change is spent with the money (B4).
    pub(crate) fn spend_bureau(&mut self, pay: &Payment) {
        if let Some(bureau) = pay.bureau {
            self.modules.bureaus.spend(self.decider, bureau);
            self.discards.add_bureau(bureau);
        }
    }

    /// A tile was bought by a vizier's favour (V2).
    pub(crate) fn has_bought_by_vizier(&mut self) {
        self.use_vizier();
    }
}

/// After a turn.
impl Cities {
    /// What is turned up when the table is refilled (H2).
    pub(crate) fn refill_modules(&mut self, sink: &mut impl EventSink) {
        if let Some(huts) = &mut self.modules.huts {
            huts.turn_up(sink);
        }
    }

    /// A vizier's purchase is placed (V3).
    pub(crate) fn end_vizier(&mut self, sink: &mut impl EventSink) {
        self.end_favour(sink);
    }

    /// Asks before the next turn begins (V3); false if nobody is to be asked.
    pub(crate) fn ask_after_turn(&mut self) -> bool {
        self.ask_next_vizier()
    }
}

/// Before a scoring.
impl Cities {
    /// Asks the next holder of bonus cards (N2); false when all have been asked.
    pub(crate) fn ask_before_scoring(&mut self, scoring: Scoring) -> bool {
        self.ask_for_bonus_cards(scoring)
    }
}

/// What a building counts, and a tile that leaves the city.
impl Cities {
    /// What modules add to a building's count in a seat's city (N3, H5).
    pub(crate) fn extra_count(&self, seat: Seat, building: Building) -> u16 {
        let bonus = self.modules.bonus.map_or(0, |cards| cards.played_for(seat, building));
        let huts = match self.modules.huts {
            Some(_) => huts::counted(self.city(seat), building),
            None => 0,
        };
        bonus + huts
    }

    /// A tile has left the city of a seat (N4).
    pub(crate) fn tile_left(&mut self, seat: Seat, face: Face, sink: &mut impl EventSink) {
        if let Some(cards) = &mut self.modules.bonus {
            cards.tile_left(seat, face, sink);
        }
    }
}

/// Views and guesses.
impl Cities {
    /// Puts what a seat cannot know into one fixed order.
    pub(crate) fn forget_modules(&mut self, seat: Seat) {
        if let Some(huts) = &mut self.modules.huts {
            huts.forget_order();
        }
        if let Some(cards) = &mut self.modules.bonus {
            cards.forget_hands(seat);
        }
    }

    /// Draws anew what a seat cannot know.
    pub(crate) fn guess_modules(&mut self, seat: Seat, rng: &mut impl Rng) {
        if let Some(huts) = &mut self.modules.huts {
            huts.guess_order(rng);
        }
        if let Some(cards) = &mut self.modules.bonus {
            cards.guess_hands(seat, rng);
        }
    }
}

/// Questions.
impl Cities {
    /// True if the seat's vizier is face up; nothing if viziers are not played.
    pub fn vizier_is_awake(&self, seat: Seat) -> Option<bool> {
        self.modules.viziers.map(|viziers| viziers.is_awake(seat))
    }

    /// True if the one who decides has a vizier that sleeps (V4).
    pub fn can_wake_vizier(&self) -> bool {
        self.vizier_is_awake(self.decider) == Some(false)
    }

    /// The seat's bureau de change cards, known to a perfect memory as its money is.
    pub fn bureaus(&self, seat: Seat) -> impl Iterator<Item = Bureau> {
        self.modules.bureaus.of(seat)
    }

    /// The most that the one who decides could pay on a space, with the best bureau de change.
    pub fn most_payable(&self, space: Currency) -> u32 {
        let money: &Money = self.money(self.decider);
        let partners = self.bureaus(self.decider).filter_map(|bureau| bureau.partner(space));
        let best = partners.map(|partner| money.purse(partner).sum()).max();
        money.purse(space).sum() + best.unwrap_or(0)
    }

    /// The bonus cards in a seat's hand: only for that seat's eyes.
    pub fn bonus_hand(&self, seat: Seat) -> Vec<Face> {
        self.modules.bonus.iter().flat_map(|cards| cards.in_hand(seat)).collect()
    }

    /// True if the tile that a bonus card names stands in a seat's city (N2).
    pub fn has_bonus_tile(&self, seat: Seat, card: Face) -> bool {
        self.city(seat).cell_of(card).is_some()
    }

    /// The bonus cards that a seat has in play.
    pub fn bonus_played(&self, seat: Seat) -> Vec<Face> {
        self.modules.bonus.iter().flat_map(|cards| cards.in_play(seat)).collect()
    }

    /// How many bonus cards a seat holds.
    pub fn bonus_count(&self, seat: Seat) -> u32 {
        self.modules.bonus.map_or(0, |cards| cards.count(seat))
    }

    /// The face-up hut of each pile with the number left in it, in the order of Alhambra's buildings;
    /// nothing if huts are not played.
    pub fn huts(&self) -> Option<[(Option<Face>, u8); 6]> {
        let huts = self.modules.huts?;
        Some(std::array::from_fn(|pile| (huts.top(pile), huts.left(pile))))
    }

    /// The huts that a seat could take for an action: face up, and within its limit (H2, H4).
    pub fn takable_huts(&self, seat: Seat) -> impl Iterator<Item = Face> {
        let huts = self.modules.huts.filter(|_| self.may_have_another_hut(seat));
        huts.into_iter().flat_map(|huts| (0..6).filter_map(move |pile| huts.top(pile)))
    }

    /// True if the limit of huts leaves a seat room for one more (H4).
    pub fn may_have_another_hut(&self, seat: Seat) -> bool {
        self.hut_count(seat) < MOST_HUTS
    }

    /// How many huts a seat has, those that wait or lie in the reserve included (H4).
    pub fn hut_count(&self, seat: Seat) -> usize {
        self.huts_of(seat)
    }

    /// Who is still to be asked before the game goes on, for a vizier (V3) or bonus cards (N2), in the
    /// order of the rules.
    pub fn asked(&self) -> Vec<Seat> {
        match self.phase {
            Phase::Vizier => self.viziers_to_ask().collect(),
            Phase::Bonus(_) => self.bonus_holders_to_ask().collect(),
            _ => Vec::new(),
        }
    }

    /// True if the seat was asked and has answered: no to a vizier since the last purchase (V3), or
    /// all it wanted with bonus cards before this scoring (N2).
    pub fn has_answered(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Vizier => self.has_declined_vizier(seat),
            Phase::Bonus(_) => self.has_answered_for_bonus_cards(seat),
            _ => false,
        }
    }

    /// True if a seat that is asked could do anything but say no. Its hand tells: it is for tables
    /// where all hands are open.
    pub fn could_answer(&self, seat: Seat) -> bool {
        let mut asked = self.clone();
        asked.decider = seat;
        let mut can = false;
        asked.each_action(&mut |action| can |= action != Action::Decline);
        can && self.asked().contains(&seat)
    }
}

impl City {
    /// The sides on which a hut has a neighbour that counts, where it lies or would lie (H5).
    pub fn hut_neighbours(&self, hut: Face, at: Cell) -> Sides {
        huts::neighbours(self, hut, at)
    }
}

/// Tables arranged by hand. A module that is not played is not arranged.
impl Cities {
    pub(crate) fn arrange_vizier_asleep(&mut self, seat: Seat) {
        if let Some(viziers) = &mut self.modules.viziers {
            viziers.put_to_sleep(seat);
        }
    }

    pub(crate) fn arrange_bureaus(&mut self, seat: Seat, bureaus: &[Bureau]) {
        self.modules.bureaus.give(seat, bureaus);
    }

    pub(crate) fn arrange_bonus_cards(&mut self, seat: Seat, faces: &[Face]) {
        if let Some(cards) = &mut self.modules.bonus {
            cards.give(seat, faces);
        }
    }
}
