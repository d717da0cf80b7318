//! Around: how the four buildings beside a space stand, or would stand with the garden in hand; while no
//! space is looked at, what happened since the last turn.

use crate::screens::gardens::{OpenGarden, ledger};
use crate::screens::table::log::Pointed;
use crate::screens::table::recap::Recap;
use crate::widgets::icon::drawing;
use crate::widgets::sentence::chip;
use draw::symbols;
use engine::Seat;
use gardens::{Award, Diagonal, Landmark, Tree};
use i18n::{BesideSaying, Language, Words, palace};
use table::{Around, BuildingBeside, Fate};
use yew::prelude::*;

/// The panel.
pub(crate) fn around(
    open: &OpenGarden,
    around: Option<&Around>,
    on_point: &Callback<Pointed>,
    language: Language,
) -> Html {
    let words = language.words();
    let Some(around) = around else { return idle(open, language) };
    let decider = open.table.decider();
    let card = |one: &BuildingBeside| {
        let says = words.beside(one, decider, |seat| open.players.name(seat));
        card(one, decider, &says)
    };
    html! {
        <section class="panel around" aria-labelledby="around-title">
            <header>
                <h2 id="around-title">{ words.around_space(around.at) }</h2>
                <p class="quiet">{ words.gardens.all_four }</p>
            </header>
            <ul
                class="besides"
                onpointerover={on_point.reform(|event: PointerEvent| Pointed::by(&event))}
                onpointerleave={on_point.reform(|_: PointerEvent| Pointed::NOTHING)}
            >{ for around.buildings.iter().map(card) }</ul>
        </section>
    }
}

/// One building: its trees, who leads or wins, and what it brings.
fn card(one: &BuildingBeside, decider: Option<Seat>, says: &BesideSaying) -> Html {
    let score = &one.neighbour.score;
    let is_own = matches!(score.award, Award::Won { seat, .. } if decider == Some(seat));
    let state = match one.fate {
        Fate::Missing(_) => "is-missing",
        Fate::Completed if is_own => "is-new is-own",
        Fate::Completed => "is-new",
        Fate::Finished => "is-finished",
    };
    let place = Landmark::Building(score.site).index();
    html! {
        <li class={classes!("beside", state)} data-place={place.to_string()}>
            <span class="unseen">{ &says.spoken }</span>
            <p class="beside-row" aria-hidden="true">
                <span class="beside-name">
                    { chip(palace(score.building)) }
                    <span class="towards">{ arrow(one.neighbour.towards) }</span>
                    <b><span class="kind">{ says.kind }{ " " }</span>{ &says.value }</b>
                </span>
                <span class="beside-fate">{ &says.fate }</span>
                <span class="beside-fate is-short">{ &says.fate_short }</span>
            </p>
            <p class="beside-row" aria-hidden="true">
                <span class="tree-counts">{ for Tree::ALL.map(|tree| count(one, tree)) }</span>
                <span class="beside-why">{ &says.why }</span>
            </p>
        </li>
    }
}

/// How many trees of a type: the one that leads or wins is framed, the share of this garden underlined.
fn count(one: &BuildingBeside, tree: Tree) -> Html {
    let score = &one.neighbour.score;
    let number = score.counts.of_tree(tree);
    let class = classes!(
        "tree-count",
        (score.types() > 0 && score.award.tree() == Some(tree)).then_some("won"),
        score.dropped_out().has(tree).then_some("dropped"),
        (one.share == Some(tree)).then_some("share"),
        (number == 0).then_some("none"),
    );
    html! { <span {class}>{ drawing(symbols::tree(tree)) }{ number }</span> }
}

/// Where a building is, as a sign.
fn arrow(towards: Diagonal) -> &'static str {
    match towards {
        Diagonal::NorthWest => "↖",
        Diagonal::NorthEast => "↗",
        Diagonal::SouthEast => "↘",
        Diagonal::SouthWest => "↙",
    }
}

/// What happened since the last turn (U12), before anything did how a building scores.
fn idle(open: &OpenGarden, language: Language) -> Html {
    let recap = open.recap.clone();
    let words: &'static Words = language.words();
    let name = if recap.is_empty() { words.gardens.how_scores } else { words.table.recap };
    html! {
        <section class="panel around is-idle" aria-label={name}>
            if recap.is_empty() {
                <div class="recap" tabindex="0" role="group" aria-label={name}>{ ledger::how(words) }</div>
            } else {
                <Recap {language} players={open.players.clone()} {recap} />
            }
        </section>
    }
}
