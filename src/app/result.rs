//! The end of a game: who won, with which city, and where every point came from.

pub(crate) mod chart;
mod points;
pub(crate) mod winner;

use crate::art::drawing;
use chart::Chart;
use i18n::Language;
use points::PointsTable;
use std::rc::Rc;
use table::{Finale, Guests};
use winner::Winners;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct FinalResultProps {
    pub(crate) finale: Rc<Finale>,
    pub(crate) guests: Rc<Guests>,
    pub(crate) language: Language,
    pub(crate) on_cities: Callback<()>,
    pub(crate) on_home: Callback<()>,
    pub(crate) on_again: Callback<()>,
}

/// The last screen of a game.
#[component]
pub(crate) fn FinalResult(props: &FinalResultProps) -> Html {
    let FinalResultProps { finale, guests, language, .. } = props;
    let words = language.words();
    let press = |on: &Callback<()>| on.reform(|_: MouseEvent| ());
    html! {
        <main class="final">
            <Winners finale={finale.clone()} guests={guests.clone()} language={*language} />
            <div class="final-points">
                <Chart finale={finale.clone()} guests={guests.clone()} language={*language} />
                <PointsTable finale={finale.clone()} guests={guests.clone()} language={*language} />
            </div>
            <div class="final-buttons">
                <button class="quiet-button" onclick={press(&props.on_cities)}>
                    { drawing("icons-eye") }{ words.result.see_cities }
                </button>
                <button class="quiet-button" onclick={press(&props.on_home)}>{ words.result.home }</button>
                <button class="primary" onclick={press(&props.on_again)}>
                    { drawing("icons-rematch") }{ words.result.play_again }
                </button>
            </div>
        </main>
    }
}
