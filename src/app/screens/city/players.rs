//! Everybody at the table: points, border, cards, reserve and a small city; a click shows the large one.

use crate::screens::city::screen_state::CityView;
use crate::widgets::icon::drawing;
use crate::widgets::player_disc::{Owner, draw_disc, draw_vizier};
use crate::widgets::roving_focus::RovingFocus;
use crate::widgets::thumbnail::draw_thumbnail;
use cities::{City, Line, Who};
use draw::symbols;
use engine::{Game, Seat};
use i18n::{Language, Words};
use std::rc::Rc;
use table::Asking;
use yew::prelude::*;

/// One player, or Dirk.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PlayerRow {
    who: Who,
    whose: Owner,
    name: String,
    points: u32,
    is_on_turn: bool,
    /// What is done now is theirs.
    is_playing: bool,
    /// They play out of turn, by this.
    out_of_turn: Option<Asking>,
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
    let out_of_turn = table.out_of_turn();
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
            is_on_turn: table.is_on_turn(seat),
            is_playing: out_of_turn.map_or(table.is_on_turn(seat), |(one, _)| one == seat),
            out_of_turn: out_of_turn.filter(|(one, _)| *one == seat).map(|(_, asking)| asking),
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
        is_playing: false,
        out_of_turn: None,
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
        <RovingFocus tag="section" class={classes!("players", many)} label={words.table.players}>
            { for props.rows.iter().map(|row| player(row, props, words)) }
        </RovingFocus>
    }
}

fn player(row: &PlayerRow, props: &PlayersPanelProps, words: &'static Words) -> Html {
    let onclick = {
        let who = row.who;
        props.on_look.reform(move |_: MouseEvent| who)
    };
    let is_shown = props.shown == row.who;
    let mark = match row.out_of_turn {
        Some(Asking::Viziers) => Some(words.bar.vizier_tab),
        Some(Asking::BonusCards(_)) => Some(words.table.bonus_head),
        None => row.is_on_turn.then_some(words.table.your_turn),
    };
    let class = classes!("panel", "player", row.whose.hue(), row.is_playing.then_some("on-turn"));
    html! {
        <button {class} aria-pressed={is_shown.to_string()} {onclick}>
            <span class="unseen">{ said(row, words) }</span>
            { draw_disc(row.whose) }
            <span class="player-name" aria-hidden="true">
                <b>{ &row.name }</b>
                { for mark.map(|mark| html! { <span class="quiet turn-mark">{ mark }</span> }) }
            </span>
            <span class="score" aria-hidden="true">{ row.points }</span>
            { for row.vizier.map(|is_awake| html! {
                <span class="own-vizier" aria-hidden="true" title={words.vizier(is_awake)}>{ draw_vizier(row.whose, is_awake) }</span>
            }) }
            { holding(row, words) }
        </button>
    }
}

/// What pressing somebody shows, and what they have.
fn said(row: &PlayerRow, words: &Words) -> String {
    let mut has = vec![words.points(row.points)];
    has.extend(row.vizier.map(|is_awake| words.vizier(is_awake).to_owned()));
    has.extend(stats(row, words).into_iter().map(|(_, _, spoken)| spoken));
    words.shows_player(row.who, &row.name, row.is_on_turn, &has)
}

/// What somebody has: a sign, a number, and both in words.
fn stats(row: &PlayerRow, words: &Words) -> Vec<(&'static str, u32, String)> {
    match &row.holding {
        Holding::Tiles(number) => vec![("icons-reserve", *number, words.tiles(*number))],
        Holding::City { lines, cards, reserve, .. } => {
            let line = |&(line, length): &(Line, u32)| {
                (symbols::line(line), length, words.longest_length(line, length))
            };
            let mut all: Vec<_> = lines.iter().map(line).collect();
            all.push(("icons-cards", *cards, words.cards(*cards)));
            all.push(("icons-reserve", *reserve, (words.table.in_reserve)(*reserve)));
            let bonus = |cards| ("icons-bonus", cards, (words.table.bonus_in_hand)(cards));
            all.extend(row.bonus_cards.map(bonus));
            all
        }
    }
}

fn holding(row: &PlayerRow, words: &'static Words) -> Html {
    let stat = |(icon, number, spoken): (&'static str, u32, String)| {
        html! { <span class="stat" title={spoken}>{ drawing(icon) }<span>{ number }</span></span> }
    };
    html! {
        <>
            <span class="stats" aria-hidden="true">{ for stats(row, words).into_iter().map(stat) }</span>
            if let Holding::City { city, colour, .. } = &row.holding {
                { draw_thumbnail(city, *colour, 0) }
            }
        </>
    }
}
