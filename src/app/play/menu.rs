//! The menu of the table: home, settings, scorings that were held, how the table is run.

use crate::art::drawing;
use crate::modal::Modal;
use crate::play::Show;
use crate::route::Route;
use cities::Scoring;
use i18n::Language;
use table::{Click, Manners};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct MenuProps {
    pub(crate) language: Language,
    pub(crate) manners: Manners,
    /// The scorings that were held, in order.
    pub(crate) scorings: Vec<Scoring>,
    /// What the overview of all pieces is called, where it is not one of tiles.
    #[prop_or_default]
    pub(crate) overview: Option<&'static str>,
    pub(crate) can_undo: bool,
    pub(crate) can_redo: bool,
    pub(crate) on_click: Callback<Click>,
    pub(crate) on_show: Callback<Show>,
    pub(crate) on_mind: Callback<Manners>,
}

/// The menu.
#[component]
pub(crate) fn Menu(props: &MenuProps) -> Html {
    let words = props.language.words();
    let say = &words.table;
    let item = |icon: &'static str, name: String, onclick: Callback<MouseEvent>| {
        html! { <li><button class="menu-item" {onclick}>{ drawing(icon) }{ name }</button></li> }
    };
    let show = |show: Show| props.on_show.reform(move |_: MouseEvent| show);
    let click = |click: Click| {
        let (on_click, on_show) = (props.on_click.clone(), props.on_show.clone());
        Callback::from(move |_: MouseEvent| {
            on_show.emit(Show::Table);
            on_click.emit(click);
        })
    };
    let manners = props.manners;
    let toggle = |name: &'static str, note: &'static str, is_on: bool, changed: Manners| {
        let onclick = props.on_mind.reform(move |_: MouseEvent| changed);
        html! {
            <li>
                <button class="menu-item" role="switch" aria-checked={is_on.to_string()} {onclick}>
                    <span class="switch" />
                    <span>{ name }<span class="quiet">{ note }</span></span>
                </button>
            </li>
        }
    };
    let setup = &words.setup;
    html! {
        <Modal language={props.language} title={say.menu} class="menu" on_close={props.on_show.reform(|()| Show::Table)}>
            <ul>
                <li>
                    <a class="menu-item" href={Route::Home.address()}>{ drawing("icons-city") }{ say.home }</a>
                </li>
                if props.can_redo {
                    { item("icons-redo", say.redo.to_owned(), click(Click::Redo)) }
                }
                if props.can_undo {
                    { item("icons-again", say.restart_turn.to_owned(), click(Click::RestartTurn)) }
                }
                { item("icons-bag", props.overview.unwrap_or(say.all_tiles).to_owned(), show(Show::Tiles)) }
                { for props.scorings.iter().enumerate().map(|(number, &scoring)| {
                    item("icons-table", words.scoring_title(scoring), show(Show::Scoring { number, is_live: false }))
                }) }
                { toggle(setup.help, setup.help_note, manners.helps, Manners { helps: !manners.helps, ..manners }) }
                { toggle(
                    setup.ends_by_itself,
                    setup.ends_by_itself_note,
                    manners.ends_turns,
                    Manners { ends_turns: !manners.ends_turns, ..manners },
                ) }
                { item("icons-gear", say.settings.to_owned(), show(Show::Settings)) }
                { item("icons-help", say.keys.to_owned(), show(Show::Help)) }
            </ul>
        </Modal>
    }
}
