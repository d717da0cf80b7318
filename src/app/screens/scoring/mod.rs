//! Scoring screen: a scoring step by step. It goes on by itself, can be stopped, skipped and gone back in.

mod context;
mod controls;
mod flights;
mod head;
mod step_view;
mod steps;
mod totals;

use crate::browser::focus::focus;
use crate::browser::motion;
use crate::browser::timer::Timer;
use crate::screens::table::full_top::FullTop;
use crate::widgets::flights::Flying;
use crate::widgets::player_disc::Owner;
use crate::widgets::sentence::whose;
use crate::widgets::track::{Token, Track};
use cities::Who;
use context::ScoringContext;
pub(crate) use context::{merit_chip, merit_name};
use controls::by_key;
use flights::RowPositions;
use head::head;
use i18n::Language;
use std::rc::Rc;
use step_view::StepView;
use steps::Steps;
use table::{Players, ScoringReport, ScoringStep};
use totals::{OrderReasons, ScoringOutcome, Totals};
use yew::prelude::*;

/// How long one gain takes, and how long a finished step stays, in milliseconds.
const GAIN: u32 = 700;
const REST: u32 = 1400;

#[derive(PartialEq, Properties)]
pub(crate) struct ScoringShowProps {
    pub(crate) top: FullTop,
    pub(crate) report: Rc<ScoringReport>,
    pub(crate) players: Rc<Players>,
    pub(crate) language: Language,
    /// It has just happened, so it goes on by itself; one that is opened again waits.
    #[prop_or(true)]
    pub(crate) is_live: bool,
    /// It is left for the final result, not for the table.
    #[prop_or_default]
    pub(crate) leads_to_end: bool,
    pub(crate) on_close: Callback<()>,
    /// What is to be read out at each step.
    #[prop_or_default]
    pub(crate) on_say: Callback<String>,
}

/// What happens on the screen of a scoring.
pub(crate) enum ScoringMsg {
    /// Time has passed.
    Tick,
    Next,
    Back,
    Go(usize),
    Skip,
    Pause,
}

/// The screen of one scoring.
pub(crate) struct ScoringShow {
    /// The step; one more than there are is the result.
    at: usize,
    /// How many gains of the step have been given.
    given: usize,
    is_playing: bool,
    timer: Option<Timer>,
    next: NodeRef,
    /// Points on their way.
    flying: Flying,
}

impl Component for ScoringShow {
    type Message = ScoringMsg;
    type Properties = ScoringShowProps;

    fn create(ctx: &Context<Self>) -> Self {
        let is_playing = ctx.props().is_live && !motion::is_reduced();
        let mut show = Self {
            at: 0,
            given: 0,
            is_playing,
            timer: None,
            next: NodeRef::default(),
            flying: Flying::default(),
        };
        show.enter(ctx, 0);
        show
    }

    fn update(&mut self, ctx: &Context<Self>, msg: ScoringMsg) -> bool {
        let last = ctx.props().report.steps.len();
        let rows = RowPositions::seen(&ctx.props().report.before, &ctx.props().players);
        let is_given = matches!(msg, ScoringMsg::Tick) && self.given < self.gains(ctx);
        match msg {
            ScoringMsg::Tick if self.given < self.gains(ctx) => {
                self.given += 1;
                self.wait(ctx);
            }
            ScoringMsg::Next | ScoringMsg::Skip if self.at == last => ctx.props().on_close.emit(()),
            ScoringMsg::Tick | ScoringMsg::Next => self.go(ctx, self.at + 1),
            ScoringMsg::Back => {
                self.is_playing = false;
                self.go(ctx, self.at.saturating_sub(1));
            }
            ScoringMsg::Go(step) => {
                self.is_playing = false;
                self.go(ctx, step);
            }
            ScoringMsg::Skip => self.go(ctx, last),
            ScoringMsg::Pause => {
                self.is_playing = !self.is_playing;
                self.wait(ctx);
            }
        }
        rows.follow(self.gain(ctx).filter(|_| is_given), &self.flying);
        true
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &ScoringShowProps) -> bool {
        if ctx.props().report != old.report {
            self.is_playing = ctx.props().is_live && !motion::is_reduced();
            self.enter(ctx, 0);
            self.say(ctx);
        }
        true
    }

