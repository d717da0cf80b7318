//! Bars: everybody's points by what brought them, best first.

use super::{GameResult, ResultRow, every_point};
use crate::widgets::icon::picture;
use crate::widgets::player_disc::{Owner, draw_disc};
use draw::score_bar;
use i18n::Words;
use yew::prelude::*;

/// The panel of bars.
pub(crate) fn bars(
    result: &GameResult,
    on_every_point: Callback<MouseEvent>,
    words: &'static Words,
) -> Html {
    let most = result.most();
    html! {
        <section class="bars panel" aria-labelledby="bars-title">
            <header>
                <h2 id="bars-title">{ words.result.points_by_source }</h2>
                { every_point(on_every_point, words) }
            </header>
            <ol>{ for result.rows.iter().map(|row| bar(row, most)) }</ol>
        </section>
    }
}

fn bar(row: &ResultRow, most: u16) -> Html {
    let seat = row.seat.map(|seat| seat.0.to_string());
    let class = classes!(
        (row.place == Some(1)).then_some("is-first"),
        (row.whose == Owner::Dirk).then_some("is-dirk"),
    );
    html! {
        <li {class}>
            <span class="place">{ row.place.map(|place| place.to_string()).unwrap_or_default() }</span>
            { draw_disc(row.whose) }
            <span class="bar-name">{ &row.name }</span>
            <span class="row-bar" role="img" aria-label={row.label.clone()}>
                <span aria-hidden="true">{ picture(score_bar(&row.parts, most)) }</span>
            </span>
            // Also for those who check the page against the rules.
            <strong data-points={seat.as_ref().map(|_| row.total.to_string())} data-seat={seat}>
                { row.total }
            </strong>
        </li>
    }
}
