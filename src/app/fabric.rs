//! The tiles of a city as they lie: grounds, borders that join, one outline, buildings.

use crate::border::{Borders, LOWER, UPPER, clockwise};
use crate::stamp::{Stamp, stamp};
use crate::tile::Piece;
use cities::{Cell, City, Side, Sides};
use std::fmt::Write as _;
use std::rc::Rc;
use yew::prelude::*;

/// How far the shade of a city lies below it.
const SHADE: i32 = 5;

#[derive(PartialEq, Properties)]
pub(crate) struct FabricProps {
    pub(crate) city: Rc<City>,
    /// The player's colour, 0 to 5.
    pub(crate) colour: u8,
    pub(crate) is_small: bool,
}

/// A whole city, layer by layer, so that no tile cuts the water of the next one. However large it is, it
/// takes a few dozen elements: what is alike is drawn together.
pub(crate) struct Fabric {
    tiles: Vec<Rc<Fitted>>,
    stamps: Vec<Stamp>,
}

impl Component for Fabric {
    type Message = ();
    type Properties = FabricProps;

    fn create(ctx: &Context<Self>) -> Self {
        let mut stamps = Vec::new();
        stamp(ctx.props(), &mut stamps);
        Self { tiles: fitted(ctx.props(), &[]), stamps }
    }

    fn changed(&mut self, ctx: &Context<Self>, before: &FabricProps) -> bool {
        let now = ctx.props();
        if (now.colour, now.is_small) != (before.colour, before.is_small) {
            self.stamps.clear();
        }
        stamp(now, &mut self.stamps);
        self.tiles = fitted(now, &self.tiles);
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let FabricProps { city, colour, .. } = ctx.props();
        let area = |lower| squares(self.tiles.iter().map(|tile| tile.at), lower);
        let (grounds, others): (Vec<_>, Vec<_>) =
            self.stamps.iter().partition(|stamp| stamp.is_ground());
        html! {
            <>
                <defs>{ for self.stamps.iter().map(Stamp::carved) }</defs>
                <path class="city-shade" d={area(SHADE)} />
                <g>{ for grounds.into_iter().map(Stamp::printed) }</g>
                <path class="rim" d={area(0)} />
                { self.bands(&LOWER, |tile| &tile.lower) }
                <g class="still">{ self.bands(&UPPER, |tile| &tile.still) }</g>
                { self.bands(&UPPER, |tile| &tile.upper) }
                <path class="outline" d={outline(city, *colour)} />
                <g>{ for others.into_iter().map(Stamp::printed) }</g>
                { for city.founded_at().map(|at| founding(at, *colour)) }
            </>
        }
    }
}

impl Fabric {
    /// The borders of all tiles, a path for each class that there is.
    fn bands(&self, classes: &[&'static str], of: impl Fn(&Fitted) -> &[String]) -> Html {
        let path = |(number, &class): (usize, &&'static str)| {
            let path: String = self.tiles.iter().map(|tile| of(tile)[number].as_str()).collect();
            (!path.is_empty()).then(|| html! { <path key={class} {class} d={path} /> })
        };
        html! { <g>{ for classes.iter().enumerate().filter_map(path) }</g> }
    }
}

/// A tile in its place, with the paths of its borders: those below, those that count for nothing, and
/// those that count.
struct Fitted {
    at: Cell,
    borders: Borders,
    lower: [String; LOWER.len()],
    still: [String; UPPER.len()],
    upper: [String; UPPER.len()],
}

/// All tiles; those whose borders have not changed as before.
fn fitted(props: &FabricProps, before: &[Rc<Fitted>]) -> Vec<Rc<Fitted>> {
    let FabricProps { city, colour, .. } = props;
    let tile = |(at, piece): (Cell, Piece)| {
        let borders = borders(city, *colour, at, piece);
        let known = before.iter().find(|known| (known.at, known.borders) == (at, borders));
        let fit = || Fitted {
            at,
            borders,
            lower: borders.lower(at),
            still: borders.upper(at, true),
            upper: borders.upper(at, false),
        };
        known.cloned().unwrap_or_else(|| Rc::new(fit()))
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

/// Whole cells as one path, a little lower than they are.
pub(crate) fn squares(cells: impl Iterator<Item = Cell>, lower: i32) -> String {
    let mut path = String::new();
    for Cell { x, y } in cells {
        let (left, top) = (i32::from(x) * 100, i32::from(y) * 100 + lower);
        // Writing to a string cannot fail.
        let _ = write!(path, "M{left} {top}h100v100h-100z");
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
