//! What many tiles of a city have in common: carved once, printed wherever such a tile lies.
//!
//! A stamp is a `<marker>`, and its prints are the points of one line that is not drawn. So a tile costs
//! two numbers instead of a copy of its drawing, in every frame in which the city changes.

use crate::art::picture;
use crate::fabric::{FabricProps, pieces};
use crate::tile::Piece;
use cities::Cell;
use std::fmt::Write as _;
use yew::prelude::*;
use yew::virtual_dom::Key;

/// What of a tile a stamp prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Ground,
    Building,
    Price,
}

/// A stamp with the places where it is printed.
pub(crate) struct Stamp {
    part: Part,
    /// What lies there, as far as it matters to the part.
    kind: u8,
    key: Key,
    drawing: AttrValue,
    url: AttrValue,
    places: Vec<Cell>,
    points: AttrValue,
}

/// Brings the stamps of a city up to date; what has not changed stays as it is.
pub(crate) fn stamp(props: &FabricProps, known: &mut Vec<Stamp>) {
    let mut found: Vec<(Part, u8, Piece, Vec<Cell>)> = Vec::new();
    for (at, piece) in pieces(&props.city, props.colour) {
        for part in [Part::Ground, Part::Building, Part::Price] {
            let Some(kind) = part.kind(piece) else { continue };
            match found.iter_mut().find(|one| (one.0, one.1) == (part, kind)) {
                Some((.., places)) => places.push(at),
                None => found.push((part, kind, piece, vec![at])),
            }
        }
    }
    known.retain(|stamp| found.iter().any(|one| stamp.is(one.0, one.1)));
    for (part, kind, piece, places) in found {
        match known.iter_mut().find(|stamp| stamp.is(part, kind)) {
            Some(stamp) => stamp.print(places),
            None => known.push(Stamp::new(part, kind, piece, places, props)),
        }
    }
}

impl Part {
    /// What tells a piece from others that look different in this part.
    fn kind(self, piece: Piece) -> Option<u8> {
        let Piece::Tile(face) = piece else { return (self != Self::Price).then_some(u8::MAX) };
        match self {
            Self::Price => (!face.is_hut()).then(|| face.price()),
            // There are fifteen buildings.
            Self::Ground | Self::Building => {
                Some(face.building() as u8 + 16 * u8::from(face.is_hut()))
            }
        }
    }
}

impl Stamp {
    fn new(part: Part, kind: u8, piece: Piece, places: Vec<Cell>, props: &FabricProps) -> Self {
        let FabricProps { colour, is_small, .. } = *props;
        // Cities of several colours may be on a page; what has the same name looks the same.
        let id = format!("stamp-{colour}-{}-{}-{kind}", u8::from(is_small), part as u8);
        let drawing = match part {
            Part::Ground => piece.ground(),
            Part::Building => piece.building(is_small),
            Part::Price => piece.price(is_small),
        };
        let drawing = format!(
            r#"<marker id="{id}" class="{}" overflow="visible" markerUnits="userSpaceOnUse" markerWidth="100" markerHeight="100">{drawing}</marker>"#,
            piece.hue()
        );
        Self {
            part,
            kind,
            drawing: drawing.into(),
            url: url(&id),
            key: id.into(),
            points: points(&places),
            places,
        }
    }

    fn is(&self, part: Part, kind: u8) -> bool {
        (self.part, self.kind) == (part, kind)
    }

    fn print(&mut self, places: Vec<Cell>) {
        if self.places != places {
            self.points = points(&places);
            self.places = places;
        }
    }

    pub(crate) fn is_ground(&self) -> bool {
        self.part == Part::Ground
    }

    /// The stamp itself, to be defined on the page.
    pub(crate) fn carved(&self) -> Html {
        html! { <key={self.key.clone()}>{ picture(self.drawing.clone()) }</> }
    }

    /// Its prints.
    pub(crate) fn printed(&self) -> Html {
        let (key, url, points) = (self.key.clone(), self.url.clone(), self.points.clone());
        html! { <polyline {key} class="prints" {points} marker-start={url.clone()} marker-mid={url} /> }
    }
}

/// A stamp of the sprite, by its name, in some places. In others it is another element, and fades anew.
pub(crate) fn prints(stamp: &str, class: &'static str, places: &[Cell]) -> Html {
    let (url, points) = (url(stamp), points(places));
    let key = points.as_str();
    html! { <polyline {key} {class} points={points.clone()} marker-start={url.clone()} marker-mid={url} /> }
}

fn url(stamp: &str) -> AttrValue {
    format!("url(#{stamp})").into()
}

/// The line through some places. The last point stands there twice: a line has a start, and what lies
/// between that and its end.
fn points(places: &[Cell]) -> AttrValue {
    let mut points = String::new();
    for Cell { x, y } in places.iter().chain(places.last()) {
        let gap = if points.is_empty() { "" } else { " " };
        // Writing to a string cannot fail.
        let _ = write!(points, "{gap}{} {}", i32::from(*x) * 100, i32::from(*y) * 100);
    }
    points.into()
}
