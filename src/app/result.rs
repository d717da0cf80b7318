//! The end of a game: who won, with which city, and where every point came from.

pub(crate) mod chart;
pub(crate) mod points;
pub(crate) mod winner;

use crate::art::drawing;
use chart::Chart;
use i18n::{Language, Words};
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
    html! {
        <main class="final">
            <Winners finale={finale.clone()} guests={guests.clone()} language={*language} />
            <div class="final-points">
                <Chart finale={finale.clone()} guests={guests.clone()} language={*language} />
                <PointsTable finale={finale.clone()} guests={guests.clone()} language={*language} />
            </div>
            { buttons(words.result.see_cities, &props.on_cities, &props.on_home, &props.on_again, words) }
        </main>
    }
}

/// What can be done after a game: look at what was built, go home, play again.
pub(crate) fn buttons(
    see: &'static str,
    on_see: &Callback<()>,
    on_home: &Callback<()>,
    on_again: &Callback<()>,
    words: &'static Words,
) -> Html {
    let press = |on: &Callback<()>| on.reform(|_: MouseEvent| ());
    html! {
        <div class="final-buttons">
            <button class="quiet-button" onclick={press(on_see)}>{ drawing("icons-eye") }{ see }</button>
            <button class="quiet-button" onclick={press(on_home)}>{ words.result.home }</button>
            <button class="primary" onclick={press(on_again)}>
                { drawing("icons-rematch") }{ words.result.play_again }
            </button>
        </div>
    }
}
