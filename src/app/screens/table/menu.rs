//! Menu of the table: home, settings, scorings that were held, how the table is run.

use crate::route::Route;
use crate::screens::table::game_screen::Show;
use crate::widgets::icon::drawing;
use crate::widgets::modal::Modal;
use i18n::Language;
use table::{Command, TableOptions};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct MenuProps {
    pub(crate) language: Language,
    pub(crate) table_options: TableOptions,
    /// The titles of the scorings that were held, in order.
    pub(crate) scorings: Vec<String>,
    /// What the overview of all pieces is called.
    pub(crate) overview: &'static str,
    pub(crate) can_undo: bool,
    pub(crate) can_redo: bool,
    pub(crate) on_command: Callback<Command>,
    pub(crate) on_show: Callback<Show>,
    pub(crate) on_options: Callback<TableOptions>,
}

/// The menu.
#[component]
pub(crate) fn Menu(props: &MenuProps) -> Html {
    let say = &props.language.words().table;
    let show = |show: Show| props.on_show.reform(move |_: MouseEvent| show);
    let scoring = |(number, title): (usize, &String)| {
        item("icons-table", title, show(Show::Scoring { number, is_live: false }))
    };
    // Back then leads to the table, and not to its menu.
    let leave = Callback::from(|event: MouseEvent| {
        event.prevent_default();
        Route::Home.go_instead();
    });
    html! {
        <Modal language={props.language} title={say.menu} class="menu" on_close={props.on_show.reform(|()| Show::Table)}>
            <ul>
                <li>
                    <a class="menu-item" href={Route::Home.address()} onclick={leave}>{ drawing("icons-city") }{ say.home }</a>
                </li>
                { commands(props) }
                { item("icons-bag", props.overview, show(Show::Overview)) }
                <li class="only-small">
                    <button class="menu-item" onclick={show(Show::Log)}>{ drawing("icons-log") }{ say.log }</button>
                </li>
                { for props.scorings.iter().enumerate().map(scoring) }
                { options(props) }
                { item("icons-gear", say.settings, show(Show::Settings)) }
                { item("icons-help", say.help, show(Show::Help)) }
            </ul>
        </Modal>
    }
}

fn item(icon: &'static str, name: &str, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <li><button class="menu-item" {onclick}>{ drawing(icon) }{ name.to_owned() }</button></li>
    }
}

/// What can be done again and taken back; then the menu has done its work.
fn commands(props: &MenuProps) -> Html {
    let say = &props.language.words().table;
    let command = |command: Command| {
        let (on_command, on_show) = (props.on_command.clone(), props.on_show.clone());
        Callback::from(move |_: MouseEvent| {
            on_show.emit(Show::Table);
            on_command.emit(command);
        })
    };
    html! {
        <>
            if props.can_redo {
                { item("icons-redo", say.redo, command(Command::Redo)) }
            }
            if props.can_undo {
                { item("icons-again", say.restart_turn, command(Command::RestartTurn)) }
            }
        </>
    }
}

/// How the table is run, as far as that can be changed during a game.
fn options(props: &MenuProps) -> Html {
    let setup = &props.language.words().setup;
    let now = props.table_options;
    let toggle = |name: &'static str, note: &'static str, is_on: bool, changed: TableOptions| {
        let onclick = props.on_options.reform(move |_: MouseEvent| changed);
        html! {
            <li>
                <button class="menu-item" role="switch" aria-checked={is_on.to_string()} {onclick}>
                    <span class="switch" />
                    <span>{ name }<span class="quiet">{ note }</span></span>
                </button>
            </li>
        }
    };
    let (helps, ends_turns) = (!now.helps, !now.ends_turns);
    html! {
        <>
            { toggle(setup.help, setup.help_note, now.helps, TableOptions { helps, ..now }) }
            { toggle(
                setup.ends_by_itself,
                setup.ends_by_itself_note,
                now.ends_turns,
                TableOptions { ends_turns, ..now },
            ) }
        </>
    }
}
