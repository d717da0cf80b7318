//! What the screen of a table looks like: the curtain, a scoring, the end, or the table itself.

use crate::board::Board;
use crate::play::bonus::bonus_tray;
use crate::play::dock::Dock;
use crate::play::doing::Doing;
use crate::play::help::Help;
use crate::play::huts::hut_piles;
use crate::play::lines::lines;
use crate::play::log::{Log, Shared};
use crate::play::majorities::Majorities;
use crate::play::menu::Menu;
use crate::play::open::OpenMoney;
use crate::play::opened::Open;
use crate::play::players::Players;
use crate::play::question::{Asked, question_box, used_viziers};
use crate::play::recap::Recap;
use crate::play::sight::seat_shown;
use crate::play::tabs::Tabs;
use crate::play::tiles::{AllTiles, piles};
use crate::play::top::TopBar;
use crate::play::trays::TraysView;
use crate::play::turn::{Mode, TurnLine, is_acting};
use crate::play::yard::Yard;
use crate::play::{Play, PlayProps, Show};
use crate::route::Route;
use crate::settings_dialog::SettingsDialog;
use crate::tile::{Piece, draw_tile};
use cities::{Faces, Kind, Options, Set};
use engine::{Game, sort_few};
use i18n::{Title, Words};
use std::rc::Rc;
use table::SaveError;
use yew::prelude::*;

impl Play {
    pub(super) fn screen(&self, open: &Open, ctx: &Context<Self>) -> Html {
        html! {
            <>
                { self.full_screen(open, ctx).unwrap_or_else(|| self.table(open, ctx)) }
                { self.dialog(open, ctx) }
                { self.voice.view() }
            </>
        }
    }

    fn table(&self, open: &Open, ctx: &Context<Self>) -> Html {
        let language = ctx.props().language;
        let opened = match self.show {
            Show::Cities => Some("shows-cities"),
            Show::Majorities => Some("shows-majorities"),
            Show::Log => Some("shows-log"),
            _ => None,
        };
        let helps = open.sitting.guests.manners.helps;
        let is_placing = matches!(open.shown.doing, Doing::Placing { .. });
        html! {
            <div class={classes!("play", opened, is_placing.then_some("is-placing"))}>
                { self.top(open, ctx) }
                <div class="frieze" />
                { self.strip(open, ctx) }
                { self.left(open, ctx) }
                { self.centre(open, ctx) }
                { self.right(open, ctx) }
                <Tabs {language} show={self.show} {helps} on_show={self.calls.show.clone()} />
            </div>
        }
    }

    fn top(&self, open: &Open, ctx: &Context<Self>) -> Html {
        let table = &open.sitting.table;
        html! {
            <TopBar
                language={ctx.props().language}
                title={title(table.options().kind)}
                seats={u32::from(table.game().seats())}
                modules={modules(table.options())}
                progress={open.aside.progress.clone()}
                can_undo={open.aside.can_undo}
                can_redo={open.aside.can_redo}
                on_click={self.calls.click.clone()}
                on_show={self.calls.show.clone()}
            />
        }
    }

    fn left(&self, open: &Open, ctx: &Context<Self>) -> Html {
        let language = ctx.props().language;
        let words = language.words();
        let sitting = &open.sitting;
        let scoring = sitting.table.game().next_scoring_to_come();
        html! {
            <div class="left">
                <Players
                    {language}
                    rows={open.aside.players.clone()}
                    shown={sitting.shown_who()}
                    on_look={self.calls.look.clone()}
                />
                if sitting.guests.manners.helps {
                    <section class="panel majorities" aria-labelledby="majorities-title">
                        <header>
                            <h2 id="majorities-title">{ words.table.majorities }</h2>
                            <p class="quiet">{ words.at_scoring(scoring) }</p>
                        </header>
                        <Majorities {language} standing={open.aside.standing.clone()} />
                    </section>
                }
            </div>
        }
    }

    fn centre(&self, open: &Open, ctx: &Context<Self>) -> Html {
        let language = ctx.props().language;
        let words = language.words();
        let (sitting, shown) = (&open.sitting, &open.shown);
        let table = &sitting.table;
        let actions = u32::from(table.game().actions_taken());
        html! {
            <main class="centre">
                <TurnLine
                    {language}
                    now={shown.now.clone()}
                    action={Some(actions + 1).filter(|_| actions > 0 && is_acting(table))}
                    progress={open.aside.progress.line(words)}
                    modes={if is_acting(table) { Mode::all(table) } else { Vec::new() }}
                    mode={Mode::of(table.choice())}
                    complaint={sitting.complaint.clone().map(AttrValue::from)}
                    on_click={self.calls.click.clone()}
                >
                    { unsaved_note(self.is_kept, words) }
                    { self.question(open, ctx, true) }
                </TurnLine>
                { for open.sight.as_ref().map(|sight| {
                    lines(&sight.lines(table.game()), sitting.traced, &self.calls.trace, words)
                }) }
                { self.city(open, ctx) }
                <Dock
                    {language}
                    hand={shown.hand.clone()}
                    doing={shown.doing.clone()}
                    on_click={self.calls.click.clone()}
                >
                    <Recap {language} guests={sitting.guests.clone()} news={open.news.sentences.clone()} />
                </Dock>
            </main>
        }
    }

    /// A question that goes round: with open hands over the table, else on the curtain.
    pub(super) fn question(&self, open: &Open, ctx: &Context<Self>, goes_on: bool) -> Html {
        let table = &open.sitting.table;
        let Some(question) = table.question() else { return Html::default() };
        let asked = Asked {
            question: &question,
            guests: &open.sitting.guests,
            used: used_viziers(table),
            goes_on,
            on_click: &self.calls.click,
        };
        question_box(&asked, ctx.props().language.words())
    }

