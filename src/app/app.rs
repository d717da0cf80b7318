//! App: the screen of the address, in the language and appearance that were chosen.

use crate::browser::storage;
use crate::parts::{GardensTable, use_spoken};
use crate::route::{Route, use_route};
use crate::screens::home::Home;
use crate::screens::setup::SetUp;
use crate::screens::table::table_screen::TableScreen;
use crate::settings::{self, Settings};
use cities::Cities;
use i18n::Language;
use yew::prelude::*;

/// The one component that everything else stands in.
#[component]
pub(crate) fn App() -> Html {
    let settings = use_reducer(Settings::kept);
    let spoken = use_spoken(settings.language());
    let language = spoken.language;
    use_effect_with(((*settings).clone(), language), |(settings, language)| settings.apply(*language));
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
                html! { <GardensTable {key} {id} {language} {has_shortcuts} /> }
            } else {
                html! { <TableScreen<Cities> {key} {id} {language} {has_shortcuts} /> }
            }
        }
    };
    html! {
        <ContextProvider<settings::Handle> context={settings}>
            { screen }
            { for spoken.missing.map(|again| missing_language(language, again)) }
        </ContextProvider<settings::Handle>>
    }
}

/// Says that the chosen language did not arrive; the one before is spoken on.
fn missing_language(language: Language, again: Callback<()>) -> Html {
    let words = language.words();
    html! {
        <aside class="page-note" role="alert">
            <p>{ words.language_missing }</p>
            <button class="quiet-button" onclick={again.reform(|_: MouseEvent| ())}>{ words.try_again }</button>
        </aside>
    }
}
