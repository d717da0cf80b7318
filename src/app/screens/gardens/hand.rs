//! Hand of the Gardens: the garden in hand, and what it would complete.

use crate::screens::gardens::{OpenGarden, ledger};
use crate::screens::table::recap::Recap;
use crate::screens::table::table_screen::Callbacks;
use crate::widgets::icon::svg;
use crate::widgets::roving_focus::RovingFocus;
use draw::garden;
use gardens::{Garden, Gardens, Planted, Rotation};
use i18n::{Language, Words};
use table::GardenClick;
use yew::prelude::*;

const WHOLE: &str = "0 0 100 100";

/// The panel of the hand.
pub(crate) fn hand(
    open: &OpenGarden,
    callbacks: &Callbacks<Gardens>,
    words: &'static Words,
) -> Html {
    let table = &open.table;
    let held: Vec<Garden> =
        table.hand_shown().map(|seat| table.game().hand(seat).iter().collect()).unwrap_or_default();
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
            { held_gardens(open, &held, callbacks, words) }
        </section>
    }
}

/// The garden in hand, the others beside it.
fn held_gardens(
    open: &OpenGarden,
    held: &[Garden],
    callbacks: &Callbacks<Gardens>,
    words: &'static Words,
) -> Html {
    let say = &words.gardens;
    let Some(planted) = open.table.choice().planted() else {
        return idle_gardens(open, held, words);
    };
    html! {
        <>
            { large(planted, open.body.turned, words) }
            if held.len() > 1 {
                <RovingFocus class="other-gardens" label={say.your_gardens}>
                    { for held.iter().map(|&one| choice(one, planted, callbacks, words)) }
                </RovingFocus>
            }
        </>
    }
}

/// A hand that nobody plays from now; its back where nobody may look.
fn idle_gardens(open: &OpenGarden, held: &[Garden], words: &'static Words) -> Html {
    const BACK: &str =
        "<path class=\"garden-back\" d=\"M-11-27H11L27-11V11L11 27H-11L-27 11V-11Z\"/>";
    let small = |one: &Garden| svg("small-garden", WHOLE, &garden(one.turned(Rotation::NONE)));
    html! {
        <p class="other-gardens">
            if open.table.hand_shown().is_some() {
                { for held.iter().map(small) }
            } else {
                <span class="unseen">{ words.gardens.hidden_garden }</span>
                { svg("small-garden", "-30 -30 60 60", BACK) }
            }
        </p>
    }
}

fn choice(
    one: Garden,
    now: Planted,
    callbacks: &Callbacks<Gardens>,
    words: &'static Words,
) -> Html {
    let planted = one.turned(now.rotation());
    html! {
        <button
            class="other-garden"
            aria-pressed={(one == now.garden()).to_string()}
            onclick={callbacks.click.reform(move |_: MouseEvent| GardenClick::Hand(one))}
        >
            { svg("small-garden", WHOLE, &garden(planted)) }
            <span class="unseen">{ words.garden_name(planted) }</span>
        </button>
    }
}

/// What the garden would complete where one looks, or has completed.
pub(crate) fn completing(open: &OpenGarden, language: Language) -> Html {
    let words = language.words();
    let say = &words.gardens;
    let target = open.target().and_then(|at| open.table.preview(at));
    let (title, scores, nothing) = match target {
        _ if open.table.is_ending() => {
            (say.completed, open.table.chronicle().just_scored().to_vec(), say.completed_nothing)
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
        None => return idle(open, language),
    };
    let count = u32::try_from(scores.len()).unwrap_or(0);
    html! {
        <section class="panel completing" aria-labelledby="completing-title">
            <header>
                <h2 id="completing-title">{ title }</h2>
                if count > 0 { <p class="quiet">{ (say.buildings)(count) }</p> }
            </header>
            if count == 0 { <p class="quiet">{ nothing }</p> }
            { ledger::rows(&scores, &open.players, words) }
        </section>
    }
}

/// What happened since the last turn (U12), before anything did how a building scores.
fn idle(open: &OpenGarden, language: Language) -> Html {
    let recap = open.recap.clone();
    let words = language.words();
    let name = if recap.is_empty() { words.gardens.how_scores } else { words.table.recap };
    html! {
        <section class="panel completing" aria-label={name}>
            if recap.is_empty() {
                { ledger::how(words) }
            } else {
                <Recap {language} players={open.players.clone()} {recap} />
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
