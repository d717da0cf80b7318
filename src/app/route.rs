//! Which screen shows: kept in the address after `#`, so that Back and reloading work on any host.

use cities::Kind;
use gloo_events::EventListener;
use i18n::Title;
use std::cell::Cell;
use table::Play;
use web_sys::HtmlElement;
use yew::prelude::*;

thread_local! {
    /// Another screen has been opened since the page was loaded.
    static HAS_MOVED: Cell<bool> = const { Cell::new(false) };
}

/// A screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    Home,
    SetUp(Play),
    /// A game by its name on the shelf.
    Table(AttrValue),
}

impl Route {
    /// The address of the screen.
    pub(crate) fn address(&self) -> String {
        match self {
            Self::Home => "#/".to_owned(),
            Self::SetUp(play) => format!("#/new/{}", word(*play)),
            Self::Table(id) => format!("#/game/{id}"),
        }
    }

    /// The screen of an address; home for what is not known.
    fn from_address(hash: &str) -> Self {
        let mut parts = hash.trim_start_matches("#/").splitn(2, '/');
        match (parts.next(), parts.next()) {
            (Some("new"), Some(game)) => {
                let game = PLAYS.into_iter().find(|&one| word(one) == game);
                game.map_or(Self::Home, Self::SetUp)
            }
            (Some("game"), Some(id)) => Self::Table(id.to_owned().into()),
            _ => Self::Home,
        }
    }

    fn now() -> Self {
        let hash = web_sys::window().and_then(|window| window.location().hash().ok());
        Self::from_address(&hash.unwrap_or_default())
    }

    /// Goes there; Back comes back.
    pub(crate) fn go(&self) {
        if let Some(window) = web_sys::window() {
            drop(window.location().set_hash(&self.address()));
        }
    }

    /// Goes there instead of here: Back leads to where one was before.
    pub(crate) fn go_instead(&self) {
        if let Some(window) = web_sys::window() {
            drop(window.location().replace(&self.address()));
        }
    }
}

const PLAYS: [Play; 4] =
    [Play::City(Kind::Granada), Play::City(Kind::Alhambra), Play::City(Kind::Both), Play::Gardens];

fn word(play: Play) -> &'static str {
    match title(play) {
        Title::Granada => "granada",
        Title::Alhambra => "alhambra",
        Title::Both => "both",
        Title::Gardens => "gardens",
    }
}

/// A game by its title.
pub(crate) fn title(play: Play) -> Title {
    match play {
        Play::City(kind) => kind.into(),
        Play::Gardens => Title::Gardens,
    }
}

/// The screen of the address, told anew whenever it changes.
#[hook]
pub(crate) fn use_route() -> Route {
    let route = use_state_eq(Route::now);
    let setter = route.setter();
    use_effect_with((), move |()| {
        let listener = web_sys::window().map(|window| {
            EventListener::new(&window, "hashchange", move |_| {
                HAS_MOVED.set(true);
                setter.set(Route::now());
                window_to_top();
            })
        });
        move || drop(listener)
    });
    (*route).clone()
}

/// Puts the focus on a screen's heading when it appears, but not when the page is loaded: then people
/// begin at the top by themselves.
#[hook]
pub(crate) fn use_arrival(heading: &NodeRef) {
    use_effect_with(heading.clone(), |heading| {
        if let Some(heading) = heading.cast::<HtmlElement>().filter(|_| HAS_MOVED.get()) {
            // Refused only by elements that cannot have the focus.
            drop(heading.focus());
        }
    });
}

fn window_to_top() {
    if let Some(window) = web_sys::window() {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
}
