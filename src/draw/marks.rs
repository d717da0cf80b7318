//! Marks: each sign that can lie over a cell of a city, as text.

use crate::area::{Point, distance};
use crate::cells::{UNIT, moved, squares, write_edge};
use crate::city_tile::CityTile;
use crate::number::tidy;
use crate::overlay::RefusedPlace;
use crate::symbols::centred_in;
use crate::viewport::Viewport;
use cities::{Cell, City, Face, Side, Sides};

/// What is added by a bonus card.
pub const PLUS_ONE: &str = "+1";

/// The line around a cell.
const RING: &str = r#"<path class="ring" d="M0 0H100V100H0Z"/>"#;

/// The line around a tile that may be taken.
const SWAP: &str = r#"<rect class="swap-ground" x="4" y="4" width="92" height="92" rx="6"/><rect x="4" y="4" width="92" height="92" rx="6"/>"#;

/// A drawing of 100 x 100 units in its cell.
fn in_cell(class: &str, at: Cell, what: &str) -> String {
    let class = if class.is_empty() { String::new() } else { format!(r#" class="{class}""#) };
    format!(r#"<g{class} transform="{}">{what}</g>"#, moved(at))
}

/// A veil over tiles that are cut off, and the line at which they are.
pub(crate) fn faded(city: &City, cut_off: &[Cell]) -> String {
    if cut_off.is_empty() {
        return String::new();
    }
    let mut cut = String::new();
    for &at in cut_off {
        for side in Side::ALL {
            let next = at.next(side);
            if city.is_taken(next) && !cut_off.contains(&next) {
                write_edge(&mut cut, at, side, UNIT);
            }
        }
    }
    let veil = squares(cut_off.iter().copied(), 0);
    format!(r#"<path class="veil" d="{veil}"/><path class="cut" d="{cut}"/>"#)
}

/// Ground that would be enclosed.
pub(crate) fn enclosed(at: Cell) -> String {
    const GROUND: &str = r#"<rect class="hatched" x="5.5" y="5.5" width="89" height="89"/><rect class="dots" x="5.5" y="5.5" width="89" height="89"/>"#;
    in_cell("enclosed", at, GROUND)
}

/// A tile that the one in hand may take the place of.
pub(crate) fn swap(at: Cell) -> String {
    let sign = centred_in("icons-exchange", (80.0, 20.0), 20.0, "");
    in_cell("swap", at, &format!(r#"{SWAP}<circle cx="80" cy="20" r="15"/>{sign}"#))
}

/// A tile whose bonus card can be played.
pub(crate) fn playable(at: Cell) -> String {
    in_cell("swap", at, SWAP)
}

/// The pill on a tile whose bonus card is in play: it counts once more (N3).
pub(crate) fn bonus(at: Cell, face: Face) -> String {
    let pill = format!(
        r#"<rect class="badge" x="60" y="66" width="38" height="26" rx="13"/><text class="pill-text" x="79" y="84.500">{PLUS_ONE}</text>"#
    );
    in_cell(&CityTile::Face(face).hue(), at, &pill)
}

/// What a hut counts, and a bead on each edge that makes it count (H5).
pub(crate) fn hut(at: Cell, sides: Sides) -> String {
    let bead = |side: Side| {
        let (x, y) = match side {
            Side::North => (50, 0),
            Side::East => (100, 50),
            Side::South => (50, 100),
            Side::West => (0, 50),
        };
        format!(r#"<circle class="bead" cx="{x}" cy="{y}" r="5.500"/>"#)
    };
    let beads: String = sides.iter().map(bead).collect();
    let star = centred_in("khatim", (75.0, 27.0), 50.0, "hut-star");
    let count = sides.count();
    let class = if count == 0 { "hut-count none" } else { "hut-count" };
    in_cell(class, at, &format!(r#"{beads}{star}<text x="75" y="33">×{count}</text>"#))
}

/// A place where the tile cannot lie.
pub(crate) fn refused(RefusedPlace { at, clashes, bars }: RefusedPlace) -> String {
    const GROUND: &str = r#"<rect class="ground" x="5.5" y="5.5" width="89" height="89" rx="9"/><rect class="hatched" x="5.5" y="5.5" width="89" height="89" rx="9"/>"#;
    const CROSS: &str = r#"<g class="sign"><circle cx="50" cy="50" r="17"/><path d="M43.5 43.5l13 13M56.5 43.5l-13 13"/></g>"#;
    const ZIGZAG: &str = r#"<rect class="zig-ground" x="3" y="-9" width="94" height="18" rx="9"/><path class="zig" d="M8 5.5l8.4-11 8.4 11 8.4-11 8.4 11 8.4-11 8.4 11 8.4-11 8.4 11 8.4-11 8.4 11"/>"#;
    const NO_ENTRY: &str =
        r#"<circle class="bar" cx="50" cy="0" r="18"/><path class="bar-line" d="M41 0h18"/>"#;
    let zigzags: String = clashes.iter().map(|side| turned(side, ZIGZAG)).collect();
    let no_entries: String = bars.iter().map(|side| turned(side, NO_ENTRY)).collect();
    in_cell("refused", at, &format!("{GROUND}{CROSS}{zigzags}{no_entries}"))
}

/// What is drawn at the top edge of a cell, at another side.
fn turned(side: Side, what: &str) -> String {
    format!(r#"<g transform="rotate({} 50 50)">{what}</g>"#, side as u16 * 90)
}

/// The tile in hand where it is tried; once that place is chosen it is solid.
pub(crate) fn ghost(face: Face, at: Cell, is_selected: bool, is_small: bool) -> String {
    let class = if is_selected { "" } else { r#" class="ghost""# };
    let tile = CityTile::Face(face).drawn(false, is_small);
    in_cell("", at, &format!("<g{class}>{tile}</g>{RING}"))
}

/// The chosen place or tile.
pub(crate) fn selected(at: Cell) -> String {
    in_cell("selected", at, RING)
}

/// How far the middle of the tick is inside its cell, and how large it is to a finger, in px.
const INSIDE: f64 = 3.0;
const REACH: f64 = 22.0;

/// The tick that builds at the pin, at the lower right of its cell: of the same size, however large the
/// cell is.
pub fn tick(at: Cell, viewport: Viewport) -> String {
    const TICK: &str = r#"<circle r="14"/><path class="tick" d="M-6.5.5l4.5 4.5 8.500-9"/>"#;
    let px = f64::from(UNIT) / viewport.scale;
    let corner = |at: i8| tidy(f64::from((i32::from(at) + 1) * UNIT) - INSIDE * px);
    let (x, y) = (corner(at.x), corner(at.y));
    format!(r#"<g class="pin" transform="translate({x} {y})scale({})">{TICK}</g>"#, tidy(px))
}

/// True if a place on the board meets the tick.
pub fn is_on_tick(place: Point, at: Cell, viewport: Viewport) -> bool {
    let cell = viewport.placed(at.into());
    distance(place, (cell.right - INSIDE, cell.bottom - INSIDE)) <= REACH
}
