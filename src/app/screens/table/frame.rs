//! Frame: what lies around and over the body of every table: curtain, result, dialogs.

use crate::parts::{EndingPart, LazyPart, WaitingFor};
use crate::route::Route;
use crate::screens::table::action_bar::{ActionBar, MainButton, Tone};
use crate::screens::table::curtain::{Curtain, CurtainKind, CurtainSaying, only_for};
use crate::screens::table::game_screen::{GameScreen, Show};
use crate::screens::table::help::Help;
use crate::screens::table::menu::Menu;
use crate::screens::table::open_table::OpenTable;
use crate::screens::table::settings_dialog::SettingsDialog;
use crate::screens::table::table_screen::{Callbacks, TableScreen};
use crate::widgets::icon::drawing;
use engine::Seat;
use i18n::{ButtonText, Language, Saying, Words};
use table::{Command, SaveError};
use yew::prelude::*;

/// The whole screen.
pub(crate) fn screen<G: GameScreen>(
    screen: &TableScreen<G>,
    open: &OpenTable<G>,
    ctx: &Context<TableScreen<G>>,
) -> Html {
    let language = ctx.props().language;
    let whole = full_screen(screen, open, language);
    html! {
        <>
            { whole.unwrap_or_else(|| table(screen, open, ctx)) }
            { dialog(screen, open, language) }
            { screen.live_region.view() }
        </>
    }
}

/// What takes the whole screen instead of the table, if anything does.
fn full_screen<G: GameScreen>(
    screen: &TableScreen<G>,
    open: &OpenTable<G>,
    language: Language,
) -> Option<Html> {
    match screen.show {
        Show::Scoring { .. } | Show::LastTiles => G::full_screen(screen, open, language),
        _ if screen.is_at_final_table() => None,
        _ if open.table.game().outcome().is_some() => Some(result(screen, open, language)),
        _ => curtain(screen, open, language),
    }
}

/// The end of the game, as soon as its part is here.
fn result<G: GameScreen>(screen: &TableScreen<G>, open: &OpenTable<G>, language: Language) -> Html {
    match EndingPart::here() {
        Some(ending) => (G::end(ending).result)(open, &screen.callbacks, language),
        None => wait_for_ending(&screen.callbacks, language),
    }
}

/// Stands where the ending will be.
pub(crate) fn wait_for_ending<G: GameScreen>(callbacks: &Callbacks<G>, language: Language) -> Html {
    html! { <WaitingFor<EndingPart> {language} on_arrival={callbacks.arrived.clone()} /> }
}

fn curtain<G: GameScreen>(
    screen: &TableScreen<G>,
    open: &OpenTable<G>,
    language: Language,
) -> Option<Html> {
    let table = &open.table;
    table.curtain().filter(|_| !open.is_lifted)?;
    let seat = table.awaited()?;
    let words = language.words();
    let says =
        G::on_curtain(screen, open, words).unwrap_or_else(|| next_turn(screen, open, seat, words));
    Some(html! {
        <Curtain
            {seat}
            players={open.players.clone()}
            {language}
            cards={G::hand_count(table, seat)}
            has_tiles={G::HAS_TILES_IN_HAND}
            recap={open.recap.clone()}
            is_first_turn={!table.has_played(seat)}
            {says}
            on_look={screen.callbacks.lift.reform(|()| true)}
            on_menu={screen.callbacks.show.reform(|()| Show::Menu)}
        />
    })
}

/// The curtain before an ordinary turn.
fn next_turn<G: GameScreen>(
    screen: &TableScreen<G>,
    open: &OpenTable<G>,
    seat: Seat,
    words: &'static Words,
) -> CurtainSaying {
    let (say, name) = (&words.curtain, open.players.name(seat));
    let finished = open.table.finished_last().filter(|&one| one != seat);
    CurtainSaying {
        kind: CurtainKind::Turn,
        lead: finished.map(|one| (one, (say.has_finished)(open.players.name(one)))),
        head: (say.hand_over)(name),
        note: only_for(words, name, G::HAS_TILES_IN_HAND),
        middle: Html::default(),
        main: if G::HAS_TILES_IN_HAND {
            (say.show_gardens)(name, G::hand_count(&open.table, seat))
        } else {
            (say.show_hand)(name)
        },
        on_main: screen.callbacks.command.reform(|()| Command::Unveil),
        after: None,
        back: None,
    }
}

