//! A running table without pixels: who sits there, what a click means, undo, the curtain, saves.
//!
//! The page draws a [`Table`] and reports clicks and [`Command`]s; what they come to is an [`Answer`]. No
//! rule is here, but everything that people at a table agree on besides the rules: who may see which hand,
//! what may be taken back, what is remembered. A game joins by implementing [`TableGame`].
//!
//! | file | what it is |
//! | --- | --- |
//! | `game_id` | the one list of games |
//! | `players`, `setup/` | who plays and how, and a game that is being set up |
//! | `table`, `answer`, `command`, `past`, `play_time` | the table of any game, what is asked of it and what it tells |
//! | `shortcut` | the one list of single keys |
//! | `table_game`, `chronicle`, `any_table` | what a game adds, what is remembered of it, a table of any game |
//! | `city/`, `gardens/` | clicks, choices and reports of the games |
//! | `saves/` | a table as text with a head on it, and the two slots in which texts wait |
//!
//! ```
//! use engine::Seed;
//! use table::{AnyTable, CityClick, Command, Draft, GameId, Savable};
//!
//! let draft = Draft::new(GameId::Granada);
//! let mut table = draft.begin(Seed(7), |at| format!("Player {}", at + 1))?.city().unwrap();
//! table.command(Command::Unveil).unwrap();
//! table.click(CityClick::Open(0)).unwrap();
//! table.command(Command::Confirm).unwrap();
//! assert_eq!(table.undoable(), 1);
//!
//! let text = table.to_text(1, 1_700_000_000);
//! let read = AnyTable::load(&text)?;
//! assert!(read.city().unwrap().game() == table.game());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod answer;
mod any_table;
mod chronicle;
mod city;
mod command;
mod game_id;
mod gardens;
mod past;
mod play_time;
mod players;
mod saves;
mod setup;
mod shortcut;
mod table;
mod table_game;

pub use answer::{Answer, ClickOutcome, Objection};
pub use any_table::AnyTable;
pub use chronicle::Chronicle;
pub use city::choice::{CityChoice, Source};
pub use city::chronicle::{CityChronicle, LineChange};
pub use city::click::CityClick;
pub use city::coming_scoring::ComingScoring;
pub use city::final_report::{Account, Best, Earned, FinalReport, Longest, Portion};
pub use city::hints::{BonusHint, BonusUse, MoneyHint, Verdict, YardHint, YardOffer};
pub use city::hut_piles::HutPile;
pub use city::last_tiles::{AfterLastTiles, LastTileRow, LastTileState};
pub use city::moves::{CityMove, CityPiece, PieceSpot};
pub use city::pending_action::{Fee, Paying, PendingAction, Pin, Placing, Turning};
pub use city::question::{Answering, Asking, Question};
pub use city::recap::RecapEntry;
pub use city::scoring_report::{Extra, Merit, ScoringReport, ScoringStep};
pub use city::standing::{Contender, Majority, Share, Standing};
pub use city::turn_state::{Awaits, Mode, TurnState};
pub use command::Command;
pub use game_id::GameId;
pub use gardens::around::{Around, BuildingBeside, Fate};
pub use gardens::chronicle::GardenChronicle;
pub use gardens::final_report::{GardenAccount, GardenFinalReport};
pub use gardens::lanes::Lane;
pub use gardens::{GardenAwaits, GardenClick, Planting};
pub use play_time::{GameLength, PlayTime};
pub use players::{Colour, Player, Players, TableOptions};
pub use saves::error::SaveError;
pub use saves::form::{Savable, load};
pub use saves::head::{Head, Progress};
pub use saves::picture::Picture;
pub use saves::slots::{
    OpenedGame, SaveSlot, SavedGame, TextStore, delete_game, open_game, save_game, saved_game_id,
    saved_games,
};
pub use setup::begin::NotReady;
pub use setup::change::Change;
pub use setup::garden_setup::Variant;
pub use setup::{Draft, OptionalRule};
pub use shortcut::Shortcut;
pub use table::Table;
pub use table_game::TableGame;
