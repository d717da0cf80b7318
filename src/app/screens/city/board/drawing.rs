//! What the board draws: the table, the city on it, and the buttons.

use crate::art::drawing;
use crate::board::cells::{self, Cells, cell_id, cursor};
use crate::board::looking::Aim;
use crate::board::{Board, BoardProps, frame};
use crate::fabric::Fabric;
use crate::lens::{Area, DETAILED, Lens, tidy};
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
                    transform={format!("translate({} {})", tidy(x - 72.0), tidy(y - 72.0))}
                />
            </svg>
        }
    }

    pub(super) fn city(&self, ctx: &Context<Self>) -> Html {
        let props = ctx.props();
        let BoardProps { city, colour, overlay, .. } = props;
        let frame = frame(props);
        let (columns, rows) = self.named.size();
        let is_small = self.lens.is_some_and(|lens| lens.scale < DETAILED - 0.01);
        let view_box = match (self.lens, &self.room) {
            (Some(lens), Some(room)) => {
                let (wide, high) = lens.seen(room.size).size();
                let [x, y, wide, high] =
                    [lens.left, lens.top, wide, high].map(|at| tidy(at * 100.0));
                format!("{x} {y} {wide} {high}")
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
                    { cells::ground(frame) }
                    <Fabric city={city.clone()} colour={*colour} {is_small} />
                    <Marks overlay={overlay.clone()} city={city.clone()} {is_small} />
                    { self.flags(props) }
                    { for self.cursor.map(cursor) }
                </g>
                <Cells frame={self.named} label={props.label.clone()} selected={overlay.selected} />
            </svg>
        }
    }

    /// The lengths of the longest borders, where they can be seen and read.
    pub(super) fn flags(&self, props: &BoardProps) -> Html {
        let (Some(lens), Some(room)) = (self.lens, &self.room) else { return Html::default() };
        let grows = (FLAG_WORDS / (FLAG_SHARE * lens.scale)).max(1.0);
        let is_seen = |flag: Area| {
            let place = lens.placed(flag);
            Area::of_size(room.size).holds(place)
                && !room.covers.iter().any(|cover| cover.overlaps(place))
        };
        trail::flags(&props.overlay.trails, &props.city, grows, &is_seen)
    }

    /// The buttons that zoom and fit. Where there is little room and everything is in sight by itself,
    /// only zooming in is offered.
    pub(super) fn tools(&self, props: &BoardProps, is_whole: bool) -> Html {
        let (words, calls) = (&props.language.words().table, &self.calls);
        let is_fitted = is_whole && self.aim != Aim::Free;
        let button = |onclick: &Callback<MouseEvent>, name: &'static str, icon: &'static str| {
            html! {
                <button aria-label={name} title={name} onclick={onclick.clone()}>
                    { drawing(icon) }
                </button>
            }
        };
        html! {
            <div class={classes!("board-tools", is_fitted.then_some("is-fitted"))}>
                { button(&calls.zoom_in, words.zoom_in, "icons-plus") }
                { button(&calls.zoom_out, words.zoom_out, "icons-minus") }
                { button(&calls.fit, words.fit, "icons-fit") }
            </div>
        }
    }
}
