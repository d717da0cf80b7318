//! Full top: the top bar of what takes the whole screen instead of a table.

use crate::route::Route;
use crate::widgets::icon::drawing;
use i18n::Words;
use table::{GameId, Table, TableGame};
use yew::prelude::*;

/// Which game it is, of how many.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct FullTop {
    game: GameId,
    seats: u8,
}

impl FullTop {
    pub(crate) fn of<G: TableGame>(table: &Table<G>) -> Self {
        Self { game: table.game_id(), seats: table.game().seats() }
    }

    /// The bar with the frieze below.
    pub(crate) fn view(self, words: &'static Words) -> Html {
        self.with(Html::default(), words)
    }

    /// The same with something at its right end.
    pub(crate) fn with(self, end: Html, words: &'static Words) -> Html {
        html! {
            <div class="full-top">
                <header>
                    <a class="top-brand" href={Route::Home.address()} title={words.table.home}>
                        { drawing("logo") }
                        <span>{ i18n::NAME }</span>
                        <span class="unseen">{ words.table.home }</span>
                    </a>
                    <p>{ words.title(self.game) }{ " · " }{ (words.home.players)(self.seats.into()) }</p>
                    { end }
                </header>
                <div class="frieze" />
            </div>
        }
    }
}
