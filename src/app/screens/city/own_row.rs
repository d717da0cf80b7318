//! Own row: what is mine lies in one row, money, bonus cards and reserve.

use crate::screens::city::bonus::bonus_cards;
use crate::screens::city::hand::HandView;
use crate::screens::city::waiting::dragged_tile;
use crate::screens::city::{CityScreen, OpenCity};
use crate::widgets::roving_focus::RovingFocus;
use cities::Face;
use i18n::{Language, Words};
use table::{CityChoice, CityClick, Source};
use yew::prelude::*;

/// The row.
pub(crate) fn own_row(screen: &CityScreen, open: &OpenCity, language: Language) -> Html {
    let words = language.words();
    let panels = &open.body.panels;
    let is_off = open.body.state.looked.is_some();
    html! {
        <div class="own">
            <HandView {language} {is_off} hand={panels.hand.clone()} on_click={screen.callbacks.click.clone()} />
            { for panels.bonus.iter().map(|bonus| bonus_cards(bonus, is_off, &screen.callbacks.click, words)) }
            { reserve(screen, open, words) }
        </div>
    }
}

/// The reserve of the one who decides.
pub(crate) fn reserve(screen: &CityScreen, open: &OpenCity, words: &'static Words) -> Html {
    let say = &words.table;
    let Some(seat) = open.table.decider() else { return Html::default() };
    let taken = match *open.table.choice() {
        CityChoice::Holding { tile, from: Source::Reserve, .. } => Some(tile),
        _ => None,
    };
    let tiles: Vec<Face> = open.table.game().reserve(seat).iter().collect();
    let is_open = open.table.is_acting();
    let crowd = if tiles.len() > 2 { Some("many") } else { None };
    html! {
        <section class={classes!("reserve", crowd)} aria-label={say.reserve}>
            if tiles.is_empty() {
                <p class="no-tile" title={say.reserve_empty}><span class="unseen">{ say.reserve_empty }</span></p>
            } else {
                <RovingFocus class="reserve-tiles" label={say.reserve} is_off={open.body.state.looked.is_some()}>
                    { for tiles.iter().map(|&tile| {
                        let (click, is_held) = (CityClick::Reserve(tile), taken == Some(tile));
                        dragged_tile(tile, click, is_held, is_open, screen, open, words)
                    }) }
                </RovingFocus>
            }
            <p class="own-note" aria-hidden="true">
                { say.reserve }
                if !tiles.is_empty() { { " " }{ tiles.len() } }
            </p>
        </section>
    }
}
