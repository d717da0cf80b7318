//! The ending of every game: scorings, last tiles and results, a part that is needed late.

use super::part::{LazyPart, NotArrived};
use crate::screens::result::last_tiles::{LastTiles, LastTilesProps};
use crate::screens::result::{every_point_dialog, result_screen};
use crate::screens::scoring::{ScoringShow, ScoringShowProps};
use crate::screens::table::game_screen::GameScreen;
use crate::screens::table::open_table::OpenTable;
use crate::screens::table::table_screen::Callbacks;
use cities::Cities;
use gardens::Gardens;
use i18n::Language;
use std::cell::Cell;
use std::thread::LocalKey;
use wasm_split_helpers::wasm_split;
use yew::prelude::*;

/// What is shown of a game that is over.
pub(crate) struct EndOf<G: GameScreen> {
    pub(crate) result: fn(&OpenTable<G>, &Callbacks<G>, Language) -> Html,
    pub(crate) every_point: fn(&OpenTable<G>, Language, Callback<()>) -> Html,
}

/// What the part can do.
pub(crate) struct Ending {
    pub(crate) scoring: fn(ScoringShowProps, usize) -> Html,
    pub(crate) last_tiles: fn(LastTilesProps) -> Html,
    pub(crate) of_cities: EndOf<Cities>,
    pub(crate) of_gardens: EndOf<Gardens>,
}

thread_local! {
    static KEPT: Cell<Option<&'static Ending>> = const { Cell::new(None) };
}

pub(crate) struct EndingPart;

#[wasm_split(ending, fallible)]
fn ending() -> Result<&'static Ending, NotArrived> {
    Ok(&Ending {
        scoring: |props, key| html! { <ScoringShow {key} ..props /> },
        last_tiles: |props| html! { <LastTiles ..props /> },
        of_cities: EndOf { result: result_screen, every_point: every_point_dialog },
        of_gardens: EndOf { result: result_screen, every_point: every_point_dialog },
    })
}

impl LazyPart for EndingPart {
    type Content = &'static Ending;
    const STYLE_SHEET: &'static str = "ending.css";

    fn kept() -> &'static LocalKey<Cell<Option<&'static Ending>>> {
        &KEPT
    }

    async fn fetch() -> Result<&'static Ending, NotArrived> {
        ending().await
    }
}
