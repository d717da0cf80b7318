//! Result: the end of any game, who won, with what, and where every point came from.

pub(crate) mod bars;
pub(crate) mod built;
pub(crate) mod buttons;
pub(crate) mod city_result;
pub(crate) mod last_tiles;
pub(crate) mod points;
pub(crate) mod share;
pub(crate) mod winner;

use crate::screens::table::full_top::FullTop;
use crate::screens::table::game_screen::{GameScreen, Show};
use crate::screens::table::open_table::OpenTable;
use crate::screens::table::table_screen::Callbacks;
use crate::widgets::icon::drawing;
use crate::widgets::modal::Modal;
use crate::widgets::player_disc::Owner;
use bars::bars;
use built::Built;
use buttons::buttons;
use draw::BarPart;
use engine::{Place, Seat};
use i18n::{Language, Words};
use points::Ledger;
use winner::winner;
use yew::prelude::*;

/// What is shown and shared of the end of a game, whichever game it was.
pub(crate) struct GameResult {
    /// Who finished where, best first.
    pub(crate) places: Vec<Place>,
    /// Something that has to be said about it.
    pub(crate) note: Option<&'static str>,
    /// What the winners built.
    pub(crate) built: Vec<Built>,
    /// What was the longest and the best, each with its sign.
    pub(crate) facts: Vec<(Html, String)>,
    /// Everybody, best first, Dirk last.
    pub(crate) rows: Vec<ResultRow>,
    /// Everybody's points in a few columns.
    pub(crate) summary: Ledger,
    /// The same source by source.
    pub(crate) details: Ledger,
}

/// Somebody's points, with what they are made of.
pub(crate) struct ResultRow {
    pub(crate) whose: Owner,
    /// Nobody for Dirk.
    pub(crate) seat: Option<Seat>,
    pub(crate) name: String,
    pub(crate) place: Option<u8>,
    pub(crate) total: u16,
    /// For who does not see the bar.
    pub(crate) label: String,
    /// The most points first.
    pub(crate) parts: Vec<BarPart>,
}

impl GameResult {
    /// The points of whoever has most.
    pub(crate) fn most(&self) -> u16 {
        self.rows.iter().map(|row| row.total).max().unwrap_or(0)
    }

    /// Everybody in first place.
    pub(crate) fn winners(&self) -> impl Iterator<Item = &ResultRow> {
        self.rows.iter().filter(|row| row.place == Some(1))
    }

    /// Who won, as a heading.
    pub(crate) fn title(&self, words: &Words) -> String {
        let names: Vec<&str> = self.winners().map(|row| &*row.name).collect();
        words.winners(&names, self.places.len())
    }

    /// The lead over the second, or what everybody has who shares the victory.
    pub(crate) fn lead(&self, words: &Words) -> String {
        let Some(first) = self.places.first() else { return String::new() };
        let name = |seat: Seat| self.rows.iter().find(|row| row.seat == Some(seat));
        match self.places.get(1) {
            Some(second) if second.place > 1 => {
                let name = name(second.seat).map_or("", |row| &row.name);
                words.lead(first.points, name, second.points)
            }
            _ => (words.result.points_each)(first.points),
        }
    }
}

/// The last screen of any game, once it is over. What had the focus is gone, so its title gets it.
pub(crate) fn result_screen<G: GameScreen>(
    open: &OpenTable<G>,
    callbacks: &Callbacks<G>,
    language: Language,
) -> Html {
    let Some(result) = G::result(open, language) else { return Html::default() };
    let words = language.words();
    let on_every_point = callbacks.show.reform(|_: MouseEvent| Show::EveryPoint);
    let lines = result.rows.len();
    html! {
        <main class={classes!("final", (lines > 4).then_some("are-many"))}>
            { FullTop::of(&open.table).with(html! { <p class="length">{ length(open, words) }</p> }, words) }
            { winner(&result, &length(open, words), words) }
            { bars(&result, on_every_point.clone(), words) }
            <section class="by-scoring panel" aria-labelledby="by-scoring">
                <header>
                    <h2 id="by-scoring">{ result.summary.title }</h2>
                    { every_point(on_every_point, words) }
                </header>
                { result.summary.view("by-scoring") }
            </section>
            { buttons(&result, open, callbacks, language) }
        </main>
    }
}

/// The button that opens the table of all points.
pub(crate) fn every_point(onclick: Callback<MouseEvent>, words: &'static Words) -> Html {
    html! {
        <button class="every-point" {onclick}>{ words.result.every_point }{ drawing("icons-chev") }</button>
    }
}

fn length<G: GameScreen>(open: &OpenTable<G>, words: &Words) -> String {
    let length = open.table.length();
    (words.result.game_length)(length.rounds, length.minutes)
}

/// All points in a dialog, over the result.
pub(crate) fn every_point_dialog<G: GameScreen>(
    open: &OpenTable<G>,
    language: Language,
    on_close: Callback<()>,
) -> Html {
    let Some(result) = G::result(open, language) else { return Html::default() };
    let words = language.words();
    html! {
        <Modal {language} title={words.result.every_point} class="every-point-dialog" {on_close}>
            <h3 id="every-scoring">{ result.summary.title }</h3>
            { result.summary.view("every-scoring") }
            <h3 id="every-source">{ result.details.title }</h3>
            <p class="quiet">{ result.details.note }</p>
            { result.details.view("every-source") }
        </Modal>
    }
}
