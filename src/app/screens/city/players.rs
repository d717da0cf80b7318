//! Everybody at the table: points, border, cards, reserve and a small city; a click shows the large one.

use crate::art::drawing;
use crate::emblem::{Whose, draw_disc, draw_vizier};
use crate::mini::mini;
use crate::play::sitting::Sitting;
use cities::{City, Line, Set, Who};
use engine::{Game, Seat};
use i18n::{Language, Words};
use std::rc::Rc;
use table::Table;
use yew::prelude::*;

/// One player, or Dirk.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Row {
    who: Who,
    whose: Whose,
    name: String,
    points: u32,
    is_on_turn: bool,
    /// The vizier is face up or face down, where viziers are played.
    vizier: Option<bool>,
    bonus_cards: Option<u32>,
    /// Dirk has tiles and neither city nor hand.
    holding: Holding,
}

#[derive(Clone, Debug, PartialEq)]
enum Holding {
    City { city: Rc<City>, colour: u8, lines: Vec<(Line, u32)>, cards: u32, reserve: u32 },
    Tiles(u32),
}

/// The rows in the order of play, Dirk last.
pub(crate) fn rows(sitting: &Sitting, words: &Words) -> Vec<Row> {
    let table = &sitting.table;
    let game = table.game();
    let seat_row = |seat: Seat| {
        let city = sitting.city(seat).clone();
        let lines = game.lines().into_iter().map(|line| (line, city.longest(line))).collect();
        let colour = sitting.colour(seat);
        let (cards, reserve) = (game.hand_count(seat), game.reserve(seat).count());
        Row {
            who: Who::Seat(seat),
            whose: Whose::Player(colour),
            name: table.guests().name(seat).to_owned(),
            points: game.points(seat),
            is_on_turn: table.decider() == Some(seat) && table.question().is_none(),
            vizier: game.vizier_is_awake(seat),
            bonus_cards: table.options().bonus_cards.then(|| game.bonus_count(seat)),
            holding: Holding::City { city, colour, lines, cards, reserve },
        }
    };
    let dirk = game.dirk().map(|(tiles, points)| Row {
        who: Who::Dirk,
        whose: Whose::Dirk,
        name: words.dirk().to_owned(),
        points: points.into(),
        is_on_turn: false,
        vizier: None,
        bonus_cards: None,
        holding: Holding::Tiles(tiles.count()),
    });
    Seat::all(game.seats()).map(seat_row).chain(dirk).collect()
}

/// Whose city shows, as far as the table says.
pub(crate) fn shown_by_default(table: &Table) -> Who {
    Who::Seat(table.decider().unwrap_or(table.game().turn_of()))
}

#[derive(PartialEq, Properties)]
pub(crate) struct PlayersProps {
    pub(crate) language: Language,
    pub(crate) rows: Rc<Vec<Row>>,
    /// Whose city shows.
    pub(crate) shown: Who,
    pub(crate) on_look: Callback<Who>,
}

/// The panel of players.
#[component]
pub(crate) fn Players(props: &PlayersProps) -> Html {
    let words = props.language.words();
    let many = if props.rows.len() > 4 { Some("many") } else { None };
    html! {
        <section class={classes!("players", many)} aria-label={words.table.players}>
            { for props.rows.iter().map(|row| player(row, props, words)) }
        </section>
    }
}

fn player(row: &Row, props: &PlayersProps, words: &'static Words) -> Html {
    let onclick = {
        let who = row.who;
        props.on_look.reform(move |_: MouseEvent| who)
    };
    let is_shown = props.shown == row.who;
    let class = classes!("panel", "player", row.whose.hue(), row.is_on_turn.then_some("on-turn"));
    html! {
        <button {class} aria-pressed={is_shown.to_string()} {onclick}>
            { draw_disc(row.whose) }
            <span class="player-name">
                <b>{ &row.name }</b>
                if row.is_on_turn {
                    <span class="quiet turn-mark">{ words.table.your_turn }</span>
                }
            </span>
            <span class="score" aria-hidden="true">{ row.points }</span>
            <span class="unseen">{ words.points(row.points) }</span>
            { for row.vizier.map(|is_awake| vizier(row.whose, is_awake, words)) }
            { holding(row, words) }
        </button>
    }
}

fn vizier(whose: Whose, is_awake: bool, words: &'static Words) -> Html {
    let says = if is_awake { words.table.vizier_up } else { words.table.vizier_down };
    html! {
        <span class="own-vizier" title={says}>
            { draw_vizier(whose, is_awake) }
            <span class="unseen">{ says }</span>
        </span>
    }
}

fn holding(row: &Row, words: &'static Words) -> Html {
    match &row.holding {
        Holding::Tiles(number) => html! {
            <span class="stats">{ stat("icons-reserve", *number, &words.tiles(*number)) }</span>
        },
        Holding::City { city, colour, lines, cards, reserve } => html! {
            <>
                <span class="stats">
                    { for lines.iter().map(|&(line, length)| {
                        stat(line_icon(line), length, &words.longest_length(line, length))
                    }) }
                    { stat("icons-cards", *cards, &words.cards(*cards)) }
                    { stat("icons-reserve", *reserve, &(words.table.in_reserve)(*reserve)) }
                    { for row.bonus_cards.map(|cards| {
                        stat("icons-bonus", cards, &(words.table.bonus_in_hand)(cards))
                    }) }
                </span>
                { mini(city, *colour, 0) }
            </>
        },
    }
}

/// A number with its sign; a reader hears it in words.
fn stat(icon: &'static str, number: u32, spoken: &str) -> Html {
    html! {
        <span class="stat" title={spoken.to_owned()}>
            { drawing(icon) }
            <span aria-hidden="true">{ number }</span>
            <span class="unseen">{ spoken }</span>
        </span>
    }
}

/// The sign of a line.
pub(crate) fn line_icon(line: Line) -> &'static str {
    match line {
        Line::Border(Set::Granada) => "icons-moat",
        Line::Border(Set::Alhambra) => "icons-wall",
        Line::Seam => "icons-seam",
    }
}
