//! City SVG: the tiles of a city as they lie: grounds, borders that join, one outline, buildings.

use crate::border::{Borders, LOWER, UPPER};
use crate::cells::{UNIT, moved, squares, write_edge};
use crate::city_tile::{CityTile, tile_at, tiles_of};
use crate::markers::{Look, TileMarker, update_markers};
use crate::shape::Shape;
use cities::{Cell, City, Side};
use std::fmt::{Display, Formatter, Result};
use std::rc::Rc;

/// How far the shade of a city lies below it.
const SHADE: i32 = 5;

/// A whole city, layer by layer, so that no tile cuts the water of the next one. However large it is, it
/// takes a few dozen elements: what is alike is drawn together.
pub struct CitySvg {
    look: Look,
    tiles: Vec<Rc<TileBorders>>,
    markers: Vec<TileMarker>,
    outline: String,
    /// Where the first tile of the second set lies (X7).
    founded_at: Option<Cell>,
}

impl CitySvg {
    /// A city of a player's colour, 0 to 5; its tiles are small below 54 px.
    pub fn new(city: &City, colour: u8, is_small: bool) -> Self {
        let look = Look { colour, is_small };
        let mut drawn = Self {
            look,
            tiles: Vec::new(),
            markers: Vec::new(),
            outline: String::new(),
            founded_at: None,
        };
        drawn.update(city, colour, is_small);
        drawn
    }

    /// The same drawing for a city that grew, or another one; what has not changed is kept.
    pub fn update(&mut self, city: &City, colour: u8, is_small: bool) {
        let look = Look { colour, is_small };
        if self.look != look {
            self.look = look;
            self.markers.clear();
        }
        update_markers(city, look, &mut self.markers);
        self.tiles = TileBorders::of_city(city, colour, &self.tiles);
        self.outline = outline(city, colour);
        self.founded_at = city.founded_at();
    }

    /// The markers that the shapes need, each with its name.
    pub fn definitions(&self) -> impl Iterator<Item = (&Rc<str>, &Rc<str>)> {
        self.markers.iter().map(TileMarker::definition)
    }

    /// All layers, from the lowest; always as many.
    pub fn shapes(&self) -> Vec<Shape> {
        let area = |lower| squares(self.tiles.iter().map(|tile| tile.at), lower);
        let (grounds, others): (Vec<_>, Vec<_>) =
            self.markers.iter().partition(|marker| marker.is_ground());
        let founding = self.founded_at.map(|at| Shape::Text(founding(at, self.look.colour).into()));
        let others = others.into_iter().map(TileMarker::prints);
        vec![
            Shape::Path { class: "city-shade", d: area(SHADE) },
            group("", grounds.into_iter().map(TileMarker::prints)),
            Shape::Path { class: "rim", d: area(0) },
            group("", self.bands(&LOWER, |tile| &tile.lower)),
            group("still", self.bands(&UPPER, |tile| &tile.still)),
            group("", self.bands(&UPPER, |tile| &tile.upper)),
            Shape::Path { class: "outline", d: self.outline.clone() },
            group("", others.chain(founding)),
        ]
    }

    /// The borders of all tiles, a path for each class that there is.
    fn bands<'a>(
        &'a self,
        classes: &'a [&'static str],
        of: impl Fn(&TileBorders) -> &[String] + 'a,
    ) -> impl Iterator<Item = Shape> + 'a {
        classes.iter().enumerate().filter_map(move |(number, &class)| {
            let d: String = self.tiles.iter().map(|tile| of(tile)[number].as_str()).collect();
            (!d.is_empty()).then_some(Shape::Path { class, d })
        })
    }
}

/// The drawing as text, for a city that does not change while it shows.
impl Display for CitySvg {
    fn fmt(&self, to: &mut Formatter<'_>) -> Result {
        to.write_str("<defs>")?;
        self.definitions().try_for_each(|(_, marker)| to.write_str(marker))?;
        to.write_str("</defs>")?;
        self.shapes().iter().try_for_each(|shape| shape.fmt(to))
    }
}

fn group(class: &'static str, shapes: impl Iterator<Item = Shape>) -> Shape {
    Shape::Group { class, shapes: shapes.collect() }
}

/// A tile in its place, with the paths of its borders: those below, those that count for nothing, and
/// those that count.
struct TileBorders {
    at: Cell,
    borders: Borders,
    lower: [String; LOWER.len()],
    still: [String; UPPER.len()],
    upper: [String; UPPER.len()],
}

impl TileBorders {
    /// All tiles of a city; those whose borders have not changed as before.
    fn of_city(city: &City, colour: u8, before: &[Rc<Self>]) -> Vec<Rc<Self>> {
        let tile = |(at, tile): (Cell, CityTile)| {
            let borders = Borders::joined(city, colour, at, tile);
            let known = before.iter().find(|known| (known.at, known.borders) == (at, borders));
            let drawn = || Self {
                at,
                borders,
                lower: borders.lower(at),
                still: borders.upper(at, true),
                upper: borders.upper(at, false),
            };
            known.cloned().unwrap_or_else(|| Rc::new(drawn()))
        };
        tiles_of(city, colour).map(tile).collect()
    }
}

/// The edges towards empty ground, and those where the two sets touch.
fn outline(city: &City, colour: u8) -> String {
    let mut path = String::new();
    for (at, tile) in tiles_of(city, colour) {
        for side in Side::ALL {
            let next = tile_at(city, colour, at.next(side));
            if next.is_none_or(|next| next.set() != tile.set()) {
                write_edge(&mut path, at, side, UNIT);
            }
        }
    }
    path
}

/// The flag on the first tile of the second set (X7).
fn founding(at: Cell, colour: u8) -> String {
    const FLAG: &str = r#"<circle class="disc" cx="79" cy="22" r="13"/><path class="on-hue" d="M74 14h2.2v16H74zM76.2 15l9.500 4.200-9.500 4.600z"/>"#;
    format!(r#"<g class="pl-{colour}" transform="{}">{FLAG}</g>"#, moved(at))
}
