//! Bar of a city game: what its choice comes to, as the action bar says it.

use crate::screens::city::screen_state::CityView;
use crate::screens::city::waiting::thumbs;
use crate::screens::city::{CityGesture, CityScreen, OpenCity, question, sums};
use crate::screens::table::action_bar::{ActionBar, MainButton, SideButton, Tone};
use crate::screens::table::game_screen::Show;
use crate::widgets::icon::drawing;
use crate::widgets::player_disc::{Owner, draw_disc};
use crate::widgets::tile::draw_tile;
use cities::{Face, Who};
use draw::CityTile;
use engine::{Game, Seat};
use i18n::{ButtonText, Saying, Words};
use table::{BonusUse, CityClick, Command, PendingAction, Placing, Turning, Verdict};
use yew::prelude::*;

/// The bar as it is now.
pub(crate) fn bar(screen: &CityScreen, open: &OpenCity, words: &'static Words) -> ActionBar {
    if let Some(who) = open.body.state.looked {
        return looking(who, screen, open, words);
    }
    if let Some(question) = open.table.question() {
        return question::bar(&question, screen, open, words);
    }
    let panels = &open.body.panels;
    let city = open.table.decider().map(|seat| &**CityView::of(open).city(seat));
    let pending = &panels.pending;
    let helps = open.players.table_options.helps;
    let mut saying = words.bar_text(pending, &panels.now, city, helps);
    let mut tone = tone(pending);
    // What is pointed at is tried; a pin speaks otherwise.
    let is_unpaid = matches!(pending, PendingAction::Placing(placing) if !placing.is_paid());
    let is_trying = pending.tile().is_some() && !is_unpaid;
    let pointed = open.body.state.pointed.filter(|_| is_trying);
    let placement = open.body.placement.as_ref();
    if let Some(place) = placement.and_then(|one| one.said_at(pointed, words)) {
        tone = if place.is_refusal { Tone::Refused } else { Tone::Good };
        saying = place.saying;
    }
    ActionBar {
        pieces: pieces(screen, open, words),
        saying,
        beside: sums::beside(pending, words),
        tone,
        notice: open.notice.clone(),
        answers: Html::default(),
        side: side(screen, open, words),
        main: MainButton {
            text: words.main_button(pending),
            is_on: pending.can_confirm(),
            is_way_back: false,
            onclick: command(screen, Command::Confirm),
        },
    }
}

fn tone(pending: &PendingAction) -> Tone {
    match pending {
        PendingAction::Paying(paying) if !paying.is_enough => Tone::Refused,
        PendingAction::Paying(paying) if paying.verdict == Verdict::Exact => Tone::Good,
        PendingAction::TakingHut { may: false, .. }
        | PendingAction::PlayingBonus { uses: BonusUse::NotBuilt | BonusUse::NotNow, .. } => {
            Tone::Refused
        }
        PendingAction::Built { misfits, .. } if !misfits.is_empty() => Tone::Refused,
        PendingAction::Placing(placing) if !placing.is_paid() => Tone::Refused,
        _ => Tone::Plain,
    }
}

/// The tile it is about; those that wait can be chosen and dragged here.
fn pieces(screen: &CityScreen, open: &OpenCity, words: &'static Words) -> Html {
    let panels = &open.body.panels;
    let is_elsewhere =
        !matches!(panels.pending, PendingAction::Placing(_) | PendingAction::Looking { .. });
    let is_of_another = is_elsewhere && panels.pending.tile().is_some();
    if !is_of_another && !panels.waiting.is_empty() {
        return thumbs(screen, open, words);
    }
    panels.pending.tile().map_or_else(Html::default, |tile| draw_tile(CityTile::Face(tile), true))
}

/// The buttons beside the main one: never mind, or one step back, and other ways for the tile.
fn side(screen: &CityScreen, open: &OpenCity, words: &'static Words) -> Vec<SideButton> {
    let (table, pending) = (&open.table, &open.body.panels.pending);
    let say = &words.table;
    let mut side = Vec::new();
    if pending.can_cancel() {
        side.push(plain(say.cancel, command(screen, Command::Cancel)));
    } else if table.hand_shown().is_some() {
        side.push(undo(table.undoable() > 0, command(screen, Command::Undo), words));
    }
    if table.places_last_tile().is_some() {
        let on_why = screen.callbacks.show.reform(|_: MouseEvent| Show::LastTiles);
        side.push(plain(words.bar.why, on_why));
    }
    match pending {
        PendingAction::Placing(placing) => side.extend(ways(placing, screen, words)),
        PendingAction::Built { at, swaps, .. } => {
            let swap = |&tile: &Face| {
                let name = (say.swap_with)(&words.tile_name(tile));
                plain(name, click(screen, CityClick::Swap { tile, at: *at }))
            };
            side.extend(swaps.iter().map(swap));
        }
        PendingAction::Ending { .. } if table.undoable() > 1 => {
            side.push(plain(say.restart_turn, command(screen, Command::RestartTurn)));
        }
        _ => {}
    }
    side
}

