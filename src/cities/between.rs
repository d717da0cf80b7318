//! Between two turns: refilling, scorings, viziers, and the end.

use crate::building::Set;
use crate::card::{Card, Scoring};
use crate::deck::reshuffled;
use crate::event::Event;
use crate::face::Face;
use crate::money::Currency;
use crate::table::{Cities, Phase};
use crate::tell::Teller;
use engine::Seat;

impl Cities {
    /// The turn's player has ended it (T9).
    pub(crate) fn end_turn(&mut self, teller: &mut impl Teller) {
        let seat = self.turn;
        teller.tell(|| Event::TurnEnded { seat });
        self.idle = if self.took_something { 0 } else { self.idle + 1 };
        self.took_something = false;
        self.refill_money(false, teller);
        let is_full = self.refill_yard(teller);
        if self.story.due != [false; 2] {
            self.refill_money(true, teller);
        }
        if let Some(huts) = &mut self.modules.huts {
            huts.turn_up(teller);
        }
        // E7: three whole rounds in which nobody took anything.
        let is_idle = self.idle >= 3 * self.seats;
        self.story.is_ending = !is_full || is_idle;
        self.story.is_idle = is_full && is_idle;
        self.go_on(teller);
    }

    /// A vizier's purchase is placed (V3).
    pub(crate) fn end_vizier(&mut self, teller: &mut impl Teller) {
        let is_full = self.refill_yard(teller);
        self.story.is_ending = !is_full;
        self.go_on(teller);
    }

    /// Fills the open cards up. A scoring card leaves the game; it is replaced once the yard is filled.
    fn refill_money(&mut self, replaces: bool, teller: &mut impl Teller) {
        for place in 0..4 {
            while self.open[place].is_none() {
                let Some(card) = self.draw_card(teller) else { return };
                teller.tell(|| Event::CardOpened { card });
                match card {
                    Card::Scoring(scoring) => self.story.due[scoring as usize] = true,
                    _ => self.open[place] = Some(card),
                }
                if !replaces {
                    break;
                }
            }
        }
    }

    /// The next card; if need be from the discards (M6).
    fn draw_card(&mut self, teller: &mut impl Teller) -> Option<Card> {
        if self.deck.len() == 0 {
            if self.discards.is_empty() {
                return None;
            }
            self.deck = reshuffled(&mut self.discards, &mut self.dice);
            let cards = self.deck.len();
            teller.tell(|| Event::Reshuffled { cards });
            if self.b_waits {
                // X3: B joins the first new deck.
                let late = [(self.rules.late_pile, Card::Scoring(Scoring::B))];
                self.deck.split_and_add(&late, &mut self.dice);
                self.b_waits = false;
            }
        }
        self.deck.draw()
    }

    /// Fills the yard as far as possible (Y3, G3, X5); false if a place stays empty (E1, X12).
    fn refill_yard(&mut self, teller: &mut impl Teller) -> bool {
        let (mut is_full, mut has_two_sided) = (true, false);
        for space in Currency::ALL {
            for &set in self.rules.sets {
                if self.yard[space.index()][set as usize].is_some() {
                    continue;
                }
                let Some(tile) = self.bags[set as usize].draw() else {
                    is_full = false;
                    continue;
                };
                let face = tile.showing(self.is_odd);
                self.yard[space.index()][set as usize] = Some(face);
                has_two_sided |= face.other_side().is_some();
                teller.tell(|| Event::TileOpened { space, face });
            }
        }
        if has_two_sided {
            self.is_odd = !self.is_odd;
            let is_odd = self.is_odd;
            teller.tell(|| Event::MarkerTurned { is_odd });
        }
        is_full
    }

    /// Whatever is due, up to the next decision: scorings, the last tiles, viziers, the next turn.
    pub(crate) fn go_on(&mut self, teller: &mut impl Teller) {
        loop {
            if let Some(scoring) = self.next_scoring() {
                if self.ask_for_bonus_cards(scoring) {
                    return;
                }
                self.hold(scoring, teller);
            } else if self.is_scored(Scoring::C) {
                self.phase = Phase::Over;
                teller.tell(|| Event::Ended);
                return;
            } else if self.story.is_ending {
                if self.give_next_last_tile(teller) {
                    return;
                }
            } else {
                if !self.ask_viziers() {
                    self.begin_turn();
                }
                return;
            }
        }
    }

    pub(crate) fn begin_turn(&mut self) {
        self.turn = self.turn.next(self.seats);
        self.decider = self.turn;
        self.phase = Phase::Act;
        self.actions_taken = 0;
    }

