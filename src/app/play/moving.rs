//! Shows what moves on the table: pieces are found on the page before and after, and pictures of them
//! fly between. The page itself is as it is to be all the time.

use crate::board::cell_area;
use crate::lens::Area;
use crate::motion::{Air, Flying, is_reduced};
use crate::page::{area, document, found};
use cities::{Face, Line, Who};
use table::{Move, Piece, Spot};
use wasm_bindgen::JsCast;
use web_sys::Element;

/// How long a tile takes to turn over, and a line to draw itself, in milliseconds.
const TURN: u32 = 300;
const DRAW: u32 = 600;

/// Where a tile in hand lies: beside the city, and in the dock.
const IN_HAND: [&str; 2] = [".tray-waiting", ".doing"];

/// A move whose beginning was seen.
enum Begun {
    Flight {
        piece: Piece,
        to: Spot,
        from: Area,
        picture: Option<Element>,
        number: u32,
    },
    /// The side that was up, wherever it showed.
    Turning {
        tile: Face,
        pictures: Vec<(&'static str, Element)>,
    },
    Line(Line),
}

/// Remembers where everything is that will move, and lets it move once the page has changed.
pub(super) fn show(moves: Vec<Move>, flying: &Flying) {
    if moves.is_empty() || is_reduced() {
        return;
    }
    let number = |at: usize| moves[..at].iter().filter(|one| **one == moves[at]).count();
    let begun: Vec<Begun> =
        (0..moves.len()).filter_map(|at| begin(moves[at], number(at), at)).collect();
    if !begun.is_empty() {
        flying.take_off(move |air| {
            for one in &begun {
                go(air, one);
            }
        });
    }
}

/// The same move for the `nth` time, as one of several.
fn begin(one: Move, nth: usize, at: usize) -> Option<Begun> {
    match one {
        Move::Flies { piece, from: Spot::City(cell), to } => {
            let from = cell_area(cell)?;
            Some(Begun::Flight { piece, to, from, picture: None, number: delay(at) })
        }
        Move::Flies { piece, from, to } => {
            let lies = found(&selector(from, piece, true)).into_iter().nth(nth)?;
            // What was dragged there has no way to go.
            if matches!(lies.closest(".is-dragged"), Ok(Some(_))) {
                return None;
            }
            let picture = copy(&lies);
            let from = seen(&lies)?;
            Some(Begun::Flight { piece, to, from, picture, number: delay(at) })
        }
        Move::Turns(tile) => {
            let side = |&place: &&'static str| Some((place, copy(&in_hand(place, tile)?)?));
            Some(Begun::Turning { tile, pictures: IN_HAND.iter().filter_map(side).collect() })
        }
        Move::Runs(line) => Some(Begun::Line(line)),
    }
}

fn delay(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(0).min(5)
}

fn go(air: &mut Air, begun: &Begun) {
    match begun {
        Begun::Flight { piece, to, from, picture, number } => {
            // Nothing flies where it would not be seen to arrive.
            let _ = fly(air, *piece, *to, *from, picture.as_ref(), *number);
        }
        Begun::Turning { tile, pictures } => {
            for (place, picture) in pictures {
                if let Some(lies) = in_hand(place, *tile) {
                    turn(air, picture, &lies);
                }
            }
        }
        Begun::Line(line) => {
            for path in found(&format!(".board [data-line={}]", crate::trail::mark(*line))) {
                let frames = r#"[{"strokeDasharray":"1","strokeDashoffset":"1"},{"strokeDasharray":"1","strokeDashoffset":"0"}]"#;
                air.play(&path, frames, DRAW, 0);
            }
        }
    }
}

fn fly(
    air: &mut Air,
    piece: Piece,
    to: Spot,
    from: Area,
    picture: Option<&Element>,
    number: u32,
) -> Option<()> {
    if let (Spot::City(cell), Some(picture)) = (to, picture) {
        let place = cell_area(cell)?;
        // The place looks empty until the tile has arrived.
        let empty = document()?.create_element("div").ok()?;
        empty.set_class_name("not-yet");
        air.lay(&empty, place);
        air.wait(&empty, number);
        air.fly(picture, fitted(from, piece), place, false, number);
        return Some(());
    }
    // Of equal cards the last one is new.
    let lies = found(&selector(to, piece, false)).pop()?;
    let (place, has_face) = (seen(&lies)?, lies.has_attribute("data-piece"));
    let picture = picture.cloned().or_else(|| copy(&lies))?;
    if has_face {
        air.hide(&lies, number);
    }
    air.fly(&picture, fitted(from, piece), fitted(place, piece), !has_face, number);
    Some(())
}

/// The old side goes, then the new one comes.
fn turn(air: &mut Air, old: &Element, new: &Element) {
    let Some(place) = area(new) else { return };
    air.lay(old, place);
    let (half, gone) =
        (r#"{"transform":"scaleX(0)","offset":0.5}"#, r#"{"transform":"scaleX(0)"}"#);
    let whole = r#"{"transform":"none"}"#;
    air.play(old, &format!("[{whole},{half},{gone}]"), TURN, 0);
    air.play(new, &format!("[{gone},{half},{whole}]"), TURN, 0);
}

fn in_hand(place: &str, tile: Face) -> Option<Element> {
    found(&format!("{place} [data-piece='{}']", String::from(tile.tile()))).pop()
}

/// Where pieces lie on the page; those that leave hand or open money have been chosen.
fn selector(spot: Spot, piece: Piece, leaves: bool) -> String {
    let mark = match piece {
        Piece::Tile(face) => String::from(face.tile()),
        Piece::Card(card) => card.into(),
    };
    let mark = format!("[data-piece='{mark}']");
    let chosen = if leaves { ".chosen " } else { "" };
    let place = match spot {
        // The city is measured, not searched.
        Spot::City(_) => ".city ",
        Spot::Yard => ".yard ",
        Spot::Huts => ".huts ",
        Spot::Beside => ".tray-waiting ",
        Spot::Reserve => ".tray-reserve ",
        Spot::Hand => return format!(".hand {chosen}{mark}"),
        Spot::Open => return format!(".open-cards {chosen}{mark}"),
        Spot::Deck => return ".deck".to_owned(),
        Spot::With(Who::Seat(seat)) => {
            return format!(".player:nth-child({})>.emblem", seat.index() + 1);
        }
        Spot::With(Who::Dirk) => return ".player>.emblem.dirk".to_owned(),
    };
    format!("{place}{mark}")
}

/// Where a piece is; where it is too small to be drawn, what stands for it.
fn seen(piece: &Element) -> Option<Area> {
    area(piece).or_else(|| area(&piece.parent_element()?))
}

fn copy(piece: &Element) -> Option<Element> {
    piece.clone_node_with_deep(true).ok()?.dyn_into().ok()
}

/// The largest picture of a piece that has room there.
fn fitted(room: Area, piece: Piece) -> Area {
    let shape = match piece {
        Piece::Tile(_) => 1.0,
        Piece::Card(_) => 64.0 / 90.0,
    };
    let ((x, y), (width, height)) = (room.middle(), room.size());
    let high = height.min(width / shape);
    Area::of_size((high * shape, high)).moved((x - high * shape / 2.0, y - high / 2.0))
}
