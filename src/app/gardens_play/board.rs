//! The board of the Gardens: what lies there, what is shown over it, and the spaces that are pressed.

use crate::garden::{DIAMOND, INSIDE, OCTAGON, VIEW, corner, garden, middle, moved, svg};
use crate::gardens_play::steps::Step;
use crate::gardens_play::{GardensPlay, Msg, Sitting};
use gardens::{Misfit, Preview, Space};
use i18n::{Words, space_name};
use table::GardenClick;
use web_sys::Element;
use yew::prelude::*;

/// The board in its panel.
pub(crate) fn board(sitting: &Sitting, ctx: &Context<GardensPlay>, words: &'static Words) -> Html {
    let target = sitting.target();
    let verdict = target.and_then(|at| Some((at, sitting.table.preview(at)?)));
    html! {
        <div class="board garden-board">
            { svg("garden-picture", VIEW, &sitting.shown.board) }
            { svg("garden-marks", VIEW, &marks(sitting, verdict.as_ref())) }
            { spaces(sitting, ctx, words) }
            { for verdict.map(|(at, verdict)| why_not(at, &verdict, words)) }
        </div>
    }
}

/// Legal places, new gardens, the garden in hand where one looks, what it would complete, the cursor.
fn marks(sitting: &Sitting, verdict: Option<&(Space, Result<Preview, Misfit>)>) -> String {
    let mut text = String::new();
    let at_space = |text: &mut String, at: Space, what: &str| {
        let (x, y) = corner(at);
        *text += &moved(x, y, what);
    };
    let frame = |class: &str, path: &str| format!("<path class=\"{class}\" d=\"{path}\"/>");
    let gold = |path: &str| frame("new-case", path) + &frame("new-gold", path);
    for &at in &sitting.shown.new {
        at_space(&mut text, at, &gold(OCTAGON));
    }
    let places = sitting.table.game().board().places();
    if sitting.is_planting() && sitting.guests.manners.helps {
        let legal =
            frame("legal-space", INSIDE) + "<path class=\"plus\" d=\"M50 40V60M40 50H60\"/>";
        let shown = verdict.map(|(at, _)| *at);
        for at in places.iter().filter(|&at| Some(at) != shown) {
            at_space(&mut text, at, &legal);
        }
    }
    match verdict {
        Some((at, Ok(preview))) => {
            let turn = match sitting.turned {
                Some(true) => " class=\"turned-right\"",
                Some(false) => " class=\"turned-left\"",
                None => "",
            };
            let ghost = format!("<g class=\"ghost\"><g{turn}>{}</g></g>", garden(preview.planted));
            at_space(&mut text, *at, &(ghost + &frame("ring", OCTAGON)));
            for score in &preview.scores {
                let (x, y) = middle(score.site);
                text += &moved(x, y, &gold(DIAMOND));
            }
        }
        // A garden that lies there is seen well enough.
        Some((at, Err(misfit))) if *misfit != Misfit::Taken => {
            let cross = "<path class=\"cross\" d=\"M40 40L60 60M60 40L40 60\"/>";
            at_space(&mut text, *at, &(frame("refused-space", INSIDE) + cross));
        }
        _ => {}
    }
    if let Some(at) = sitting.cursor {
        at_space(&mut text, at, &frame("cursor", "M29-3H71L103 29V71L71 103H29L-3 71V29Z"));
    }
    text
}

/// Why the garden may not lie where one looks; along the edge that is farther away.
fn why_not(at: Space, verdict: &Result<Preview, Misfit>, words: &'static Words) -> Html {
    let says = match verdict {
        Err(misfit) if *misfit != Misfit::Taken => words.garden_misfit(*misfit),
        _ => return Html::default(),
    };
    let side = if at.row() < 3 { "at-bottom" } else { "at-top" };
    html! {
        <p class={classes!("bubble", "bubble-refusal", "garden-bubble", side)} aria-hidden="true">
            <b>{ says.head }</b><span>{ says.rest }</span>
        </p>
    }
}

/// The grid of spaces: one stop of the Tab key; the pointer meets them and a reader hears them.
fn spaces(sitting: &Sitting, ctx: &Context<GardensPlay>, words: &'static Words) -> Html {
    let link = ctx.link();
    let cell = |at: Space| {
        let (x, y) = corner(at);
        html! {
            <rect
                id={id(at)}
                role="gridcell"
                aria-label={sitting.shown.labels[at.index()].clone()}
                aria-selected={(sitting.table.choice().at == Some(at)).then_some("true")}
                data-at={at.index().to_string()}
                x={x.to_string()}
                y={y.to_string()}
                width="100"
                height="100"
            />
        }
    };
    let row = |row: u8| {
        let cells = (0..6).filter_map(|column| Space::at(row, column)).map(cell);
        html! { <g role="row">{ for cells }</g> }
    };
    let onkeydown = link.batch_callback(|event: KeyboardEvent| {
        let step = Step::by_key(&event);
        if step.is_some() {
            event.prevent_default();
        }
        step.map(Msg::Step)
    });
    let onpointermove = link.batch_callback(|event: PointerEvent| {
        (event.pointer_type() == "mouse").then(|| Msg::Point(space_of(&event)))
    });
    let onpointerleave = link.batch_callback(|event: PointerEvent| {
        (event.pointer_type() == "mouse").then_some(Msg::Point(None))
    });
    let onclick = link.batch_callback(|event: MouseEvent| {
        // A click is a pointer's event everywhere by now; what has no type is a reader's press.
        let kind = js_sys::Reflect::get(&event, &"pointerType".into()).ok();
        let is_touch = kind.and_then(|kind| kind.as_string()).is_some_and(|kind| kind == "touch");
        space_of(&event).map(|at| Msg::Press { at, is_touch })
    });
    let oncontextmenu = link.callback(|event: MouseEvent| {
        event.prevent_default();
        Msg::Click(GardenClick::Turn { is_right: true })
    });
    html! {
        <svg
            class="garden-cells"
            viewBox={VIEW}
            role="grid"
            tabindex="0"
            aria-label={words.gardens.board}
            aria-activedescendant={sitting.cursor.map(id)}
            onfocus={link.callback(|_| Msg::Focus(true))}
            onblur={link.callback(|_| Msg::Focus(false))}
            {onkeydown}
            {onpointermove}
            {onpointerleave}
            {onclick}
            {oncontextmenu}
        >
            { for (0..6).map(row) }
        </svg>
    }
}

fn id(at: Space) -> String {
    format!("space_{}", space_name(at))
}

/// The space that an event is about.
fn space_of(event: &MouseEvent) -> Option<Space> {
    let hit = event.target_dyn_into::<Element>()?;
    let at: usize = hit.get_attribute("data-at")?.parse().ok()?;
    Space::all().nth(at)
}
