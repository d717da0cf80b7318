//! Games to go on with: the one saved last, then all others, also those that cannot be read.

use crate::browser::{inputs, storage};
use crate::route::Route;
use crate::widgets::icon::drawing;
use crate::widgets::player_disc::{Owner, draw_disc};
use crate::widgets::thumbnail::{draw_garden_thumbnail, draw_thumbnail};
use i18n::{Ago, Words};
use table::{Head, Picture, Player, SaveError, SavedGame};
use yew::prelude::*;

/// So many further games show at once, the rest on demand.
const SHOWN: usize = 3;

/// All saved games, the one saved last in a panel of its own. Most of a long list is folded, and drawn
/// when it is unfolded.
pub(crate) fn saved_games(
    games: &[SavedGame],
    is_unfolded: &UseStateHandle<bool>,
    words: &'static Words,
) -> Html {
    let (mut readable, mut unreadable) = (Vec::new(), Vec::new());
    for game in games {
        match &game.head {
            Ok(head) => readable.push((game, head)),
            Err(why) => unreadable.push((game, *why)),
        }
    }
    let count = readable.len().saturating_sub(1) + unreadable.len();
    let others = || {
        let readable = readable.iter().skip(1).map(|&(game, head)| other(game, head, words));
        readable.chain(unreadable.iter().map(|&(game, why)| not_readable(game, why, words)))
    };
    let more = u32::try_from(count.saturating_sub(SHOWN)).unwrap_or(u32::MAX);
    let setter = is_unfolded.setter();
    let ontoggle = Callback::from(move |event: Event| setter.set(inputs::is_unfolded(&event)));
    html! {
        <div class="saved">
            { for readable.first().map(|&(game, head)| latest(game, head, words)) }
            if count > 0 {
                <section class="panel others" aria-labelledby="others">
                    <h2 id="others">{ words.home.other_games }</h2>
                    <ul>{ for others().take(SHOWN) }</ul>
                    if more > 0 {
                        <details {ontoggle}>
                            <summary>{ (words.home.more_games)(more) }</summary>
                            if **is_unfolded {
                                <ul>{ for others().skip(SHOWN) }</ul>
                            }
                        </details>
                    }
                </section>
            }
        </div>
    }
}

/// The game saved last.
fn latest(game: &SavedGame, head: &Head, words: &'static Words) -> Html {
    let turn = head.decider.map(|seat| (words.home.to_play)(head.name(seat)));
    let button =
        if head.decider.is_some() { words.home.go_on_with_game } else { words.home.see_result };
    html! {
        <section class="panel latest" aria-labelledby="go-on">
            <div class="latest-head">
                <h2 id="go-on">{ words.home.go_on }</h2>
                <p class="quiet">{ when(game, words) }</p>
            </div>
            <div class="saved-picture">{ thumbnail(head) }</div>
            <div>
                <h3>{ words.title(head.game) }</h3>
                <p class="quiet">{ words.progress(head.progress) }</p>
                { for turn.map(|turn| html! { <p class="quiet">{ turn }</p> }) }
                { discs(head) }
            </div>
            { for game.is_older.then(|| html! { <p class="quiet">{ words.home.save_is_older }</p> }) }
            <a class="primary" href={address(game)}>{ button }</a>
        </section>
    }
}

/// A further game in two lines.
fn other(game: &SavedGame, head: &Head, words: &'static Words) -> Html {
    let names: Vec<&str> = head.players.iter().map(|player| player.name.as_str()).collect();
    html! {
        <li>
            <a href={address(game)}>
                <span class="saved-picture">{ thumbnail(head) }</span>
                <span>
                    <span class="strong">{ words.title(head.game) }</span>
                    <span>{ words.and(&names) }</span>
                    <span class="quiet">
                        { format!("{} · {}", words.progress(head.progress), when(game, words)) }
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
fn not_readable(game: &SavedGame, why: SaveError, words: &'static Words) -> Html {
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

fn thumbnail(head: &Head) -> Html {
    match &head.picture {
        Picture::City(city) => {
            let player = head.players.get(head.pictured.index());
            draw_thumbnail(city, player.map_or(0, |player| player.colour.0), 0)
        }
        Picture::Gardens(board) => draw_garden_thumbnail(board),
    }
}

fn discs(head: &Head) -> Html {
    let disc = |player: &Player| {
        let name = player.name.clone();
        html! {
            <li title={name.clone()}>
                { draw_disc(Owner::Player(player.colour.0)) }
                <span class="unseen">{ name }</span>
            </li>
        }
    };
    html! { <ul class="discs">{ for head.players.iter().map(disc) }</ul> }
}

fn when(game: &SavedGame, words: &Words) -> String {
    words.saved(Ago::seconds(storage::now().saturating_sub(game.saved_at)))
}

fn address(game: &SavedGame) -> String {
    Route::Table(game.id.clone().into()).address()
}
