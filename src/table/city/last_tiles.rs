//! Last tiles: what was left in the yard, from first to last, and what has become of it so far.

use crate::table::Table;
use cities::{Face, LastTile};
use engine::Seat;

/// What becomes of a last tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastTileState {
    /// Several have the most of its currency, or nobody any: it stays in the yard.
    Stays,
    /// It has been given and placed.
    Placed,
    /// Whoever gets it places it now.
    Now,
    /// It is given later.
    ToCome,
}

/// A last tile, and how far it has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastTileRow {
    /// Tile, totals, and who gets it.
    pub tile: LastTile,
    /// What becomes of it.
    pub state: LastTileState,
}

/// What the last tiles lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterLastTiles {
    /// This seat places this tile.
    Placing(Seat, Face),
    /// All are given: the last scoring is held.
    LastScoring,
}

impl Table {
    /// All tiles that were left in the yard, in the order in which they are given; none before the end.
    pub fn last_tiles(&self) -> Vec<LastTileRow> {
        let given = self.chronicle().last_tiles();
        let is_placing = self.places_last_tile().is_some();
        let told = given.iter().enumerate().map(|(at, tile)| {
            let is_newest = at + 1 == given.len();
            let state = match tile.to {
                None => LastTileState::Stays,
                Some(_) if is_newest && is_placing => LastTileState::Now,
                Some(_) => LastTileState::Placed,
            };
            LastTileRow { tile: tile.clone(), state }
        });
        let to_come = self.game().last_tiles_to_come().map(|tile| {
            let state =
                if tile.to.is_some() { LastTileState::ToCome } else { LastTileState::Stays };
            LastTileRow { tile, state }
        });
        told.chain(to_come).collect()
    }

    /// What comes after the last tiles that were told, however the end was reached (E1, E7).
    pub fn after_last_tiles(&self) -> AfterLastTiles {
        let placing = self.places_last_tile().zip(self.game().waiting().iter().next());
        placing
            .map_or(AfterLastTiles::LastScoring, |(seat, face)| AfterLastTiles::Placing(seat, face))
    }
}
