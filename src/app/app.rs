//! App: the screen of the address, in the language and appearance that were chosen.

use crate::browser::{storage, takeover};
use crate::parts::{Build, GardensTable, Spoken, load_it, use_build, use_spoken};
use crate::route::{Route, use_route};
use crate::screens::home::Home;
use crate::screens::setup::SetUp;
use crate::screens::table::table_screen::TableScreen;
use crate::settings::{self, Settings};
use cities::Cities;
use yew::prelude::*;

/// The one component that everything else stands in.
#[component]
pub(crate) fn App() -> Html {
    let settings = use_reducer(Settings::kept);
    let spoken = use_spoken(settings.language());
    let language = spoken.language;
    use_effect_with(((*settings).clone(), language), |(settings, language)| {
        settings.apply(*language);
    });
    use_effect_with((), |()| takeover::end());
    let build = use_build();
    let is_outdated = build.is_outdated;
    let route = use_route();
    // A table says everything in one place of its own.
    let is_playing = matches!(route, Route::Table(_));
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
                html! { <GardensTable {key} {id} {language} {has_shortcuts} {is_outdated} /> }
            } else {
                html! { <TableScreen<Cities> {key} {id} {language} {has_shortcuts} {is_outdated} /> }
            }
        }
    };
    html! {
        <ContextProvider<settings::Handle> context={settings}>
            <ContextProvider<Build> context={build}>
                <ContextProvider<Spoken> context={spoken.clone()}>
                    { screen }
                    { for notes(&spoken, is_outdated).filter(|_| !is_playing) }
                </ContextProvider<Spoken>>
            </ContextProvider<Build>>
        </ContextProvider<settings::Handle>>
    }
}

/// What is said of the program itself, at the foot of the window.
fn notes(spoken: &Spoken, is_outdated: bool) -> Option<Html> {
    let words = spoken.language.words();
    let newer = || html! { <><p role="status">{ words.newer_build }</p>{ load_it(words) }</> };
    let note = spoken.note().or_else(|| is_outdated.then(newer))?;
    Some(html! { <aside class="page-note">{ note }</aside> })
}
