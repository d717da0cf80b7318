//! Built: what somebody has built, as a picture of the result.

use crate::browser::resize::use_size;
use crate::widgets::icon::picture;
use cities::{City, Line, Set};
use draw::{BOARD_VIEW, CitySvg, Frame, LongestLine, lines_svg};
use std::rc::Rc;
use yew::prelude::*;

/// Below this many px a tile shows glyph and price only.
const SMALL: f64 = 54.0;

/// A city with its longest lines, or the board of the Gardens.
#[derive(Clone, PartialEq)]
pub(crate) enum Built {
    City { city: Rc<City>, colour: u8, name: String },
    Gardens { drawing: AttrValue, name: String },
}

impl Built {
    fn name(&self) -> &str {
        match self {
            Self::City { name, .. } | Self::Gardens { name, .. } => name,
        }
    }

    pub(crate) fn view_box(&self) -> String {
        match self {
            Self::City { city, .. } => {
                let frame = Frame::of(city);
                frame.view_box(100, frame.spare((4, 3), 100, 8))
            }
            Self::Gardens { .. } => BOARD_VIEW.to_owned(),
        }
    }

    /// The picture for so much room, in px.
    pub(crate) fn drawn(&self, (width, height): (f64, f64)) -> String {
        match self {
            Self::City { city, colour, .. } => {
                let (columns, rows) = Frame::of(city).size();
                let cell = (width / f64::from(columns)).min(height / f64::from(rows));
                let lines = [Line::Border(Set::Alhambra), Line::Border(Set::Granada), Line::Seam];
                let longest = lines.map(|line| LongestLine::longest(city, line));
                format!(
                    "{}{}",
                    CitySvg::new(city, *colour, cell < SMALL),
                    lines_svg(&longest, city)
                )
            }
            Self::Gardens { drawing, .. } => drawing.to_string(),
        }
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct StillProps {
    pub(crate) built: Built,
}

/// It, to look at, as large as there is room.
#[component]
pub(crate) fn Still(props: &StillProps) -> Html {
    let node = use_node_ref();
    let size = use_size(&node).unwrap_or((SMALL, SMALL));
    let built = &props.built;
    html! {
        <div ref={node} class="still">
            <svg class="still-city" viewBox={built.view_box()} role="img" aria-label={built.name().to_owned()}>
                <g aria-hidden="true">{ picture(built.drawn(size)) }</g>
            </svg>
        </div>
    }
}
