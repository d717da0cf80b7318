//! A scoring, step by step: it goes on by itself, can be stopped, skipped and gone back in.

mod cast;
mod moving;
mod stage;
mod steps;
mod totals;

use crate::art::{drawing, placed};
use crate::emblem::Whose;
use crate::focus::focus;
use crate::motion::{self, Flying};
use crate::sentence::whose;
use crate::track::{Token, Track};
use cast::{Cast, step_name};
pub(crate) use cast::{merit_chip, merit_name};
use cities::{Event, Scoring, Set, Who};
use gloo_timers::callback::Timeout;
use i18n::{Language, Words};
use moving::Rows;
use stage::Stage;
use std::rc::Rc;
use steps::Steps;
use table::{Guests, Step, Tale};
use totals::{Outcome, Totals, Why};
use web_sys::Element;
use yew::prelude::*;

/// How long one gain takes, and how long a finished step stays, in milliseconds.
const GAIN: u32 = 700;
const REST: u32 = 1400;

#[derive(PartialEq, Properties)]
pub(crate) struct ScoringShowProps {
    pub(crate) tale: Rc<Tale>,
    pub(crate) guests: Rc<Guests>,
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

pub(crate) enum Msg {
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
    timer: Option<Timeout>,
    next: NodeRef,
    /// Points on their way.
    flying: Flying,
}

impl Component for ScoringShow {
    type Message = Msg;
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

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let last = ctx.props().tale.steps.len();
        let rows = Rows::seen(&ctx.props().tale.before, &ctx.props().guests);
        let is_given = matches!(msg, Msg::Tick) && self.given < self.gains(ctx);
        match msg {
            Msg::Tick if self.given < self.gains(ctx) => {
                self.given += 1;
                self.wait(ctx);
            }
            Msg::Next | Msg::Skip if self.at == last => ctx.props().on_close.emit(()),
            Msg::Tick | Msg::Next => self.go(ctx, self.at + 1),
            Msg::Back => {
                self.is_playing = false;
                self.go(ctx, self.at.saturating_sub(1));
            }
            Msg::Go(step) => {
                self.is_playing = false;
                self.go(ctx, step);
            }
            Msg::Skip => self.go(ctx, last),
            Msg::Pause => {
                self.is_playing = !self.is_playing;
                self.wait(ctx);
            }
        }
        rows.follow(self.gain(ctx).filter(|_| is_given), &self.flying);
        true
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &ScoringShowProps) -> bool {
        if ctx.props().tale != old.tale {
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
        let ScoringShowProps { tale, guests, language, .. } = ctx.props();
        let words = language.words();
        let cast = Cast { tale: tale.clone(), guests: guests.clone(), language: *language };
        let link = ctx.link();
        html! {
            <main class="scoring" tabindex="-1" onkeydown={link.batch_callback(key)}>
                <div class="scoring-left panel">
                    { head(tale, words, self.skip(ctx, words)) }
                    <Steps cast={cast.clone()} at={self.at} on_go={link.callback(Msg::Go)} />
                </div>
                if self.at < tale.steps.len() {
                    <Stage cast={cast.clone()} at={self.at} given={self.given} />
                } else {
                    <Outcome cast={cast.clone()} />
                }
                <div class="scoring-right">
                    <Totals cast={cast.clone()} at={self.at} given={self.given} />
                    <Why cast={cast.clone()} at={self.at} />
                    { self.controls(ctx, words) }
                </div>
                <Track tokens={self.tokens(&cast)} note={words.result.laps} />
            </main>
        }
    }
}

impl ScoringShow {
    fn gains(&self, ctx: &Context<Self>) -> usize {
        ctx.props().tale.steps.get(self.at).map_or(0, |step| step.gains().len())
    }

    /// The last gain that was given: whose, how much, and what they have now.
    fn gain(&self, ctx: &Context<Self>) -> Option<(Whose, u16, u16)> {
        let ScoringShowProps { tale, guests, .. } = ctx.props();
        let given = tale.steps.get(self.at)?.gains();
        let &(who, points): &(Who, u16) = given.get(self.given.checked_sub(1)?)?;
        Some((whose(who, guests), points, tale.points_after(self.at, who) + points))
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
        self.at = step.min(ctx.props().tale.steps.len());
        if self.at == ctx.props().tale.steps.len() {
            self.is_playing = false;
        }
        self.given = if self.is_playing { 0 } else { self.gains(ctx) };
        self.wait(ctx);
    }

    fn wait(&mut self, ctx: &Context<Self>) {
        let link = ctx.link().clone();
        let time = if self.given < self.gains(ctx) { GAIN } else { REST };
        self.timer =
            self.is_playing.then(|| Timeout::new(time, move || link.send_message(Msg::Tick)));
    }

