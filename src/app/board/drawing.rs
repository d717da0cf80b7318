//! What the board draws: the table, the city on it, and words at a cell.

use crate::board::bubble::BubbleView;
use crate::board::cells::{Cells, cell_id, cursor, grid_dots};
use crate::board::{Board, BoardProps, cells_shown, frame};
use crate::fabric::Fabric;
use crate::frame::Frame;
use crate::lens::{Area, DETAILED, Lens};
use crate::overlay::Marks;
use crate::trail;
use yew::prelude::*;

/// A flag's words are at least this large, in px; its own size is a fifth of a cell.
const FLAG_WORDS: f64 = 12.0;
const FLAG_SHARE: f64 = 0.2;

impl Board {
    /// The table under the city: it moves along when the city is pushed.
    pub(super) fn ground(&self) -> Html {
        let lens = self.lens.unwrap_or(Lens { left: 0.0, top: 0.0, scale: 100.0 });
        let (x, y) =
            ((-lens.left * lens.scale).rem_euclid(72.0), (-lens.top * lens.scale).rem_euclid(72.0));
        html! {
            <svg class="board-ground" aria-hidden="true">
                <rect
                    width="200%"
                    height="200%"
                    transform={format!("translate({:.1} {:.1})", x - 72.0, y - 72.0)}
                />
            </svg>
        }
    }

    pub(super) fn city(&self, ctx: &Context<Self>) -> Html {
        let props = ctx.props();
        let BoardProps { city, colour, overlay, .. } = props;
        let frame = frame(props);
        let (columns, rows) = frame.size();
        let is_small = self.lens.is_some_and(|lens| lens.scale < DETAILED - 0.01);
        let view_box = match (self.lens, &self.room) {
            (Some(lens), Some(room)) => {
                let (wide, high) = lens.seen(room.size).size();
                let [x, y, wide, high] = [lens.left, lens.top, wide, high].map(|at| at * 100.0);
                format!("{x:.3} {y:.3} {wide:.3} {high:.3}")
            }
            _ => frame.view_box(100, (0, 0)),
        };
        let calls = &self.calls;
        html! {
            <svg
                ref={self.city.clone()}
                class={classes!("city", self.cursor.map(|_| "has-cursor"))}
                viewBox={view_box}
                role="grid"
                tabindex="0"
                aria-label={props.name.clone()}
                aria-rowcount={rows.to_string()}
                aria-colcount={columns.to_string()}
                aria-activedescendant={self.cursor.map(cell_id)}
                onpointerdown={calls.press.clone()}
                onpointermove={calls.slide.clone()}
                onpointerup={calls.lift.clone()}
                onpointercancel={calls.lift.clone()}
                onpointerleave={calls.leave.clone()}
                onclick={calls.click.clone()}
                onmousedown={calls.middle.clone()}
                onkeydown={calls.key.clone()}
                onfocus={calls.focus.clone()}
                onblur={calls.blur.clone()}
            >
                <g aria-hidden="true">
                    <Dots {frame} />
                    <Fabric city={city.clone()} colour={*colour} {is_small} />
                    <Marks overlay={overlay.clone()} city={city.clone()} {is_small} />
                    { self.flags(props) }
                    { for self.cursor.map(cursor) }
                </g>
                <Cells {frame} label={props.label.clone()} selected={overlay.selected} />
            </svg>
        }
    }

    /// The lengths of the longest borders, where they can be seen and read.
    fn flags(&self, props: &BoardProps) -> Html {
        let (Some(lens), Some(room)) = (self.lens, &self.room) else { return Html::default() };
        let grows = (FLAG_WORDS / (FLAG_SHARE * lens.scale)).max(1.0);
        let is_seen = |flag: Area| {
            let place = lens.placed(flag);
            Area::of_size(room.size).holds(place)
                && !room.covers.iter().any(|cover| cover.overlaps(place))
        };
        trail::flags(&props.overlay.trails, &props.city, grows, &is_seen)
    }

    pub(super) fn bubble(&self, props: &BoardProps) -> Html {
        let parts = props.bubble.as_ref().zip(self.lens).zip(self.room.as_ref());
        let Some(((bubble, lens), room)) = parts else { return Html::default() };
        // Signs at the edges stick out of their cell.
        let rim = if bubble.is_refusal { 0.19 } else { 0.03 };
        let cell = lens.placed(Area::from(bubble.at).grown(rim));
        if !Area::of_size(room.size).overlaps(cell) {
            return Html::default();
        }
        let seen = cells_shown(props).map(|at| lens.placed(at.into()));
        let hides = seen.chain(room.covers.iter().copied()).chain(room.map).collect::<Vec<_>>();
        html! { <BubbleView bubble={bubble.clone()} {cell} room={room.size} {hides} /> }
    }
}

#[derive(PartialEq, Properties)]
struct DotsProps {
    frame: Frame,
}

#[component]
fn Dots(props: &DotsProps) -> Html {
    html! { <path class="grid-dots" d={grid_dots(props.frame)} /> }
}
