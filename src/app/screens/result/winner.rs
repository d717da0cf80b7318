//! Who won: the disc in a star, the points, the city with its longest border.

use crate::art::{drawing, drawing_as};
use crate::emblem::draw_disc;
use crate::fabric::Fabric;
use crate::focus::use_focus;
use crate::frame::Frame;
use crate::sentence::whose;
use crate::size::use_size;
use crate::trail::{self, Trail};
use cities::{City, Line, Set, Who};
use engine::{Place, Seat};
use i18n::{Language, Words};
use std::rc::Rc;
use table::{Finale, Guests, Longest};
use yew::prelude::*;

/// Below this many px a tile shows glyph and price only.
const SMALL: f64 = 54.0;

#[derive(PartialEq, Properties)]
pub(crate) struct WinnersProps {
    pub(crate) finale: Rc<Finale>,
    pub(crate) guests: Rc<Guests>,
    pub(crate) language: Language,
}

/// The winner, or everybody who shares the victory.
#[component]
pub(crate) fn Winners(props: &WinnersProps) -> Html {
    let WinnersProps { finale, guests, language } = props;
    let words = language.words();
    let title = use_focus();
    let city = |seat: Seat| {
        let city = finale.cities.get(seat.index())?.clone();
        let colour = guests.at(seat)?.colour.0;
        let name = (words.table.city_of)(guests.name(seat));
        Some(html! { <StillCity {city} {colour} {name} /> })
    };
    let cities = winners(&finale.places).filter_map(city).collect();
    let below = html! {
        <ul class="longest">{ for finale.longest.iter().map(|one| longest(one, guests, words)) }</ul>
    };
    let note = dirk_note(finale, words).unwrap_or_default();
    winner(&finale.places, title, guests, words, [note, cities, below])
}

/// Everybody in first place.
fn winners(places: &[Place]) -> impl Iterator<Item = Seat> {
    places.iter().filter(|one| one.place == 1).map(|one| one.seat)
}

/// The panel of the winners, of any game: a note, what they built, and what is below that.
pub(crate) fn winner(
    places: &[Place],
    title: NodeRef,
    guests: &Guests,
    words: &'static Words,
    [note, built, below]: [Html; 3],
) -> Html {
    let names: Vec<&str> = winners(places).map(|seat| guests.name(seat)).collect();
    html! {
        <section class={classes!("winner", (names.len() > 1).then_some("are-many"))}>
            <div class="winner-stars">{ for winners(places).map(|seat| star(seat, guests)) }</div>
            <h1 ref={title} tabindex="-1">{ words.winners(&names) }</h1>
            <p>{ by_how_much(places, guests, words) }</p>
            { note }
            <div class="winner-cities">{ built }</div>
            { below }
        </section>
    }
}

fn star(seat: Seat, guests: &Guests) -> Html {
    html! {
        <span class="winner-star">
            { drawing_as("khatim", "star-outer") }
            { drawing_as("khatim", "star-inner") }
            { draw_disc(whose(Who::Seat(seat), guests)) }
        </span>
    }
}

/// The lead over the second, or that the victory is shared.
fn by_how_much(places: &[Place], guests: &Guests, words: &Words) -> String {
    let Some(first) = places.first() else { return String::new() };
    match places.get(1) {
        Some(second) if second.place > 1 => {
            words.lead(first.points, guests.name(second.seat), second.points)
        }
        _ => format!("{}. {}", words.points(first.points), words.result.shared_victory),
    }
}

/// Dirk may have more than the winner.
fn dirk_note(finale: &Finale, words: &'static Words) -> Option<Html> {
    let dirk = finale.accounts.iter().find(|account| account.who == Who::Dirk)?.total;
    let best = finale.places.first()?.points;
    (u32::from(dirk) >= best)
        .then(|| html! { <p class="quiet">{ words.result.dirk_cannot_win }</p> })
}

/// The longest line of a kind, and whose it was.
fn longest(one: &Longest, guests: &Guests, words: &Words) -> Html {
    let icon = match one.line {
        Line::Border(Set::Alhambra) => "icons-wall",
        Line::Border(Set::Granada) => "icons-moat",
        Line::Seam => "icons-seam",
    };
    let names: Vec<&str> = one.seats.iter().map(|&seat| guests.name(seat)).collect();
    let text = (words.result.longest_of_game)(words.longest(one.line), one.length.into());
    html! {
        <li>
            { drawing(icon) }{ format!("{text}, {}", words.and(&names)) }
        </li>
    }
}

#[derive(PartialEq, Properties)]
struct StillCityProps {
    city: Rc<City>,
    colour: u8,
    name: AttrValue,
}

/// A city to look at, with its longest lines.
#[component]
fn StillCity(props: &StillCityProps) -> Html {
    let StillCityProps { city, colour, name } = props;
    let node = use_node_ref();
    let size = use_size(&node);
    let frame = Frame::of(city);
    let (columns, rows) = frame.size();
    let is_small = size.is_some_and(|(width, height)| {
        (width / f64::from(columns)).min(height / f64::from(rows)) < SMALL
    });
    let lines = [Line::Border(Set::Alhambra), Line::Border(Set::Granada), Line::Seam];
    let trails: Vec<Trail> = lines.into_iter().map(|line| Trail::longest(city, line)).collect();
    html! {
        <svg
            ref={node}
            class="still-city"
            viewBox={frame.view_box(100, frame.spare((4, 3), 100, 8))}
            role="img"
            aria-label={name}
        >
            <Fabric city={city.clone()} colour={*colour} {is_small} />
            { trail::lines(&trails, city) }
        </svg>
    }
}
