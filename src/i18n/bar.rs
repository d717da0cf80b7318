//! Action bar: what is being done, what it costs or changes, and what its buttons are called.

use crate::Words;
use crate::misfits::Saying;
use crate::words::words;
use cities::{Building, Bureau, City, Effect, Face, Money};
use table::{BonusUse, Mode, Paying, PendingAction, Pin, Placing};

words! {
    /// What one language says in the action bar.
    pub struct BarWords
    plain {
        // What a kind of action asks for, once it was entered.
        choose_money,
        choose_tile,
        choose_redesign,
        choose_hut,
        choose_vizier,
        choose_bonus,
        hut_is_free,
        /// Where a tile can be put that fits, and one that does not.
        choose_place,
        /// The same while nothing is marked.
        choose_any_place,
        /// A tile with another side, which is settled then.
        place_note,
        place_anywhere_note,
        fits_nowhere_note,
        founds_nowhere_note,
        stays_in_reserve_note,
        beside_note,
        build_here,
        exchange,
        take_hut,
        play_card,
        wake,
        free,
        /// The bar itself, for those who hear it.
        bar,
        turn_over,
        reserve,
        /// A tile of the yard that can only be bought in another turn.
        lapsed,
        looking_note,
        back_to_own,
        /// Shows again who has how much, and so gets a tile that was left.
        why,
        /// The kinds of action, and some of them in one word.
        modes,
        money_tab,
        hut_tab,
        vizier_tab,
        /// The first Granada tile of a combined city.
        founds_note,
    }
    sentences {
        take_money: fn(&str) -> String,
        take_bureau: fn(Bureau) -> String,
        looking_at: fn(&str) -> String,
        /// So much more may be taken.
        more_fits: fn(u32) -> String,
        here: fn(&str) -> String,
        turned: fn(&str) -> String,
        fits_nowhere: fn(&str) -> String,
        /// A tile of the reserve for one of the city.
        in_place_of: fn(&str, &str) -> String,
        bonus_card: fn(&str) -> String,
        /// What a swap takes out of the city.
        goes_to_reserve: fn(&str) -> String,
        bonus_counts: fn(Building, u32, u32) -> String,
        pay: fn(u32) -> String,
        /// What is paid for a price.
        paid_for: fn(u32, u32) -> String,
    }
}

/// A button: a verb, and what it costs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ButtonText {
    /// What it does.
    pub name: String,
    /// What that costs.
    pub cost: Option<String>,
}

impl ButtonText {
    fn new(name: impl Into<String>) -> Self {
        Self { name: name.into(), cost: None }
    }

    fn costing(self, cost: impl Into<String>) -> Self {
        Self { cost: Some(cost.into()), ..self }
    }
}

impl Words {
    /// What is being done; `now` says whose turn it is while nothing is chosen, `helps` whether places
    /// are marked.
    pub fn bar_text(
        &self,
        pending: &PendingAction,
        now: &Saying,
        city: Option<&City>,
        helps: bool,
    ) -> Saying {
        let say = &self.bar;
        let saying = |head: String, rest: &str| Saying { head, rest: rest.to_owned() };
        match pending {
            PendingAction::Choosing(mode) => self.choosing(*mode),
            PendingAction::Taking { money, bureau: None, room } => self.choice(money, *room),
            PendingAction::Taking { bureau: Some(bureau), .. } => {
                saying((say.take_bureau)(*bureau), self.table.bureau_alone)
            }
            PendingAction::Paying(paying) => self.paying(paying),
            PendingAction::TakingHut { hut, may } => {
                let rest = if *may { say.hut_is_free } else { self.refusals.three_huts };
                saying(self.tile_name(*hut), rest)
            }
            PendingAction::PlayingBonus { card, uses } => self.bonus_use(*card, *uses),
            PendingAction::Looking { tile } => saying(self.tile_name(*tile), say.beside_note),
            PendingAction::Placing(placing) => self.placing_text(placing, city, helps),
            PendingAction::Rebuilding { tile, fits, founds, pin: None } => {
                self.rebuilding(*tile, *fits, *founds, helps)
            }
            PendingAction::Rebuilding { tile, pin: Some(pin), .. } => self.pinned(*tile, pin, city),
            PendingAction::Built { tile, at, misfits, .. } => {
                let why = misfits.first().zip(city);
                let why = why.map(|(why, city)| self.misfit(why, city, *at, None).whole());
                saying(self.tile_name(*tile), why.as_deref().unwrap_or(self.table.built_note))
            }
            PendingAction::Nothing
            | PendingAction::Passing
            | PendingAction::Answering { .. }
            | PendingAction::Ending { .. } => now.clone(),
        }
    }

