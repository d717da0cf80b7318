//! The end of the Gardens: who won, and which buildings every point came from.

use crate::art::drawing;
use crate::emblem::draw_disc;
use crate::focus::use_focus;
use crate::garden::{VIEW, svg};
use crate::motion;
use crate::play::Show;
use crate::result::chart::{Bar, Piece};
use crate::result::winner::{by_how_much, star};
use crate::route::Route;
use crate::sentence::{chip, whose};
use cities::Who;
use engine::{Place, Seat};
use gardens::Building;
use i18n::{Language, Words, palace};
use std::rc::Rc;
use table::{GardenAccount, GardenFinale, Guests};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct GardensResultProps {
    pub(crate) finale: GardenFinale,
    pub(crate) guests: Rc<Guests>,
    pub(crate) language: Language,
    /// The board as it is drawn.
    pub(crate) board: AttrValue,
    pub(crate) on_show: Callback<Show>,
    pub(crate) on_again: Callback<()>,
}

/// The last screen of a game.
#[component]
pub(crate) fn GardensResult(props: &GardensResultProps) -> Html {
    let GardensResultProps { finale, guests, language, board, .. } = props;
    let words = language.words();
    let title = use_focus();
    let places: Vec<Place> = finale.accounts.iter().map(|account| account.place).collect();
    let winners: Vec<Seat> =
        places.iter().filter(|one| one.place == 1).map(|one| one.seat).collect();
    let names: Vec<&str> = winners.iter().map(|&seat| guests.name(seat)).collect();
    html! {
        <main class="final">
            <section class={classes!("winner", (winners.len() > 1).then_some("are-many"))}>
                <div class="winner-stars">{ for winners.iter().map(|&seat| star(seat, guests)) }</div>
                <h1 ref={title} tabindex="-1">{ words.winners(&names) }</h1>
                <p>{ by_how_much(&places, guests, words) }</p>
                <div class="winner-cities">{ svg("still-city", VIEW, board) }</div>
            </section>
            <div class="final-points">
                { chart(finale, guests, words) }
                { table(finale, guests, words) }
            </div>
            <div class="final-buttons">
                <button class="quiet-button" onclick={props.on_show.reform(|_: MouseEvent| Show::FinalCities)}>
                    { drawing("icons-eye") }{ words.gardens.see_board }
                </button>
                <a class="quiet-button" href={Route::Home.address()}>{ words.result.home }</a>
                <button class="primary" onclick={props.on_again.reform(|_: MouseEvent| ())}>
                    { drawing("icons-rematch") }{ words.result.play_again }
                </button>
            </div>
        </main>
    }
}

/// A bar for everybody: a piece for each kind of building, in its hue.
fn chart(finale: &GardenFinale, guests: &Guests, words: &'static Words) -> Html {
    let total = |account: &GardenAccount| u16::try_from(account.place.points).unwrap_or(u16::MAX);
    let most = finale.accounts.iter().map(total).max().unwrap_or(0);
    let bar = |account: &GardenAccount| {
        let won =
            || Building::ALL.into_iter().zip(account.won).filter(|(_, (_, points))| *points > 0);
        let piece = |(building, (_, points))| Piece {
            tone: tone(building),
            ornament: None,
            points,
            is_new: false,
        };
        let label = won().map(|(one, (_, points))| format!("{} {points}", words.palace(one)));
        let bar = Bar {
            who: Who::Seat(account.place.seat),
            place: Some(account.place.place),
            total: total(account),
            label: label.collect::<Vec<_>>().join(", "),
            pieces: won().map(piece).collect(),
        };
        bar.view(most, guests, words)
    };
    let legend = |building: Building| {
        html! { <li><svg class="swatch"><rect class={tone(building)} width="100%" height="100%" /></svg>{ words.palace(building) }</li> }
    };
    html! {
        <section class="chart panel" aria-labelledby="chart-title">
            <header>
                <h2 id="chart-title">{ words.gardens.by_building }</h2>
                <ul class="legend" aria-hidden="true">{ for Building::ALL.map(legend) }</ul>
            </header>
            <ol>{ for finale.accounts.iter().map(bar) }</ol>
        </section>
    }
}

