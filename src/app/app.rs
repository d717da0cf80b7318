//! App: the screen of the address, in the language and appearance that were chosen.

use crate::browser::storage;
use crate::route::{Route, use_route};
use crate::screens::home::Home;
use crate::screens::setup::SetUp;
use crate::screens::table::table_screen::TableScreen;
use crate::settings::{self, Settings};
use cities::Cities;
use gardens::Gardens;
use yew::prelude::*;

/// The one component that everything else stands in.
#[component]
pub(crate) fn App() -> Html {
    let settings = use_reducer(Settings::kept);
    let language = settings.language();
    use_effect_with((*settings).clone(), Settings::apply);
    let route = use_route();
    let is_of_gardens = use_memo(route.clone(), |route| match route {
        Route::Table(id) => storage::is_of_gardens(id),
        _ => false,
    });
    let screen = match route {
        Route::Home => html! { <Home {language} /> },
        Route::SetUp(game) => html! { <SetUp {game} {language} /> },
        Route::Table(id) => {
            let has_shortcuts = settings.has_shortcuts();
            let key = id.to_string();
            if *is_of_gardens {
                html! { <TableScreen<Gardens> {key} {id} {language} {has_shortcuts} /> }
            } else {
                html! { <TableScreen<Cities> {key} {id} {language} {has_shortcuts} /> }
            }
        }
    };
    html! {
        <ContextProvider<settings::Handle> context={settings}>
            { screen }
        </ContextProvider<settings::Handle>>
    }
}