    /// Cards that are chosen to be taken, and whether others fit beside them.
    fn choice(&self, money: &Money, room: Option<u32>) -> Saying {
        let rest = room.map_or_else(|| self.taking(money), self.bar.more_fits);
        Saying { head: (self.bar.take_money)(&self.coins_of(money)), rest }
    }

    fn bonus_use(&self, card: Face, uses: BonusUse) -> Saying {
        let rest = match uses {
            BonusUse::Counts(before, after) => {
                (self.bar.bonus_counts)(card.building(), before, after)
            }
            BonusUse::NotBuilt => self.refusals.bonus_tile_missing.to_owned(),
            BonusUse::NotNow => self.refusals.no_bonus_cards_now.to_owned(),
        };
        Saying { head: (self.bar.bonus_card)(&self.tile_name(card)), rest }
    }

    fn choosing(&self, mode: Mode) -> Saying {
        let (say, table) = (&self.bar, &self.table);
        let (head, rest) = match mode {
            Mode::TakeMoney => (table.take_money, say.choose_money),
            Mode::Buy => (table.buy, say.choose_tile),
            Mode::Redesign => (table.redesign, say.choose_redesign),
            Mode::TakeHut => (table.take_hut, say.choose_hut),
            Mode::WakeVizier => (table.wake_vizier, say.choose_vizier),
            Mode::PlayBonus => (table.bonus_cards, say.choose_bonus),
        };
        Saying { head: head.to_owned(), rest: rest.to_owned() }
    }

    fn paying(&self, paying: &Paying) -> Saying {
        let means = self.payment(paying.verdict, paying.by_vizier);
        let rest = match paying.pay.bureau {
            None => means,
            Some(bureau) => (self.table.paid_with_bureau)(&means, bureau),
        };
        Saying { head: self.tile_name(paying.tile), rest }
    }

    fn placing_text(&self, placing: &Placing, city: Option<&City>, helps: bool) -> Saying {
        let (say, name) = (&self.bar, self.tile_name(placing.tile));
        if let Some(pin) = &placing.pin
            && placing.fee.is_none()
        {
            return self.pinned(placing.tile, pin, city);
        }
        if let Some(fee) = &placing.fee {
            let rest = self.fee(fee.money.sum(), fee.verdict);
            return Saying { head: (say.turned)(&name), rest };
        }
        let is_two_sided = placing.turning.is_some();
        let note = match (placing.fits, placing.founds) {
            (true, true) => say.founds_note,
            (true, false) => match (is_two_sided, helps) {
                (false, true) => say.choose_place,
                (false, false) => say.choose_any_place,
                (true, true) => say.place_note,
                (true, false) => say.place_anywhere_note,
            },
            (false, true) => say.founds_nowhere_note,
            (false, false) => say.fits_nowhere_note,
        };
        let head = if placing.fits { name } else { (say.fits_nowhere)(&name) };
        Saying { head, rest: note.to_owned() }
    }

    /// A tile of the reserve that has no place yet.
    fn rebuilding(&self, tile: Face, fits: bool, founds: bool, helps: bool) -> Saying {
        let (say, name) = (&self.bar, self.tile_name(tile));
        let note = match (fits, founds) {
            (true, true) => say.founds_note,
            (true, false) if helps => self.table.rebuild_note,
            (true, false) => self.table.rebuild_anywhere_note,
            (false, true) => say.founds_nowhere_note,
            (false, false) => say.stays_in_reserve_note,
        };
        let head = if fits { name } else { (say.fits_nowhere)(&name) };
        Saying { head, rest: note.to_owned() }
    }

