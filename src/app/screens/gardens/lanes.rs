//! Lanes: everybody's points on a line, and how far the garden in hand would bring them.

use crate::screens::gardens::OpenGarden;
use crate::widgets::player_disc::{Owner, draw_disc};
use draw::LaneScale;
use i18n::Words;
use table::{Around, Colour, Lane};
use yew::prelude::*;

/// The panel of all lanes.
pub(crate) fn lanes(open: &OpenGarden, around: Option<&Around>, words: &'static Words) -> Html {
    let lanes = open.table.lanes(around);
    let scale = LaneScale::new(lanes.iter().map(|lane| lane.points).max().unwrap_or(0));
    let row = |one: &Lane| {
        let name = open.players.name(one.seat);
        row(one, scale, (words.gardens.lane)(name, one.tree, one.points, one.gain), words)
    };
    html! {
        <section class="panel lanes" aria-labelledby="lanes-title">
            <header>
                <h2 id="lanes-title">{ words.gardens.score }</h2>
                <p class="quiet">{ words.gardens.after_planting }</p>
            </header>
            <ul>{ for lanes.iter().map(row) }</ul>
        </section>
    }
}

fn row(one: &Lane, scale: LaneScale, spoken: String, words: &'static Words) -> Html {
    let colour = Colour::of_tree(one.tree).0;
    let (now, then) = (scale.along(one.points), scale.along(one.points + one.gain));
    html! {
        <li class={format!("lane pl-{colour}")}>
            <span class="unseen">{ spoken }</span>
            { draw_disc(Owner::Player(colour)) }
            <svg class="lane-line" aria-hidden="true">
                <rect class="lane-ground" width="100%" height="100%" rx="4" />
                <rect class="lane-points" width={now.clone()} height="100%" rx="4" />
                if one.gain > 0 {
                    <line class="lane-after" x1={now} x2={then} y1="50%" y2="50%" />
                }
                { for scale.ticks().map(|x| html! {
                    <line class="lane-tick" x1={x.clone()} x2={x} y2="100%" />
                }) }
            </svg>
            <b class="lane-sum" aria-hidden="true">{ one.points }</b>
            <b class="gain" aria-hidden="true">
                { for (one.gain > 0).then(|| (words.gardens.plus)(one.gain)) }
            </b>
        </li>
    }
}
