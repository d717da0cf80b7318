//! The past of a table: what happened, whose turns have ended, and what somebody has missed.

use crate::table::Table;
use crate::table_game::TableGame;
use engine::Seat;

impl<G: TableGame> Table<G> {
    /// Everything that happened, action by action, the opening first.
    pub fn story(&self) -> impl Iterator<Item = &[G::Event]> {
        self.playing.events()
    }

    /// How many decisions others than a seat have made.
    pub fn decisions_of_others(&self, seat: Seat) -> usize {
        self.deciders.iter().filter(|&&one| one != seat).count()
    }

    /// Whose turns have ended, in order.
    fn ends(&self) -> impl Iterator<Item = Seat> {
        self.story().flatten().filter_map(G::turn_ended)
    }

    /// How many turns have ended.
    pub fn turns_ended(&self) -> usize {
        self.ends().count()
    }

    /// Whose turn ended last.
    pub fn finished_last(&self) -> Option<Seat> {
        self.ends().last()
    }

    /// True if a seat has ended a turn already.
    pub fn has_played(&self, seat: Seat) -> bool {
        self.ends().any(|one| one == seat)
    }

    /// What happened between a seat's last turn and this one, oldest first: what it does right now is
    /// not news to it.
    pub fn recap(&self, seat: Seat) -> Vec<&G::Event> {
        let now = self.deciders.iter().rev().take_while(|&&one| one == seat).count();
        let before = &self.deciders[..self.deciders.len() - now];
        let last = before.iter().rposition(|&one| one == seat);
        // The first list of events is the opening, which nobody decided. A turn's own end is known.
        let is_news = |event: &&G::Event| G::turn_ended(event) != Some(seat);
        let (from, to) = (last.map_or(1, |at| at + 1), before.len() + 1);
        self.story().take(to).skip(from).flatten().filter(is_news).collect()
    }

    /// The round that is being played: one more than everybody has had turns.
    pub fn round(&self) -> u32 {
        let full = self.turns_ended() / usize::from(self.game().seats());
        u32::try_from(full).map_or(u32::MAX, |full| full + 1)
    }
}
