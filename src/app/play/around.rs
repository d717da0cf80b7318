//! What takes the whole screen instead of the table: curtain, scorings, last tiles, the result.

use crate::curtain::{Curtain, CurtainStrip};
use crate::last_tiles::LastTiles;
use crate::play::opened::Open;
use crate::play::{Msg, Play, Show};
use crate::result::FinalResult;
use crate::route::Route;
use crate::scoring::ScoringShow;
use cities::Phase;
use engine::Seat;
use i18n::Words;
use table::Click;
use yew::prelude::*;

impl Play {
    /// What takes the whole screen now, if anything does.
    pub(super) fn full_screen(&self, open: &Open, ctx: &Context<Self>) -> Option<Html> {
        match self.show {
            Show::Scoring { number, is_live } => self.scoring(open, ctx, number, is_live),
            Show::LastTiles => Some(self.last_tiles(open, ctx)),
            Show::FinalCities => None,
            _ => self.result(open, ctx).or_else(|| self.curtain(open, ctx)),
        }
    }

    fn scoring(
        &self,
        open: &Open,
        ctx: &Context<Self>,
        number: usize,
        is_live: bool,
    ) -> Option<Html> {
        let tale = open.tales.get(number)?.clone();
        Some(html! {
            <ScoringShow
                key={number}
                {tale}
                guests={open.sitting.guests.clone()}
                language={ctx.props().language}
                {is_live}
                leads_to_end={open.finale.is_some()}
                on_close={self.calls.show.reform(|()| Show::Table)}
                on_say={self.calls.say.clone()}
            />
        })
    }

    fn last_tiles(&self, open: &Open, ctx: &Context<Self>) -> Html {
        let table = &open.sitting.table;
        let next = table.decider().filter(|_| table.game().phase() == Phase::Last);
        html! {
            <LastTiles
                tiles={open.last_tiles.clone()}
                guests={open.sitting.guests.clone()}
                language={ctx.props().language}
                {next}
                on_close={self.calls.show.reform(|()| Show::Table)}
            />
        }
    }

    fn result(&self, open: &Open, ctx: &Context<Self>) -> Option<Html> {
        let finale = open.finale.clone()?;
        Some(html! {
            <FinalResult
                {finale}
                guests={open.sitting.guests.clone()}
                language={ctx.props().language}
                on_cities={self.calls.show.reform(|()| Show::FinalCities)}
                on_home={Callback::from(|()| Route::Home.go())}
                on_again={ctx.link().callback(|()| Msg::Rematch)}
            />
        })
    }

    fn curtain(&self, open: &Open, ctx: &Context<Self>) -> Option<Html> {
        let (table, guests) = (&open.sitting.table, &open.sitting.guests);
        table.curtain().filter(|_| !open.sitting.is_lifted)?;
        let seat = awaited(open)?;
        let has_question = table.question().is_some();
        let click = if has_question { Click::Decline } else { Click::Unveil };
        Some(html! {
            <Curtain
                {seat}
                guests={guests.clone()}
                language={ctx.props().language}
                cards={table.game().hand_count(seat)}
                finished={table.finished_last()}
                recap={open.news.sentences.to_vec()}
                is_first_turn={!table.has_played(seat)}
                on_open={self.calls.click.reform(move |()| click)}
                on_look={self.calls.lift.reform(|()| true)}
                on_menu={self.calls.show.reform(|()| Show::Menu)}
                {has_question}
            >
                { self.question(open, ctx, false) }
            </Curtain>
        })
    }

    /// The hem of the curtain over a table that is only looked at, or the way back to the result.
    pub(super) fn strip(&self, open: &Open, ctx: &Context<Self>) -> Html {
        let language = ctx.props().language;
        let words = language.words();
        if self.show == Show::FinalCities {
            return back_to_result(words, &self.calls.show);
        }
        match awaited(open).filter(|_| open.sitting.is_lifted) {
            Some(seat) => html! {
                <CurtainStrip
                    {seat}
                    guests={open.sitting.guests.clone()}
                    {language}
                    on_close={self.calls.lift.reform(|()| false)}
                />
            },
            None => Html::default(),
        }
    }
}

/// Whom the curtain names.
fn awaited(open: &Open) -> Option<Seat> {
    let table = &open.sitting.table;
    table.curtain().and(table.awaited())
}

/// The strip over a table that is looked at after its end.
pub(crate) fn back_to_result(words: &'static Words, on_show: &Callback<Show>) -> Html {
    let back = on_show.reform(|_: MouseEvent| Show::Table);
    html! {
        <aside class="curtain-strip" aria-label={words.result.game_over}>
            <p>{ words.result.game_over }</p>
            <button class="primary" data-first="" onclick={back}>{ words.result.to_the_result }</button>
        </aside>
    }
}