    /// A tile at the place it is pinned to, and what it changes there.
    fn pinned(&self, tile: Face, pin: &Pin, city: Option<&City>) -> Saying {
        let Some(effect) = &pin.effect else {
            let out = city.and_then(|city| city.face_at(pin.at)).unwrap_or(tile);
            return self.swapped(tile, out);
        };
        self.placed(tile, effect, pin.hut)
    }

    /// A tile at a legal place: what it changes there, and what a hut would count.
    pub fn placed(&self, tile: Face, effect: &Effect, hut: Option<u32>) -> Saying {
        let counts = hut.map(|count| (self.table.hut_counts)(count));
        let lines: Vec<String> = counts.into_iter().chain(self.effect(tile, effect)).collect();
        Saying { head: (self.bar.here)(&self.tile_name(tile)), rest: lines.join(" · ") }
    }

    /// A tile of the reserve that takes the place of one of the city.
    pub fn swapped(&self, tile: Face, out: Face) -> Saying {
        let head = (self.bar.in_place_of)(&self.tile_name(tile), &self.tile_name(out));
        Saying { head, rest: (self.bar.goes_to_reserve)(&self.tile_name(out)) }
    }

    /// The main button.
    pub fn main_button(&self, pending: &PendingAction) -> ButtonText {
        let (say, table) = (&self.bar, &self.table);
        match pending {
            PendingAction::Choosing(mode) => self.begin_button(*mode),
            PendingAction::Taking { bureau: Some(_), .. } => ButtonText::new(table.take),
            PendingAction::Taking { money, .. } => {
                ButtonText::new(table.take).costing(money.sum().to_string())
            }
            PendingAction::TakingHut { .. } => self.begin_button(Mode::TakeHut),
            PendingAction::PlayingBonus { .. } => self.begin_button(Mode::PlayBonus),
            PendingAction::Paying(paying) => self.buy_button(paying),
            PendingAction::Placing(placing) if placing.fee.is_some() => {
                ButtonText::new(table.build).costing((say.pay)(placing.to_pay()))
            }
            PendingAction::Placing(Placing { fits: false, .. }) => {
                ButtonText::new(table.to_reserve).costing(say.free)
            }
            PendingAction::Rebuilding { pin: Some(Pin { effect: None, .. }), .. } => {
                ButtonText::new(say.exchange)
            }
            PendingAction::Placing(_)
            | PendingAction::Rebuilding { .. }
            | PendingAction::Looking { .. } => ButtonText::new(say.build_here),
            PendingAction::Built { .. } => ButtonText::new(table.remove),
            PendingAction::Passing => ButtonText::new(table.pass),
            PendingAction::Answering { is_vizier: true } => ButtonText::new(table.go_on_without),
            PendingAction::Answering { is_vizier: false } => ButtonText::new(self.result.go_on),
            PendingAction::Ending { is_purchase: true } => ButtonText::new(table.end_purchase),
            PendingAction::Ending { .. } | PendingAction::Nothing => {
                ButtonText::new(table.end_turn)
            }
        }
    }

    /// What a kind of action does, before its piece is chosen.
    fn begin_button(&self, mode: Mode) -> ButtonText {
        let (say, table) = (&self.bar, &self.table);
        match mode {
            Mode::TakeMoney => ButtonText::new(table.take),
            Mode::Buy => ButtonText::new(table.buy),
            Mode::Redesign => ButtonText::new(table.redesign),
            Mode::TakeHut => ButtonText::new(say.take_hut).costing(say.free),
            Mode::WakeVizier => ButtonText::new(say.wake),
            Mode::PlayBonus => ButtonText::new(say.play_card).costing(say.free),
        }
    }

    fn buy_button(&self, paying: &Paying) -> ButtonText {
        let (paid, price) = (paying.pay.money.sum(), paying.price);
        let is_more = paid > price;
        let cost = if is_more { (self.bar.paid_for)(paid, price) } else { price.to_string() };
        ButtonText::new((self.table.buy_tile)(paying.tile.building())).costing(cost)
    }
}
