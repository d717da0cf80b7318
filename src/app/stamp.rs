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
    id: String,
    drawing: AttrValue,
    places: Vec<Cell>,
}

/// The stamps of a city; those that are known are not carved again.
pub(crate) fn stamped(props: &FabricProps, mut known: Vec<Stamp>) -> Vec<Stamp> {
    let FabricProps { city, colour, .. } = props;
    for stamp in &mut known {
        stamp.places.clear();
    }
    for (at, piece) in pieces(city, *colour) {
        for part in [Part::Ground, Part::Building, Part::Price] {
            let Some(kind) = part.kind(piece) else { continue };
            let is_it = |stamp: &&mut Stamp| (stamp.part, stamp.kind) == (part, kind);
            if let Some(stamp) = known.iter_mut().find(is_it) {
                stamp.places.push(at);
            } else {
                known.push(Stamp::new(part, kind, at, piece, props));
            }
        }
    }
    known.retain(|stamp| !stamp.places.is_empty());
    known
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
    fn new(part: Part, kind: u8, at: Cell, piece: Piece, props: &FabricProps) -> Self {
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
        Self { part, kind, id, drawing: drawing.into(), places: vec![at] }
    }

    pub(crate) fn is_ground(&self) -> bool {
        self.part == Part::Ground
    }

    /// The stamp itself, to be defined on the page.
    pub(crate) fn carved(&self) -> Html {
        html! { <key={self.id.as_str()}>{ picture(self.drawing.clone()) }</> }
    }

    /// Its prints. The last point stands there twice: a line has a start, and everything between it and
    /// its end.
    pub(crate) fn printed(&self) -> Html {
        let mut points = String::new();
        for Cell { x, y } in self.places.iter().chain(self.places.last()) {
            // Writing to a string cannot fail.
            let _ = write!(points, "{} {} ", i32::from(*x) * 100, i32::from(*y) * 100);
        }
        let stamp = AttrValue::from(format!("url(#{})", self.id));
        html! { <polyline key={self.id.as_str()} class="prints" {points} marker-start={stamp.clone()} marker-mid={stamp} /> }
    }
}