/// The hue of a building, as a part of a bar.
fn tone(building: Building) -> &'static str {
    match building {
        Building::Pavilion => "hue h-pavilion",
        Building::Seraglio => "hue h-seraglio",
        Building::Arcades => "hue h-arcades",
        Building::Chambers => "hue h-chambers",
        Building::Tower => "hue h-tower",
    }
}

/// Buildings won, and what they brought; on a narrow page it waits behind its title.
fn table(finale: &GardenFinale, guests: &Guests, words: &'static Words) -> Html {
    let owner = |account: &GardenAccount| {
        let seat = account.place.seat;
        html! {
            <th scope="col">
                <span class="owner">{ draw_disc(whose(Who::Seat(seat), guests)) }{ guests.name(seat).to_owned() }</span>
            </th>
        }
    };
    let width = (finale.accounts.len()).to_string();
    let rest = |name: &'static str, count: u16, points: u16| {
        let points = if points > 0 { format!(" · {points}") } else { String::new() };
        html! { <tr><th scope="row">{ name }</th><td colspan={width.clone()}>{ format!("{count}{points}") }</td></tr> }
    };
    html! {
        <details class="points panel" open={motion::is_wide()}>
            <summary>
                <h2 id="points-title">{ words.result.where_from }</h2>
                <span class="quiet">{ words.gardens.where_from_note }</span>
            </summary>
            <div class="points-scroll" role="group" tabindex="0" aria-labelledby="points-title">
                <table>
                    <thead><tr><td />{ for finale.accounts.iter().map(owner) }</tr></thead>
                    <tbody>
                        { for Building::ALL.map(|building| row(building, finale, words)) }
                        { for trees(finale, words) }
                        if finale.lost.0 > 0 { { rest(words.gardens.unowned, finale.lost.0, finale.lost.1) } }
                        if finale.tied > 0 { { rest(words.gardens.tied, finale.tied, 0) } }
                    </tbody>
                    <tfoot>
                        <tr>
                            <th scope="row">{ words.result.total }</th>
                            { for finale.accounts.iter().map(|account| html! {
                                <td><strong>{ account.place.points }</strong></td>
                            }) }
                        </tr>
                    </tfoot>
                </table>
            </div>
        </details>
    }
}

/// What a kind of building brought everybody; the most is bold.
fn row(building: Building, finale: &GardenFinale, words: &'static Words) -> Html {
    let cell = |account: &GardenAccount| {
        let (count, points) = account.won[building as usize];
        if points == 0 {
            return html! { <td class="nothing">{ 0 }</td> };
        }
        let class = (points == finale.most(building)).then_some("is-best");
        html! {
            <td {class}>
                <span class="cell"><small>{ format!("{count} ×") }</small><span class="cell-sum">{ points }</span></span>
            </td>
        }
    };
    html! {
        <tr>
            <th scope="row"><span class="merit">{ chip(palace(building)) }{ words.palace(building) }</span></th>
            { for finale.accounts.iter().map(cell) }
        </tr>
    }
}

/// What each type brought, where everybody has two (R16).
fn trees(finale: &GardenFinale, words: &'static Words) -> Vec<Html> {
    let most = finale.accounts.iter().map(|account| account.trees.len()).max().unwrap_or(0);
    if most < 2 {
        return Vec::new();
    }
    let cell = |account: &GardenAccount, at: usize| {
        let Some(&(tree, points)) = account.trees.get(at) else { return html! { <td /> } };
        html! {
            <td><span class="cell"><small>{ words.tree(tree).name }</small><span class="cell-sum">{ points }</span></span></td>
        }
    };
    let row = |at: usize| {
        html! {
            <tr>
                <th scope="row">{ format!("{} {}", words.setup.colour, at + 1) }</th>
                { for finale.accounts.iter().map(|account| cell(account, at)) }
            </tr>
        }
    };
    (0..most).map(row).collect()
}
