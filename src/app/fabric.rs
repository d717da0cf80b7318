//! The tiles of a city as they lie: grounds, borders that join, one outline, buildings.

use crate::art::picture;
use crate::border::{Borders, clockwise};
use crate::tile::{Piece, RIM};
use cities::{Cell, City, Side, Sides};
use std::fmt::Write as _;
use std::rc::Rc;
use yew::prelude::*;
use yew::virtual_dom::Key;

#[derive(PartialEq, Properties)]
pub(crate) struct FabricProps {
    pub(crate) city: Rc<City>,
    /// The player's colour, 0 to 5.
    pub(crate) colour: u8,
    pub(crate) is_small: bool,
}

/// A whole city, layer by layer, so that no tile cuts the water of the next one. What is drawn of each
/// tile is kept, so that a city that grows draws its new tile and the borders that meet it, no more.
pub(crate) struct Fabric {
    tiles: Vec<Drawn>,
}

impl Component for Fabric {
    type Message = ();
    type Properties = FabricProps;

    fn create(ctx: &Context<Self>) -> Self {
        Self { tiles: drawn(ctx.props(), &[]) }
    }

    fn changed(&mut self, ctx: &Context<Self>, _before: &FabricProps) -> bool {
        self.tiles = drawn(ctx.props(), &self.tiles);
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let FabricProps { city, colour, .. } = ctx.props();
        let layer = |number: usize, class: &'static str| {
            let parts = self.tiles.iter().filter(|tile| !tile.layers[number].is_empty());
            html! { <g {class}>{ for parts.map(|tile| tile.part(number)) }</g> }
        };
        html! {
            <>
                <path class="city-shade" d={squares(self.tiles.iter().map(|tile| tile.at))} />
                { layer(0, "") }
                { layer(1, "") }
                { layer(2, "still") }
                { layer(3, "") }
                <path class="outline" d={outline(city, *colour)} />
                { layer(4, "") }
                { for city.founded_at().map(|at| founding(at, *colour)) }
            </>
        }
    }
}

/// What is drawn of a tile, as text.
#[derive(Clone)]
struct Drawn {
    at: Cell,
    piece: Piece,
    borders: Borders,
    is_small: bool,
    key: Key,
    /// Its ground, its borders from below and from above (those that count for nothing first), its
    /// building.
    layers: [AttrValue; 5],
}

impl Drawn {
    fn new(at: Cell, piece: Piece, borders: Borders, is_small: bool) -> Self {
        let place = moved(at);
        let hue = piece.hue();
        let part = |hue: &str, drawn: String| {
            if drawn.is_empty() {
                return AttrValue::default();
            }
            AttrValue::from(format!(r#"<g class="{hue}" transform="{place}">{drawn}</g>"#))
        };
        let layers = [
            part(&hue, piece.ground() + RIM),
            part("", borders.lower()),
            part("", borders.upper(true)),
            part("", borders.upper(false)),
            part(&hue, piece.building(is_small)),
        ];
        Self { at, piece, borders, is_small, key: place.into(), layers }
    }

    /// Its part of a layer. It has a key, so that a tile that comes or goes leaves the others alone.
    fn part(&self, layer: usize) -> Html {
        html! { <key={self.key.clone()}>{ picture(self.layers[layer].clone()) }</> }
    }
}

/// What is drawn of all tiles; of those that have not changed, as before.
fn drawn(props: &FabricProps, before: &[Drawn]) -> Vec<Drawn> {
    let FabricProps { city, colour, is_small } = props;
    let tile = |(at, piece): (Cell, Piece)| {
        let borders = borders(city, *colour, at, piece);
        let is_same = |known: &&Drawn| {
            (known.at, known.piece, known.borders, known.is_small)
                == (at, piece, borders, *is_small)
        };
        let known = before.iter().find(is_same).cloned();
        known.unwrap_or_else(|| Drawn::new(at, piece, borders, *is_small))
    };
    pieces(city, *colour).map(tile).collect()
}

/// Everything that lies in a city, the start tile first.
pub(crate) fn pieces(city: &City, colour: u8) -> impl Iterator<Item = (Cell, Piece)> {
    let start = (Cell::START, Piece::Start { set: city.home(), colour });
    let tiles = city.tiles().iter().map(|laid| (laid.at, Piece::Tile(laid.face)));
    std::iter::once(start).chain(tiles)
}

/// What lies at a place.
pub(crate) fn piece_at(city: &City, colour: u8, at: Cell) -> Option<Piece> {
    if at == Cell::START {
        return Some(Piece::Start { set: city.home(), colour });
    }
    city.face_at(at).map(Piece::Tile)
}

/// The transform that moves a drawing of 100 x 100 units to its place.
pub(crate) fn moved(Cell { x, y }: Cell) -> String {
    format!("translate({} {})", i32::from(x) * 100, i32::from(y) * 100)
}

/// Whole cells as one path.
pub(crate) fn squares(cells: impl Iterator<Item = Cell>) -> String {
    let mut path = String::new();
    for Cell { x, y } in cells {
        // Writing to a string cannot fail.
        let _ = write!(path, "M{} {}h100v100h-100z", i32::from(x) * 100, i32::from(y) * 100);
    }
    path
}

/// One side of a cell as a piece of a path.
pub(crate) fn edge_path(Cell { x, y }: Cell, side: Side) -> String {
    let (left, top) = (i32::from(x) * 100, i32::from(y) * 100);
    match side {
        Side::North => format!("M{left} {top}h100"),
        Side::East => format!("M{} {top}v100", left + 100),
        Side::South => format!("M{left} {}h100", top + 100),
        Side::West => format!("M{left} {top}v100"),
    }
}

/// How a tile's borders meet those around it.
fn borders(city: &City, colour: u8, at: Cell, piece: Piece) -> Borders {
    let (set, edges) = (piece.set(), piece.edges());
    let mut borders = Borders::alone(set, edges);
    let own = |at: Cell| piece_at(city, colour, at).filter(|next| next.set() == set);
    let shows = |at: Cell, side: Side| own(at).is_some_and(|next| next.edges().has(side));
    let add = |sides: &mut Sides, side: Side| *sides = sides.with(side);
    for side in Side::ALL {
        if edges.has(side) && shows(at.next(side), side.opposite()) {
            add(&mut borders.still, side);
        }
        let second = clockwise(side);
        let is_free = !edges.has(side) && !edges.has(second);
        if is_free && shows(at.next(side), second) && shows(at.next(second), side) {
            let is_still = own(at.next(side).next(second)).is_some();
            let joints = if is_still { &mut borders.still_joints } else { &mut borders.joints };
            add(joints, side);
        }
    }
    borders
}

/// The edges towards empty ground, and those where the two sets touch.
fn outline(city: &City, colour: u8) -> String {
    let mut path = String::new();
    for (at, piece) in pieces(city, colour) {
        for side in Side::ALL {
            let next = piece_at(city, colour, at.next(side));
            if next.is_none_or(|next| next.set() != piece.set()) {
                path += &edge_path(at, side);
            }
        }
    }
    path
}

/// The flag on the first tile of the second set (X7).
fn founding(at: Cell, colour: u8) -> Html {
    html! {
        <g class={format!("pl-{colour}")} transform={moved(at)}>
            <circle class="disc" cx="79" cy="22" r="13" />
            <path class="on-hue" d="M74 14h2.2v16H74zM76.2 15l9.500 4.200-9.500 4.600z" />
        </g>
    }
}
