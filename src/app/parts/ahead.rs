//! Fetching ahead: what is not needed yet comes while nothing else is going on.

use super::ending::EndingPart;
use super::gardens::GardensPart;
use super::languages::arrive;
use super::part::{NotArrived, bring};
use crate::browser::idle::{is_saving_data, pause, rest};
use i18n::Language;
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