    /// A before B (T10); C when the last tiles are given (E4).
    fn next_scoring(&self) -> Option<Scoring> {
        let [a, b] = self.story.due;
        let are_given = self.story.is_ending && usize::from(self.story.given) == 8;
        if a {
            Some(Scoring::A)
        } else if b {
            Some(Scoring::B)
        } else {
            (are_given && !self.is_scored(Scoring::C)).then_some(Scoring::C)
        }
    }

    /// Asks the next holder of bonus cards (N2); false when all have been asked.
    fn ask_for_bonus_cards(&mut self, scoring: Scoring) -> bool {
        let seats = self.seats;
        let Some(cards) = &mut self.modules.bonus else {
            return false;
        };
        if !self.story.is_asked {
            self.story.is_asked = true;
            let holders = Seat::all(seats).filter(|seat| cards.hands[seat.index()] != 0);
            cards.to_ask = holders.fold(0, |asked, seat| asked | 1 << seat.0);
        }
        let mut order = self.turn.next(seats).clockwise(seats);
        let Some(seat) = order.find(|seat| cards.to_ask & 1 << seat.0 != 0) else {
            return false;
        };
        (self.phase, self.decider) = (Phase::Bonus(scoring), seat);
        true
    }

    /// Holds a scoring, and gives Dirk what comes right after it (D2).
    fn hold(&mut self, scoring: Scoring, teller: &mut impl Teller) {
        self.story.is_asked = false;
        if let Some(due) = self.story.due.get_mut(scoring as usize) {
            *due = false;
        }
        self.score(scoring, teller);
        self.scored |= 1 << scoring as u8;
        match scoring {
            Scoring::A => self.dirk_draws(|_| 6, self.is_odd, teller),
            Scoring::B => self.dirk_draws(|left| left / 3, self.is_odd, teller),
            Scoring::C => {}
        }
    }

    /// Dirk gets tiles of each set in play, as many as are there (D1, D2, X13).
    pub(crate) fn dirk_draws(
        &mut self,
        how_many: impl Fn(usize) -> usize,
        is_odd: bool,
        teller: &mut impl Teller,
    ) {
        if !self.rules.has_dirk {
            return;
        }
        let mut faces: Vec<Face> = Vec::new();
        for &set in self.rules.sets {
            for _ in 0..how_many(self.bag_count(set)) {
                faces.extend(self.bags[set as usize].draw().map(|tile| tile.showing(is_odd)));
            }
        }
        for &face in &faces {
            self.dirk.tiles.add(face);
        }
        teller.tell(|| Event::DirkGot { faces });
    }

    /// Gives the next tile left in the yard (E2, X12); true if its new owner is to place it.
    fn give_next_last_tile(&mut self, teller: &mut impl Teller) -> bool {
        if self.story.given == 0 {
            let is_idle = self.story.is_idle;
            teller.tell(|| Event::EndReached { is_idle });
        }
        let (space, set) = (usize::from(self.story.given) / 2, usize::from(self.story.given) % 2);
        self.story.given += 1;
        let Some(face) = self.yard[space][set] else {
            return false;
        };
        let space = Currency::ALL[space];
        let held = |seat: Seat| self.player(seat).money.purse(space).sum();
        let most = Seat::all(self.seats).map(held).max().unwrap_or(0);
        let mut leaders = Seat::all(self.seats).filter(|&seat| held(seat) == most);
        let to = leaders.next().filter(|_| leaders.next().is_none());
        teller.tell(|| {
            let totals = Seat::all(self.seats).map(|seat| (seat, held(seat))).collect();
            Event::LastTile { space, face, totals, to }
        });
        let Some(seat) = to else { return false };
        self.yard[space.index()][set] = None;
        self.waiting.add(face);
        (self.phase, self.decider) = (Phase::Last, seat);
        true
    }

    /// Who is still to be asked before the game goes on, for a vizier (V3) or bonus cards (N2), the one
    /// who decides first.
    pub fn asked(&self) -> Vec<Seat> {
        let order = self.next_in_turn().clockwise(self.seats);
        match self.phase {
            Phase::Vizier => order
                .skip_while(|&seat| seat != self.decider)
                .filter(|&seat| self.vizier_is_awake(seat) == Some(true))
                .collect(),
            Phase::Bonus(_) => {
                let to_ask = self.modules.bonus.map_or(0, |cards| cards.to_ask);
                order.filter(|seat| to_ask & 1 << seat.0 != 0).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Whose turn comes after the one that is or was played.
    pub fn next_in_turn(&self) -> Seat {
        self.turn.next(self.seats)
    }

    /// True if the bags of all sets in play are empty.
    pub fn are_bags_empty(&self) -> bool {
        self.rules.sets.iter().all(|&set: &Set| self.bag_count(set) == 0)
    }
}
