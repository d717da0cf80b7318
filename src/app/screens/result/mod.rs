//! Result: the end of a game, who won, with what, and where every point came from.

pub(crate) mod chart;
pub(crate) mod last_tiles;
pub(crate) mod points;
pub(crate) mod winner;

use crate::route::Route;
use crate::screens::table::game_screen::{GameScreen, Show};
use crate::screens::table::open_table::OpenTable;
use crate::screens::table::table_screen::Callbacks;
use crate::widgets::icon::drawing;
use chart::Chart;
use i18n::{Language, Words};
use points::PointsTable;
use std::rc::Rc;
use table::{FinalReport, Players};
use winner::Winners;
use yew::prelude::*;

/// The last screen of any game, once it is over. What had the focus is gone, so its title gets it.
pub(crate) fn result_screen<G: GameScreen>(
    open: &OpenTable<G>,
    callbacks: &Callbacks<G>,
    language: Language,
) -> Option<Html> {
    let result = G::result(open, language)?;
    let words = language.words();
    Some(html! { <main class="final">{ result }{ buttons(callbacks, words) }</main> })
}

/// What can be done after a game: look at what was built, go home, play again.
fn buttons<G: GameScreen>(callbacks: &Callbacks<G>, words: &'static Words) -> Html {
    let on_see = callbacks.show.reform(|_: MouseEvent| Show::FinalTable);
    let on_home = Callback::from(|_: MouseEvent| Route::Home.go());
    let on_again = callbacks.rematch.reform(|_: MouseEvent| ());
    html! {
        <div class="final-buttons">
            <button class="quiet-button" onclick={on_see}>
                { drawing("icons-eye") }{ G::final_table_title(words) }
            </button>
            <button class="quiet-button" onclick={on_home}>{ words.result.home }</button>
            <button class="primary" onclick={on_again}>
                { drawing("icons-rematch") }{ words.result.play_again }
            </button>
        </div>
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct CityResultProps {
    pub(crate) final_report: Rc<FinalReport>,
    pub(crate) players: Rc<Players>,
    pub(crate) language: Language,
}

/// The result of a city game.
#[component]
pub(crate) fn CityResult(props: &CityResultProps) -> Html {
    let CityResultProps { final_report, players, language } = props;
    html! {
        <>
            <Winners final_report={final_report.clone()} players={players.clone()} language={*language} />
            <div class="final-points">
                <Chart final_report={final_report.clone()} players={players.clone()} language={*language} />
                <PointsTable final_report={final_report.clone()} players={players.clone()} language={*language} />
            </div>
        </>
    }
}
