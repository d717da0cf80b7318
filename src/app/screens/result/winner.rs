//! Winner: the disc in a star, the points, the city with its longest border.

use crate::browser::resize::use_size;
use crate::widgets::icon::{drawing, drawing_as, picture};
use crate::widgets::player_disc::draw_disc;
use crate::widgets::sentence::whose;
use cities::{City, Line, Set, Who};
use draw::{CitySvg, Frame, LongestLine, lines_svg, symbols};
use engine::{Place, Seat};
use i18n::{Language, Words};
use std::rc::Rc;
use table::{FinalReport, Longest, Players};
use yew::prelude::*;

/// Below this many px a tile shows glyph and price only.
const SMALL: f64 = 54.0;

#[derive(PartialEq, Properties)]
pub(crate) struct WinnersProps {
    pub(crate) final_report: Rc<FinalReport>,
    pub(crate) players: Rc<Players>,
    pub(crate) language: Language,
}

/// The winner, or everybody who shares the victory.
#[component]
pub(crate) fn Winners(props: &WinnersProps) -> Html {
    let WinnersProps { final_report, players, language } = props;
    let words = language.words();
    let city = |seat: Seat| {
        let city = final_report.cities.get(seat.index())?.clone();
        let colour = players.at(seat)?.colour.0;
        let name = (words.table.city_of)(players.name(seat));
        Some(html! { <StillCity {city} {colour} {name} /> })
    };
    let cities = winners(&final_report.places).filter_map(city).collect();
    let below = html! {
        <ul class="longest">{ for final_report.longest.iter().map(|one| longest(one, players, words)) }</ul>
    };
    let note = dirk_note(final_report, words).unwrap_or_default();
    winner(&final_report.places, players, words, [note, cities, below])
}

/// Everybody in first place.
fn winners(places: &[Place]) -> impl Iterator<Item = Seat> {
    places.iter().filter(|one| one.place == 1).map(|one| one.seat)
}

/// The panel of the winners, of any game: a note, what they built, and what is below that.
pub(crate) fn winner(
    places: &[Place],
    players: &Players,
    words: &'static Words,
    [note, built, below]: [Html; 3],
) -> Html {
    let names: Vec<&str> = winners(places).map(|seat| players.name(seat)).collect();
    html! {
        <section class={classes!("winner", (names.len() > 1).then_some("are-many"))}>
            <div class="winner-stars">{ for winners(places).map(|seat| star(seat, players)) }</div>
            <h1 tabindex="-1">{ words.winners(&names) }</h1>
            <p>{ by_how_much(places, players, words) }</p>
            { note }
            <div class="winner-cities">{ built }</div>
            { below }
        </section>
    }
}

fn star(seat: Seat, players: &Players) -> Html {
    html! {
        <span class="winner-star">
            { drawing_as("khatim", "star-outer") }
            { drawing_as("khatim", "star-inner") }
            { draw_disc(whose(Who::Seat(seat), players)) }
        </span>
    }
}

/// The lead over the second, or that the victory is shared.
fn by_how_much(places: &[Place], players: &Players, words: &Words) -> String {
    let Some(first) = places.first() else { return String::new() };
    match places.get(1) {
        Some(second) if second.place > 1 => {
            words.lead(first.points, players.name(second.seat), second.points)
        }
        _ => format!("{}. {}", words.points(first.points), words.result.shared_victory),
    }
}

/// Dirk may have more than the winner.
fn dirk_note(final_report: &FinalReport, words: &'static Words) -> Option<Html> {
    let dirk = final_report.accounts.iter().find(|account| account.who == Who::Dirk)?.total;
    let best = final_report.places.first()?.points;
    (u32::from(dirk) >= best)
        .then(|| html! { <p class="quiet">{ words.result.dirk_cannot_win }</p> })
}

/// The longest line of a kind, and whose it was.
fn longest(one: &Longest, players: &Players, words: &Words) -> Html {
    let names: Vec<&str> = one.seats.iter().map(|&seat| players.name(seat)).collect();
    let text = words.longest_of_game(one.line, one.length.into(), &names);
    html! {
        <li>
            { drawing(symbols::line(one.line)) }{ text }
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
    let longest = lines.map(|line| LongestLine::longest(city, line));
    html! {
        <svg
            ref={node}
            class="still-city"
            viewBox={frame.view_box(100, frame.spare((4, 3), 100, 8))}
            role="img"
            aria-label={name}
        >
            { picture(CitySvg::new(city, *colour, is_small).to_string()) }
            { picture(lines_svg(&longest, city)) }
        </svg>
    }
}
