//! The garden in hand, what it would complete, and the one big button.

use crate::art::drawing;
use crate::garden::{garden, svg};
use crate::gardens_play::{GardensPlay, Sitting, is_ending, ledger};
use crate::play::recap::Recap;
use crate::rove::Rove;
use gardens::{Garden, Planted, Rotation};
use i18n::{Language, Words};
use table::GardenClick;
use yew::prelude::*;

const WHOLE: &str = "0 0 100 100";

impl GardensPlay {
    pub(crate) fn hand(&self, sitting: &Sitting, words: &'static Words) -> Html {
        let table = &sitting.table;
        let held: Vec<Garden> = table
            .hand_shown()
            .map(|seat| table.game().hand(seat).iter().collect())
            .unwrap_or_default();
        let say = &words.gardens;
        let title = if held.len() > 1 { say.your_gardens } else { say.your_garden };
        html! {
            <section class="panel garden-hand" aria-labelledby="garden-title">
                <header>
                    <h2 id="garden-title">{ title }</h2>
                    { for table.choice().planted().map(|planted| html! {
                        <p class="quiet">{ (say.garden_of)(planted.number().into()) }</p>
                    }) }
                </header>
                { self.held(sitting, &held, words) }
            </section>
        }
    }

    /// The garden in hand with its buttons, the others beside it; backs where nobody may look.
    fn held(&self, sitting: &Sitting, held: &[Garden], words: &'static Words) -> Html {
        let say = &words.gardens;
        let Some(planted) = sitting.table.choice().planted() else {
            let others = held
                .iter()
                .map(|one| svg("small-garden", WHOLE, &garden(one.turned(Rotation::NONE))));
            return match sitting.table.hand_shown() {
                Some(_) => html! { <p class="other-gardens">{ for others }</p> },
                None => html! {
                    <p class="other-gardens">
                        <span class="unseen">{ say.hidden_garden }</span>
                        { svg("small-garden", "-30 -30 60 60", "<path class=\"garden-back\" d=\"M-11-27H11L27-11V11L11 27H-11L-27 11V-11Z\"/>") }
                    </p>
                },
            };
        };
        let click = |click: GardenClick| self.calls.click.reform(move |_: MouseEvent| click);
        let turn = |name: &'static str, icon: &'static str, is_right: bool| {
            html! {
                <button class={classes!("quiet-button", icon)} title={name} onclick={click(GardenClick::Turn { is_right })}>
                    { drawing("icons-rematch") }<span>{ name }</span>
                </button>
            }
        };
        html! {
            <>
                { large(planted, sitting.turned, words) }
                if held.len() > 1 {
                    <Rove class="other-gardens" label={say.your_gardens}>
                        { for held.iter().map(|&one| self.choice(one, planted, words)) }
                    </Rove>
                }
                <div class="turn-buttons">
                    { turn(say.turn_left, "is-left", false) }
                    { turn(say.turn_right, "is-right", true) }
                </div>
                <p class="quiet turn-note">{ say.turn_note }</p>
            </>
        }
    }

    fn choice(&self, one: Garden, now: Planted, words: &'static Words) -> Html {
        let planted = one.turned(now.rotation());
        html! {
            <button
                class="other-garden"
                aria-pressed={(one == now.garden()).to_string()}
                onclick={self.calls.click.reform(move |_: MouseEvent| GardenClick::Hand(one))}
            >
                { svg("small-garden", WHOLE, &garden(planted)) }
                <span class="unseen">{ words.garden_name(planted) }</span>
            </button>
        }
    }

    /// What is pressed in the end: planting, or ending the turn.
    pub(crate) fn buttons(&self, sitting: &Sitting, words: &'static Words) -> Html {
        let click = |click: GardenClick| self.calls.click.reform(move |_: MouseEvent| click);
        if is_ending(&sitting.table) {
            return html! {
                <div class="buttons">
                    <button class="quiet-button" onclick={click(GardenClick::Undo)}>{ words.table.undo }</button>
                    <button class="primary" onclick={click(GardenClick::EndTurn)}>{ words.table.end_turn }</button>
                </div>
            };
        }
        if !sitting.is_planting() {
            return Html::default();
        }
        let plant = sitting.plant();
        let name =
            if plant.is_some() { words.gardens.plant_here } else { words.gardens.choose_space };
        let onclick = click(plant.unwrap_or(GardenClick::Cancel));
        html! {
            <div class="buttons">
                <button class="primary" aria-disabled={plant.is_none().then_some("true")} {onclick}>
                    { for plant.map(|_| drawing("icons-check")) }{ name }
                </button>
            </div>
        }
    }
}

/// What the garden would complete where one looks, or has completed.
pub(crate) fn completing(sitting: &Sitting, language: Language) -> Html {
    let words = language.words();
    let say = &words.gardens;
    let target = sitting.target().and_then(|at| sitting.table.preview(at));
    let (title, scores, nothing) = match target {
        _ if is_ending(&sitting.table) => {
            (say.completed, sitting.table.just_scored(), say.completed_nothing)
        }
        Some(Ok(preview)) => (say.would_complete, preview.scores, say.completes_nothing),
        Some(Err(misfit)) => {
            let says = words.garden_misfit(misfit);
            return html! {
                <section class="panel completing" aria-labelledby="completing-title">
                    <h2 id="completing-title">{ says.head }</h2>
                    <p class="quiet">{ says.rest }</p>
                </section>
            };
        }
        None => return idle(sitting, language),
    };
    let count = u32::try_from(scores.len()).unwrap_or(0);
    html! {
        <section class="panel completing" aria-labelledby="completing-title">
            <header>
                <h2 id="completing-title">{ title }</h2>
                if count > 0 { <p class="quiet">{ (say.buildings)(count) }</p> }
            </header>
            if count == 0 { <p class="quiet">{ nothing }</p> }
            { ledger::rows(&scores, &sitting.guests, words) }
        </section>
    }
}

/// What happened since the last turn (U12), before anything did how a building scores.
fn idle(sitting: &Sitting, language: Language) -> Html {
    let news = sitting.shown.news.clone();
    let words = language.words();
    let name = if news.is_empty() { words.gardens.how_scores } else { words.table.recap };
    html! {
        <section class="panel completing" aria-label={name}>
            if news.is_empty() {
                { ledger::how(words) }
            } else {
                <Recap {language} guests={sitting.guests.clone()} {news} />
            }
        </section>
    }
}

/// The garden in hand, large; it turns as it is told to.
fn large(planted: Planted, turned: Option<bool>, words: &Words) -> Html {
    let class = match turned {
        Some(true) => "large-garden turned-right",
        Some(false) => "large-garden turned-left",
        None => "large-garden",
    };
    html! {
        <div class="large" role="img" aria-label={words.garden_name(planted)}>
            { svg(class, WHOLE, &garden(planted)) }
        </div>
    }
}
