//! The page: draws what a table shows and reports clicks; it holds no rule.

mod about;
mod art;
mod begin;
mod board;
mod border;
mod choices;
mod curtain;
mod emblem;
mod fabric;
mod failure;
mod focus;
mod frame;
mod garden;
mod gardens_play;
mod home;
mod last_tiles;
mod later;
mod lens;
mod listening;
mod mini;
mod modal;
mod money;
mod motion;
mod overlay;
mod page;
mod pieces;
mod play;
mod result;
mod route;
mod rove;
mod saved;
mod scoring;
mod sentence;
mod settings;
mod settings_dialog;
mod setup;
mod size;
mod stamp;
mod store;
mod switch;
mod tile;
mod track;
mod trail;
mod voice;

use route::{Route, use_route};
use settings::Settings;
use yew::prelude::*;

fn main() {
    failure::show_panics();
    let page = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id("page"))
        .expect("index.html has an element `page`");
    yew::Renderer::<Albaicin>::with_root(page).render();
}

#[component]
fn Albaicin() -> Html {
    let settings = use_reducer(Settings::kept);
    let language = settings.language();
    use_effect_with((*settings).clone(), Settings::apply);
    let route = use_route();
    let is_of_gardens = use_memo(route.clone(), |route| match route {
        Route::Table(id) => store::is_of_gardens(id),
        _ => false,
    });
    let screen = match route {
        Route::Home => html! { <home::Home {language} /> },
        Route::SetUp(play) => html! { <setup::SetUp {play} {language} /> },
        Route::Table(id) => {
            let has_shortcuts = settings.has_shortcuts();
            let key = id.to_string();
            if *is_of_gardens {
                html! { <gardens_play::GardensPlay {key} {id} {language} {has_shortcuts} /> }
            } else {
                html! { <play::Play {key} {id} {language} {has_shortcuts} /> }
            }
        }
    };
    html! {
        <ContextProvider<settings::Handle> context={settings}>
            { screen }
        </ContextProvider<settings::Handle>>
    }
}
