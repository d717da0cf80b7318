//! Winner: the disc, the points, and what was built with its longest lines.

use super::GameResult;
use super::built::Still;
use crate::widgets::player_disc::draw_disc;
use i18n::Words;
use yew::prelude::*;

/// The panel of the winner, or of everybody who shares the victory.
pub(crate) fn winner(result: &GameResult, length: &str, words: &'static Words) -> Html {
    html! {
        <section class="winner panel">
            <header>
                <div class="winner-discs">{ for result.winners().map(|row| draw_disc(row.whose)) }</div>
                <div>
                    <h1 tabindex="-1">{ result.title(words) }</h1>
                    <p>{ result.lead(words) }</p>
                    { for result.note.map(|note| html! { <p class="quiet">{ note }</p> }) }
                </div>
            </header>
            <div class="winner-cities">
                { for result.built.iter().map(|built| html! { <Still built={built.clone()} /> }) }
            </div>
            <ul class="facts">
                { for result.facts.iter().map(|(sign, text)| html! { <li>{ sign.clone() }{ text }</li> }) }
                <li class="length">{ length }</li>
            </ul>
        </section>
    }
}
