//! Everybody at the table: points, border, cards, reserve and a small city; a click shows the large one.

use crate::screens::city::screen_state::CityView;
use crate::widgets::icon::drawing;
use crate::widgets::player_disc::{Owner, draw_disc, draw_vizier};
use crate::widgets::thumbnail::draw_thumbnail;
use cities::{City, Line, Who};
use draw::symbols;
use engine::{Game, Seat};
use i18n::{Language, Words};
use std::rc::Rc;
use yew::prelude::*;

/// One player, or Dirk.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PlayerRow {
    who: Who,
    whose: Owner,
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
pub(crate) fn rows(view: CityView, words: &Words) -> Vec<PlayerRow> {
    let table = view.table;
    let game = table.game();
    let seat_row = |seat: Seat| {
        let city = view.city(seat).clone();
        let lines = game.lines().into_iter().map(|line| (line, city.longest(line))).collect();
        let colour = view.colour(seat);
        let (cards, reserve) = (game.hand_count(seat), game.reserve(seat).count());
        PlayerRow {
            who: Who::Seat(seat),
            whose: Owner::Player(colour),
            name: table.players().name(seat).to_owned(),
            points: game.points(seat),
            is_on_turn: table.decider() == Some(seat) && table.question().is_none(),
            vizier: game.vizier_is_awake(seat),
            bonus_cards: table.bonus_count(seat),
            holding: Holding::City { city, colour, lines, cards, reserve },
        }
    };
    let dirk = game.dirk().map(|(tiles, points)| PlayerRow {
        who: Who::Dirk,
        whose: Owner::Dirk,
        name: words.dirk().to_owned(),
        points: points.into(),
        is_on_turn: false,
        vizier: None,
        bonus_cards: None,
        holding: Holding::Tiles(tiles.count()),
    });
    Seat::all(game.seats()).map(seat_row).chain(dirk).collect()
}

#[derive(PartialEq, Properties)]
pub(crate) struct PlayersPanelProps {
    pub(crate) language: Language,
    pub(crate) rows: Rc<Vec<PlayerRow>>,
    /// Owner city shows.
    pub(crate) shown: Who,
    pub(crate) on_look: Callback<Who>,
}

/// The panel of players.
#[component]
pub(crate) fn PlayersPanel(props: &PlayersPanelProps) -> Html {
    let words = props.language.words();
    let many = if props.rows.len() > 4 { Some("many") } else { None };
    html! {
        <section class={classes!("players", many)} aria-label={words.table.players}>
            { for props.rows.iter().map(|row| player(row, props, words)) }
        </section>
    }
}

fn player(row: &PlayerRow, props: &PlayersPanelProps, words: &'static Words) -> Html {
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
            <span class="unseen">{ match row.who {
                Who::Seat(_) => words.table.show_city,
                Who::Dirk => words.table.show_tiles,
            } }</span>
        </button>
    }
}

fn vizier(whose: Owner, is_awake: bool, words: &'static Words) -> Html {
    let says = if is_awake { words.table.vizier_up } else { words.table.vizier_down };
    html! {
        <span class="own-vizier" title={says}>
            { draw_vizier(whose, is_awake) }
            <span class="unseen">{ says }</span>
        </span>
    }
}

fn holding(row: &PlayerRow, words: &'static Words) -> Html {
    match &row.holding {
        Holding::Tiles(number) => html! {
            <span class="stats">{ stat("icons-reserve", *number, &words.tiles(*number)) }</span>
        },
        Holding::City { city, colour, lines, cards, reserve } => html! {
            <>
                <span class="stats">
                    { for lines.iter().map(|&(line, length)| {
                        stat(symbols::line(line), length, &words.longest_length(line, length))
                    }) }
                    { stat("icons-cards", *cards, &words.cards(*cards)) }
                    { stat("icons-reserve", *reserve, &(words.table.in_reserve)(*reserve)) }
                    { for row.bonus_cards.map(|cards| {
                        stat("icons-bonus", cards, &(words.table.bonus_in_hand)(cards))
                    }) }
                </span>
                { draw_thumbnail(city, *colour, 0) }
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
