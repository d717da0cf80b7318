//! Fetching ahead: what is not needed yet comes while nothing else is going on.

use super::ending::EndingPart;
use super::gardens::GardensPart;
use super::languages::arrive;
use super::part::{NotArrived, bring};
use crate::browser::idle::{is_saving_data, pause, rest};
use i18n::Language;
use table::GameId;
use wasm_bindgen_futures::spawn_local;

/// Milliseconds for what somebody does first: on a slow line it would have to wait for parts that are
/// not needed yet.
const BEGIN: i32 = 4000;

/// Fetches all parts one after the other, each when the browser is idle; what does not arrive is asked
/// for again when it is needed. Who pays for every byte fetches only what is needed.
pub(crate) fn fetch_ahead() {
    if is_saving_data() {
        return;
    }
    spawn_local(async {
        pause(BEGIN).await;
        rest().await;
        let _: Result<_, NotArrived> = bring::<EndingPart>().await;
        rest().await;
        let _: Result<_, NotArrived> = bring::<GardensPart>().await;
        for language in Language::ALL {
            rest().await;
            let _: Result<_, NotArrived> = arrive(language).await;
        }
    });
}

/// Fetches what the table of a game will need, while it is set up.
pub(crate) fn fetch_for(game: GameId) {
    if !game.is_of_cities() {
        spawn_local(async {
            let _: Result<_, NotArrived> = bring::<GardensPart>().await;
        });
    }
}
