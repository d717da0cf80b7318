//! Body of a city game: the city under its strip, the own row and the bar, and the columns beside them.
//! Where the parts lie is the style sheet's business; here they stand in the order of the Tab key.

use crate::screens::city::bar::{bar, with_cities};
use crate::screens::city::board::Board;
use crate::screens::city::huts::hut_piles;
use crate::screens::city::last_totals::last_totals;
use crate::screens::city::lines::lines;
use crate::screens::city::majorities::Majorities;
use crate::screens::city::modes::{Modes, mode_buttons};
use crate::screens::city::open_money::OpenMoney;
use crate::screens::city::own_row::{own_row, reserve};
use crate::screens::city::players::PlayersPanel;
use crate::screens::city::screen_state::CityView;
use crate::screens::city::yard::Yard;
use crate::screens::city::{CityScreen, OpenCity, bonus};
use crate::screens::table::frame::{bar_over, sheet_head, unsaved_note};
use crate::screens::table::log::Log;
use crate::screens::table::table_screen::TableScreenProps;
use crate::widgets::tile::draw_tile;
use cities::{Faces, Set};
use draw::CityTile;
use engine::sort_few;
use i18n::{Language, Words};
use yew::prelude::*;

/// All parts.
pub(crate) fn body(screen: &CityScreen, open: &OpenCity, props: &TableScreenProps) -> Html {
    let language = props.language;
    html! {
        <>
            { centre(screen, open, props) }
            { right(screen, open, language) }
            { left(screen, open, language) }
        </>
    }
}

fn centre(screen: &CityScreen, open: &OpenCity, props: &TableScreenProps) -> Html {
    let language = props.language;
    let words = language.words();
    let (table, panels) = (&open.table, &open.body.panels);
    let click = &screen.callbacks.click;
    let bar = bar_over(screen, open, words).unwrap_or_else(|| bar(screen, open, words));
    let bar = if screen.is_at_final_table() { with_cities(bar, screen, open) } else { bar };
    let has_shelf = table.is_acting() || table.question().is_some();
    let now = table.mode().or(Some(panels.shelf).filter(|_| has_shelf));
    // Another's city is only looked at.
    let modes = if open.body.state.looked.is_some() { Vec::new() } else { table.modes() };
    html! {
        <main class="centre">
            // After the end nobody begins anything.
            if table.decider().is_some() {
                { mode_buttons(&Modes { all: &table.all_modes(), open: &modes, shelf: now, now: table.mode(), answers: table.answers().is_some() }, click, words) }
            }
            <section class="board-frame">
                { strip(open, words) }
                { city(open, props) }
            </section>
            <section class="dock">
                { own_row(screen, open, language) }
                { bar.view(words) }
            </section>
            { unsaved_note(screen.is_kept, words) }
        </main>
    }
}

/// Whose city it is, and its longest lines.
fn strip(open: &OpenCity, words: &'static Words) -> Html {
    let (view, body) = (CityView::of(open), &open.body);
    let name = view.seat_shown().map_or_else(
        || words.table.dirks_tiles.to_owned(),
        |seat| (words.table.city_of)(open.players.name(seat)),
    );
    html! {
        <header class="board-strip">
            <h2>{ name }</h2>
            { for body.placement.as_ref().map(|placement| {
                let lengths = placement.lines(open.table.game());
                lines(&lengths, body.state.traced, &body.callbacks.trace, words)
            }) }
        </header>
    }
}

