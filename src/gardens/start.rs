//! Setting the table.

use crate::board::Board;
use crate::building::Building;
use crate::event::Event;
use crate::hand::Hand;
use crate::options::Options;
use crate::order::Order;
use crate::pile::Pile;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::table::{Gardens, Phase, SEATS};
use engine::{Chance, EventSink, Seat};

impl Gardens {
    pub(crate) fn set_up(
        options: &Options,
        chance: &Chance<Order>,
        sink: &mut impl EventSink<Event>,
    ) -> Result<Self, Refusal> {
        if let Some(reason) = options.refusal() {
            return Err(Refusal::Options(reason));
        }
        let order = match chance {
            Chance::Seed(seed) => Order::shuffled(*seed),
            Chance::Stacked(order) => {
                order.check().map_err(Refusal::Order)?;
                order.clone()
            }
        };
        let mut table = Self::empty(options, &order);
        table.deal(sink);
        Ok(table)
    }

    fn empty(options: &Options, order: &Order) -> Self {
        let building = |site| order.buildings.get(site).copied().unwrap_or(Building::Pavilion);
        Self {
            rules: Rules::of(options),
            seats: options.seats,
            board: Board::new(std::array::from_fn(building)),
            pile: Pile::stacked(&order.gardens),
            hands: [Hand::default(); SEATS],
            points: [0; 4],
            turn: options.oldest,
            phase: Phase::Plant,
        }
    }

    /// Buildings are open, hands are not (R2, R5, R15).
    fn deal(&mut self, sink: &mut impl EventSink<Event>) {
        let buildings = *self.board.buildings();
        sink.tell(|| Event::LaidOut { buildings });
        let count = self.rules.hand;
        for seat in Seat::all(self.seats) {
            self.hands[seat.index()] = (0..count).filter_map(|_| self.pile.draw()).collect();
            sink.tell(|| Event::Dealt { seat, count });
        }
        let seat = self.turn;
        sink.tell(|| Event::Begins { seat });
    }
}
