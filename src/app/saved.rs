//! Games to go on with: the one saved last, then all others, also those that cannot be read.

use crate::art::drawing;
use crate::emblem::{Whose, draw_disc};
use crate::route::{Route, title};
use crate::store;
use crate::{garden, mini};
use engine::Seat;
use i18n::{Ago, Words};
use table::{AnyTable, Guests, SaveError, Shelved};
use yew::prelude::*;

/// So many further games show at once, the rest on demand.
const SHOWN: usize = 3;

/// All saved games, the one saved last in a panel of its own.
pub(crate) fn saved_games(games: &[Shelved], words: &'static Words) -> Html {
    let (mut readable, mut unreadable) = (Vec::new(), Vec::new());
    for game in games {
        match &game.table {
            Ok(table) => readable.push((game, table)),
            Err(why) => unreadable.push((game, *why)),
        }
    }
    let mut others: Vec<Html> =
        readable.iter().skip(1).map(|&(game, table)| other(game, table, words)).collect();
    others.extend(unreadable.into_iter().map(|(game, why)| not_readable(game, why, words)));
    let hidden = others.split_off(SHOWN.min(others.len()));
    let more = u32::try_from(hidden.len()).unwrap_or(u32::MAX);
    html! {
        <div class="saved">
            { for readable.first().map(|&(game, table)| latest(game, table, words)) }
            if !others.is_empty() {
                <section class="panel others" aria-labelledby="others">
                    <h2 id="others">{ words.home.other_games }</h2>
                    <ul>{ others }</ul>
                    if more > 0 {
                        <details>
                            <summary>{ (words.home.more_games)(more) }</summary>
                            <ul>{ hidden }</ul>
                        </details>
                    }
                </section>
            }
        </div>
    }
}

/// The game saved last.
fn latest(game: &Shelved, table: &AnyTable, words: &'static Words) -> Html {
    let turn = table.decider().map(|seat| (words.home.to_play)(table.guests().name(seat)));
    let button =
        if table.decider().is_some() { words.home.go_on_with_game } else { words.home.see_result };
    html! {
        <section class="panel latest" aria-labelledby="go-on">
            <div class="latest-head">
                <h2 id="go-on">{ words.home.go_on }</h2>
                <p class="quiet">{ when(game, words) }</p>
            </div>
            <div class="stamp">{ mini(table) }</div>
            <div>
                <h3>{ title(table.play()).name() }</h3>
                <p class="quiet">{ progress(table, words) }</p>
                { for turn.map(|turn| html! { <p class="quiet">{ turn }</p> }) }
                { discs(table) }
            </div>
            { for game.is_older.then(|| html! { <p class="quiet">{ words.home.save_is_older }</p> }) }
            <a class="primary" href={address(game)}>{ button }</a>
        </section>
    }
}

/// A further game in two lines.
fn other(game: &Shelved, table: &AnyTable, words: &'static Words) -> Html {
    let names: Vec<&str> = seats(table).map(|seat| table.guests().name(seat)).collect();
    html! {
        <li>
            <a href={address(game)}>
                <span class="stamp">{ mini(table) }</span>
                <span>
                    <span class="strong">{ title(table.play()).name() }</span>
                    <span>{ words.and(&names) }</span>
                    <span class="quiet">
                        { format!("{} · {}", progress(table, words), when(game, words)) }
                    </span>
                    { for game.is_older.then(|| html! {
                        <span class="quiet">{ words.home.save_is_older }</span>
                    }) }
                </span>
                { drawing("icons-chev") }
            </a>
        </li>
    }
}

/// A game that cannot be read: it stays where it is, and says why.
fn not_readable(game: &Shelved, why: SaveError, words: &'static Words) -> Html {
    let why = match why {
        SaveError::Newer => words.home.save_is_newer,
        _ => words.home.save_is_damaged,
    };
    let is_dated = game.saved_at > 0;
    html! {
        <li class="unreadable">
            <span>{ why }</span>
            { for is_dated.then(|| html! { <span class="quiet">{ when(game, words) }</span> }) }
        </li>
    }
}

/// The round and the scoring that comes next, or that it is over.
fn progress(table: &AnyTable, words: &'static Words) -> String {
    if table.decider().is_none() {
        return words.home.is_over.to_owned();
    }
    match table {
        AnyTable::City(table) => {
            let next = words.scoring(table.game().next_scoring_to_come());
            (words.home.round_before)(table.round(), &next)
        }
        AnyTable::Gardens(table) => words.gardens_scored(table.game()),
    }
}

/// The city of whoever is to play, in the end of whoever has won; or the gardens of all.
fn mini(table: &AnyTable) -> Html {
    let winner = || table.outcome().and_then(|outcome| outcome.winners().next());
    let seat = table.decider().or_else(winner).unwrap_or(Seat(0));
    match table {
        AnyTable::City(table) => {
            mini::mini(table.game().city(seat), colour(table.guests(), seat), 0)
        }
        AnyTable::Gardens(table) => garden::board(table.game().board(), "mini"),
    }
}

fn discs(table: &AnyTable) -> Html {
    let disc = |seat| {
        let name = table.guests().name(seat).to_owned();
        html! {
            <li title={name.clone()}>
                { draw_disc(Whose::Player(colour(table.guests(), seat))) }
                <span class="unseen">{ name }</span>
            </li>
        }
    };
    html! { <ul class="discs">{ for seats(table).map(disc) }</ul> }
}

fn seats(table: &AnyTable) -> impl Iterator<Item = Seat> {
    Seat::all(u8::try_from(table.guests().guests.len()).unwrap_or(0))
}

fn colour(guests: &Guests, seat: Seat) -> u8 {
    guests.at(seat).map_or(0, |guest| guest.colour.0)
}

fn when(game: &Shelved, words: &Words) -> String {
    words.saved(Ago::seconds(store::now().saturating_sub(game.saved_at)))
}

fn address(game: &Shelved) -> String {
    Route::Table(game.id.clone().into()).address()
}