/// The city that shows, or Dirk's tiles.
fn city(open: &OpenCity, props: &TableScreenProps) -> Html {
    let TableScreenProps { language, has_shortcuts, .. } = *props;
    let words = language.words();
    let (view, body) = (CityView::of(open), &open.body);
    let (Some(seat), Some(placement)) = (view.seat_shown(), &body.placement) else {
        return dirks_tiles(open, words);
    };
    let callbacks = &body.callbacks;
    html! {
        <Board
            {language}
            city={view.city(seat).clone()}
            colour={view.colour(seat)}
            name={(words.table.city_of)(open.players.name(seat))}
            label={body.late.label.clone()}
            overlay={placement.overlay(body.state.pointed, body.state.traced, body.state.is_carried)}
            stops={placement.stops()}
            matters={placement.matters()}
            on_act={callbacks.act.clone()}
            on_tap={callbacks.tap.clone()}
            on_cursor={callbacks.cursor.clone()}
            on_point={callbacks.point.clone()}
            {has_shortcuts}
        />
    }
}

/// Yard, money, huts, what else has its place on the shelf of a small window, and the log.
fn right(screen: &CityScreen, open: &OpenCity, language: Language) -> Html {
    let words = language.words();
    let (table, panels) = (&open.table, &open.body.panels);
    let game = table.game();
    let is_odd = game.sets().contains(&Set::Granada).then(|| game.next_side_is_odd());
    let is_off = open.body.state.looked.is_some();
    let (_, sum) = table.money_chosen();
    let on_click = &screen.callbacks.click;
    let last_tiles = table.last_tiles();
    html! {
        <div class="right">
            if last_tiles.is_empty() {
            <Yard {language} spaces={panels.yard.clone()} sets={game.sets()} {is_odd} {is_off} on_click={on_click.clone()} />
            } else {
                { last_totals(&last_tiles, &open.players, words) }
            }
            <OpenMoney
                {language}
                cards={table.money_hints()}
                {sum}
                deck={open.body.late.progress.deck}
                is_closed={!table.is_acting()}
                {is_off}
                on_click={on_click.clone()}
            />
            { for panels.huts.iter().map(|huts| hut_piles(huts, is_off, on_click, words)) }
            <div class="on-shelf shelf-redesign">{ reserve(screen, open, words) }</div>
            <div class="on-shelf shelf-bonus">
                { for panels.bonus.iter().map(|cards| bonus::bonus_cards(cards, is_off, on_click, words)) }
            </div>
            <section class="panel log" aria-labelledby="log-title">
                { sheet_head("log-title", words.table.log, Html::default(), &screen.callbacks.show, words) }
                <Log {language} players={open.players.clone()} entries={open.log.entries.clone()} />
            </section>
        </div>
    }
}

/// Everybody, and who leads in what.
fn left(screen: &CityScreen, open: &OpenCity, language: Language) -> Html {
    let words = language.words();
    let late = &open.body.late;
    let next = open.table.decider().map(|_| open.table.game().next_scoring_to_come());
    let note = html! { <p class="quiet">{ for next.map(|next| words.at_scoring(next)) }</p> };
    html! {
        <div class="left">
            <PlayersPanel
                {language}
                rows={late.players.clone()}
                shown={CityView::of(open).shown_who()}
                on_look={open.body.callbacks.look.clone()}
            />
            if open.helps() {
                <section class="panel majorities" aria-labelledby="majorities-title">
                    { sheet_head("majorities-title", words.table.majorities, note, &screen.callbacks.show, words) }
                    <Majorities {language} standing={late.standing.clone()} />
                </section>
            }
        </div>
    }
}

fn dirks_tiles(open: &OpenCity, words: &'static Words) -> Html {
    let tiles = open.table.game().dirk().map(|(tiles, _)| *tiles);
    let mut tiles: Vec<_> = tiles.iter().flat_map(Faces::iter).collect();
    sort_few(&mut tiles, |face| (face.building().index(), face.price()));
    html! {
        <section class="board dirks" aria-label={words.table.dirks_tiles}>
            <p class="quiet">{ words.dirk_gets(open.table.game().sets()) }</p>
            <ul>
                { for tiles.into_iter().map(|face| html! {
                    <li>
                        { draw_tile(CityTile::Face(face), false) }
                        <span class="unseen">{ words.tile(face) }</span>
                    </li>
                }) }
            </ul>
        </section>
    }
}