/// What else can be done with a tile that is to be placed, and what that costs.
fn ways(placing: &Placing, screen: &CityScreen, words: &'static Words) -> Vec<SideButton> {
    let (say, bar) = (&words.table, &words.bar);
    let fee = |is_paid: bool| {
        if is_paid { (bar.pay)(placing.to_pay()) } else { bar.free.to_owned() }
    };
    let priced = |name: &str, cost: String, figure: Html, one: CityClick| SideButton {
        figure: Some(figure),
        text: ButtonText { name: name.to_owned(), cost: Some(cost) },
        ..plain(name, click(screen, one))
    };
    let turn = placing.turning.map(|turning| match turning {
        Turning::Over => {
            priced(bar.turn_over, fee(true), drawing("icons-turn"), CityClick::TurnOver)
        }
        Turning::Back => {
            priced(say.turn_back, fee(false), drawing("icons-turn-left"), CityClick::TurnOver)
        }
    });
    // Where it fits nowhere, the main button says so.
    let free = bar.free.to_owned();
    let store = |()| priced(bar.reserve, free, drawing("icons-reserve"), CityClick::Store);
    let store = placing.fits.then_some(()).map(store);
    let fee = fee(placing.fee.is_some());
    let give = |()| priced(say.to_dirk, fee, draw_disc(Owner::Dirk), CityClick::Give);
    let give = placing.can_give.then_some(()).map(give);
    [turn, store, give].into_iter().flatten().collect()
}

/// Another's city, or Dirk's tiles, are only looked at (U47).
fn looking(who: Who, screen: &CityScreen, open: &OpenCity, words: &'static Words) -> ActionBar {
    let name = match who {
        Who::Seat(seat) => open.players.name(seat).to_owned(),
        Who::Dirk => words.dirk().to_owned(),
    };
    let back = screen.callbacks.gesture.reform(|_: MouseEvent| CityGesture::LookAt(None));
    ActionBar {
        pieces: Html::default(),
        saying: Saying {
            head: (words.bar.looking_at)(&name),
            rest: words.bar.looking_note.to_owned(),
        },
        beside: Html::default(),
        tone: Tone::Plain,
        notice: open.notice.clone(),
        answers: Html::default(),
        side: other_cities(who, screen, open),
        main: MainButton {
            text: ButtonText { name: words.bar.back_to_own.to_owned(), cost: None },
            is_on: true,
            is_way_back: true,
            onclick: back,
        },
    }
}

/// The cities before and after the one that shows, without that of whoever decides.
fn other_cities(who: Who, screen: &CityScreen, open: &OpenCity) -> Vec<SideButton> {
    let own = open.table.decider();
    let seats = Seat::all(open.table.game().seats());
    let others: Vec<Seat> = seats.filter(|&seat| Some(seat) != own).collect();
    let at = others.iter().position(|&seat| who == Who::Seat(seat));
    let step = |by: usize, sign: &str, is_after: bool| {
        let next = others[(at? + by) % others.len()];
        let name = open.players.name(next);
        let name = if is_after { format!("{name} {sign}") } else { format!("{sign} {name}") };
        let look = move |_: MouseEvent| CityGesture::LookAt(Some(Who::Seat(next)));
        Some(plain(name, screen.callbacks.gesture.reform(look)))
    };
    let steps = [step(others.len() - 1, "‹", false), step(1, "›", true)];
    steps.into_iter().flatten().skip(2_usize.saturating_sub(others.len())).collect()
}

/// After the end all cities can be looked at, one after the other (U47).
pub(crate) fn with_cities(bar: ActionBar, screen: &CityScreen, open: &OpenCity) -> ActionBar {
    let who = CityView::of(open).shown_who();
    ActionBar { side: other_cities(who, screen, open), ..bar }
}

/// One step back, as a sign.
pub(crate) fn undo(can: bool, onclick: Callback<MouseEvent>, words: &'static Words) -> SideButton {
    SideButton { sign: Some("icons-undo"), is_off: !can, ..plain(words.table.undo, onclick) }
}

/// A button with a word.
pub(crate) fn plain(name: impl Into<String>, onclick: Callback<MouseEvent>) -> SideButton {
    let text = ButtonText { name: name.into(), cost: None };
    SideButton { sign: None, figure: None, text, is_off: false, onclick }
}

fn command(screen: &CityScreen, command: Command) -> Callback<MouseEvent> {
    screen.callbacks.command.reform(move |_: MouseEvent| command)
}

fn click(screen: &CityScreen, click: CityClick) -> Callback<MouseEvent> {
    screen.callbacks.click.reform(move |_: MouseEvent| click)
}