/// The table itself: the body of its game, and the top bar, which comes last in the order of the Tab
/// key.
fn table<G: GameScreen>(
    screen: &TableScreen<G>,
    open: &OpenTable<G>,
    ctx: &Context<TableScreen<G>>,
) -> Html {
    let language = ctx.props().language;
    let opened = match screen.show {
        Show::Majorities => Some("shows-majorities"),
        Show::Log => Some("shows-log"),
        _ => None,
    };
    html! {
        <div class={classes!("play", G::class(open), opened)}>
            { G::body(screen, open, ctx) }
            { G::top(screen, open, language) }
            <div class="frieze" />
            if screen.show.is_sheet() {
                <div
                    class="sheet-backdrop"
                    onclick={screen.callbacks.show.reform(|_: MouseEvent| Show::Table)}
                />
            }
        </div>
    }
}

/// The bar of a table that is only looked at: behind the curtain, or after the end.
pub(crate) fn bar_over<G: GameScreen>(
    screen: &TableScreen<G>,
    open: &OpenTable<G>,
    words: &'static Words,
) -> Option<ActionBar> {
    let (saying, name, onclick) = if screen.is_at_final_table() {
        let head = words.result.game_over.to_owned();
        let onclick = screen.callbacks.show.reform(|_: MouseEvent| Show::Table);
        let rest = open.who_won(words).unwrap_or_default();
        (Saying { head, rest }, words.result.to_the_result, onclick)
    } else {
        open.table.curtain().filter(|_| open.is_lifted)?;
        let name = open.players.name(open.table.awaited()?);
        let head = (words.curtain.hand_over)(name);
        let onclick = screen.callbacks.lift.reform(|_: MouseEvent| false);
        let rest = only_for(words, name, G::HAS_TILES_IN_HAND);
        (Saying { head, rest }, words.curtain.close_table, onclick)
    };
    Some(ActionBar {
        pieces: Html::default(),
        saying,
        beside: Html::default(),
        tone: Tone::Plain,
        notice: None,
        answers: Html::default(),
        side: Vec::new(),
        main: MainButton {
            text: ButtonText { name: name.to_owned(), cost: None },
            is_on: true,
            is_way_back: true,
            onclick,
        },
    })
}

/// The head of a panel that is a sheet on a small window, with the button that closes it there.
pub(crate) fn sheet_head(
    id: &'static str,
    title: &'static str,
    note: Html,
    on_show: &Callback<Show>,
    words: &'static Words,
) -> Html {
    let onclick = on_show.reform(|_: MouseEvent| Show::Table);
    html! {
        <header>
            <h2 {id}>{ title }</h2>
            { note }
            <button class="icon-button sheet-close" data-close="" aria-label={words.close} title={words.close} {onclick}>
                { drawing("icons-x") }
            </button>
        </header>
    }
}

fn dialog<G: GameScreen>(screen: &TableScreen<G>, open: &OpenTable<G>, language: Language) -> Html {
    let (table, words) = (&open.table, language.words());
    let on_close = screen.callbacks.show.reform(|()| Show::Table);
    match screen.show {
        Show::Menu => html! {
            <Menu
                {language}
                table_options={table.players().table_options}
                scorings={G::scorings(open, words)}
                overview={G::overview_title(words)}
                can_undo={table.undoable() > 0}
                can_redo={table.can_redo()}
                on_command={screen.callbacks.command.clone()}
                on_show={screen.callbacks.show.clone()}
                on_options={screen.callbacks.set_options.clone()}
            />
        },
        Show::Help => html! {
            <Help {language} keys={G::keys(open, words)} gestures={G::gestures(words)} {on_close}>{ G::help(words) }</Help>
        },
        Show::Overview => G::overview(open, language, on_close),
        Show::EveryPoint => EndingPart::here().map_or_else(Html::default, |ending| {
            (G::end(ending).every_point)(open, language, on_close)
        }),
        Show::Settings => html! { <SettingsDialog {language} {on_close} /> },
        _ => Html::default(),
    }
}

/// Says that the browser does not keep the game, while it does not.
pub(crate) fn unsaved_note(is_kept: bool, words: &'static Words) -> Html {
    html! {
        if !is_kept {
            <p class="quiet">{ words.table.not_saved }</p>
        }
    }
}

/// A game that cannot be opened: it is kept, and the way home is open.
pub(crate) fn missing(error: Option<&SaveError>, words: &'static Words) -> Html {
    let why = error.map_or(words.table.no_such_game, |_| words.table.game_unreadable);
    html! {
        <main class="shell missing">
            <h1 tabindex="-1">{ words.table.not_opened }</h1>
            <p>{ why }</p>
            <p><a class="primary" href={Route::Home.address()}>{ words.table.home }</a></p>
        </main>
    }
}