    fn rendered(&mut self, ctx: &Context<Self>, is_first: bool) {
        self.flying.take_off();
        if is_first {
            focus(&self.next);
            self.say(ctx);
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let ScoringShowProps { report, players, language, .. } = ctx.props();
        let words = language.words();
        let context = ScoringContext {
            report: report.clone(),
            players: players.clone(),
            language: *language,
        };
        let link = ctx.link();
        html! {
            <main class="scoring" tabindex="-1" onkeydown={link.batch_callback(by_key)}>
                { ctx.props().top.view(words) }
                <div class="scoring-left panel">
                    { head(report, words, self.skip(ctx, words)) }
                    <Steps context={context.clone()} at={self.at} on_go={link.callback(ScoringMsg::Go)} />
                </div>
                if self.at < report.steps.len() {
                    <StepView context={context.clone()} at={self.at} given={self.given} />
                } else {
                    <ScoringOutcome context={context.clone()} />
                }
                <div class="scoring-right">
                    <Totals context={context.clone()} at={self.at} given={self.given} />
                    <OrderReasons context={context.clone()} at={self.at} />
                    { self.controls(ctx, words) }
                </div>
                <Track tokens={self.tokens(&context)} note={words.result.laps} />
            </main>
        }
    }
}

impl ScoringShow {
    fn gains(&self, ctx: &Context<Self>) -> usize {
        ctx.props().report.steps.get(self.at).map_or(0, |step| step.gains().len())
    }

    /// The last gain that was given: whose, how much, and what they have now.
    fn gain(&self, ctx: &Context<Self>) -> Option<(Owner, u16, u16)> {
        let ScoringShowProps { report, players, .. } = ctx.props();
        let given = report.steps.get(self.at)?.gains();
        let &(who, points): &(Who, u16) = given.get(self.given.checked_sub(1)?)?;
        Some((whose(who, players), points, report.points_after(self.at, who) + points))
    }

    fn go(&mut self, ctx: &Context<Self>, step: usize) {
        if step == self.at {
            self.given = self.gains(ctx);
            self.timer = None;
        } else {
            self.enter(ctx, step);
            self.say(ctx);
        }
    }

    /// Shows a step: bit by bit while the show goes on by itself, else all of it at once.
    fn enter(&mut self, ctx: &Context<Self>, step: usize) {
        self.at = step.min(ctx.props().report.steps.len());
        if self.at == ctx.props().report.steps.len() {
            self.is_playing = false;
        }
        self.given = if self.is_playing { 0 } else { self.gains(ctx) };
        self.wait(ctx);
    }

    fn wait(&mut self, ctx: &Context<Self>) {
        let link = ctx.link().clone();
        let time = if self.given < self.gains(ctx) { GAIN } else { REST };
        self.timer = self
            .is_playing
            .then(|| Timer::after(time, move || link.send_message(ScoringMsg::Tick)));
    }

    fn say(&self, ctx: &Context<Self>) {
        let ScoringShowProps { report, players, language, on_say, .. } = ctx.props();
        let words = language.words();
        let steps = report.steps.len();
        let told = match report.steps.get(self.at) {
            Some(ScoringStep::Line { line, lengths }) => words.lines_scored(*line, lengths),
            Some(ScoringStep::Building { building, ranks, .. }) => {
                words.building_scored(*building, ranks)
            }
            None => words.scoring_ended(report.scoring, &report.standing(steps, 0)),
        };
        let mut text = words.plain_text(&told, |seat| players.name(seat));
        for reason in
            report.steps.get(self.at).map(|step| context::ties(step, words)).unwrap_or_default()
        {
            text = format!("{text} {reason}");
        }
        on_say.emit(text);
    }

    /// Everybody's token, by seat.
    fn tokens(&self, context: &ScoringContext) -> Vec<Token> {
        let standing = context.report.standing(self.at, self.given);
        let token = |&(who, _): &(_, u16)| Token {
            whose: whose(who, &context.players),
            points: standing.iter().find(|&&(one, _)| one == who).map_or(0, |&(_, now)| now),
            before: context.report.points_after(self.at, who),
        };
        context.report.before.iter().map(token).collect()
    }
}
