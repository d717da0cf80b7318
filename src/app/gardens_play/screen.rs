//! What the screen of the Gardens looks like: the curtain, the end, or the table itself.

use crate::art::drawing;
use crate::curtain::{Curtain, CurtainStrip};
use crate::emblem::{Whose, draw_disc};
use crate::gardens_play::board::board;
use crate::gardens_play::hand::completing;
use crate::gardens_play::{GardensPlay, Sitting, ledger};
use crate::modal::Modal;
use crate::play::Show;
use crate::play::around::back_to_result;
use crate::play::help::Help;
use crate::play::menu::Menu;
use crate::play::screen::unsaved_note;
use crate::play::tabs::tab_bar;
use crate::play::top::Bar;
use crate::play::turn::TurnLine;
use crate::settings_dialog::SettingsDialog;
use engine::{Game, Seat};
use i18n::{Language, Title, Words};
use table::{Colour, GardenClick};
use yew::prelude::*;

impl GardensPlay {
    pub(crate) fn screen(&self, sitting: &Sitting, ctx: &Context<Self>) -> Html {
        let language = ctx.props().language;
        html! {
            <>
                { self.full_screen(sitting, ctx).unwrap_or_else(|| self.table(sitting, ctx)) }
                { self.dialog(sitting, language) }
                { self.voice.view() }
            </>
        }
    }

    /// What takes the whole screen now, if anything does.
    fn full_screen(&self, sitting: &Sitting, ctx: &Context<Self>) -> Option<Html> {
        let (table, language) = (&sitting.table, ctx.props().language);
        if table.decider().is_none() && self.show != Show::FinalCities {
            return Some(self.result(&table.garden_finale()?, sitting, ctx));
        }
        let seat = table.curtain().filter(|_| !sitting.is_lifted)?;
        Some(html! {
            <Curtain
                {seat}
                guests={sitting.guests.clone()}
                {language}
                cards={table.game().hand(seat).count()}
                has_tiles=true
                finished={table.finished_last()}
                recap={sitting.shown.news.to_vec()}
                is_first_turn={!table.has_played(seat)}
                on_open={self.calls.click.reform(|()| GardenClick::Unveil)}
                on_look={self.calls.lift.reform(|()| true)}
                on_menu={self.calls.show.reform(|()| Show::Menu)}
            />
        })
    }

    fn table(&self, sitting: &Sitting, ctx: &Context<Self>) -> Html {
        let language = ctx.props().language;
        let words = language.words();
        let opened = match self.show {
            Show::Majorities => Some("shows-majorities"),
            Show::Log => Some("shows-log"),
            _ => None,
        };
        let helps = sitting.guests.manners.helps;
        html! {
            <div class={classes!("play", "of-gardens", opened)}>
                { self.top(sitting, words) }
                <div class="frieze" />
                { self.strip(sitting, language) }
                <div class="left">
                    { players(sitting, words) }
                    <section class="panel log" aria-labelledby="log-title">
                        <header><h2 id="log-title">{ words.table.log }</h2></header>
                        <ol class="log-lines" tabindex="0" reversed=true aria-labelledby="log-title">
                            { sitting.shown.log.clone() }
                        </ol>
                    </section>
                </div>
                <main class="centre">
                    <TurnLine
                        {language}
                        now={sitting.shown.now.clone()}
                        action={None::<u32>}
                        progress={progress(sitting, words).join(" · ")}
                        modes={Vec::new()}
                        mode={None::<crate::play::turn::Mode>}
                        complaint={sitting.complaint.clone()}
                        on_click={self.calls.ask.clone()}
                    >
                        { unsaved_note(self.is_kept, words) }
                    </TurnLine>
                    { board(sitting, ctx, words) }
                </main>
                <div class="right">
                    { self.hand(sitting, words) }
                    { completing(sitting, language) }
                    if helps { { sitting.shown.standing.clone() } }
                    { self.buttons(sitting, words) }
                </div>
                { self.tabs(helps, words) }
            </div>
        }
    }

