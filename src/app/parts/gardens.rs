//! The table of the Gardens: a part of its own.

use super::part::{Arrival, LazyPart, NotArrived, use_part};
use super::waiting::Waiting;
use crate::screens::table::table_screen::{TableScreen, TableScreenProps};
use gardens::Gardens;
use std::cell::Cell;
use std::thread::LocalKey;
use wasm_split_helpers::wasm_split;
use yew::prelude::*;

/// Draws the table.
type Draw = fn(&TableScreenProps) -> Html;

thread_local! {
    static KEPT: Cell<Option<Draw>> = const { Cell::new(None) };
}

pub(crate) struct GardensPart;

#[wasm_split(gardens, fallible)]
fn gardens_table() -> Result<Draw, NotArrived> {
    Ok(|props| html! { <TableScreen<Gardens> ..props.clone() /> })
}

impl LazyPart for GardensPart {
    type Content = Draw;
    const STYLE_SHEET: &'static str = "gardens.css";

    fn kept() -> &'static LocalKey<Cell<Option<Draw>>> {
        &KEPT
    }

    async fn fetch() -> Result<Draw, NotArrived> {
        gardens_table().await
    }
}

/// The table screen of the Gardens, as soon as it is here.
#[component]
pub(crate) fn GardensTable(props: &TableScreenProps) -> Html {
    match use_part::<GardensPart>() {
        Arrival::Here(draw) => draw(props),
        Arrival::OnTheWay => html! { <Waiting language={props.language} /> },
        Arrival::Missing(again) => html! { <Waiting language={props.language} {again} /> },
    }
}
