//! The page: draws what a table shows and reports clicks. It decides nothing: what a click means, and
//! what may be done now, is answered by the crate `table` or by the rules, and worded by `i18n`.
//!
//! | files | what they hold |
//! | --- | --- |
//! | `app`, `route`, `settings` | which screen is open, its address, how somebody likes the page |
//! | `screens/` | a folder for each screen; `table/` is the one table screen of every game |
//! | `parts/` | what of the program is fetched when it is needed |
//! | `widgets/` | parts that know no game |
//! | `browser/` | the only folder that names web-sys, js-sys and gloo |
//! | `art/`, `styles/` | drawings, which become symbols of the page, and style sheets |

mod app;
mod browser;
mod parts;
mod route;
mod screens;
mod settings;
mod widgets;

use i18n::Language;
use settings::Settings;
use wasm_bindgen_futures::spawn_local;

fn main() {
    browser::failure::show_panics();
    browser::presses::follow_the_hand();
    spawn_local(async {
        // A language that is not here is asked for again by the page.
        for language in [Settings::kept().language()].into_iter().chain(Language::ALL) {
            if parts::arrive(language).await.is_ok() {
                return begin();
            }
        }
        browser::failure::say_that_a_part_is_missing();
    });
}

fn begin() {
    browser::takeover::begin();
    let page = browser::dom::by_id("page").expect("index.html has an element `page`");
    yew::Renderer::<app::App>::with_root(page.into()).render();
    parts::fetch_ahead();
}