    /// The city that shows, or Dirk's tiles.
    fn city(&self, open: &Open, ctx: &Context<Self>) -> Html {
        let PlayProps { language, has_shortcuts, .. } = *ctx.props();
        let words = language.words();
        let sitting = &open.sitting;
        let (Some(seat), Some(sight)) = (seat_shown(sitting), &open.sight) else {
            return dirks_tiles(open, words);
        };
        html! {
            <Board
                {language}
                city={sitting.city(seat).clone()}
                colour={sitting.colour(seat)}
                name={(words.table.city_of)(sitting.guests.name(seat))}
                label={open.aside.label.clone()}
                overlay={sight.overlay(sitting.pointed, sitting.traced)}
                bubble={sight.bubble(sitting.pointed, words)}
                stops={sight.stops()}
                matters={sight.matters()}
                is_trying={sight.is_trying()}
                on_act={self.calls.act.clone()}
                on_point={self.calls.point.clone()}
                {has_shortcuts}
            >
                <TraysView
                    {language}
                    trays={open.shown.trays.clone()}
                    on_click={self.calls.click.clone()}
                    on_point={self.calls.point.clone()}
                    on_act={self.calls.act.clone()}
                />
                { for open.shown.bonus.iter().map(|bonus| bonus_tray(bonus, &self.calls.click, words)) }
            </Board>
        }
    }

    fn right(&self, open: &Open, ctx: &Context<Self>) -> Html {
        let language = ctx.props().language;
        let words = language.words();
        let table = &open.sitting.table;
        let game = table.game();
        let is_odd = game.sets().contains(&Set::Granada).then(|| game.next_side_is_odd());
        let (_, sum) = table.money_chosen();
        html! {
            <div class="right">
                <Yard {language} spaces={open.shown.yard.clone()} sets={game.sets()} {is_odd} on_click={self.calls.click.clone()} />
                <OpenMoney
                    {language}
                    cards={table.money_hints()}
                    {sum}
                    deck={open.aside.progress.deck}
                    is_closed={!is_acting(table)}
                    on_click={self.calls.click.clone()}
                />
                { for open.shown.huts.iter().map(|huts| hut_piles(huts, &self.calls.click, words)) }
                <section class="panel log" aria-labelledby="log-title">
                    <header><h2 id="log-title">{ words.table.log }</h2></header>
                    <Log {language} guests={open.sitting.guests.clone()} entries={Shared(open.aside.log.clone())} />
                </section>
            </div>
        }
    }

    fn dialog(&self, open: &Open, ctx: &Context<Self>) -> Html {
        let language = ctx.props().language;
        let table = &open.sitting.table;
        let on_close = self.calls.show.reform(|()| Show::Table);
        match self.show {
            Show::Menu => html! {
                <Menu
                    {language}
                    manners={table.guests().manners}
                    scorings={open.tales.iter().map(|tale| tale.scoring).collect::<Vec<_>>()}
                    can_undo={table.undoable() > 0}
                    can_redo={table.can_redo()}
                    on_click={self.calls.click.clone()}
                    on_show={self.calls.show.clone()}
                    on_mind={self.calls.mind.clone()}
                />
            },
            Show::Help => {
                let keys = language.words().keys().to_vec();
                html! { <Help {language} {keys} {on_close} /> }
            }
            Show::Tiles => {
                let helps = table.guests().manners.helps;
                let piles = helps.then(|| Rc::new(piles(table.game())));
                let progress = open.aside.progress.clone();
                html! { <AllTiles {language} {piles} {progress} {on_close} /> }
            }
            Show::Settings => html! { <SettingsDialog {language} {on_close} /> },
            _ => Html::default(),
        }
    }
}

/// Says that the browser does not keep the game, while it does not.
pub(crate) fn unsaved_note(is_kept: bool, words: &'static Words) -> Html {
    html! {
        if !is_kept {
            <p class="quiet">{ words.table.not_saved }</p>
        }
    }
}

/// How many modules are played.
fn modules(options: &Options) -> u32 {
    let Options { viziers, bureaus, bonus_cards, huts, .. } = *options;
    [viziers, bureaus, bonus_cards, huts].into_iter().map(u32::from).sum()
}

/// The game as it is published.
pub(crate) fn title(kind: Kind) -> Title {
    match kind {
        Kind::Granada => Title::Granada,
        Kind::Alhambra => Title::Alhambra,
        Kind::Both => Title::Both,
    }
}

fn dirks_tiles(open: &Open, words: &'static Words) -> Html {
    let tiles = open.sitting.table.game().dirk().map(|(tiles, _)| *tiles);
    let mut tiles: Vec<_> = tiles.iter().flat_map(Faces::iter).collect();
    sort_few(&mut tiles, |face| (face.building().index(), face.price()));
    html! {
        <section class="board dirks" aria-label={words.dirk()}>
            <h2>{ words.dirk() }</h2>
            <ul>
                { for tiles.into_iter().map(|face| html! {
                    <li>
                        { draw_tile(Piece::Tile(face), false) }
                        <span class="unseen">{ words.tile(face) }</span>
                    </li>
                }) }
            </ul>
        </section>
    }
}

/// A game that cannot be opened: it is kept, and the way home is open.
pub(crate) fn missing(error: Option<&SaveError>, words: &'static Words) -> Html {
    let why = error.map_or(words.table.no_such_game, |_| words.table.game_unreadable);
    html! {
        <main class="shell missing">
            <h1 tabindex="-1">{ words.table.not_opened }</h1>
            <p>{ why }</p>
            <p><a class="primary" href={Route::Home.address()}>{ words.table.home }</a></p>
        </main>
    }
}
