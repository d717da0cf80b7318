//! The page: draws what a table shows and reports clicks; it holds no rule.

mod app;
mod browser;
mod route;
mod screens;
mod settings;
mod widgets;

fn main() {
    browser::failure::show_panics();
    browser::presses::follow_the_hand();
    let page = browser::dom::by_id("page").expect("index.html has an element `page`");
    yew::Renderer::<app::App>::with_root(page.into()).render();
}