    fn top(&self, sitting: &Sitting, words: &'static Words) -> Html {
        let table = &sitting.table;
        let [pile, scored] = progress(sitting, words);
        let progress = html! {
            <>
                <b>{ pile }</b>
                { drawing("icons-table") }
                <b>{ scored }</b>
            </>
        };
        let bar = Bar {
            words,
            title: Title::Gardens,
            seats: table.game().seats().into(),
            modules: 0,
            overview: words.gardens.all_scored,
            progress,
        };
        let can = (table.undoable() > 0, table.can_redo());
        bar.view(can, &self.calls.ask, &self.calls.show)
    }

    fn tabs(&self, helps: bool, words: &'static Words) -> Html {
        let mut tabs = vec![
            (Show::Table, "icons-city", words.gardens.board_tab),
            (Show::Majorities, "icons-table", words.gardens.points),
            (Show::Log, "icons-log", words.table.log),
            (Show::Menu, "icons-gear", words.table.more),
        ];
        tabs.retain(|&(show, _, _)| helps || show != Show::Majorities);
        tab_bar(&tabs, self.show, words.table.menu, &self.calls.show)
    }

    /// The hem of the curtain over a table that is only looked at, or the way back to the result.
    fn strip(&self, sitting: &Sitting, language: Language) -> Html {
        let words = language.words();
        if self.show == Show::FinalCities {
            return back_to_result(words, &self.calls.show);
        }
        match sitting.table.curtain().filter(|_| sitting.is_lifted) {
            Some(seat) => html! {
                <CurtainStrip
                    {seat}
                    guests={sitting.guests.clone()}
                    {language}
                    on_close={self.calls.lift.reform(|()| false)}
                />
            },
            None => Html::default(),
        }
    }

    fn dialog(&self, sitting: &Sitting, language: Language) -> Html {
        let (table, words) = (&sitting.table, language.words());
        let on_close = self.calls.show.reform(|()| Show::Table);
        match self.show {
            Show::Menu => html! {
                <Menu
                    {language}
                    manners={table.guests().manners}
                    scorings={Vec::new()}
                    overview={words.gardens.all_scored}
                    can_undo={table.undoable() > 0}
                    can_redo={table.can_redo()}
                    on_click={self.calls.ask.clone()}
                    on_show={self.calls.show.clone()}
                    on_mind={self.calls.mind.clone()}
                />
            },
            Show::Help => html! {
                <Help {language} keys={words.garden_keys().to_vec()} {on_close}>{ ledger::how(words) }</Help>
            },
            Show::Tiles => {
                let scores = table.scores();
                html! {
                    <Modal {language} title={words.gardens.all_scored} {on_close}>
                        if scores.is_empty() {
                            <p class="quiet">{ words.gardens.nothing_scored }</p>
                        }
                        { ledger::rows(&scores, &sitting.guests, words) }
                    </Modal>
                }
            }
            Show::Settings => html! { <SettingsDialog {language} {on_close} /> },
            _ => Html::default(),
        }
    }
}

/// How far the game is (U17): the pile, and the buildings that are scored.
fn progress(sitting: &Sitting, words: &Words) -> [String; 2] {
    let game = sitting.table.game();
    [(words.gardens.in_pile)(game.pile_count().into()), words.gardens_scored(game)]
}

/// Everybody with their trees and points.
fn players(sitting: &Sitting, words: &'static Words) -> Html {
    let game = sitting.table.game();
    let player = |seat: Seat| {
        let trees = game.trees_of(seat);
        let is_on_turn = sitting.table.decider() == Some(seat);
        let colour = sitting.guests.at(seat).map_or(0, |guest| guest.colour.0);
        let class =
            classes!("panel", "player", format!("pl-{colour}"), is_on_turn.then_some("on-turn"));
        let disc = |tree| draw_disc(Whose::Player(Colour::of_tree(tree).0));
        html! {
            <div {class}>
                <span class="discs">{ for trees.iter().map(disc) }</span>
                <span class="player-name">
                    <b>{ sitting.guests.name(seat).to_owned() }</b>
                    <span class="quiet">
                        if is_on_turn { <span class="turn-mark">{ format!("{} · ", words.table.your_turn) }</span> }
                        { words.tree_list(trees) }
                    </span>
                </span>
                <span class="score" aria-hidden="true">{ game.points(seat) }</span>
                <span class="unseen">{ words.points(game.points(seat)) }</span>
            </div>
        }
    };
    html! {
        <section class="players" aria-label={words.table.players}>
            { for Seat::all(game.seats()).map(player) }
        </section>
    }
}
