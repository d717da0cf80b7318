//! Hand of the Gardens: the garden in hand, and the others beside it.

use crate::screens::gardens::OpenGarden;
use crate::screens::table::table_screen::Callbacks;
use crate::widgets::icon::svg;
use crate::widgets::roving_focus::RovingFocus;
use draw::{GARDEN_BACK, garden};
use gardens::{Garden, Gardens, Planted, Rotation};
use i18n::Words;
use table::GardenClick;
use yew::prelude::*;

const WHOLE: &str = "0 0 100 100";

/// The panel of the hand.
pub(crate) fn hand(
    open: &OpenGarden,
    callbacks: &Callbacks<Gardens>,
    words: &'static Words,
) -> Html {
    let say = &words.gardens;
    let title = if held(open).len() > 1 { say.your_gardens } else { say.your_garden };
    let planted = open.table.choice().planted();
    html! {
        <section class="panel garden-hand" aria-labelledby="garden-title">
            <header>
                <h2 id="garden-title">{ title }</h2>
                { for planted.map(|planted| html! {
                    <p class="quiet">{ (say.garden_of)(planted.number().into()) }</p>
                }) }
            </header>
            <div class="own-garden">
                { match planted {
                    Some(planted) => html! { <>{ large(planted, open.body.turned, words) }{ choices(open, callbacks, words) }</> },
                    None => idle_gardens(open, words),
                } }
            </div>
        </section>
    }
}

/// The gardens of a hand that may be seen.
fn held(open: &OpenGarden) -> Vec<Garden> {
    let table = &open.table;
    table.hand_shown().map(|seat| table.game().hand(seat).iter().collect()).unwrap_or_default()
}

/// The gardens to choose from, where there are several.
pub(crate) fn choices(
    open: &OpenGarden,
    callbacks: &Callbacks<Gardens>,
    words: &'static Words,
) -> Html {
    let held = held(open);
    let Some(planted) = open.table.choice().planted().filter(|_| held.len() > 1) else {
        return Html::default();
    };
    html! {
        <RovingFocus class="other-gardens" label={words.gardens.your_gardens}>
            { for held.iter().map(|&one| choice(one, planted, callbacks, words)) }
        </RovingFocus>
    }
}

/// A hand that nobody plays from now: its backs where nobody may look, and a back to be drawn where it is
/// empty.
fn idle_gardens(open: &OpenGarden, words: &'static Words) -> Html {
    let say = &words.gardens;
    let small = |one: &Garden| svg("small-garden", WHOLE, &garden(one.turned(Rotation::NONE)));
    let back = svg("small-garden", "-30 -30 60 60", GARDEN_BACK);
    match (held(open).as_slice(), open.table.hand_shown()) {
        ([], Some(_)) if open.table.game().pile_count() == 0 => {
            html! { <p class="quiet">{ say.pile_is_empty }</p> }
        }
        ([], Some(_)) => html! { <>{ back }<p class="quiet">{ say.drawn_at_the_end }</p></> },
        ([], None) => {
            html! { <p class="other-gardens"><span class="unseen">{ say.hidden_garden }</span>{ back }</p> }
        }
        (held, _) => html! { <p class="other-gardens">{ for held.iter().map(small) }</p> },
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
