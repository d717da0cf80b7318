//! Board of the Gardens: what lies there, what is shown over it, and the spaces that are pressed.

use crate::browser::dom::Element;
use crate::browser::pointer::is_mouse;
use crate::browser::wheel;
use crate::screens::gardens::steps::CursorStep;
use crate::screens::gardens::{GardenGesture, OpenGarden};
use crate::screens::table::table_screen::Callbacks;
use crate::widgets::icon::svg;
use draw::{BOARD_VIEW, GardenMarks, coordinates, corner};
use gardens::{Gardens, Misfit, Preview, Space};
use i18n::{Words, space_name};
use table::GardenClick;
use yew::prelude::*;

/// The board in its panel.
pub(crate) fn board(
    open: &OpenGarden,
    callbacks: &Callbacks<Gardens>,
    words: &'static Words,
) -> Html {
    let target = open.target();
    let verdict = target.and_then(|at| Some((at, open.table.preview(at)?)));
    html! {
        <div class="board garden-board">
            { svg("garden-picture", BOARD_VIEW, &open.body.panels.board) }
            { svg("garden-coordinates", BOARD_VIEW, &coordinates(target)) }
            { svg("garden-marks", BOARD_VIEW, &marks(open, verdict.as_ref())) }
            { spaces(open, callbacks, words) }
        </div>
    }
}

/// Legal places, new gardens, the garden in hand where one looks, what it would complete, the cursor.
fn marks(open: &OpenGarden, verdict: Option<&(Space, Result<Preview, Misfit>)>) -> String {
    let is_helped = open.is_planting() && open.players.table_options.helps;
    let places = || open.table.game().board().places().iter().collect();
    let marks = GardenMarks {
        new: &open.body.panels.new,
        legal: if is_helped { places() } else { Vec::new() },
        tried: verdict.map(|(at, verdict)| (*at, verdict)),
        turned_right: open.body.turned,
        is_pinned: open.target() == open.table.choice().at,
        told: open.body.told,
        cursor: open.body.cursor,
    };
    marks.drawn()
}

/// The grid of spaces: one stop of the Tab key; the pointer meets them and a reader hears them.
fn spaces(open: &OpenGarden, callbacks: &Callbacks<Gardens>, words: &'static Words) -> Html {
    let gesture = &callbacks.gesture;
    let focus =
        |has_focus: bool| gesture.reform(move |_: FocusEvent| GardenGesture::Focus(has_focus));
    let oncontextmenu = callbacks.click.reform(|event: MouseEvent| {
        event.prevent_default();
        GardenClick::Turn { is_right: true }
    });
    let onwheel = gesture.reform(|event: WheelEvent| {
        let (px, time) = wheel::clicked(&event);
        GardenGesture::Wheel { px, time }
    });
    html! {
        <svg
            class="garden-cells"
            viewBox={BOARD_VIEW}
            role="grid"
            tabindex="0"
            aria-label={words.gardens.board}
            aria-activedescendant={open.body.cursor.map(id)}
            onfocus={focus(true)}
            onblur={focus(false)}
            onkeydown={tell(gesture, meaning_of_key)}
            onpointermove={tell(gesture, meaning_of_move)}
            onpointerleave={tell(gesture, meaning_of_leave)}
            onclick={tell(gesture, meaning_of_click)}
            {oncontextmenu}
            {onwheel}
        >
            { for (0..6).map(|number| row(number, open)) }
        </svg>
    }
}

fn row(number: u8, open: &OpenGarden) -> Html {
    let spaces = (0..6).filter_map(|column| Space::at(number, column));
    html! { <g role="row">{ for spaces.map(|at| space(at, open)) }</g> }
}

fn space(at: Space, open: &OpenGarden) -> Html {
    let (x, y) = corner(at);
    html! {
        <rect
            id={id(at)}
            role="gridcell"
            aria-label={open.body.panels.labels[at.index()].clone()}
            aria-selected={(open.table.choice().at == Some(at)).then_some("true")}
            data-at={at.index().to_string()}
            x={x.to_string()}
            y={y.to_string()}
            width="100"
            height="100"
        />
    }
}

fn meaning_of_key(event: &KeyboardEvent) -> Option<GardenGesture> {
    let step = CursorStep::by_key(event)?;
    event.prevent_default();
    Some(GardenGesture::Step(step))
}

fn meaning_of_move(event: &PointerEvent) -> Option<GardenGesture> {
    is_mouse(event).then(|| GardenGesture::Point(space_of(event)))
}

fn meaning_of_leave(event: &PointerEvent) -> Option<GardenGesture> {
    is_mouse(event).then_some(GardenGesture::Point(None))
}

fn meaning_of_click(event: &MouseEvent) -> Option<GardenGesture> {
    Some(GardenGesture::Press(space_of(event)?))
}

/// Tells what an event means, if it means anything.
fn tell<E: 'static>(
    gesture: &Callback<GardenGesture>,
    meaning: fn(&E) -> Option<GardenGesture>,
) -> Callback<E> {
    let gesture = gesture.clone();
    Callback::from(move |event: E| {
        if let Some(meant) = meaning(&event) {
            gesture.emit(meant);
        }
    })
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
