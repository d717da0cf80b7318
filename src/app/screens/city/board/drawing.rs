//! Drawing: what the board shows: the table, the city on it, and the buttons.

use crate::screens::city::board::cells::{self, Cells, cell_id, cursor};
use crate::screens::city::board::command::BoardCommand;
use crate::screens::city::board::{Board, BoardMsg, BoardProps, frame};
use crate::screens::city::city_picture::CityPicture;
use crate::screens::city::marks::Marks;
use crate::widgets::icon::{drawing, picture};
use crate::widgets::roving_focus::RovingFocus;
use cities::Side;
use draw::{DETAILED, Viewport, flags_svg, tick, tidy};
use yew::prelude::*;

/// After how many px the ground of the table repeats.
const GROUND: f64 = 72.0;

impl Board {
    /// The table under the city: it moves along when the city is pushed.
    pub(crate) fn ground(&self) -> Html {
        let viewport = self.viewport.unwrap_or(Viewport { left: 0.0, top: 0.0, scale: 100.0 });
        let (x, y) = viewport.ground_shift(GROUND);
        html! {
            <svg class="board-ground" aria-hidden="true">
                <rect
                    width="200%"
                    height="200%"
                    transform={format!("translate({} {})", tidy(x), tidy(y))}
                />
            </svg>
        }
    }

    /// The city as a grid that is pointed at and read out.
    pub(crate) fn city(&self, ctx: &Context<Self>) -> Html {
        let props = ctx.props();
        let (columns, rows) = self.named.size();
        let words = props.language.words();
        let calls = &self.callbacks;
        html! {
            <svg
                ref={self.city.clone()}
                class={classes!("city", self.cursor.map(|_| "has-cursor"))}
                viewBox={self.view_box(props)}
                role="grid"
                tabindex="0"
                aria-label={props.name.clone()}
                aria-description={words.position_in_full(self.first_cell(props))}
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
                { self.layers(props) }
                <Cells frame={self.named} label={props.label.clone()} selected={props.overlay.selected} />
            </svg>
        }
    }

    /// What part of the table the city's drawing shows.
    fn view_box(&self, props: &BoardProps) -> String {
        match (self.viewport, &self.layout) {
            (Some(viewport), Some(layout)) => viewport.view_box(layout.size),
            _ => frame(props).view_box(100, (0, 0)),
        }
    }

    /// All that is drawn of the city.
    fn layers(&self, props: &BoardProps) -> Html {
        let BoardProps { city, colour, overlay, .. } = props;
        let is_small = self.viewport.is_some_and(|viewport| viewport.scale < DETAILED - 0.01);
        let flags = self.flags(props);
        html! {
            <g aria-hidden="true">
                { cells::ground(frame(props)) }
                <CityPicture city={city.clone()} colour={*colour} {is_small} />
                <Marks overlay={overlay.clone()} city={city.clone()} {is_small} />
                <g>{ for (!flags.is_empty()).then(|| picture(flags)) }</g>
                { for overlay.pin.zip(self.viewport).map(|(at, viewport)| picture(tick(at, viewport))) }
                { for self.cursor.map(cursor) }
            </g>
        }
    }

    /// The lengths of the longest borders, where they can be seen and read.
    pub(crate) fn flags(&self, props: &BoardProps) -> String {
        let seen = self.viewport.zip(self.layout.as_ref());
        let places = props.overlay.places();
        seen.map_or_else(String::new, |(viewport, layout)| {
            flags_svg(&props.overlay.lines, &places, &props.city, viewport, layout)
        })
    }

    /// Places out of sight: an arrow at the edge says how many they are, and leads there.
    pub(crate) fn arrows(&self, ctx: &Context<Self>) -> Html {
        let arrow = |side: Side| {
            let number = u32::try_from(self.beyond(ctx.props(), side)?.len()).ok()?;
            let words = ctx.props().language.words();
            let label = (words.table.places_beyond)(number, words.side(side));
            let onclick = ctx
                .link()
                .callback(move |_: MouseEvent| BoardMsg::Command(BoardCommand::ShowBeyond(side)));
            Some(html! {
                <button key={label.clone()} tabindex="-1" class={classes!("beyond", edge(side))} title={label.clone()} aria-label={label} {onclick}>
                    <b>{ number }</b>{ drawing("icons-chev") }
                </button>
            })
        };
        html! { <>{ for Side::ALL.into_iter().filter_map(arrow) }</> }
    }

    /// The buttons that zoom and fit.
    pub(crate) fn tools(&self, props: &BoardProps) -> Html {
        let (words, calls) = (&props.language.words().table, &self.callbacks);
        let button = |onclick: &Callback<MouseEvent>, name: &'static str, icon: &'static str| {
            html! {
                <button aria-label={name} title={name} onclick={onclick.clone()}>
                    { drawing(icon) }
                </button>
            }
        };
        html! {
            <RovingFocus class="board-tools" label={words.key_zoom}>
                { button(&calls.zoom_in, words.zoom_in, "icons-plus") }
                { button(&calls.zoom_out, words.zoom_out, "icons-minus") }
                { button(&calls.fit, words.fit, "icons-fit") }
            </RovingFocus>
        }
    }
}

/// The class of an arrow that points to a side.
fn edge(side: Side) -> &'static str {
    match side {
        Side::North => "to-north",
        Side::East => "to-east",
        Side::South => "to-south",
        Side::West => "to-west",
    }
}