    fn say(&self, ctx: &Context<Self>) {
        let ScoringShowProps { tale, guests, language, on_say, .. } = ctx.props();
        let words = language.words();
        let steps = tale.steps.len();
        let told = match tale.steps.get(self.at) {
            Some(Step::Line { line, lengths }) => words.lines_scored(*line, lengths),
            Some(Step::Building { building, ranks, .. }) => words.building_scored(*building, ranks),
            None => words.told(&Event::ScoringEnded {
                scoring: tale.scoring,
                points: tale.standing(steps, 0),
            }),
        };
        let mut text = words.plain_text(&told, |seat| guests.name(seat));
        for reason in
            tale.steps.get(self.at).map(|step| cast::ties(step, words)).unwrap_or_default()
        {
            text = format!("{text} {reason}");
        }
        on_say.emit(text);
    }

    fn controls(&self, ctx: &Context<Self>, words: &'static Words) -> Html {
        let ScoringShowProps { tale, leads_to_end, .. } = ctx.props();
        let is_over = self.at == tale.steps.len();
        let label = match tale.steps.get(self.at + 1) {
            _ if is_over && *leads_to_end => words.result.to_the_result.to_owned(),
            _ if is_over => words.result.to_the_table.to_owned(),
            Some(step) => (words.result.next_is)(&step_name(step, words)),
            None => (words.result.next_is)(words.result.the_result),
        };
        let (icon, pause) = if self.is_playing {
            ("icons-pause", words.result.pause)
        } else {
            ("icons-play", words.result.go_on)
        };
        let click = |msg: fn() -> Msg| ctx.link().callback(move |_: MouseEvent| msg());
        html! {
            <div class="controls">
                if !is_over {
                    <button
                        class="quiet-button pause"
                        aria-label={pause}
                        title={pause}
                        onclick={click(|| Msg::Pause)}
                    >
                        { drawing(icon) }
                    </button>
                }
                <button ref={self.next.clone()} class="primary next" data-first="" onclick={click(|| Msg::Next)}>
                    { label }{ drawing("icons-chev") }
                </button>
                { self.skip(ctx, words) }
            </div>
        }
    }

    /// It stands below on a wide page and above on a narrow one; the style sheet shows one of them.
    fn skip(&self, ctx: &Context<Self>, words: &'static Words) -> Html {
        if self.at == ctx.props().tale.steps.len() {
            return Html::default();
        }
        let onclick = ctx.link().callback(|_: MouseEvent| Msg::Skip);
        html! { <button class="quiet-button skip" {onclick}>{ words.result.skip }</button> }
    }

    /// Everybody's token, by seat.
    fn tokens(&self, cast: &Cast) -> Vec<Token> {
        let standing = cast.tale.standing(self.at, self.given);
        let token = |&(who, _): &(_, u16)| Token {
            whose: whose(who, &cast.guests),
            points: standing.iter().find(|&&(one, _)| one == who).map_or(0, |&(_, now)| now),
            before: cast.tale.points_after(self.at, who),
        };
        cast.tale.before.iter().map(token).collect()
    }
}

/// Enter and space press the button that has the focus; where that is none, they go on.
#[expect(clippy::needless_pass_by_value, reason = "the shape of a callback")]
fn key(event: KeyboardEvent) -> Option<Msg> {
    let pressed = event.target_dyn_into::<Element>();
    let is_free = pressed.is_none_or(|element| element.tag_name() != "BUTTON");
    let msg = match event.key().as_str() {
        "ArrowRight" => Msg::Next,
        "ArrowLeft" => Msg::Back,
        "Escape" => Msg::Skip,
        "Enter" | " " if is_free => Msg::Next,
        _ => return None,
    };
    event.prevent_default();
    Some(msg)
}

/// The letter in its star, and what the places bring.
fn head(tale: &Tale, words: &'static Words, skip: Html) -> Html {
    let letter = match tale.scoring {
        Scoring::A => 'A',
        Scoring::B => 'B',
        Scoring::C => 'C',
    };
    let buildings = || {
        tale.steps.iter().filter_map(|step| match step {
            Step::Building { building, grows, .. } => Some((building.set(), *grows)),
            Step::Line { .. } => None,
        })
    };
    let sets: Vec<Set> =
        Set::ALL.into_iter().filter(|&set| buildings().any(|(one, _)| one == set)).collect();
    let is_simplified = buildings().any(|(set, grows)| set == Set::Granada && !grows);
    html! {
        <header class="scoring-head">
            <svg class="scoring-star" viewBox="10 21 44 44" aria-hidden="true">
                <svg width="64" height="90">{ placed("cards-star") }</svg>
                <text class="letter" x="32" y="52.5">{ letter }</text>
            </svg>
            <div>
                <h1>{ words.scoring_title(tale.scoring) }</h1>
                <p class="quiet">{ words.scoring_note(tale.scoring, &sets, is_simplified) }</p>
            </div>
            { skip }
        </header>
    }
}
