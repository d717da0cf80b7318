//! Which screen shows: kept in the address after `#`, so that Back and reloading work on any host.

use crate::browser::back::listen_to_back;
use crate::browser::pull::listen_to_pulls;
use crate::browser::{address, focus, takeover};
use std::cell::Cell;
use table::GameId;
use yew::prelude::*;

thread_local! {
    /// Another screen has been opened since the page was loaded, maybe before the program was there.
    static HAS_MOVED: Cell<bool> = Cell::new(takeover::has_moved());
}

/// A screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    Home,
    SetUp(GameId),
    /// A saved game by its name.
    Table(AttrValue),
}

impl Route {
    /// The address of the screen.
    pub(crate) fn address(&self) -> String {
        match self {
            Self::Home => "#/".to_owned(),
            Self::SetUp(game) => game.setup_address(),
            Self::Table(id) => format!("#/game/{id}"),
        }
    }

    /// The screen of an address; home for what is not known.
    fn from_address(hash: &str) -> Self {
        let mut parts = hash.trim_start_matches("#/").splitn(2, '/');
        match (parts.next(), parts.next()) {
            (Some("new"), Some(word)) => GameId::from_word(word).map_or(Self::Home, Self::SetUp),
            (Some("game"), Some(id)) => Self::Table(id.to_owned().into()),
            _ => Self::Home,
        }
    }

    fn now() -> Self {
        Self::from_address(&address::hash())
    }

    /// Goes there; Back comes back.
    pub(crate) fn go(&self) {
        address::go(&self.address());
    }

    /// Goes there instead of here: Back leads to where one was before.
    pub(crate) fn go_instead(&self) {
        address::go_instead(&self.address());
    }
}

/// The screen of the address, told anew whenever it changes.
#[hook]
pub(crate) fn use_route() -> Route {
    let route = use_state_eq(Route::now);
    let setter = route.setter();
    use_effect_with((), move |()| {
        let listener = address::listen_to_address(move || {
            HAS_MOVED.set(true);
            setter.set(Route::now());
            address::to_top();
        });
        let others = (listen_to_back(), listen_to_pulls());
        move || drop((listener, others))
    });
    (*route).clone()
}

/// Puts the focus on a screen's heading when it appears, but not when the page is loaded: then people
/// begin at the top by themselves.
#[hook]
pub(crate) fn use_arrival(heading: &NodeRef) {
    use_effect_with(heading.clone(), |heading| {
        if HAS_MOVED.get() {
            focus::focus(heading);
        }
    });
}
