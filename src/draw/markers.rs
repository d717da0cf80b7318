//! Tile markers: what many tiles of a city have in common, made once and printed wherever such a tile
//! lies.
//!
//! A marker is SVG's `<marker>`, and its prints are the points of one line that is not drawn. So a tile
//! costs two numbers instead of a copy of its drawing, in every frame in which the city changes.

use crate::cells::UNIT;
use crate::city_tile::{CityTile, tiles_of};
use crate::shape::Shape;
use cities::{Cell, City};
use std::fmt::Write as _;
use std::rc::Rc;

/// What of a tile a marker prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Ground,
    Building,
    Price,
}

/// What all tiles of a drawing share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    /// The player's colour, 0 to 5.
    pub(crate) colour: u8,
    pub(crate) is_small: bool,
}

/// A marker with the places where it is printed.
pub(crate) struct TileMarker {
    part: Part,
    /// What lies there, as far as it matters to the part.
    kind: u8,
    name: Rc<str>,
    drawing: Rc<str>,
    url: Rc<str>,
    places: Vec<Cell>,
    points: Rc<str>,
}

/// Brings the markers of a city up to date; what has not changed stays as it is.
pub(crate) fn update_markers(city: &City, look: Look, known: &mut Vec<TileMarker>) {
    let mut found: Vec<(Part, u8, CityTile, Vec<Cell>)> = Vec::new();
    for (at, tile) in tiles_of(city, look.colour) {
        for part in [Part::Ground, Part::Building, Part::Price] {
            let Some(kind) = part.kind(tile) else { continue };
            match found.iter_mut().find(|one| (one.0, one.1) == (part, kind)) {
                Some((.., places)) => places.push(at),
                None => found.push((part, kind, tile, vec![at])),
            }
        }
    }
    known.retain(|marker| found.iter().any(|one| marker.is(one.0, one.1)));
    for (part, kind, tile, places) in found {
        match known.iter_mut().find(|marker| marker.is(part, kind)) {
            Some(marker) => marker.print(places),
            None => known.push(TileMarker::new(part, kind, tile, places, look)),
        }
    }
}

impl Part {
    /// What tells a tile from others that look different in this part.
    fn kind(self, tile: CityTile) -> Option<u8> {
        let CityTile::Face(face) = tile else { return (self != Self::Price).then_some(u8::MAX) };
        match self {
            Self::Price => (!face.is_hut()).then(|| face.price()),
            // There are fifteen buildings.
            Self::Ground | Self::Building => {
                Some(face.building() as u8 + 16 * u8::from(face.is_hut()))
            }
        }
    }
}

impl TileMarker {
    fn new(part: Part, kind: u8, tile: CityTile, places: Vec<Cell>, look: Look) -> Self {
        let Look { colour, is_small } = look;
        // Cities of several colours may be on a page; what has the same name looks the same.
        let name = format!("tile-marker-{colour}-{}-{}-{kind}", u8::from(is_small), part as u8);
        let drawing = match part {
            Part::Ground => tile.ground(),
            Part::Building => tile.building(is_small),
            Part::Price => tile.price(is_small),
        };
        let drawing = format!(
            r#"<marker id="{name}" class="{}" overflow="visible" markerUnits="userSpaceOnUse" markerWidth="100" markerHeight="100">{drawing}</marker>"#,
            tile.hue()
        );
        Self {
            part,
            kind,
            drawing: drawing.into(),
            url: url(&name).into(),
            name: name.into(),
            points: points(&places).into(),
            places,
        }
    }

    fn is(&self, part: Part, kind: u8) -> bool {
        (self.part, self.kind) == (part, kind)
    }

    fn print(&mut self, places: Vec<Cell>) {
        if self.places != places {
            self.points = points(&places).into();
            self.places = places;
        }
    }

    pub(crate) fn is_ground(&self) -> bool {
        self.part == Part::Ground
    }

    /// Its name, and the marker itself, to be defined on the page.
    pub(crate) fn definition(&self) -> (&Rc<str>, &Rc<str>) {
        (&self.name, &self.drawing)
    }

    pub(crate) fn prints(&self) -> Shape {
        let (marker, url, points) = (self.name.clone(), self.url.clone(), self.points.clone());
        Shape::Prints { marker, url, points }
    }
}

/// A marker of the sprite, by its name, in some places.
pub(crate) fn prints(marker: &str, class: &str, places: &[Cell]) -> String {
    let (url, points) = (url(marker), points(places));
    format!(
        r#"<polyline class="{class}" points="{points}" marker-start="{url}" marker-mid="{url}"/>"#
    )
}

fn url(marker: &str) -> String {
    format!("url(#{marker})")
}

/// The line through some places. The last point stands there twice: a line has a start, and what lies
/// between that and its end.
fn points(places: &[Cell]) -> String {
    let mut points = String::new();
    for Cell { x, y } in places.iter().chain(places.last()) {
        let gap = if points.is_empty() { "" } else { " " };
        // Writing to a string cannot fail.
        let _ = write!(points, "{gap}{} {}", i32::from(*x) * UNIT, i32::from(*y) * UNIT);
    }
    points
}
